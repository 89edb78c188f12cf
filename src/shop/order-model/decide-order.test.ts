import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '../../../test/sizes.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import { settingsOf } from '#shop/settings/declared-settings.ts';
import { textOf } from '#shop/texts/language-table.ts';
import { decideOrder, type Decision } from './decide-order.ts';
import type { ChargeRule } from './fees.ts';
import { OrderStatus } from './may.ts';
import type { OrderFacts, OrderMoment, OrderRequest, OrderToExtend } from './order-request.ts';
import { orderedRowOf, takenBy, type ArticleForSale, type OrderedRow } from './row.ts';
import { articlesMaybeShort, openStock, takeFrom } from './stock.ts';

const home = { countryCode: 'SE', zipCode: '12547' };
const address = {
  name: 'Lagret',
  address1: 'Hamnen 2',
  address2: '',
  zip_code: '0150',
  city: 'Oslo',
  country_code: 'NO',
  contact_person: '',
};
const now = new Date('2027-02-01T09:00:00Z');
const moment: OrderMoment = {
  now,
  settings: settingsOf({}),
  chargeRules: [],
  openMinutes: 60,
  ways: [
    {
      id: 7,
      name_sv: 'Pall',
      name_en: null,
      name_de: null,
      countries: [],
      collected: false,
      transport_days: 4,
      carrier_account: false,
    },
    {
      id: 3,
      name_sv: 'Hämtas',
      name_en: null,
      name_de: null,
      countries: [],
      collected: true,
      transport_days: 0,
      carrier_account: false,
    },
  ],
  versionOf: (rows, total) =>
    JSON.stringify([total, rows.map((row) => [row.articleId, row.quantity, row.quantityShort]).sort()]),
};
const request: OrderRequest = {
  wayId: 7,
  week: null,
  addressId: undefined,
  partialDelivery: true,
  message: '',
  isAddition: false,
  seen: { cartVersion: '', expectedTotal: undefined },
  isPreview: false,
};

function article(id: number, values: Partial<ArticleForSale> = {}): ArticleForSale {
  const restock = { OrderedArticles: 5, EstimatedDeliveryDate: '2027-03-01', NoArticleStock: false };
  return {
    id,
    articleNumber: `A-${id}`,
    nameSv: 'Vara',
    nameEn: null,
    available: 10,
    pack: 1,
    weightG: 0,
    steps: [],
    vatCode: '25',
    vatRate: 25,
    priceOre: 1000,
    restock: { ...restock, SeasonNews: false },
    ...values,
  };
}

function factsOf(
  articles: readonly ArticleForSale[],
  cart: readonly (readonly [id: number, quantity: number])[],
  more: Partial<OrderFacts> = {},
): OrderFacts {
  return {
    currencyCode: 'SEK',
    vatNumber: null,
    usual: home,
    cartVatCase: 'domestic',
    address: undefined,
    cart: cart.map(([articleId, quantity]) => ({ articleId, quantity })),
    articles: new Map(articles.map((one) => [one.id, one])),
    order: undefined,
    ...more,
  };
}

function orderToExtend(more: Partial<OrderToExtend> = {}): OrderToExtend {
  return {
    status: OrderStatus.Order,
    batch_id: null,
    created_at: new Date('2027-02-01T08:30:00Z'),
    addition_count: 0,
    held: null,
    was_released: false,
    currency_code: 'SEK',
    vat_case: 'export',
    way_of_delivery_id: 3,
    week: { year: 2027, week: 20 },
    partial_delivery: false,
    order_info_text: 'Först.',
    deliverTo: address,
    rows: [orderedRowOf(article(1), { quantity: 2, short: 0, supply: null, vatCase: 'export' })],
    ...more,
  };
}

const decide = (asked: Partial<OrderRequest>, facts: OrderFacts, waiting: [number, number][] = []) =>
  decideOrder({ ...request, ...asked }, facts, openStock(new Map(waiting)), moment);

const codeOf = (outcome: Decision | Problem) => (outcome instanceof Problem ? outcome.code : 'decided');
const fieldOf = (outcome: Decision | Problem) =>
  outcome instanceof Problem ? outcome.errors[0]?.field : undefined;

