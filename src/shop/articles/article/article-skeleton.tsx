import { Skeleton } from '#kit/widgets/skeleton.tsx';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './article-screen.module.css';

/** A placeholder with the size of an article page. */
export function ArticleSkeleton() {
  const t = useT();
  return (
    <div className={styles.page}>
      <div className={styles.screen} aria-busy="true">
        <div className={styles.lead}>
          <h1 className={styles.name}>
            <VisuallyHidden>{t('general.loading')}</VisuallyHidden>
            <Skeleton />
            <Skeleton shape="short" />
          </h1>
        </div>
        <div className={styles.image}>
          <Skeleton shape="square" />
        </div>
        <div className={styles.side}>
          <Skeleton shape="block" />
        </div>
      </div>
    </div>
  );
}
