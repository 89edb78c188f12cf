import { useQueryClient } from '@tanstack/react-query';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { listArticles, readArticle, searchArticles, type ShownArticle } from '#shop/articles/contract.ts';

type ArticleList = { Articles: ShownArticle[] };

/** Returns an article; until it has loaded, the data that a list already had of it. */
export function useShownArticle(id: number) {
  const client = useQueryClient();
  const language = useLanguage();
  const { data, error, refetch } = useEndpoint(readArticle, { id });
  const fetched = data?.Id === id ? data : undefined;
  const article: ShownArticle | undefined = fetched ?? (error ? undefined : listed());
  return { article, error: fetched ? null : error, refetch };

  function listed(): ShownArticle | undefined {
    return [listArticles.name, searchArticles.name]
      .flatMap((name) => client.getQueriesData<ArticleList>({ queryKey: [name, language] }))
      .flatMap(([, list]) => list?.Articles ?? [])
      .find((one) => one.Id === id);
  }
}
