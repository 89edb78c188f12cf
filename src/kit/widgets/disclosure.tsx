import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './disclosure.module.css';

type Props = {
  /** What is seen while it is closed. */
  summary: ReactNode;
  open?: boolean | undefined;
  children: ReactNode;
};

/** Details that open below a line, with a sign of the shop's own in place of the browser's triangle. */
export function Disclosure({ summary, open, children }: Props) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary>
        <Icon name="chevron-down" size="s" />
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  );
}
