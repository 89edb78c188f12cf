import type { Db } from '#kit/database/db.server.ts';
import { inSlices } from '#kit/process/in-slices.server.ts';
import { addDays, stockholmToday } from '#kit/text/dates.ts';
import { byArticle } from '#shop/articles/snapshot-steps.server.ts';
import { readPrices, readPriceSteps, readTimedPrices } from '#shop/articles/store.server.ts';
import { pricesOn, type CataloguePrice, type Period } from './price-of-day.ts';

export type PricesOfDays = {
  /** Returns the prices of an article by list; for '' those that have no days. */
  on(day: string, article: { id: number; quantity_per_package: number }): ReadonlyMap<string, CataloguePrice>;
  /** The articles of which some have days. */
  idsWithDays: readonly number[];
  periods: readonly Period[];
};

/** Reads the prices of all articles, of today and later. */
export async function readPricesOfDays(db: Db, now: Date): Promise<PricesOfDays> {
  // The previous day is included because a node's clock may be set back a little.
  const from = addDays(stockholmToday(now), -1);
  const always = await inSlices(byArticle(await readPrices(db)));
  const timed = await readTimedPrices(db, from);
  const timedOf = await inSlices(byArticle(timed));
  const steps = await readPriceSteps(db, from);
  const stepsOf = await inSlices(byArticle(steps));
  const withDays = [...timed, ...steps.filter(hasDays)];
  return {
    on(day, { id, quantity_per_package: pack }) {
      const ofTime = day === '' ? [] : (timedOf.get(id) ?? []);
      return pricesOn(day, always.get(id) ?? [], ofTime, { rows: stepsOf.get(id) ?? [], pack });
    },
    idsWithDays: [...new Set(withDays.map(({ article_id }) => article_id))],
    periods: withDays,
  };
}

function hasDays({ valid_from, valid_to }: Period): boolean {
  return valid_from !== null || valid_to !== null;
}
