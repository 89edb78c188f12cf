import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './back-link.module.css';
import { Icon } from './icon.tsx';

/** Leads from a page to the one that lists it. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.link} to={to}>
      <Icon name="arrow-left" size="s" />
      {children}
    </Link>
  );
}