describe('an order of its own', () => {
  const facts = factsOf(
    [article(4), article(2, { vatRate: 6, priceOre: 333 })],
    [
      [4, 12],
      [99, 1],
      [2, 3],
    ],
  );

  test('has the rows that are for sale, in the order in which they were added', () => {
    expect(decide({}, facts)).toMatchObject({
      terms: { transportDays: 4, vatCase: 'domestic', currencyCode: 'SEK' },
      rows: [
        { articleId: 4, quantity: 12, quantityShort: 2, totalOre: 12_000, expectedDate: '2027-03-01' },
        { articleId: 2, quantity: 3, quantityShort: 0, totalOre: 999, inbound: null },
      ],
      totals: { excludingVat: 12_999, vat: 3060, total: 16_059 },
      forecast: { completeWeek: '2027-W09' },
    });
  });

  test('is refused at the first field that is wrong, before its cart is looked at', () => {
    const past = badField('deliveryWeek', 'minAmount');
    const empty = factsOf([], []);
    expect(fieldOf(decide({ wayId: 8, week: past, addressId: 1 }, empty))).toBe('wayOfDeliveryId');
    expect(fieldOf(decide({ week: past, addressId: 1 }, empty))).toBe('deliveryWeek');
    expect(fieldOf(decide({ addressId: 1 }, empty))).toBe('deliveryAddressId');
    expect(codeOf(decide({}, empty))).toBe('cart-empty');
  });

  test('is taxed by where the goods go, and the cart as it was shown', () => {
    const abroad = factsOf([article(4)], [[4, 1]], { address });
    const decision = decide({ addressId: 1 }, abroad) as Decision;
    expect(decision.totals).toMatchObject({ vat: 0, total: 1000 });
    expect(decide({ addressId: 1, wayId: 3 }, abroad)).toMatchObject({ totals: { vat: 250 } });
    const version = moment.versionOf(decision.rows, 1250);
    const seen = { cartVersion: version, expectedTotal: 1000 };
    expect(codeOf(decide({ addressId: 1, seen }, abroad))).toBe('decided');
    expect(codeOf(decide({ addressId: 1, seen: { ...seen, expectedTotal: 1250 } }, abroad))).toBe(
      'cart-changed',
    );
    expect(codeOf(decide({ addressId: 1, seen: { ...seen, cartVersion: 'x' } }, abroad))).toBe(
      'cart-changed',
    );
  });
});

test('what is made to order comes in the month that is set, and what comes after the week asked for is late', () => {
  const made = { OrderedArticles: 0, EstimatedDeliveryDate: null, NoArticleStock: true, SeasonNews: false };
  const facts = factsOf(
    [article(4), article(6, { available: 0, restock: made })],
    [
      [4, 2],
      [6, 1],
    ],
  );
  const inApril = { ...moment, settings: settingsOf({ OrderMonth: '2027-04' }) };
  const asked = { ...request, week: { year: 2027, week: 7 } };
  const decision = decideOrder(asked, facts, openStock(new Map()), inApril) as Decision;
  expect(decision.rows[1]).toMatchObject({
    supply: { state: 'made', day: '2027-04-30' },
    promisedDate: '2027-04-30',
  });
  expect(decision.forecast.late).toEqual([decision.rows[1]]);
  // Four working days on their way, after the one on which they are sent.
  expect(decision.forecast).toMatchObject({ completeWeek: '2027-W17', arrivalWeek: '2027-W18' });
});

test('a refusal of a sum tells the sum of now', () => {
  const facts = factsOf([article(4)], [[4, 1]]);
  const refused = decide({ seen: { cartVersion: '', expectedTotal: 1 } }, facts) as Problem;
  expect([refused.members, refused.detail?.('en')]).toEqual([
    { TotalAmount: 12.5 },
    textOf('checkout.cartChanged')('en'),
  ]);
});

test('a fee is charged beside the goods, taxed as they are, and neither packed nor taken from stock', () => {
  const onePercent: ChargeRule = ({ terms, goods }) => {
    if (terms.destination.countryCode !== 'SE') return undefined;
    const value = goods.reduce((sum, row) => sum + row.totalOre, 0);
    return { kind: 'freight', amountOre: Math.round(value / 100), missingOre: null };
  };
  const with1Percent = { ...moment, chargeRules: [onePercent, () => undefined] };
  const of = (asked: Partial<OrderRequest>, facts: OrderFacts) =>
    decideOrder({ ...request, ...asked }, facts, openStock(new Map()), with1Percent);
  const facts = factsOf([article(4)], [[4, 3]], { address });
  const decision = of({ wayId: undefined }, { ...facts, address: undefined }) as Decision;
  expect(decision.totals).toMatchObject({ excludingVat: 3030, vat: 758, total: 3788 });
  expect(decision.fees).toMatchObject([
    { kind: 'freight', articleId: null, nameSv: 'Frakt', nameEn: 'Freight', totalOre: 30, vatRate: 25 },
  ]);
  expect(takenBy([...decision.rows, ...decision.fees])).toEqual([{ id: 4, quantity: 3 }]);
  expect(decision.forecast.deliveries.flatMap(({ items }) => items)).toHaveLength(1);
  const seen = { cartVersion: moment.versionOf(decision.rows, 3750), expectedTotal: 3788 };
  const home4 = { ...facts, address: undefined };
  expect(codeOf(of({ seen }, home4))).toBe('decided');
  expect(codeOf(of({ seen: { ...seen, expectedTotal: 3750 } }, home4))).toBe('cart-changed');
  expect(of({ addressId: 1 }, facts)).toMatchObject({ fees: [], totals: { total: 3000 } });
  const extended = orderToExtend({
    rows: [...orderToExtend().rows, ...decision.fees],
    deliverTo: { ...address, country_code: 'SE' },
  });
  const added = of({ isAddition: true }, { ...facts, order: extended }) as Decision;
  // The fee is that of the whole order, in the place of the one it had, and without VAT as its case says.
  expect(added.totals).toMatchObject({ excludingVat: 2000 + 3000 + 50, vat: 0 });
  expect(added.forecast.deliveries.flatMap(({ items }) => items)).toHaveLength(2);
});

