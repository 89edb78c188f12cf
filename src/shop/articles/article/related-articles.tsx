import { useId } from 'react';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import type { TextKey } from '#shop/texts/language-table.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { ArticleCard } from '#shop/articles/listing/article-card.tsx';
import { ArticleCardSkeleton } from '#shop/articles/listing/article-card-skeleton.tsx';
import { listRelatedArticles, type ShownArticle } from '#shop/articles/contract.ts';
import styles from './related-articles.module.css';

const lists = [
  ['OtherColors', 'article.otherColours'],
  ['SamePattern', 'article.samePattern'],
  ['UsedWith', 'article.usedWith'],
  ['SeeAlso', 'article.seeAlso'],
] as const satisfies [string, TextKey][];

/**
 * Related articles, one row of cards for each kind of relation. If they cannot be loaded, the page simply ends
 * without them.
 */
export function RelatedArticles({ id }: { id: number }) {
  const t = useT();
  const { data, isError, isPlaceholderData } = useEndpoint(listRelatedArticles, { id });
  if (isError) return null;
  if (!data || isPlaceholderData) {
    return (
      <div className={styles.related} aria-busy="true">
        <ul className={styles.row}>
          {Array.from({ length: 4 }, (_, index) => (
            <ArticleCardSkeleton key={index} />
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div className={styles.related}>
      {lists.map(([name, title]) => (
        <Row key={name} title={t(title)} articles={data[name]} />
      ))}
    </div>
  );
}

/** The row scrolls horizontally when the cards do not fit. */
function Row({ title, articles }: { title: string; articles: readonly ShownArticle[] }) {
  const id = useId();
  if (articles.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.row}>
        {articles.map((article) => (
          <ArticleCard key={article.Id} article={article} level={3} />
        ))}
      </ul>
    </section>
  );
}
