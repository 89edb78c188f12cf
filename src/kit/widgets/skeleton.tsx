import styles from './skeleton.module.css';

/** A placeholder for content that is loading; the list around it has `aria-busy`. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'short' | 'square' | 'block' }) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}
