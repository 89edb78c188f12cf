import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { settingsOf } from '#shop/settings/declared-settings.ts';
import type { Credit, HoldReason } from '#shop/order-model/hold.ts';
import type { ChargeRule } from '#shop/order-model/fees.ts';
import { orderIs } from '#shop/order-model/may.ts';
import type { Terms } from '#shop/order-model/order-terms.ts';
import type { RowKind } from '#shop/order-model/row-kind.ts';
import { orderedRowOf, type ArticleForSale, type OrderedRow } from '#shop/order-model/row.ts';
import { openStock } from '#shop/order-model/stock.ts';
import { decideChange, type ChangeFacts, type OrderChange, type Pricing } from './decide-change.ts';
import type { Discount } from './discount.ts';

const now = new Date('2027-02-01T10:00:00Z');
const settings = settingsOf({});
const terms = { vatCase: 'domestic', currencyCode: 'SEK' } as Terms;
/** 95 kronor below 1000 kronor of goods. */
const freight: ChargeRule = ({ goods }) => {
  const value = goods.reduce((sum, { totalOre }) => sum + totalOre, 0);
  return {
    kind: 'freight',
    amountOre: value < 100_000 ? 9_500 : 0,
    missingOre: Math.max(0, 100_000 - value),
  };
};

function articleOf(id: number, available: number, priceOre = 10_000, vatRate = 25): ArticleForSale {
  const restock = {
    OrderedArticles: 0,
    EstimatedDeliveryDate: null,
    NoArticleStock: false,
    SeasonNews: false,
  };
  const names = { articleNumber: `A-${id}`, nameSv: 'Vara', nameEn: null };
  const vat = { vatCode: String(vatRate), vatRate };
  return { id, ...names, available, pack: 1, weightG: 0, ...vat, priceOre, steps: [], restock };
}

type Row = ReturnType<typeof rowOf>;
type Given = {
  id: number;
  kind?: RowKind;
  quantity?: number;
  delivered?: number;
  cancelled?: number;
  short?: number;
  price?: number;
  ordered?: number;
  expected?: string;
  vatRate?: number;
  invoiced?: number;
  articleId?: number;
};

function rowOf(given: Given) {
  const { id, kind = 'article', quantity = 1, price = 10_000, vatRate = 25 } = given;
  const { delivered = 0, cancelled = 0, short = 0, articleId = id } = given;
  return {
    id,
    kind,
    article_id: kind === 'article' ? articleId : null,
    quantity,
    quantity_delivered: delivered,
    quantity_cancelled: cancelled,
    quantity_short: short,
    expected_date: given.expected ?? (null as string | null),
    price,
    ordered_price: given.ordered ?? (null as number | null),
    vat_rate: vatRate,
    total_amount: price * quantity,
    description: '',
    promised_text: '',
  };
}

function describedOf(row: Row): OrderedRow {
  const article = articleOf(row.id, 0, row.price, row.vat_rate);
  const quantity = row.quantity - row.quantity_cancelled;
  const ordered = orderedRowOf(article, { quantity, short: 0, supply: null, vatCase: 'domestic' });
  return { ...ordered, kind: row.kind };
}

type Told = {
  held?: HoldReason;
  credit?: Credit;
  available?: number;
  discount?: Discount | null;
  pricing?: Pricing;
  status?: number;
  isFeesFixed?: boolean;
  more?: readonly ArticleForSale[];
};

function decide(given: readonly Given[], change: OrderChange, told: Told = {}) {
  const rows = given.map(rowOf);
  const { available = 0, discount = null, pricing = { percent: null }, status = 1, more = [] } = told;
  const { credit, held = null, isFeesFixed = false } = told;
  const facts: ChangeFacts<Row> = {
    status,
    before: { held, was_released: false },
    rows: rows.map((row, place) => {
      const { invoiced = 0 } = given[place]!;
      return {
        row,
        described: describedOf(row),
        invoiced: {
          quantity: row.kind === 'discount' ? 1 : invoiced,
          ore: invoiced * row.price,
          isOnInvoice: invoiced !== 0,
        },
      };
    }),
    discount,
    isFeesFixed,
    taxedAs: { vatNumber: null, collected: false },
    terms,
    articles: new Map(
      [...rows.flatMap(({ article_id: id }) => (id === null ? [] : [articleOf(id, available)])), ...more].map(
        (one) => [one.id, one],
      ),
    ),
    currencyCode: 'SEK',
    pricing,
    credit,
    promise: (row) => row,
  };
  const stock = openStock(new Map());
  return decideChange(change, facts, stock, { now, settings, chargeRules: [freight] });
}