describe('an addition', () => {
  const more = (change: Partial<OrderToExtend> = {}, values: Partial<OrderFacts> = {}) =>
    factsOf([article(1), article(5)], [[5, 1]], { order: orderToExtend(change), ...values });

  test('has the terms of its order, and the sums of all rows', () => {
    const added = decide({ isAddition: true, message: 'Sen.', wayId: 7 }, more()) as Decision;
    expect(added.terms).toMatchObject({
      vatCase: 'export',
      week: { year: 2027, week: 20 },
      transportDays: 0,
      partialDelivery: false,
      message: 'Först.\n\n2027-02-01 10:00: Sen.',
      addedMessage: '2027-02-01 10:00: Sen.',
    });
    expect(added.totals).toMatchObject({ excludingVat: 3000, vat: 0 });
  });

  test.each([
    ['not-found', factsOf([article(5)], [[5, 1]]), {}],
    ['too-late', more({ status: OrderStatus.Processing, addition_count: 20 }), {}],
    ['too-late', more({ created_at: new Date('2027-02-01T08:00:00Z') }), {}],
    ['limit-reached', more({ addition_count: 20 }), {}],
    ['conflict', more({ currency_code: 'EUR' }), {}],
    ['conflict', more({}, { address: { ...address, city: 'Bergen' } }), { addressId: 1 }],
    ['bad-input', more(), { addressId: 1 }],
    ['bad-input', more({ order_info_text: 'x'.repeat(3990) }), { message: 'lång' }],
    ['decided', more({ order_info_text: 'x'.repeat(4100) }), {}],
    ['decided', more({}, { address: { ...address } }), { addressId: 1 }],
  ] as const)('is %s', (code, facts, asked) => {
    expect(codeOf(decide({ isAddition: true, ...asked }, facts))).toBe(code);
  });

  test('has room for four thousand characters of messages, and says how many are left', () => {
    // The time and the blank line take twenty characters.
    const of = (length: number) =>
      decide({ isAddition: true, message: 'hej' }, more({ order_info_text: 'x'.repeat(length) }));
    const [fits, over, full] = [of(4000 - 23), of(4000 - 22), of(3999)];
    expect([codeOf(fits), codeOf(over), codeOf(full)]).toEqual(['decided', 'bad-input', 'bad-input']);
    const told = (outcome: Decision | Problem) => (outcome as Problem).detail?.('en');
    expect(told(over)).toBe(textOf('addition.messageTooLong', { count: 2 })('en'));
    expect(told(full)).toBe(textOf('addition.messageTooLong', { count: 0 })('en'));
  });

  test('is paid in the currency of its order, and goes by a way that is no longer offered in two days', () => {
    const gone = decide({ isAddition: true }, more({ way_of_delivery_id: 99 })) as Decision;
    expect(gone.terms).toMatchObject({ currencyCode: 'SEK', way: undefined, transportDays: 2 });
    expect((decide({ isAddition: true }, more()) as Decision).terms.way?.id).toBe(3);
  });

  test('leaves what the order waits for out of what others wait for', () => {
    const waits = orderedRowOf(article(1), { quantity: 5, short: 4, supply: null, vatCase: 'export' });
    const facts = more({ rows: [waits] });
    // Five pieces are on order, and four of them are those of this row.
    const { earlier } = decide({ isAddition: true }, facts, [[1, 5]]) as Decision;
    expect(earlier[0]?.supply).toEqual({ state: 'expected', day: '2027-03-01' });
    const late = decide({ isAddition: true }, facts, [[1, 6]]) as Decision;
    expect(late.earlier[0]?.supply).toEqual({ state: 'ordered', day: null });
    // What was promised stays.
    expect(late.earlier[0]?.promisedDate).toBe(waits.promisedDate);
  });
});

