import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#kit/text/language.ts';
import type { PageRequest } from '#kit/pages/page.ts';
import { queryOf, type AnyQuery } from '#kit/pages/query.ts';
import { listColors, listMaterials } from '#shop/articles/contract.ts';
import { pageOf, pagesFor, queryFor, type Listing } from './listing.ts';

/**
 * The queries from which a listing is rendered on the server. In the browser navigation does not wait: the page shows
 * placeholders and loads the articles itself, with the reader's own stock filter.
 */
export function needsOfListing(listing: Listing, page: number, language: Language): AnyQuery[] {
  if (!import.meta.env.SSR) return [];
  return [
    queryFor(listing, { page, onlyInStock: false }, language),
    queryOf(listColors, language),
    queryOf(listMaterials, language),
  ];
}

/**
 * Returns whether the listing has this page. On the server a page after a visitor's last one does not exist; a
 * customer, who may see more, is redirected in the browser, see docs/decisions/0012.
 */
export async function hasPage(
  listing: Listing,
  { url, language }: PageRequest,
  client: QueryClient,
): Promise<boolean> {
  const page = pageOf(url.searchParams);
  if (!import.meta.env.SSR || page === 1) return true;
  const query = queryFor(listing, { page, onlyInStock: false }, language);
  return page <= pagesFor((await client.ensureQueryData(query)).TotalCount);
}
