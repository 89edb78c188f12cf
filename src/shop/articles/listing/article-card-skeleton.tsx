import { Skeleton } from '#kit/widgets/skeleton.tsx';
import styles from './article-card.module.css';

/** A placeholder with the size of a card. */
export function ArticleCardSkeleton() {
  return (
    <li className={styles.card} aria-hidden="true">
      <div className={styles.image}>
        <Skeleton shape="square" />
      </div>
      <div className={styles.title}>
        <p className={styles.number}>
          <Skeleton shape="short" />
        </p>
        <div className={styles.name}>
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      </div>
      <div className={styles.facts}>
        <Skeleton shape="short" />
      </div>
      <div className={styles.price} />
      <div className={styles.buy} />
    </li>
  );
}
