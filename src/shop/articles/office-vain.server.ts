import { addDays } from '#kit/dates.ts';
import { badField } from '#kit/problem.ts';
import { serve } from '#kit/router.server.ts';
import type { Route } from '#kit/router.server.ts';
import { readVain } from './office-vain-contract.ts';
import type { VainSearches } from './vain-searches.server.ts';

const mostDays = 800;

export function officeVainRoutes(searches: VainSearches): Route[] {
  return [
    serve(readVain, async ({ from, to }) => {
      if (to < from) return badField('to', 'minAmount');
      if (to > addDays(from, mostDays)) return badField('to', 'maxAmount');
      return { Rows: await searches.between({ from, to }) };
    }),
  ];
}
