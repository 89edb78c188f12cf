import type { ReactNode } from 'react';
import styles from './page-part.module.css';

/** A part beside a form, under a heading of its own. */
export function PagePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
