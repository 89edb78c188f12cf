import { Link } from 'react-router';
import { Image } from '#shop/images/image.tsx';
import { thumbnailOf } from '#shop/images/image-urls.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { PressArticle } from './contract.ts';
import { pressArticlePath } from './paths.ts';
import { PressDate } from './press-date.tsx';
import styles from './press-article-cards.module.css';

/** Product cards for the press. */
export function PressArticleCards({ articles }: { articles: readonly PressArticle[] }) {
  const t = useT();
  return (
    <ul className={styles.cards}>
      {articles.map((article) => {
        const [imageId] = article.ImageIds;
        return (
          <li key={article.Id} className={styles.card}>
            <Image urlOf={thumbnailOf(imageId)} sizes="(min-width: 60rem) 16rem, 46vw" alt="" />
            <h3 className={styles.title}>
              <Link to={pressArticlePath(article)} lang={article.ShownIn?.Title}>
                {article.Title}
              </Link>
            </h3>
            <p className={styles.facts}>
              <PressDate date={article.CreateDate} />
              {article.ArticleNumber && (
                <span>{t('pressRoom.articleNumber', { number: article.ArticleNumber })}</span>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
