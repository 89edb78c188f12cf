import { fold } from '#kit/collate.ts';
import type { KeptArticle } from './snapshot.server.ts';

export type ArticleFilter = {
  groupIds: ReadonlySet<number>;
  news?: boolean | undefined;
  seasonNews?: boolean | undefined;
  onlyInStock?: boolean | undefined;
  /** Only these, in this order. */
  ids?: readonly number[] | undefined;
  materialId?: number | undefined;
  colourIds?: readonly number[] | undefined;
  searchText?: string | undefined;
};

/** The articles that pass, in listing order; with a search text, the best matches first. */
export function findArticles(articles: readonly KeptArticle[], filter: ArticleFilter): KeptArticle[] {
  const words = fold(filter.searchText ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const found = articles.filter(
    (article) => passes(article, filter) && words.every((word) => article.searchText.includes(word)),
  );
  const { ids = [] } = filter;
  if (ids.length > 0) found.sort((a, b) => ids.indexOf(a.row.id) - ids.indexOf(b.row.id));
  if (words.length === 0) return found;
  const ranks = new Map(found.map((article) => [article, rank(article, words)]));
  return found.sort((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0));
}

function passes({ row, colourIds }: KeptArticle, filter: ArticleFilter): boolean {
  return (
    filter.groupIds.has(row.product_group_id) &&
    (!filter.news || row.news) &&
    (!filter.seasonNews || row.season_news) &&
    (!filter.ids?.length || filter.ids.includes(row.id)) &&
    (!filter.onlyInStock || row.quantity_available > 0) &&
    (filter.materialId === undefined || row.material_id === filter.materialId) &&
    (!filter.colourIds?.length || filter.colourIds.some((id) => colourIds.includes(id)))
  );
}

/** An article number or EAN that begins so comes before a word that begins so, and that before a part of a word. */
function rank({ row, searchText }: KeptArticle, words: readonly string[]): number {
  let points = 0;
  for (const word of words) {
    if (fold(row.article_number) === word || row.ean === word) points += 100;
    else if (fold(row.article_number).startsWith(word) || row.ean?.startsWith(word)) points += 50;
    else if (` ${searchText}`.includes(` ${word}`)) points += 10;
  }
  return points;
}
