import { expect, test } from 'vitest';
import type { OfferedArticle } from '#shop/articles/look-up/article-look-up.server.ts';
import { verdictToWire } from './verdict-to-wire.server.ts';

const article: OfferedArticle = {
  id: 1,
  articleNumber: 'B1012',
  nameSv: 'Bricka',
  nameEn: 'Tray',
  imageId: null,
  productGroupId: 1,
  ean: null,
  available: 0,
  pack: 1,
  weightG: 900,
  vatCode: '25',
  vatRate: 25,
  priceOre: 9950,
  steps: [],
  soldOut: false,
  restock: { OrderedArticles: 10, EstimatedDeliveryDate: null, NoArticleStock: false, SeasonNews: false },
};

function shortWhen(today: string, EstimatedDeliveryDate: string): string {
  const verdict = verdictToWire(
    { Ref: 'B1012' },
    { kind: 'article', article: { ...article, restock: { ...article.restock, EstimatedDeliveryDate } } },
    {
      line: 1,
      article,
      stop: undefined,
      givenQuantity: '6',
      priceThenOre: null,
      isEarlier: false,
    },
    { state: 'short', notes: [{ code: 'short', values: { count: 0 } }], quantity: 6, quantityShort: 6 },
    {
      language: 'en',
      currencyCode: 'SEK',
      today,
      months: { OrderMonth: '', OrderMonthSeason: '' },
    },
    { held: 0, waitedFor: 0 },
  );
  return verdict.Notes[0]!.Text.replaceAll('\u00a0', ' ');
}

// A week belongs to the year of its Thursday, whatever the year of its days.
test.each([
  ['2026-12-01', '2026-12-04', 'week 49'],
  ['2029-11-30', '2029-12-30', 'week 52'],
  ['2029-11-30', '2029-12-31', 'week 1 2030'],
  ['2026-12-01', '2027-01-03', 'week 53'],
  ['2026-12-01', '2027-01-04', 'week 1 2027'],
  ['2027-01-02', '2027-01-03', 'week 53 2026'],
  ['2030-01-01', '2030-01-02', 'week 1'],
])('on %s, what comes on %s comes in %s', (today, day, words) => {
  expect(shortWhen(today, day)).toMatch(RegExp(`in ${words}(?! ?\\d)`));
});
