import fc from 'fast-check';
import { expect, test } from 'vitest';
import { article } from '../../../../../../test/seed-test-shop.ts';
import { eachInOffice } from '../../../../../../test/office.ts';
import type { Client, TestShop } from '../../../../../../test/shop.ts';

let shop: TestShop;
let sales: Client;
eachInOffice('sales', async (opened) => {
  ({ shop, office: sales } = opened);
  const list = { Code: 'KEDJA', NameSV: 'Kedja', NameEN: '', CurrencyCode: 'SEK' };
  await sales.post('office/price-lists', list);
});

const fill = async (values: object) =>
  await sales.post('office/price-lists/KEDJA/fill', { From: 'standard', ...values });
const pricesOf = async (code: string) => {
  const rows = await shop.db
    .selectFrom('price')
    .select(['article_id', 'price'])
    .where('price_list_code', '=', code)
    .execute();
  return new Map(rows.map((row) => [row.article_id, Number(row.price)]));
};

const someStep = fc.record({
  min_qty: fc.integer({ min: 2, max: 6 }),
  price: fc.integer({ min: 1, max: 3_000 }),
  from: fc.constantFrom(null, '2026-09-01', '2026-10-01', '2026-12-01'),
});
const some = fc.record({
  prices: fc.array(fc.option(fc.integer({ min: 0, max: 5_000 })), { minLength: 4, maxLength: 4 }),
  own: fc.array(fc.option(fc.integer({ min: 0, max: 5_000 })), { minLength: 4, maxLength: 4 }),
  steps: fc.uniqueArray(someStep, { maxLength: 5, selector: ({ min_qty, from }) => `${min_qty} ${from}` }),
  percent: fc.integer({ min: 1, max: 30_000 }),
  rounding: fc.constantFrom('none', '0.05', '0.50', 'krona'),
  missing: fc.boolean(),
});

test('any fill is what a reckoning in whole öre says, and its preview too', async () => {
  const units: Record<string, number> = { none: 1, '0.05': 5, '0.50': 50, krona: 100 };
  const ids = [article.mug, article.tray, article.soldOut, article.onOrder];
  await fc.assert(
    fc.asyncProperty(some, async ({ prices, own, steps, percent, rounding, missing }) => {
      for (const table of ['price', 'price_step'] as const) await shop.db.deleteFrom(table).execute();
      const put = async (code: string, ore: number | null, article_id: number) => {
        const row = { price_list_code: code, article_id, regular_price: null };
        if (ore !== null)
          await shop.db
            .insertInto('price')
            .values({ ...row, price: ore })
            .execute();
      };
      for (const [at, id] of ids.entries()) {
        await put('standard', prices[at]!, id);
        await put('KEDJA', own[at]!, id);
      }
      for (const { from, ...one } of steps)
        await shop.db
          .insertInto('price_step')
          .values({
            ...one,
            price_list_code: 'standard',
            article_id: ids[0]!,
            valid_from: from,
            valid_to: null,
          })
          .execute();
      const unit = units[rounding]!;
      // All sums stay below 2⁵³, so that remainders are exact.
      const share = (ore: number) => {
        const parts = ore * percent;
        const rest = parts % (unit * 10_000);
        const up = rounding === 'krona' ? rest > 0 : rest * 2 >= unit * 10_000;
        const rounded = (parts - rest) / 10_000 + (up ? unit : 0);
        return ore === 0 ? 0 : Math.max(unit, rounded);
      };
      const expected = new Map<number, number>();
      const told = { Added: 0, Changed: 0, Dearer: 0, Cheaper: 0 };
      for (const [at, id] of ids.entries()) {
        const [from, before] = [prices[at] ?? null, own[at] ?? null];
        const stays = from === null || (missing && before !== null);
        const after = stays ? before : share(from);
        if (after === null) continue;
        expected.set(id, after);
        if (before === null) told.Added++;
        else if (after > before) told.Dearer++;
        else if (after < before) told.Cheaper++;
      }
      const input = {
        Percent: percent / 100,
        Rounding: rounding,
        Steps: true,
        Which: missing ? 'missing' : 'all',
      };
      const { body: preview } = await fill({ ...input, DryRun: true });
      const { status, body } = await fill(input);
      expect([status, body]).toEqual([200, preview]);
      expect(body).toMatchObject({
        Added: told.Added,
        Dearer: told.Dearer,
        Cheaper: told.Cheaper,
        Refused: 0,
      });
      expect(await pricesOf('KEDJA')).toEqual(expected);
      const filled = await shop.db
        .selectFrom('price_step')
        .select(['min_qty', 'price'])
        .where('price_list_code', '=', 'KEDJA')
        .orderBy('min_qty')
        .execute();
      const isFilled = prices[0] !== null && !(missing && own[0] !== null);
      const today = isFilled ? steps.filter(({ from }) => (from ?? '') <= '2026-10-14') : [];
      const sound: { min_qty: number; price: number }[] = [];
      for (const quantity of [2, 3, 4, 5, 6]) {
        const those = today.filter(({ min_qty }) => min_qty === quantity).map(({ price }) => share(price));
        const lowest = Math.min(...those);
        const allBefore = Math.min(
          ...today.filter(({ min_qty }) => min_qty < quantity).map(({ price }) => share(price)),
        );
        if (those.length > 0 && lowest <= allBefore) sound.push({ min_qty: quantity, price: lowest });
      }
      expect(filled).toEqual(sound);
    }),
    { numRuns: 40 },
  );
});
