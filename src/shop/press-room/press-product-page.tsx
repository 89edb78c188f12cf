import { redirect, useParams } from 'react-router';
import type { QueryClient } from '@tanstack/react-query';
import { pathsOf } from '#kit/pages/page-paths.ts';
import { notFound, type PageRequest } from '#kit/pages/page.ts';
import { queryOf } from '#kit/pages/query.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { idInPath } from '#kit/pages/id-and-slug.ts';
import { listWebTexts } from '#shop/texts/web-text-contract.ts';
import { listPressImages, readPressArticle } from './contract.ts';
import { pressArticlePath } from './paths.ts';
import { PressProductScreen } from './press-product-screen.tsx';

/** The name in the path may be in either language; a wrong or missing name redirects to the right address. */
export async function check({ params, url, language, languages }: PageRequest, client: QueryClient) {
  const id = idInPath(params.id);
  if (id === undefined) throw notFound();
  const article = await client.ensureQueryData(queryOf(readPressArticle, language, { id }));
  for (const one of languages) {
    const known =
      one === language ? article : await client.fetchQuery(queryOf(readPressArticle, one, { id }));
    if (params.urlname === known.UrlName) return;
  }
  if (typeof document === 'undefined') throw redirect(pressArticlePath(article) + url.search, 301);
}

export function needs({ params, language }: PageRequest) {
  return [
    queryOf(listWebTexts, language),
    queryOf(readPressArticle, language, { id: idInPath(params.id) ?? 0 }),
    queryOf(listPressImages, language, { articleId: idInPath(params.id) ?? 0 }),
  ];
}

export async function paths({ params, ...request }: PageRequest, client: QueryClient) {
  const id = idInPath(params.id) ?? 0;
  return await pathsOf(client, request, readPressArticle, { id }, pressArticlePath);
}

export default function PressProductPage() {
  const id = idInPath(useParams().id) ?? 0;
  const { data: article } = useEndpoint(readPressArticle, { id });
  return article ? <PressProductScreen key={id} article={article} /> : null;
}
