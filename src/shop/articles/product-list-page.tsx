import { useParams, useSearchParams } from 'react-router';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '#kit/page.ts';
import type { PageAsked } from '#kit/page.ts';
import { queryOf } from '#kit/query.ts';
import { listProductGroups } from '#shop/product-groups/contract.ts';
import { listingOf, pageOf } from './listing.ts';
import { ListingScreen } from './listing-screen.tsx';
import { needsOfListing } from './listing-needs.ts';
import { idInPath } from './paths.ts';

export function needs({ params, url, language }: PageAsked) {
  const listing = listingOf(idInPath(params.productGroupId), url.searchParams);
  return needsOfListing(listing, pageOf(url.searchParams), language);
}

/** A group that the reader may not see is not there. */
export async function check({ params, language }: PageAsked, client: QueryClient) {
  if (params.productGroupId === undefined) return;
  const groups = await client.ensureQueryData(queryOf(listProductGroups, language));
  const id = idInPath(params.productGroupId);
  if (!groups.some((group) => group.ProductGroupId === id)) throw notFound();
}

export default function ProductListPage() {
  const { productGroupId } = useParams();
  const [query] = useSearchParams();
  return <ListingScreen listing={listingOf(idInPath(productGroupId), query)} page={pageOf(query)} />;
}
