import { redirect, useParams } from 'react-router';
import type { QueryClient } from '@tanstack/react-query';
import { pathsOf } from '#kit/pages/page-paths.ts';
import { slugOf } from '#kit/text/characters/fold.ts';
import { notFound, type PageRequest } from '#kit/pages/page.ts';
import { queryOf } from '#kit/pages/query.ts';
import { Button } from '#kit/widgets/button.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { ArticleScreen } from '#shop/articles/article/article-screen.tsx';
import { ArticleSkeleton } from '#shop/articles/article/article-skeleton.tsx';
import { listRelatedArticles, readArticle } from '#shop/articles/contract.ts';
import { articlePath } from '#shop/articles/paths.ts';
import { idInPath } from '#kit/pages/id-and-slug.ts';
import styles from './article-page.module.css';
import { ArticleTrade } from './article-trade.tsx';
import { useShownArticle } from '#shop/articles/article/use-shown-article.ts';

/** The name in the path may be in either language; a wrong or missing name redirects to the right address. */
export async function check({ params, url, language, languages }: PageRequest, client: QueryClient) {
  const id = idInPath(params.id);
  if (id === undefined) throw notFound();
  // In the browser the page is shown at once and loads the article itself.
  if (!import.meta.env.SSR) return;
  const article = await client.ensureQueryData(queryOf(readArticle, language, { id }));
  await client.ensureQueryData(queryOf(listRelatedArticles, language, { id }));
  const own = slugOf(article.ArticleText);
  if (own === '' || params.slug === own) return;
  for (const other of languages.filter((one) => one !== language)) {
    const query = queryOf(readArticle, other, { id });
    const { ArticleText } = await client.fetchQuery(query);
    client.removeQueries({ queryKey: query.queryKey, exact: true });
    if (params.slug === slugOf(ArticleText)) return;
  }
  throw redirect(articlePath(article) + url.search, 301);
}

/** The paths use the article's name in each language. */
export async function paths({ params, ...request }: PageRequest, client: QueryClient) {
  const id = idInPath(params.id) ?? 0;
  return await pathsOf(client, request, readArticle, { id }, articlePath);
}

export default function ArticlePage() {
  const id = idInPath(useParams().id) ?? 0;
  const { article, error, refetch } = useShownArticle(id);
  const t = useT();
  if (error?.status === 404) throw notFound();
  if (error) {
    return (
      <div className={styles.failed} role="alert">
        <h1>{t('error.fallbackTitle')}</h1>
        <p>{t('article.failed')}</p>
        <Button onClick={() => void refetch()}>{t('general.tryAgain')}</Button>
      </div>
    );
  }
  return article ? (
    <ArticleScreen key={id} article={article} trade={<ArticleTrade article={article} />} />
  ) : (
    <ArticleSkeleton />
  );
}
