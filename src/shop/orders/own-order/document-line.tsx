import type { ReactNode } from 'react';
import styles from './own-order.module.css';

/** A paper of an order, with the link that opens it. */
export function DocumentLine({
  name,
  detail,
  children,
}: {
  name: string;
  detail: string;
  children: ReactNode;
}) {
  return (
    <li className={styles.paper}>
      <span>
        {name} <span className={styles.quiet}>{detail}</span>
      </span>
      {children}
    </li>
  );
}
