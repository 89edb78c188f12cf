import type { Language } from '#kit/text/language.ts';
import type { CatalogueArticle } from './memoized-article.server.ts';
import type { SearchIndex } from '#shop/articles/search/search-index.server.ts';
import type { Snapshot } from './snapshot.server.ts';
import type { Sort } from '#shop/articles/listing/sort.ts';

export type ArticleFilter = {
  groupIds: ReadonlySet<number>;
  /** The reader's language: words in it weigh more. */
  language: Language;
  /** Limits the result to these articles, in this order. */
  ids?: readonly number[] | undefined;
  news?: boolean | undefined;
  seasonNews?: boolean | undefined;
  onlyInStock?: boolean | undefined;
  materialId?: number | undefined;
  colourIds?: readonly number[] | undefined;
  searchText?: string | undefined;
  /** The articles that a search finds before others, in this order, whatever its words find. */
  firstIds?: readonly number[] | undefined;
  /** Instead of listing order, or of the best matches first. */
  sort?: Sort | undefined;
};

/** The snapshot's search index, required for a text search. */
type Index = SearchIndex | undefined;

export type Found = { readonly length: number; slice(from: number, to: number): readonly CatalogueArticle[] };

/** Returns the articles that match the filter in listing order; with a search text, the best matches first. */
export function findArticles(snapshot: Snapshot, index: Index, filter: ArticleFilter): Found {
  const { groupIds, ids = [] } = filter;
  const hits = findByText(snapshot, index, filter);
  if (hits && ids.length === 0 && !hasFilter(filter)) return hits;
  const found = hits?.slice(0, hits.length);
  const among =
    ids.length === 0 ? (found ?? snapshot.inGroups(groupIds)) : matchesAmong(found, snapshot, filter);
  return hasFilter(filter) ? among.filter((article) => passes(article, filter)) : among;
}

/** Returns what a search finds, the best matches first; undefined when the text is empty and names no article. */
export function findByText(
  { byId }: Pick<Snapshot, 'byId'>,
  index: Index,
  { searchText = '', firstIds = [], groupIds, language }: ArticleFilter,
): Found | undefined {
  const hits = searchText === '' ? undefined : index?.find(searchText, groupIds, language);
  const first = firstIds
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ row }) => groupIds.has(row.product_group_id));
  return first.length === 0 ? hits : [...new Set([...first, ...(hits?.slice(0, hits.length) ?? [])])];
}

/** Returns the articles in the order of the requested ids. */
function matchesAmong(
  found: readonly CatalogueArticle[] | undefined,
  { byId }: Snapshot,
  { groupIds, ids = [] }: ArticleFilter,
): CatalogueArticle[] {
  const among = found && new Set(found);
  const named = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  return named.filter(
    (article) => groupIds.has(article.row.product_group_id) && among?.has(article) !== false,
  );
}

function hasFilter({ news, seasonNews, onlyInStock, materialId, colourIds }: ArticleFilter): boolean {
  return Boolean(news || seasonNews || onlyInStock || materialId !== undefined || colourIds?.length);
}

function passes({ row, colourIds }: CatalogueArticle, filter: ArticleFilter): boolean {
  return (
    (!filter.news || row.news) &&
    (!filter.seasonNews || row.season_news) &&
    (!filter.onlyInStock || row.quantity_available > 0) &&
    (filter.materialId === undefined || row.material_id === filter.materialId) &&
    (!filter.colourIds?.length || filter.colourIds.some((id) => colourIds.includes(id)))
  );
}
