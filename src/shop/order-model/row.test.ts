import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderedRowOf, takenBy, type ArticleForSale, type OrderedRow } from './row.ts';
import type { Supply } from './supply.ts';
import type { VatCase } from './vat-case.ts';

const text = fc.string({ maxLength: 5 });
const article = fc.record<ArticleForSale>({
  id: fc.integer({ min: 1, max: 99 }),
  articleNumber: text,
  nameSv: text,
  nameEn: fc.option(text),
  available: fc.nat({ max: 50 }),
  pack: fc.integer({ min: 1, max: 24 }),
  vatCode: text,
  vatRate: fc.constantFrom(6, 12, 25),
  weightG: fc.nat({ max: 9_999 }),
  priceOre: fc.nat({ max: 9_999_999 }),
  steps: fc.array(
    fc.record({ quantity: fc.integer({ min: 2, max: 99 }), priceOre: fc.nat({ max: 9_999_999 }) }),
  ),
  restock: fc.record({
    OrderedArticles: fc.nat({ max: 50 }),
    EstimatedDeliveryDate: fc.constantFrom(null, '2027-03-09'),
    NoArticleStock: fc.boolean(),
    SeasonNews: fc.boolean(),
  }),
});
const supply = fc.record<Supply>({
  state: fc.constantFrom('expected', 'ordered', 'made', 'none'),
  day: fc.constantFrom(null, '2027-03-09', '2027-04-30'),
});

test('a row has what the article is and costs today, and what is known of the pieces that are missing', () => {
  const some = fc.record({
    taken: fc.nat({ max: 99 }),
    missing: fc.option(fc.record({ short: fc.integer({ min: 1, max: 99 }), supply })),
    vatCase: fc.constantFrom<VatCase>('domestic', 'intra_eu', 'export'),
  });
  fc.assert(
    fc.property(article, some, (sold, { taken, missing, vatCase }) => {
      const short = missing?.short ?? 0;
      const row = orderedRowOf(sold, {
        quantity: taken + short,
        short,
        supply: missing && missing.supply,
        vatCase,
      });
      const { id, articleNumber, nameSv, nameEn, pack, weightG, vatCode } = sold;
      const reached = sold.steps.filter((step) => step.quantity <= taken + short);
      const priceOre = Math.min(sold.priceOre, ...reached.map((step) => step.priceOre));
      const day = missing ? missing.supply.day : null;
      expect(row).toEqual({
        kind: 'article',
        articleId: id,
        articleNumber,
        nameSv,
        nameEn,
        pack,
        weightG,
        priceOre,
        vatCode,
        quantity: taken + short,
        quantityShort: short,
        // The words of a promise come when the order is made, in the languages of then.
        promisedText: '',
        promisedTextSv: '',
        promisedTextEn: '',
        promisedDate: day,
        expectedDate: day,
        inbound: missing ? sold.restock : null,
        supply: missing ? missing.supply : null,
        vatRate: vatCase === 'domestic' ? sold.vatRate : 0,
        totalOre: Number(BigInt(priceOre) * BigInt(taken + short)),
      });
    }),
    { seed: 61, numRuns: 300 },
  );
});

test('rows take from the stock what was there of them, and those without an article nothing', () => {
  const rows = [
    { articleId: 3, quantity: 12, quantityShort: 5 },
    { articleId: null, quantity: 1, quantityShort: 0 },
    { articleId: 4, quantity: 6, quantityShort: 0 },
    { articleId: 3, quantity: 2, quantityShort: 2 },
  ] as OrderedRow[];
  expect(takenBy(rows)).toEqual([
    { id: 3, quantity: 7 },
    { id: 4, quantity: 6 },
    { id: 3, quantity: 0 },
  ]);
});
