import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Content for screen readers only. */
export function VisuallyHidden({ children, lang }: { children: ReactNode; lang?: string | undefined }) {
  return (
    <span className={styles.hidden} lang={lang}>
      {children}
    </span>
  );
}
