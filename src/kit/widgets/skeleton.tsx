import styles from './skeleton.module.css';

/** Holds the place of something on its way; the list it stands in says `aria-busy`. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'short' | 'square' | 'block' }) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}
