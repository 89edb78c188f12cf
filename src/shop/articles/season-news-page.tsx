import { useParams } from 'react-router';
import type { PageAsked } from '#kit/page.ts';
import { queryOf } from '#kit/query.ts';
import { useEndpoint } from '#kit/use-endpoint.ts';
import { listArticles } from './contract.ts';

export function needs({ params, language }: PageAsked) {
  return [queryOf(listArticles, language, filterOf(params.productGroupId))];
}

export default function SeasonNewsPage() {
  const { productGroupId } = useParams();
  const { data } = useEndpoint(listArticles, filterOf(productGroupId));
  return (
    <>
      <h1>{data?.TotalCount}</h1>
      <ul>
        {data?.Articles.map((article) => (
          <li key={article.Id}>{article.ArticleText}</li>
        ))}
      </ul>
    </>
  );
}

function filterOf(productGroupId: string | undefined) {
  return productGroupId ? { productGroupId: Number(productGroupId) } : {};
}
