import { addDays } from '#kit/text/dates.ts';
import { badField } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import { readVain } from './missed-search-contract.ts';
import type { MissedSearches } from '#shop/articles/search/missed/missed-searches.server.ts';

const mostDays = 800;

export function missedSearchRoutes(searches: MissedSearches): Route[] {
  return [
    serve(readVain, async ({ from, to }) => {
      if (to < from) return badField('to', 'minAmount');
      if (to > addDays(from, mostDays)) return badField('to', 'maxAmount');
      return { Rows: await searches.between({ from, to }) };
    }),
  ];
}
