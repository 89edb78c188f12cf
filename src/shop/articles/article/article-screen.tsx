import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { articleImage } from '#shop/images/image-urls.ts';
import { listProductGroups } from '#shop/product-groups/contract.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { ArticleData } from './article-data.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleImages } from './article-images.tsx';
import styles from './article-screen.module.css';
import { trailOf } from '#shop/articles/category-labels.ts';
import type { ShownArticle } from '#shop/articles/contract.ts';
import { groupPath } from '#shop/product-groups/paths.ts';
import { RelatedArticles } from './related-articles.tsx';

type Props = {
  article: ShownArticle;
  /** The price and the way to order, beside the pictures. */
  trade: ReactNode;
};

export function ArticleScreen({ article, trade }: Props) {
  const t = useT();
  const { ArticleText, Description, Text, ShownIn = {} } = article;
  return (
    <div className={styles.page}>
      <article className={styles.screen}>
        <PageTitle
          description={summary(Description || Text) || t('pageDescription.products', { group: ArticleText })}
          type="product"
          image={article.ImageId === null ? undefined : articleImage(article.ImageId, 1200)}
        >
          {ArticleText}
        </PageTitle>
        <ArticleData article={article} />
        <div className={styles.lead}>
          <GroupTrail id={article.ProductGroupId} />
          <h1 className={styles.name} lang={ShownIn.ArticleText}>
            {ArticleText}
          </h1>
          <Number number={article.ArticleNumber} />
        </div>
        <ArticleImages article={article} />
        <div className={styles.side}>
          {trade}
          <ArticleFacts article={article} />
        </div>
        <div className={styles.texts}>
          {Description && (
            <p className={styles.description} lang={ShownIn.Description}>
              {Description}
            </p>
          )}
          {Text && <p lang={ShownIn.Text}>{Text}</p>}
        </div>
      </article>
      <RelatedArticles id={article.Id} />
    </div>
  );
}

function Number({ number }: { number: string }) {
  const t = useT();
  return (
    <p className={styles.number}>
      {t('article.number')} <strong>{number}</strong>
    </p>
  );
}

function GroupTrail({ id }: { id: number }) {
  const t = useT();
  const trail = trailOf(useEndpoint(listProductGroups).data ?? [], id);
  return (
    <nav className={styles.trail} aria-label={t('menu.breadcrumb')}>
      {trail.map((group, index) => (
        <span key={group.ProductGroupId}>
          {index > 0 && <span aria-hidden="true"> &gt; </span>}
          <Link to={groupPath(group)} lang={group.ShownIn?.Name}>
            {group.Name}
          </Link>
        </span>
      ))}
    </nav>
  );
}

/** Shortens a text between words to the length that search engines show. */
function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 160 ? line : `${line.slice(0, 159).replace(/\s\S*$/, '')} …`;
}
