import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../test/sizes.ts';
import { inSlices } from '#kit/process/in-slices.server.ts';
import { ranksOf } from './name-and-number-ranks.server.ts';
import type { CatalogueArticle } from './memoized-article.server.ts';
import { sortedBy, sortKeys } from './sorted-articles.server.ts';
import { sorts, type Sort } from './listing/sort.ts';

type Made = {
  number: string;
  sv: string;
  en: string | null;
  news: boolean;
  season: boolean;
  own: number | null;
  standard: number | null;
};

const word = fc.constantFrom(
  'Bricka',
  'bricka',
  'Ängsmugg',
  'Åre',
  'Zinkhink',
  'Örngott',
  'Bricka 9',
  'Bricka 10',
);
const price = fc.option(fc.integer({ min: 0, max: 1_000_000_000 }));
const made: fc.Arbitrary<Made> = fc.record({
  number: fc.constantFrom('9', '10', '010', 'A-2', 'a-10', '20101', '1'),
  sv: word,
  en: fc.option(word),
  news: fc.boolean(),
  season: fc.boolean(),
  own: price,
  standard: price,
});
/** More than one run of the ranking, and ids that do not rise. */
const range = fc.array(made, { maxLength: 1_300, size: 'max' });

const articleOf = (one: Made, place: number, all: readonly Made[]) =>
  ({
    row: {
      id: all.length - place,
      article_number: one.number,
      name_sv: one.sv,
      name_en: one.en,
      news: one.news,
      season_news: one.season,
    },
    prices: new Map(
      (['own', 'standard'] as const).flatMap((list) => {
        const ore = one[list];
        return ore === null ? [] : [[list, { price: ore, regular: null }] as const];
      }),
    ),
  }) as unknown as CatalogueArticle;

/** What stands before what, reckoned article by article. */
function compared(sort: Sort, a: Made, b: Made, language: 'sv' | 'en'): number {
  const priceOf = ({ own, standard }: Made) => own ?? standard;
  const nameOf = ({ sv, en }: Made) => (language === 'en' && en) || sv;
  const [one, other] = [priceOf(a), priceOf(b)];
  switch (sort) {
    case 'news':
      return Number(b.news) - Number(a.news) || (a.news ? 0 : Number(b.season) - Number(a.season));
    case 'name':
      return nameOf(a).localeCompare(nameOf(b), language, { numeric: true });
    case 'number':
      return a.number.localeCompare(b.number, 'sv', { numeric: true });
    case 'price':
    case 'price-desc':
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return sort === 'price' ? one - other : other - one;
  }
}

test('articles stand in the order asked for, equal ones as they stood, those without a price last', async () => {
  const language = fc.constantFrom('sv' as const, 'en' as const);
  await fc.assert(
    fc.asyncProperty(range, fc.constantFrom(...sorts), language, async (all, sort, reader) => {
      const articles = all.map(articleOf);
      const ranks = (by: 'number' | 'sv' | 'en' | 'de') => inSlices(ranksOf(articles, by));
      const keyOf = await sortKeys({ ranks }, sort, {
        terms: { lists: ['own', 'standard'], discount: 0 },
        language: reader,
      });
      const found = sortedBy(articles, keyOf).slice(0, articles.length);
      const expected = all
        .map((one, place) => ({ one, id: all.length - place }))
        .sort((a, b) => compared(sort, a.one, b.one, reader));
      expect(found.map(({ row }) => row.id)).toEqual(expected.map(({ id }) => id));
    }),
    { seed: 17, numRuns: 30 * times },
  );
});
