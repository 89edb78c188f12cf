import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalsOf, type PricedRow } from './totals.ts';

const at25 = (quantity: number, priceOre: number): PricedRow => ({ quantity, priceOre, vatRate: 25 });
const times = (count: number, row: PricedRow) => Array.from({ length: count }, () => row);

describe('the totals', () => {
  it.each([
    ['two rows', [at25(6, 8950), at25(12, 3490)], 95580, 23895, 119475],
    ['three rows of 3 × 0,33', times(3, at25(3, 33)), 297, 74, 371],
    ['three rows of 19,90', times(3, at25(1, 1990)), 5970, 1493, 7463],
    ['three rows', [at25(6, 7917), at25(4, 11203), at25(10, 2499)], 117304, 29326, 146630],
    ['five rows of 0,10', times(5, at25(1, 10)), 50, 13, 63],
    ['two larger rows', [at25(24, 4155), at25(6, 12900)], 177120, 44280, 221400],
    ['two rows and freight', [at25(6, 8950), at25(12, 3490), at25(1, 9500)], 105080, 26270, 131350],
    ["the tax agency's example", [at25(1, 350000), at25(1, 72000), at25(1, 24775)], 446775, 111694, 558469],
    ['no rows', [], 0, 0, 0],
  ])('of %s round VAT once', (_rows, rows, excludingVat, vat, total) => {
    expect(totalsOf(rows, 'domestic')).toMatchObject({ excludingVat, vat, total });
  });

  it('round once for each rate, highest first', () => {
    const book = { quantity: 1, priceOre: 1009, vatRate: 6 };
    expect(totalsOf([book, at25(1, 10), book, at25(1, 10)], 'domestic')).toEqual({
      excludingVat: 2038,
      vat: 126,
      total: 2164,
      perRate: [
        { vatRate: 25, excludingVat: 20, vat: 5 },
        { vatRate: 6, excludingVat: 2018, vat: 121 },
      ],
    });
  });

  it('of an exempt buyer have one rate, of nothing', () => {
    expect(totalsOf([at25(1, 10), { quantity: 2, priceOre: 5, vatRate: 6 }], 'intra_eu')).toEqual({
      excludingVat: 20,
      vat: 0,
      total: 20,
      perRate: [{ vatRate: 0, excludingVat: 20, vat: 0 }],
    });
  });

  it('add up, whatever the rows and their order', () => {
    const row = fc.record({
      quantity: fc.integer({ min: 1, max: 100_000 }),
      priceOre: fc.integer({ min: 0, max: 10_000_000 }),
      vatRate: fc.constantFrom(0, 6, 12, 25),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
        const totals = totalsOf(rows, 'domestic');
        const net = (some: PricedRow[]) =>
          some.reduce((sum, { priceOre, quantity }) => sum + BigInt(priceOre) * BigInt(quantity), 0n);
        const vat = [0, 6, 12, 25].reduce((sum, rate) => {
          const doubled = net(rows.filter(({ vatRate }) => vatRate === rate)) * BigInt(rate) * 2n;
          return sum + (doubled + 100n) / 200n;
        }, 0n);
        expect(totals.excludingVat).toBe(Number(net(rows)));
        expect(totals.vat).toBe(Number(vat));
        expect(totals.total).toBe(totals.excludingVat + totals.vat);
        expect(totalsOf(rows.toReversed(), 'domestic')).toEqual(totals);
      }),
    );
  });
});
