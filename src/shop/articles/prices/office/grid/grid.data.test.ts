import fc from 'fast-check';
import { expect, test } from 'vitest';
import { article } from '../../../../../../test/seed-test-shop.ts';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../../../../test/office.ts';
import { logInAs, type Client, type TestShop } from '../../../../../../test/shop.ts';

let shop: TestShop;
let sales: Client;
eachInOffice('sales', (opened) => {
  ({ shop, office: sales } = opened);
});

const path = 'office/price-lists/standard/grid';
const price = (
  Column: string,
  Value: number | null,
  Seen: number | null,
  ArticleId: number = article.mug,
) => ({
  ArticleId,
  Column,
  Value,
  Seen,
});
type Step = { Quantity: number; Price: number } | null;
const step = (Value: Step, Seen: Step = null, ArticleId: number = article.mug) => ({
  ArticleId,
  Value,
  Seen,
});
const save = async (Prices: object[], Steps: object[] = []) => await sales.put(path, { Prices, Steps });
const grid = async (query = '') => (await sales.get(`${path}?${query}`)).body;
const mug = async () => (await grid('q=A-1')).Rows[0];

test('cells are saved together, sold by at once, and logged as single prices are', async () => {
  expect(await mug()).toMatchObject({ ArticleNumber: 'A-1', QuantityPerPackage: 6, Price: 49.9, Steps: [] });
  const saved = await save(
    [price('Price', 48, 49.9), price('RegularPrice', 60, null), price('RecommendedPrice', 119, null)],
    [step({ Quantity: 96, Price: 40 }), step({ Quantity: 24, Price: 44 })],
  );
  expect([saved.status, saved.body]).toEqual([200, { Saved: 5 }]);
  expect(await mug()).toMatchObject({
    Price: 48,
    RegularPrice: 60,
    RecommendedPrice: 119,
    Steps: [
      { Quantity: 24, Price: 44 },
      { Quantity: 96, Price: 40 },
    ],
    Timed: null,
    TimedSteps: 0,
  });
  const { body: sold } = await (await logInAs(shop, '1001')).get(`article/${article.mug}`);
  expect(sold).toMatchObject({ Price: 48, RegularPrice: 60, RecommendedPrice: 119 });
  expect(sold.PriceSteps).toHaveLength(2);
  const { Rows } = (await sales.get('office/changes?entity=price-list&entityId=standard')).body;
  expect(Rows.map(({ Values }: { Values: unknown[] }) => Values[0])).toEqual([
    { Name: 'A-1', Before: null, After: '24 × 44,00 SEK' },
    { Name: 'A-1', Before: null, After: '96 × 40,00 SEK' },
    { Name: 'A-1', Before: '49,90 SEK', After: '48,00 SEK (60,00) [119,00]' },
  ]);
  // A price that goes takes what stands beside it.
  expect((await save([price('Price', null, 48)], [step(null, { Quantity: 24, Price: 44 })])).status).toBe(
    200,
  );
  expect(await mug()).toMatchObject({
    Price: null,
    RegularPrice: null,
    Steps: [{ Quantity: 96, Price: 40 }],
  });
});

test('what others have changed is told cell by cell, and nothing is saved', async () => {
  await save([price('Price', 48, 49.9)], [step({ Quantity: 24, Price: 44 })]);
  const { status, body } = await save(
    [price('Price', 47, 49.9), price('RecommendedPrice', 99, null)],
    [
      step({ Quantity: 24, Price: 43 }, { Quantity: 24, Price: 45 }),
      step(null, { Quantity: 48, Price: 41 }),
      step({ Quantity: 96, Price: 30 }),
    ],
  );
  expect([status, body.type, body.Meanwhile]).toEqual([
    409,
    '/problems/changed-meanwhile',
    {
      Prices: [{ Index: 0, Value: 48 }],
      Steps: [
        { Index: 0, Value: { Quantity: 24, Price: 44 } },
        { Index: 1, Value: null },
      ],
    },
  ]);
  expect(await mug()).toMatchObject({
    Price: 48,
    RecommendedPrice: null,
    Steps: [{ Quantity: 24, Price: 44 }],
  });
});

