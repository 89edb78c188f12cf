import { useSearchParams } from 'react-router';
import type { QueryClient } from '@tanstack/react-query';
import { notFound, type PageRequest } from '#kit/pages/page.ts';
import { pageOf, type Listing } from '#shop/articles/listing/listing.ts';
import { sortIn } from '#shop/articles/listing/sort.ts';
import { hasPage, needsOfListing } from '#shop/articles/listing/listing-needs.ts';
import { ListingScreen } from './listing-screen.tsx';

export function needs({ url, language }: PageRequest) {
  return needsOfListing(listingIn(url.searchParams), pageOf(url.searchParams), language);
}

export async function check(context: PageRequest, client: QueryClient) {
  if (!(await hasPage(listingIn(context.url.searchParams), context, client))) throw notFound();
}

export default function SeasonNewsPage() {
  const [query] = useSearchParams();
  return <ListingScreen listing={listingIn(query)} page={pageOf(query)} />;
}

function listingIn(query: URLSearchParams): Listing {
  return { kind: 'seasonNews', sort: sortIn(query) };
}
