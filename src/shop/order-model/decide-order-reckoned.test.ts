import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../test/sizes.ts';
import { problemToWire, type Problem } from '#kit/http/problem.ts';
import { settingsOf } from '#shop/settings/declared-settings.ts';
import { decideOrder, type Decision } from './decide-order.ts';
import type { Charge } from './fees.ts';
import type { OrderFacts, OrderMoment, OrderRequest, OrderToExtend } from './order-request.ts';
import { orderedRowOf, type ArticleForSale, type OrderedRow } from './row.ts';
import { openStock } from './stock.ts';
import type { Inbound, Supply } from './supply.ts';
import type { VatCase } from './vat-case.ts';

/** 23:30 on 31 January in UTC: it is the first of February in Sweden. */
const now = new Date('2027-01-31T23:30:00Z');
const today = '2027-02-01';
const settings = settingsOf({ OrderMonth: '2027-04', OrderMonthSeason: '2027-01' });
/** A cart's version here is the rows and the sum with which it was shown. */
const versionOf = (rows: readonly OrderedRow[], total: number) =>
  JSON.stringify([rows.map(({ articleId, quantity }) => [articleId, quantity]), total]);
const ways = [
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
];
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
const places = [
  { countryCode: 'SE', zipCode: '11122', vatNumber: null, vatCase: 'domestic' },
  { countryCode: 'DE', zipCode: '10115', vatNumber: null, vatCase: 'domestic' },
  { countryCode: 'DE', zipCode: '10115', vatNumber: 'DE123456789', vatCase: 'intra_eu' },
  { countryCode: 'NO', zipCode: '0150', vatNumber: null, vatCase: 'export' },
] as const;

const few = fc.nat({ max: 9 });
const inbound = fc.record<Inbound>({
  OrderedArticles: few,
  EstimatedDeliveryDate: fc.constantFrom(null, '2027-01-31', today, '2027-03-09'),
  NoArticleStock: fc.boolean(),
  SeasonNews: fc.boolean(),
});
const priceOre = fc.oneof(fc.nat({ max: 60 }), fc.nat({ max: 9_999_999 }));
const steps = fc.array(fc.record({ quantity: fc.integer({ min: 2, max: 14 }), priceOre }), { maxLength: 2 });
const article = fc
  .record({ available: few, priceOre, steps, vatRate: fc.constantFrom(0, 6, 12, 25), restock: inbound })
  .map((values): ArticleForSale => ({
    id: 0,
    articleNumber: '',
    nameSv: 'Vara',
    nameEn: null,
    pack: 1,
    weightG: 0,
    vatCode: 'c',
    ...values,
  }));
/** Articles 1 to 5 are for sale, 6 is not. */
const articles = fc
  .array(article, { minLength: 5, maxLength: 5 })
  .map(
    (all) =>
      new Map(all.map((one, place) => [place + 1, { ...one, id: place + 1, articleNumber: `A${place}` }])),
  );
const cart = fc.uniqueArray(
  fc.record({ articleId: fc.integer({ min: 1, max: 6 }), quantity: fc.integer({ min: 1, max: 12 }) }),
  { selector: ({ articleId }) => articleId },
);
const waiting = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.nat({ max: 6 })), {
  selector: ([id]) => id,
});
const fees = fc.array(
  fc.record<Charge>({
    kind: fc.constantFrom('freight', 'smallOrder'),
    amountOre: fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 9_999 })),
    missingOre: fc.constantFrom(null, 0, 5),
  }),
  { maxLength: 2 },
);

/** How pieces come, as the specification says it: those on order are for who waited first. */
function comes(
  { OrderedArticles, EstimatedDeliveryDate: day, NoArticleStock, SeasonNews }: Inbound,
  before: number,
  short: number,
): Supply {
  if (OrderedArticles >= before + short)
    return day !== null && day >= today ? { state: 'expected', day } : { state: 'ordered', day: null };
  // The month of the news of the season is over.
  if (NoArticleStock) return { state: 'made', day: SeasonNews ? null : '2027-04-30' };
  return { state: OrderedArticles > 0 ? 'ordered' : 'none', day: null };
}

/** Sums in whole öre, VAT once for each rate, half an öre upwards. */
function sumsOf(rows: readonly { priceOre: number; quantity: number; vatRate: number }[]) {
  const rates = [25, 12, 6, 0].filter((rate) => rows.some(({ vatRate }) => vatRate === rate));
  const perRate = rates.map((vatRate) => {
    const own = rows.filter((row) => row.vatRate === vatRate);
    const net = own.reduce((sum, row) => sum + BigInt(row.priceOre) * BigInt(row.quantity), 0n);
    const vat = (net * BigInt(vatRate) * 2n + 100n) / 200n;
    return { vatRate, excludingVat: Number(net), vat: Number(vat) };
  });
  const excludingVat = perRate.reduce((sum, one) => sum + one.excludingVat, 0);
  const vat = perRate.reduce((sum, one) => sum + one.vat, 0);
  return { excludingVat, vat, total: excludingVat + vat, perRate };
}

