import type { Language } from '#kit/language.ts';
import type { AnyQuery } from '#kit/query.ts';
import { queryOf } from '#kit/query.ts';
import { listColors, listMaterials } from './contract.ts';
import { queryFor } from './listing.ts';
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
