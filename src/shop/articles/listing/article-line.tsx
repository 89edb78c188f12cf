import { memo } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '#kit/widgets/skeleton.tsx';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { Image } from '#shop/images/image.tsx';
import { thumbnailOf } from '#shop/images/image-urls.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { NewsBadge } from './article-badges.tsx';
import styles from './article-table.module.css';
import type { Ordering } from './ordering.ts';
import { isPriced, type ShownArticle } from '#shop/articles/contract.ts';
import { articlePath } from '#shop/articles/paths.ts';
import { Price } from '#shop/articles/prices/price.tsx';
import { isSoldOut } from '#shop/articles/stock/sold-out.ts';
import { StockStatus } from '#shop/articles/stock/stock-status.tsx';

type Props = { article: ShownArticle; ordering: Ordering };

/**
 * An article in the list view. It keeps its height without a price, for example just before a customer's answer
 * arrives.
 */
export const ArticleLine = memo(function ArticleLine({ article, ordering }: Props) {
  const t = useT();
  const { ImageId } = article;
  const priced = isPriced(article) ? article : undefined;
  return (
    <tr className={styles.line}>
      <td className={styles.image}>
        <Image urlOf={thumbnailOf(ImageId)} sizes="3.5rem" alt="" />
      </td>
      <td className={styles.number}>
        <VisuallyHidden>{t('article.number')} </VisuallyHidden>
        {article.ArticleNumber}
      </td>
      <th scope="row" className={styles.name}>
        <Link to={articlePath(article)} title={article.ArticleText} lang={article.ShownIn?.ArticleText}>
          {article.ArticleText}
        </Link>
        <span className={styles.marks}>
          <NewsBadge article={article} />
          {priced && <ordering.InCartMark articleId={article.Id} />}
        </span>
      </th>
      <td className={styles.stock}>{priced && <StockStatus article={priced} />}</td>
      <td className={styles.pack} data-label={t('catalogue.package')}>
        {article.QuantityPerPackage}
      </td>
      <td className={styles.price}>
        {priced ? <Price article={priced} /> : 'QuantityAvailable' in article && t('card.priceOnRequest')}
      </td>
      <td className={styles.buy}>
        {priced && <ordering.QuickAdd key={article.Id} article={priced} soldOut={isSoldOut(priced)} />}
      </td>
    </tr>
  );
});

/** A placeholder with the size of a line. */
export function ArticleLineSkeleton() {
  return (
    <tr className={styles.line} aria-hidden="true">
      <td className={styles.image}>
        <Skeleton shape="square" />
      </td>
      <td className={styles.number} />
      <td className={styles.name}>
        <Skeleton />
      </td>
      <td className={styles.stock} />
      <td className={styles.pack} />
      <td className={styles.price} />
      <td className={styles.buy} />
    </tr>
  );
}