function rowsReckoned(facts: OrderFacts, waitedFor: ReadonlyMap<number, number>, vatCase: VatCase) {
  return facts.cart.flatMap(({ articleId: id, quantity }) => {
    const sold = facts.articles.get(id);
    if (!sold) return [];
    const short = quantity > sold.available ? quantity - sold.available : 0;
    const supply = short === 0 ? null : comes(sold.restock, waitedFor.get(id) ?? 0, short);
    return [orderedRowOf(sold, { quantity, short, supply, vatCase })];
  });
}

const scene = fc.record({
  articles,
  cart,
  waiting,
  fees,
  place: fc.constantFrom(...places),
  shownIn: fc.constantFrom(...places),
});
type Scene = typeof scene extends fc.Arbitrary<infer Value> ? Value : never;

function factsOf({ articles: sold, cart: wanted, place, shownIn }: Scene, order?: OrderToExtend): OrderFacts {
  return {
    currencyCode: 'SEK',
    vatNumber: place.vatNumber,
    usual: place,
    cartVatCase: shownIn.vatCase,
    address: undefined,
    cart: wanted,
    articles: sold,
    order,
  };
}

/** A fee is split over the rates of the goods by their value: öre are dropped, and the highest rate pays them. */
function feesReckoned(
  charges: readonly Charge[],
  goods: readonly { vatRate: number; totalOre: number }[],
  vatCase: VatCase,
) {
  const rates = [0, 6, 12, 25].filter((rate) => goods.some(({ vatRate }) => vatRate === rate));
  const value = (rate?: number) =>
    goods
      .filter(({ vatRate }) => rate === undefined || vatRate === rate)
      .reduce((sum, { totalOre }) => sum + BigInt(totalOre), 0n);
  return charges.flatMap(({ kind, amountOre }) => {
    const number = kind === 'freight' ? 'FRAKT' : 'SMAORDER';
    if (value() === 0n) {
      const vatRate = vatCase === 'domestic' ? 25 : 0;
      return amountOre === 0 ? [] : [{ kind, articleNumber: number, vatRate, totalOre: amountOre }];
    }
    let left = BigInt(amountOre);
    const parts = rates.map((vatRate, place) => {
      const isLast = place === rates.length - 1;
      const part = isLast ? left : (BigInt(amountOre) * value(vatRate)) / value();
      left -= part;
      return { kind, articleNumber: number, vatRate, totalOre: Number(part) };
    });
    return parts.filter(({ totalOre }) => totalOre > 0).reverse();
  });
}

/** As rows to sum. */
function priced(fees: readonly { vatRate: number; totalOre: number }[]) {
  return fees.map(({ vatRate, totalOre }) => ({ vatRate, priceOre: totalOre, quantity: 1 }));
}

function momentOf(charged: readonly Charge[]): OrderMoment {
  return {
    now,
    settings,
    openMinutes: 60,
    ways,
    chargeRules: charged.map((charge) => () => charge),
    versionOf,
  };
}

function changed(total: number) {
  return { type: '/problems/cart-changed', status: 409, TotalAmount: total / 100 };
}

const runs = { seed: 91, numRuns: 300 * times };

test('an order is its cart at today’s prices, with what is missing, its fees and the VAT of where it goes', () => {
  fc.assert(
    fc.property(scene, (some) => {
      const { vatCase } = some.place;
      const waitedFor = new Map(some.waiting);
      const facts = factsOf(some);
      const moment = momentOf(some.fees);
      const decide = (seen: Partial<OrderRequest['seen']> = {}) =>
        decideOrder({ ...request, seen: { ...request.seen, ...seen } }, facts, openStock(waitedFor), moment);
      const rows = rowsReckoned(facts, waitedFor, vatCase);
      const outcome = decide();
      if (rows.length === 0) {
        expect(problemToWire(outcome as Problem, 'en')).toMatchObject({
          type: '/problems/cart-empty',
          status: 409,
          detail: 'Your cart is empty.',
        });
        return;
      }
      const charged = feesReckoned(some.fees, rows, vatCase);
      const totals = sumsOf([...rows, ...priced(charged)]);
      expect(outcome).toMatchObject({ earlier: [], rows, fees: charged, broken: [], totals });
      const decision = outcome as Decision;
      const { deliveries } = decision.forecast;
      const piecesOf = (row: OrderedRow, weeks: typeof deliveries) =>
        weeks
          .flatMap(({ items }) => items)
          .reduce((sum, one) => sum + (one.row === row ? one.quantity : 0), 0);
      // What is in stock on this Monday is sent on Wednesday, and what comes in today on Thursday.
      const thisWeek = deliveries.filter(({ week }) => week === '2027-W05');
      for (const row of decision.rows) {
        expect(piecesOf(row, deliveries)).toBe(row.quantity);
        const soon = row.supply?.day === today ? row.quantityShort : 0;
        expect(piecesOf(row, thisWeek)).toBe(row.quantity - row.quantityShort + soon);
      }
      expect(deliveries.flatMap(({ items }) => items).every(({ row }) => row.articleId !== null)).toBe(true);
      // The cart was shown where the buyer usually is, without fees.
      const domestic = shownRows(facts).map((row) =>
        some.shownIn.vatCase === 'domestic' ? row : { ...row, vatRate: 0 },
      );
      const cartVersion = versionOf(rows, sumsOf(domestic).total);
      const seen = { cartVersion, expectedTotal: totals.total };
      expect(decide(seen)).toEqual(outcome);
      for (const other of [
        { ...seen, expectedTotal: totals.total + 1 },
        { ...seen, expectedTotal: totals.total - 1 },
        { ...seen, cartVersion: versionOf(rows, sumsOf(domestic).total + 1) },
      ])
        expect(problemToWire(decide(other) as Problem, 'en')).toMatchObject(changed(totals.total));
    }),
    runs,
  );
});

