import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#kit/text/language.ts';
import type { PageAsked } from '#kit/pages/page.ts';
import type { AnyQuery } from '#kit/pages/query.ts';
import { queryOf } from '#kit/pages/query.ts';
import { listColors, listMaterials } from '#shop/articles/contract.ts';
import { pageOf, pagesFor, queryFor } from './listing.ts';
import type { Listing } from './listing.ts';

/**
 * What a listing is drawn from on the server. In the browser the page does not wait: it comes at once with the room for
 * its cards, and asks for them itself, by the reader's own wish for what is in stock.
 */
export function needsOfListing(listing: Listing, page: number, language: Language): AnyQuery[] {
  if (typeof document !== 'undefined') return [];
  return [
    queryFor(listing, { page, onlyInStock: false }, language),
    queryOf(listColors, language),
    queryOf(listMaterials, language),
  ];
}

/**
 * Whether the page of the listing is there. One beyond a visitor's last is not, on the server; a customer, who may see
 * more, is led on in the browser, see docs/decisions/0012.
 */
export async function hasPage(
  listing: Listing,
  { url, language }: PageAsked,
  client: QueryClient,
): Promise<boolean> {
  const page = pageOf(url.searchParams);
  if (typeof document !== 'undefined' || page === 1) return true;
  const query = queryFor(listing, { page, onlyInStock: false }, language);
  return page <= pagesFor((await client.ensureQueryData(query)).TotalCount);
}
