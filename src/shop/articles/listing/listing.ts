import type { Language } from '#kit/text/language.ts';
import { queryOf } from '#kit/pages/query.ts';
import { listArticles, pageSizeOfArticles, searchArticles } from '#shop/articles/contract.ts';
import { groupPath, newsPath, productsPath, seasonNewsPath } from '#shop/product-groups/paths.ts';
import {
  isSearch,
  readCriteria,
  searchPath,
  type SearchCriteria,
} from '#shop/articles/search/search-criteria.ts';
import { sortIn, type Sort } from './sort.ts';

/** The articles that a page lists, and in which order: the maker's own, or that of a search, unless one is chosen. */
export type Listing = { sort?: Sort | undefined } & (
  | { kind: 'all' | 'news' | 'seasonNews' }
  | { kind: 'group'; productGroupId: number }
  | { kind: 'search'; criteria: SearchCriteria }
);

/** A part of a listing: pages are counted from 1 and hold 60 articles. */
export type Part = { page: number; onlyInStock: boolean };

/** `productGroupId` comes from the path; with one, only the page and the order are read from the query. */
export function listingOf(productGroupId: number | undefined, query: URLSearchParams): Listing {
  const sort = sortIn(query);
  if (productGroupId !== undefined) return { kind: 'group', productGroupId, sort };
  const criteria = readCriteria(query);
  if (isSearch(criteria)) return { kind: 'search', criteria, sort };
  return { kind: criteria.news ? 'news' : 'all', sort };
}

/** More pages than any listing has. */
const tooManyPages = 10_000;

export function pageOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d*$/.test(page) ? Math.min(Number(page), tooManyPages) : 1;
}

/** Returns the address of a page of the listing; `groupName` is used for that of a group. */
export function listingPath(listing: Listing, page: number, groupName = ''): string {
  const path = firstPage(listing, groupName);
  const choices = new URLSearchParams();
  if (listing.sort) choices.set('sort', listing.sort);
  if (page > 1) choices.set('page', `${page}`);
  const query = choices.toString();
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

function firstPage(listing: Listing, groupName: string): string {
  switch (listing.kind) {
    case 'all':
      return productsPath;
    case 'news':
      return newsPath;
    case 'seasonNews':
      return seasonNewsPath;
    case 'group':
      return groupPath({ ProductGroupId: listing.productGroupId, Name: groupName });
    case 'search':
      return searchPath(listing.criteria);
  }
}

/** Returns the endpoint that serves a part of the listing, and its input. */
export function callFor(listing: Listing, { page, onlyInStock }: Part) {
  const part = {
    ...(onlyInStock && { onlyInStock }),
    ...(listing.sort && { sort: listing.sort }),
    ...(page > 1 && { skip: pageSizeOfArticles * (page - 1) }),
  };
  switch (listing.kind) {
    case 'all':
      return { endpoint: listArticles, input: part };
    case 'news':
      return { endpoint: listArticles, input: { news: true, ...part } };
    case 'seasonNews':
      return { endpoint: listArticles, input: { seasonNews: true, ...part } };
    case 'group':
      return { endpoint: listArticles, input: { productGroupId: listing.productGroupId, ...part } };
    case 'search':
      return { endpoint: searchArticles, input: { ...searchInput(listing.criteria), ...part } };
  }
}

export function queryFor(listing: Listing, part: Part, language: Language) {
  const { endpoint, input } = callFor(listing, part);
  return queryOf(endpoint, language, input);
}

function searchInput({ searchtext, productgroupid, material, colors, news }: SearchCriteria) {
  return {
    ...(searchtext && { searchtext }),
    ...(productgroupid && { productGroupId: productgroupid }),
    ...(material && { materialId: material }),
    ...(colors.length > 0 && { colors: [...colors] }),
    ...(news && { onlyNews: true }),
  };
}

/** Returns the number of pages for this many articles. */
export function pagesFor(total: number): number {
  return Math.ceil(total / pageSizeOfArticles);
}