test('a wrong cell is named by its place and in words, and stops the rest', async () => {
  const ladder = [step({ Quantity: 24, Price: 44 }), step({ Quantity: 96, Price: 40 })];
  await save([], ladder);
  const refused = async (prices: object[], steps: object[] = []) => {
    const { status, body } = await save(prices, steps);
    return (
      status === 400 &&
      body.errors.map(({ field, rule, message }: Record<string, string>) => [field, rule, message])
    );
  };
  expect(
    await refused(
      [price('Price', 48, 49.9), price('RegularPrice', 0, null), price('RecommendedPrice', 9.999, null)],
      [step({ Quantity: 1, Price: 0 })],
    ),
  ).toEqual([
    ['Prices.1.Value', 'minAmount', expect.any(String)],
    ['Prices.2.Value', 'decimal', expect.any(String)],
    ['Steps.0.Value.Quantity', 'minAmount', expect.any(String)],
    ['Steps.0.Value.Price', 'minAmount', expect.any(String)],
  ]);
  expect(await refused([], [step({ Quantity: 48, Price: 45 }), step({ Quantity: 96, Price: 39 })])).toEqual([
    ['Steps.0.Value.Price', 'maxAmount', 'Högst 44,00\u00a0kr, som är priset från 24 st'],
    ['Steps.1.Value.Quantity', 'match', 'Det finns redan ett pris från 96 st'],
  ]);
  const four = [48, 60, 72, 84].map((Quantity) => step({ Quantity, Price: 42 }));
  expect(await refused([], four)).toHaveLength(4);
  expect((await save([], four.slice(1))).status).toBe(200);
  expect((await save([price('Price', null, 120, article.tray)])).status).toBe(200);
  expect(await refused([price('RecommendedPrice', 99, null, article.tray)])).toEqual([
    ['Prices.0.Value', 'required', 'Artikeln har inget pris: ange det först'],
  ]);
  expect(await refused([price('Price', 9, null, 999_999)])).toMatchObject([
    { 0: 'Prices.0.ArticleId', 1: 'match' },
  ]);
  expect(
    await refused(
      [price('Price', 48, 49.9)],
      [step({ Quantity: 48, Price: 42 }), step({ Quantity: 48, Price: 42 }, null, 999_999)],
    ),
  ).toMatchObject([{ 0: 'Steps.1.ArticleId', 1: 'match' }]);
  expect(await refused([price('Price', 9, 49.9), price('Price', 8, 49.9)])).toMatchObject([
    { 0: 'Prices.1.Value' },
  ]);
  expect(await refused([])).toMatchObject([{ 0: 'Prices', 1: 'required' }]);
  const many = Array.from({ length: 501 }, () => price('Price', 9, 49.9));
  expect(await refused(many)).toMatchObject([{ 0: 'Prices', 1: 'maxAmount' }]);
  expect(await mug()).toMatchObject({ Price: 49.9 });
  // Steps that change places are judged as they will be, whatever their order.
  const changed = [
    step({ Quantity: 96, Price: 38 }, { Quantity: 24, Price: 44 }),
    step({ Quantity: 24, Price: 43 }, { Quantity: 96, Price: 40 }),
  ];
  expect((await save([], changed)).status).toBe(200);
});

test('prices for a time are shown and left alone, and the list is read on by number', async () => {
  await sales.post('office/price-lists/standard/prices', {
    ArticleNumber: 'A-1',
    Price: 40,
    RegularPrice: null,
    ValidFrom: '2026-10-01',
    ValidTo: '2026-10-31',
  });
  expect((await save([price('Price', 48, 49.9)])).status).toBe(200);
  expect(await mug()).toMatchObject({
    Price: 48,
    Timed: { Price: 40, ValidFrom: '2026-10-01', ValidTo: '2026-10-31' },
  });
  const numbers: string[] = [];
  for (let after = ''; ;) {
    const { Rows, Next } = await grid(`take=2&after=${after}`);
    numbers.push(...Rows.map(({ ArticleNumber }: { ArticleNumber: string }) => ArticleNumber));
    if (!Next) break;
    after = Next;
  }
  const all = (await grid('take=200')).Rows.map(
    ({ ArticleNumber }: { ArticleNumber: string }) => ArticleNumber,
  );
  expect(numbers).toEqual(all);
  const without = (await grid('price=without&take=200')).Rows;
  const withPrice = (await grid('price=with&take=200')).Rows;
  expect(without.length + withPrice.length).toBe(all.length);
  for (const row of without) expect(row).toMatchObject({ Price: null, Timed: null });
});

test('the grid is read by every role, and saved by those who set prices', async () => {
  await addStaff(shop, 'content@maker.example', 'content');
  const content = await logInToOfficeAs(shop, 'content@maker.example');
  expect((await content.get(path)).status).toBe(200);
  expect((await content.put(path, { Prices: [price('Price', 1, 49.9)], Steps: [] })).status).toBe(403);
  expect((await sales.get('office/price-lists/NONE/grid')).status).toBe(404);
  const input = { Prices: [price('Price', 1, null)], Steps: [] };
  expect((await sales.put('office/price-lists/NONE/grid', input)).status).toBe(404);
});

const columns = ['Price', 'RegularPrice', 'RecommendedPrice'] as const;
const someOre = fc.option(fc.integer({ min: 1, max: 1_000_000_000 }), { freq: 4 });
const someCells = fc.record({
  prices: fc.uniqueArray(fc.record({ column: fc.constantFrom(...columns), ore: someOre }), {
    selector: ({ column }) => column,
  }),
});

test('any cells leave what they say: the price alone decides whether there is a row', async () => {
  const wire = (ore: number | null) => (ore === null ? null : ore / 100);
  let state: Record<string, number | null> = { Price: 49.9, RegularPrice: null, RecommendedPrice: null };
  await fc.assert(
    fc.asyncProperty(someCells, async ({ prices }) => {
      if (prices.length === 0) return;
      const cells = prices.map(({ column, ore }) => price(column, wire(ore), state[column]!));
      const next: typeof state = { ...state };
      for (const { Column, Value } of cells) next[Column] = Value;
      const isRefused = next.Price === null && cells.some(({ Value }) => Value !== null);
      const { status } = await save(cells);
      expect(status).toBe(isRefused ? 400 : 200);
      const none = { Price: null, RegularPrice: null, RecommendedPrice: null };
      if (!isRefused) state = next.Price === null ? none : next;
      expect(await mug()).toMatchObject(state);
    }),
    { numRuns: 40 },
  );
});