function shownRows({ cart: wanted, articles: sold }: OrderFacts) {
  return wanted.flatMap(({ articleId, quantity }) => {
    const one = sold.get(articleId);
    const reached = one?.steps.filter((step) => step.quantity <= quantity) ?? [];
    return one
      ? [
          {
            priceOre: Math.min(one.priceOre, ...reached.map((step) => step.priceOre)),
            vatRate: one.vatRate,
            quantity,
          },
        ]
      : [];
  });
}

const earlierRow = fc.record({
  articleId: fc.constantFrom(null, 1, 2, 3),
  quantity: fc.integer({ min: 4, max: 12 }),
  quantityShort: fc.nat({ max: 4 }),
  inbound: fc.option(inbound),
  priceOre,
  vatRate: fc.constantFrom(6, 12, 25),
});

test('an order that was added to is all its rows at the prices of their days, with the VAT of the order', () => {
  const withRows = fc.tuple(
    scene,
    fc.array(earlierRow, { minLength: 1, maxLength: 3 }),
    fc.constantFrom(...places),
  );
  fc.assert(
    fc.property(withRows, ([some, before, place]) => {
      const { vatCase } = place;
      const [sold] = some.articles.values();
      const earlier = before.map((values) => ({
        ...orderedRowOf(sold!, { quantity: 1, short: 0, supply: null, vatCase }),
        ...values,
        totalOre: values.priceOre * values.quantity,
        vatRate: vatCase === 'domestic' ? values.vatRate : 0,
        promisedDate: '2027-02-20',
        expectedDate: '2027-02-21',
      }));
      const order: OrderToExtend = {
        status: 1,
        batch_id: null,
        created_at: new Date(now.getTime() - 60_000),
        addition_count: 0,
        held: null,
        was_released: false,
        currency_code: 'SEK',
        vat_case: vatCase,
        way_of_delivery_id: 7,
        week: null,
        partial_delivery: true,
        order_info_text: '',
        deliverTo: {
          name: 'Lagret',
          address1: 'Hamnen 2',
          address2: '',
          zip_code: place.zipCode,
          city: 'Ort',
          country_code: place.countryCode,
          contact_person: '',
        },
        // What was charged before is charged anew.
        rows: [...earlier, { ...earlier[0]!, kind: 'freight' as const, articleId: null, totalOre: 900 }],
      };
      const facts = factsOf(some, order);
      // Those who wait are others, and the order itself.
      const waitedFor = new Map(some.waiting);
      for (const { articleId: id, quantityShort } of earlier)
        if (id !== null) waitedFor.set(id, (waitedFor.get(id) ?? 0) + quantityShort);
      const asked = { ...request, isAddition: true };
      const decide = (expectedTotal?: number) =>
        decideOrder(
          { ...asked, seen: { cartVersion: '', expectedTotal } },
          facts,
          openStock(waitedFor),
          momentOf(some.fees),
        );
      const rows = rowsReckoned(facts, waitedFor, vatCase);
      if (rows.length === 0) {
        expect((decide() as Problem).code).toBe('cart-empty');
        return;
      }
      const charged = feesReckoned(some.fees, [...earlier, ...rows], vatCase);
      const totals = sumsOf([...earlier, ...rows, ...priced(charged)]);
      const decision = decide(totals.total) as Decision;
      expect(decision).toMatchObject({ rows, fees: charged, totals });
      expect(problemToWire(decide(totals.total + 1) as Problem, 'sv')).toMatchObject(changed(totals.total));
      // How missing pieces come is as of today, what was promised is as it was: its own pieces are waited for already.
      expect(decision.earlier).toEqual(
        earlier.map((row) => {
          const { articleId: id, inbound: known, quantityShort: short } = row;
          if (id === null || known === null || short === 0) return row;
          return { ...row, supply: comes(known, (waitedFor.get(id) ?? 0) - short, short) };
        }),
      );
    }),
    { ...runs, seed: 92 },
  );
});