function taken(decided: ReturnType<typeof decide>) {
  if ('refused' in decided) throw new Error(JSON.stringify(decided.refused));
  return decided;
}

test('a row of twelve of which four are sent is lowered to four at least, and gives back what was there', () => {
  const row = { id: 1, quantity: 12, delivered: 4, short: 3 };
  expect(decide([row], { rows: [{ rowId: 1, pieces: 3 }] }, { status: 2 })).toEqual({
    refused: { what: 'pieces', place: 0, least: 4 },
  });
  const to4 = taken(decide([row], { rows: [{ rowId: 1, pieces: 4 }] }, { status: 2 }));
  expect(to4).toMatchObject({ status: 3, has_shortage: false, moves: [{ id: 1, quantity: 5 }] });
  expect(to4.rows[0]).toMatchObject({ quantity: 12, quantity_cancelled: 8, quantity_short: 0 });
  // What is missing is lowered first.
  const to10 = taken(decide([row], { rows: [{ rowId: 1, pieces: 10 }] }, { status: 2 }));
  expect(to10.moves).toEqual([]);
  expect(to10.rows[0]).toMatchObject({ quantity_cancelled: 2, quantity_short: 1 });
});

test('a row expects something as long as something is left of it', () => {
  const row = { id: 1, quantity: 12, delivered: 4, short: 3, expected: '2027-03-01' };
  const dayAt = (pieces: number) =>
    taken(decide([row], { rows: [{ rowId: 1, pieces }] }, { status: 2 })).rows[0]!.expected_date;
  expect([dayAt(5), dayAt(4)]).toEqual(['2027-03-01', null]);
});

test('what was invoiced before it was sent is not lowered', () => {
  const row = { id: 1, quantity: 12, delivered: 2, invoiced: 7 };
  expect(decide([row], { rows: [{ rowId: 1, pieces: 6 }] }, { status: 2 })).toEqual({
    refused: { what: 'pieces', place: 0, least: 7 },
  });
  expect(decide([row], { rows: [{ rowId: 1, pieces: 7 }] }, { status: 2 })).not.toHaveProperty('refused');
});

