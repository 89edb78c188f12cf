import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeKind = 'quiet' | 'news' | 'season' | 'discount' | 'good' | 'bad' | 'press' | 'said';

/** A short label on an item. Its meaning never depends on colour alone. */
export function Badge({ kind = 'quiet', children }: { kind?: BadgeKind; children: ReactNode }) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children}
    </span>
  );
}
