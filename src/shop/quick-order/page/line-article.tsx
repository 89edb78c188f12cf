import { StockStatus } from '#shop/articles/stock/stock-status.tsx';
import { Image } from '#shop/images/image.tsx';
import { thumbnailOf } from '#shop/images/image-urls.ts';
import type { Brief } from '#shop/wanted-rows/contract.ts';
import styles from './line-article.module.css';

/** The article of a line: its picture, name, numbers and stock. */
export function LineArticle({ article }: { article: Brief }) {
  const { ImageId, ArticleText, ArticleNumber, EAN } = article;
  return (
    <div className={styles.article}>
      <span className={styles.image}>
        <Image urlOf={thumbnailOf(ImageId)} sizes="3rem" alt="" />
      </span>
      <div className={styles.words}>
        <p>{ArticleText}</p>
        <p className={styles.facts}>
          <span>{ArticleNumber}</span>
          {EAN !== null && <span>EAN {EAN}</span>}
          <StockStatus article={article} />
        </p>
      </div>
    </div>
  );
}