test('rows of one article share what is there, in their order, also what one of them gives back', () => {
  const rows = [
    { id: 1, quantity: 6, articleId: 1 },
    { id: 2, quantity: 6, articleId: 1 },
    { id: 3, quantity: 6, articleId: 1 },
  ];
  const change = {
    rows: [
      { rowId: 2, pieces: 2 },
      { rowId: 3, pieces: 11 },
      { rowId: 1, pieces: 9 },
    ],
  };
  const decided = taken(decide(rows, change, { available: 3 }));
  // Three are there and four come back: the third takes five, the first two of the three that it wants.
  expect(decided.rows.map(({ quantity_short }) => quantity_short)).toEqual([1, 0, 0]);
  expect(decided.moves.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(-3);
});

test('what is invoiced of an order counts once against the limit', () => {
  const row = { id: 1, quantity: 10, delivered: 4, invoiced: 4 };
  const credit = { stop: 'limit', currencyCode: 'SEK', owed: 50_000, oldestDue: null } as const;
  // Six of ten are left: 600 kronor and VAT beside 500 that are owed for the four.
  const heldAt = (limit: number) =>
    taken(decide([row], { rows: [{ rowId: 1, pieces: 10 }] }, { status: 2, credit: { ...credit, limit } }))
      .held;
  const left = 75_000;
  expect([heldAt(50_000 + left), heldAt(50_000 + left - 1)]).toEqual([null, 'creditLimit']);
});

test('an order that nothing judges goes on waiting, for what it waited for', () => {
  const change = { rows: [{ rowId: 1, pieces: 5 }] };
  expect(taken(decide([{ id: 1, quantity: 10 }], change, { held: 'overdue' })).held).toBe('overdue');
  expect(taken(decide([{ id: 1, quantity: 10 }], change)).held).toBeNull();
});

test('a raised row takes what is there, and an article comes at the price of today', () => {
  const change = {
    rows: [
      { rowId: 1, pieces: 20 },
      { articleId: 9, pieces: 5 },
    ],
  };
  const more = [articleOf(9, 2, 5_000)];
  const decided = taken(decide([{ id: 1, quantity: 12 }], change, { available: 3, more }));
  expect(decided.rows[0]).toMatchObject({ quantity: 20, quantity_short: 5, price: 10_000 });
  expect(decided.added).toMatchObject([{ row: { quantity: 5, quantityShort: 3, priceOre: 5_000 } }]);
  expect(decided).toMatchObject({ has_shortage: true, totals: { excludingVat: 225_000 } });
});

test('prices need the right, and staff go as far as their limit', () => {
  const change = { rows: [{ rowId: 1, priceOre: 9_000 }] };
  const row = { id: 1, quantity: 12 };
  expect(decide([row], change, { pricing: null })).toEqual({ refused: { what: 'right' } });
  expect(decide([row], change, { pricing: { percent: 5 } })).toEqual({
    refused: { what: 'price', place: 0, least: 9_500 },
  });
  const odd = { ...row, price: 999 };
  const below = { rows: [{ rowId: 1, priceOre: 949 }] };
  expect(decide([odd], below, { pricing: { percent: 5 } })).toMatchObject({ refused: { least: 950 } });
  const decided = taken(decide([row], change));
  expect(decided.rows[0]).toMatchObject({ price: 9_000, ordered_price: 10_000, total_amount: 108_000 });
  expect(decided.totals).toMatchObject({ excludingVat: 108_000, vat: 27_000 });
  const back = { rows: [{ rowId: 1, priceOre: 10_000 }] };
  const lowered = { ...row, price: 9_000, ordered: 10_000 };
  expect(taken(decide([lowered], back)).rows[0]).toMatchObject({ price: 10_000, ordered_price: null });
  const invoiced = { ...row, delivered: 4, invoiced: 4 };
  expect(decide([invoiced], change)).toEqual({ refused: { what: 'invoiced', place: 0 } });
  // The price that it has already is no change.
  expect('refused' in decide([row], { rows: [{ rowId: 1, priceOre: 10_000 }] }, { pricing: null })).toBe(
    false,
  );
});

test('a lower price and a discount count together against the limit', () => {
  const rows = [{ id: 1, quantity: 10 }];
  const discount = { text: '', basisPoints: 500 };
  const lower = [{ rowId: 1, priceOre: 9_500 }];
  const pricing = { percent: 5 };
  expect(decide(rows, { rows: [], discount }, { pricing })).not.toHaveProperty('refused');
  expect(decide(rows, { rows: lower, discount }, { pricing })).toHaveProperty('refused.what', 'discount');
  expect(decide(rows, { rows: lower }, { pricing, discount })).toHaveProperty('refused.what', 'discount');
  expect(decide(rows, { rows: lower }, { pricing })).not.toHaveProperty('refused');
  const added = { more: [articleOf(7, 10)], pricing, discount };
  const news = (priceOre?: number) => ({
    rows: [{ articleId: 7, pieces: 10, ...(priceOre && { priceOre }) }],
  });
  expect(decide(rows, { ...news(), discount: { text: 'ny', basisPoints: 500 } }, added)).not.toHaveProperty(
    'refused',
  );
  expect(decide(rows, { ...news(9_500), discount: { text: 'ny', basisPoints: 500 } }, added)).toHaveProperty(
    'refused.what',
    'discount',
  );
});

test('who may not set prices neither gives a discount nor takes one away, and may send the same again', () => {
  const discount = { text: 'Mässa', basisPoints: 500 };
  const change = (wish: Discount | null) =>
    decide(
      [{ id: 1, quantity: 10 }],
      { rows: [{ rowId: 1, pieces: 5 }], discount: wish },
      { pricing: null, discount },
    );
  expect(change(null)).toHaveProperty('refused.what', 'right');
  expect(change({ ...discount, basisPoints: 499 })).toHaveProperty('refused.what', 'right');
  expect(change({ ...discount, text: 'Rea' })).toHaveProperty('refused.what', 'right');
  expect(change({ ...discount })).not.toHaveProperty('refused');
});

test('a discount of ten percent has a row for each rate, and freight is decided anew', () => {
  const rows = [
    { id: 1, quantity: 10, price: 10_000 },
    { id: 2, quantity: 10, price: 1_000, vatRate: 12 },
  ];
  const decided = taken(decide(rows, { rows: [], discount: { text: 'Mässa', basisPoints: 1_000 } }));
  expect(
    decided.fees.map(({ kind, nameSv, vatRate, totalOre }) => [kind, nameSv, vatRate, totalOre]),
  ).toEqual([
    ['discount', 'Mässa', 25, -10_000],
    ['discount', 'Mässa', 12, -1_000],
  ]);
  expect(decided.totals).toMatchObject({ excludingVat: 99_000, vat: 22_500 + 1_080 });
  const lowered = taken(
    decide(rows, { rows: [{ rowId: 1, pieces: 5 }] }, { discount: { text: '', basisPoints: 1_000 } }),
  );
  expect(lowered.fees.map(({ kind, totalOre }) => [kind, totalOre])).toEqual([
    ['freight', 9_500 - Math.floor((9_500 * 10_000) / 60_000)],
    ['freight', Math.floor((9_500 * 10_000) / 60_000)],
    ['discount', -5_000],
    ['discount', -1_000],
  ]);
});

test.each([
  ['100,00 of goods at 12 % alone', 1_000, 10, 9_500, [[12, 9_500]]],
  ['2 000,00 of goods', 1_000, 200, 9_500, []],
  ['100,00 of goods, whose freight was less', 1_000, 10, 9_400, [[25, 9_400]]],
  ['100,00 of goods, whose freight was free', 1_000, 10, 0, []],
])('of an order that was split with %s freight gets no higher', (_, price, pieces, before, freights) => {
  const rows = [
    { id: 1, quantity: 5, price, vatRate: 12 },
    ...(before === 0 ? [] : [{ id: 2, kind: 'freight' as const, price: before }]),
  ];
  const decided = taken(decide(rows, { rows: [{ rowId: 1, pieces }] }, { isFeesFixed: true }));
  const kept = decided.rows.filter(({ kind }) => kind === 'freight');
  expect([
    ...kept.map((row) => [row.vat_rate, row.total_amount]),
    ...decided.fees.map((row) => [row.vatRate, row.totalOre]),
  ]).toEqual(freights);
});

test('an order of which everything is cancelled keeps its amounts, with its fees', () => {
  const rows = [
    { id: 1, quantity: 2 },
    { id: 2, kind: 'freight' as const, price: 9_500 },
  ];
  const decided = taken(decide(rows, { rows: [{ rowId: 1, pieces: 0 }] }));
  expect(decided).toMatchObject({ status: 4, totals: null, fees: [], removed: [] });
  expect(decided.rows[1]).toMatchObject({ quantity_cancelled: 1 });
});

test('an invoiced fee stays as it is, and what an invoice has given of a discount', () => {
  const rows = [
    { id: 1, quantity: 12, delivered: 6, invoiced: 6 },
    { id: 2, kind: 'freight' as const, price: 9_500, delivered: 1, invoiced: 1 },
    { id: 3, kind: 'discount' as const, price: -6_000, delivered: 1, invoiced: 1 },
  ];
  const discount = { text: '', basisPoints: 500 };
  const decided = taken(
    decide(rows, { rows: [{ rowId: 1, pieces: 6 }], discount: null }, { discount, status: 2 }),
  );
  expect(decided.rows.map(({ kind, price }) => [kind, price])).toEqual([
    ['article', 10_000],
    ['freight', 9_500],
    ['discount', -6_000],
  ]);
  expect(decided).toMatchObject({ fees: [], removed: [], status: 5 });
});

const few = fc.nat({ max: 12 });
const order = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 12 }),
    delivered: few,
    cancelled: few,
    short: few,
    invoiced: few,
    price: fc.nat({ max: 40_000 }),
    vatRate: fc.constantFrom(6, 12, 25),
    available: few,
    pieces: fc.option(fc.nat({ max: 24 }), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 4 },
);

