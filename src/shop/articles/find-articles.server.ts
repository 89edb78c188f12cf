import type { KeptArticle, Snapshot } from './snapshot.server.ts';

export type ArticleFilter = {
  groupIds: ReadonlySet<number>;
  /** Only these, in this order. */
  ids?: readonly number[] | undefined;
  news?: boolean | undefined;
  seasonNews?: boolean | undefined;
  onlyInStock?: boolean | undefined;
  materialId?: number | undefined;
  colourIds?: readonly number[] | undefined;
  searchText?: string | undefined;
};

/** The articles that pass, in listing order; with a search text, the best matches first. */
export function findArticles(snapshot: Snapshot, filter: ArticleFilter): readonly KeptArticle[] {
  const { groupIds } = filter;
  const named = namedArticles(snapshot, filter);
  if (named)
    return named.filter((article) => groupIds.has(article.row.product_group_id) && passes(article, filter));
  const inGroups = snapshot.inGroups(groupIds);
  return hasFilter(filter) ? inGroups.filter((article) => passes(article, filter)) : inGroups;
}

/** Those asked for by id or by words; undefined when it is all. */
function namedArticles(
  snapshot: Snapshot,
  { ids = [], searchText = '' }: ArticleFilter,
): readonly KeptArticle[] | undefined {
  const found = searchText === '' ? undefined : snapshot.search().find(searchText);
  if (ids.length === 0) return found;
  const asked = [...new Set(ids)].flatMap((id) => snapshot.byId.get(id) ?? []);
  if (!found) return asked;
  const among = new Set(found);
  return asked.filter((article) => among.has(article));
}

function hasFilter({ news, seasonNews, onlyInStock, materialId, colourIds }: ArticleFilter): boolean {
  return Boolean(news || seasonNews || onlyInStock || materialId !== undefined || colourIds?.length);
}

function passes({ row, colourIds }: KeptArticle, filter: ArticleFilter): boolean {
  return (
    (!filter.news || row.news) &&
    (!filter.seasonNews || row.season_news) &&
    (!filter.onlyInStock || row.quantity_available > 0) &&
    (filter.materialId === undefined || row.material_id === filter.materialId) &&
    (!filter.colourIds?.length || filter.colourIds.some((id) => colourIds.includes(id)))
  );
}
