import { useSearchParams } from 'react-router';
import type { PageAsked } from '#kit/page.ts';
import { pageOf } from './listing.ts';
import { needsOfListing } from './listing-needs.ts';
import { ListingScreen } from './listing-screen.tsx';

export function needs({ url, language }: PageAsked) {
  return needsOfListing({ kind: 'seasonNews' }, pageOf(url.searchParams), language);
}

export default function SeasonNewsPage() {
  const [query] = useSearchParams();
  return <ListingScreen listing={{ kind: 'seasonNews' }} page={pageOf(query)} />;
}
