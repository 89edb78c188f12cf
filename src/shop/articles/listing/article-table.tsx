import type { ReactNode } from 'react';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './article-table.module.css';

/** The listing as a table to order from; its children are the lines, in one `tbody` per page. */
export function ArticleTable({
  busy,
  isOld,
  children,
}: {
  busy: boolean;
  isOld: boolean;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <table className={styles.table} aria-busy={busy} data-old={isOld || undefined}>
      <caption>
        <VisuallyHidden>{t('catalogue.articles')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.image}>
            <VisuallyHidden>{t('catalogue.image')}</VisuallyHidden>
          </th>
          <th scope="col" className={styles.number}>
            {t('article.number')}
          </th>
          <th scope="col">{t('cart.article')}</th>
          <th scope="col" className={styles.stock}>
            {t('article.stock')}
          </th>
          <th scope="col" className={styles.pack}>
            {t('catalogue.package')}
          </th>
          <th scope="col" className={styles.price}>
            {t('article.priceExclVat')}
          </th>
          <th scope="col" className={styles.buy}>
            {t('article.quantity')}
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}