test('pieces, stock and sums of any change agree with a reckoning by hand', () => {
  fc.assert(
    fc.property(
      order,
      fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: null }),
      (drawn, basisPoints) => {
        const given = drawn.map((one, place) => {
          const delivered = Math.min(one.delivered, one.quantity);
          const cancelled = Math.min(one.cancelled, one.quantity - delivered);
          const short = Math.min(one.short, one.quantity - delivered - cancelled);
          const invoiced = Math.min(one.invoiced, delivered);
          return { ...one, id: place + 1, delivered, cancelled, short, invoiced };
        });
        const more = given.map((one) => articleOf(one.id, one.available));
        const discount = basisPoints === null ? null : { text: '', basisPoints };
        const rows = given.flatMap(({ id, pieces }) => (pieces === undefined ? [] : [{ rowId: id, pieces }]));
        const decided = decide(given, { rows }, { discount, more, status: 2 });
        const isBelow = given.some(({ pieces = 99, delivered }) => pieces < delivered);
        expect('refused' in decided).toBe(isBelow);
        if ('refused' in decided) return;
        let value = 0;
        for (const one of given) {
          const after = decided.rows.find(({ id }) => id === one.id)!;
          const pieces = one.pieces ?? one.quantity - one.cancelled;
          value += pieces * one.price;
          expect(after.quantity - after.quantity_cancelled).toBe(pieces);
          // What was cancelled comes back before anything is ordered anew.
          expect(after.quantity).toBe(Math.max(one.quantity, pieces));
          // What is in stock and what is set aside for the row is as much as before.
          const setAside = one.quantity - one.delivered - one.cancelled - one.short;
          const left = pieces - one.delivered;
          const moved = decided.moves.reduce(
            (sum, { id, quantity }) => sum + (id === one.id ? quantity : 0),
            0,
          );
          expect(one.available + moved).toBeGreaterThanOrEqual(0);
          expect(left - after.quantity_short + moved).toBe(setAside);
          const isMore = pieces > one.quantity - one.cancelled;
          expect(after.quantity_short).toBe(
            isMore
              ? one.short + Math.max(0, pieces - one.quantity + one.cancelled - one.available)
              : Math.max(0, one.short - (one.quantity - one.cancelled - pieces)),
          );
        }
        if (given.every((one) => (one.pieces ?? one.quantity - one.cancelled) === 0)) {
          expect(decided.totals).toBeNull();
          return;
        }
        const whole = basisPoints === null ? 0 : Math.round((value * basisPoints) / 10_000);
        const fee = value < 100_000 ? 9_500 : 0;
        const off = value + fee - decided.totals!.excludingVat;
        // What is invoiced was paid for without the discount: it is taken off what is still to be invoiced.
        const openOf = (rate: number) =>
          given
            .filter(({ vatRate }) => vatRate === rate)
            .reduce((sum, one) => {
              const pieces = one.pieces ?? one.quantity - one.cancelled;
              return sum + one.price * (pieces - one.invoiced);
            }, 0);
        if (given.every(({ vatRate }) => openOf(vatRate) >= whole)) expect(off).toBe(whole);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(whole);
        for (const { kind, vatRate, totalOre } of decided.fees)
          if (kind === 'discount') expect(0 - totalOre).toBeLessThanOrEqual(openOf(vatRate));
        const sums = [
          ...decided.rows,
          ...decided.fees.map((row) => ({ ...row, total_amount: row.totalOre })),
        ];
        expect(sums.reduce((sum, row) => sum + row.total_amount, 0)).toBe(value + fee - off);
        const isOver = given.every((one) => (one.pieces ?? one.quantity - one.cancelled) === one.delivered);
        expect(orderIs.open(decided.status)).toBe(!isOver);
      },
    ),
    { numRuns: 100 * times },
  );
});