const someArticles = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    available: fc.integer({ min: 0, max: 20 }),
    ordered: fc.integer({ min: 0, max: 20 }),
    priceOre: fc.integer({ min: 1, max: 99_999 }),
    vatRate: fc.constantFrom(0, 6, 12, 25),
  }),
  { selector: ({ id }) => id, minLength: 1 },
);
const someCarts = fc.array(
  fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 12 })), {
    selector: ([id]) => id,
  }),
  { minLength: 1, maxLength: 6 },
);

test('orders that are decided in turn share the stock, and none is promised what another waits for', () => {
  fc.assert(
    fc.property(someArticles, someCarts, (goods, carts) => {
      const restock = { EstimatedDeliveryDate: '2027-03-01', NoArticleStock: false, SeasonNews: false };
      const articles = goods.map(({ ordered, ...one }) =>
        article(one.id, { ...one, restock: { ...restock, OrderedArticles: ordered } }),
      );
      const stock = openStock(new Map());
      const rows: OrderedRow[] = [];
      for (const cart of carts) {
        const facts = factsOf(articles, cart);
        const outcome = decideOrder(request, facts, stock, moment);
        if (outcome instanceof Problem) continue;
        // Its sum is that of each row, with VAT rounded once for each rate.
        const perRate = [0, 6, 12, 25].map((rate) => {
          const own = outcome.rows.filter(({ vatRate }) => vatRate === rate);
          const net = own.reduce((sum, row) => sum + row.priceOre * row.quantity, 0);
          return net + Math.round((net * rate) / 100);
        });
        expect(outcome.totals.total).toBe(perRate.reduce((sum, one) => sum + one, 0));
        takeFrom(stock, outcome.rows, facts.articles);
        rows.push(...outcome.rows);
      }
      const wanted = carts.flatMap((cart) => cart.map(([articleId, quantity]) => ({ articleId, quantity })));
      const maybeShort = articlesMaybeShort(wanted, new Map(articles.map((one) => [one.id, one])));
      for (const { id, available, ordered } of goods) {
        const own = rows.filter(({ articleId }) => articleId === id);
        const sum = own.reduce((pieces, row) => pieces + row.quantity, 0);
        const taken = takenBy(own).reduce((pieces, { quantity }) => pieces + quantity, 0);
        expect(taken).toBe(Math.min(available, sum));
        expect(maybeShort.includes(id)).toBe(sum > available);
        const promised = own.filter(({ promisedDate }) => promisedDate !== null);
        expect(promised.reduce((pieces, row) => pieces + row.quantityShort, 0)).toBeLessThanOrEqual(ordered);
      }
    }),
    { seed: 31, numRuns: 300 },
  );
});

test('what is shown can be sent, in any order of rows', () => {
  fc.assert(
    fc.property(someArticles, someCarts, fc.nat(), (goods, [cart = []], turn) => {
      const articles = goods.map(({ ordered: _ordered, ...one }) => article(one.id, one));
      const shown = decide({}, factsOf(articles, cart));
      if (shown instanceof Problem) return;
      const version = moment.versionOf(shown.rows, shown.totals.total);
      const seen = { cartVersion: version, expectedTotal: shown.totals.total };
      const place = turn % cart.length;
      const turned = [...cart.slice(place), ...cart.slice(0, place)].toReversed();
      expect(codeOf(decide({ seen }, factsOf(articles, turned)))).toBe('decided');
      const other = { ...seen, expectedTotal: shown.totals.total + 1 };
      expect(codeOf(decide({ seen: other }, factsOf(articles, turned)))).toBe('cart-changed');
    }),
    { seed: 32, numRuns: 200 },
  );
});

test('an order has whole packages only; a preview tells the rows that are none', () => {
  const rowsOf = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      pack: fc.constantFrom(1, 2, 3, 5, 6, 24),
      quantity: fc.integer({ min: 1, max: 60 }),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(rowsOf, (rows) => {
      const facts = factsOf(
        rows.map(({ id, pack }) => article(id, { pack })),
        rows.map(({ id, quantity }) => [id, quantity]),
      );
      const broken = rows.filter(({ pack, quantity }) => quantity % pack > 0).map(({ id }) => id);
      const preview = decide({ isPreview: true }, facts);
      expect(!(preview instanceof Problem) && preview.broken.map(({ articleId }) => articleId)).toEqual(
        broken,
      );
      const order = decide({}, facts);
      if (broken.length > 0) expect(codeOf(order)).toBe('cart-changed');
      else expect(order).toEqual(preview);
    }),
    { seed: 81, numRuns: 300 * times },
  );
});
