import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsByRate } from './fees.ts';
import type { RowKind } from './row-kind.ts';
import type { VatCase } from './vat-case.ts';
import { inVatCase, vatCorrection, type TaxedRow } from './vat-correction.ts';

const percents = new Map([
  ['25', 25],
  ['12', 12],
  ['food', 6],
  ['0', 0],
]);

type Row = TaxedRow & { id: number };
const cases = ['domestic', 'intra_eu', 'export'] as const;

const goods = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 40 }),
    vat_code: fc.constantFrom('25', '12', 'food', '0'),
  }),
  { minLength: 1, maxLength: 6 },
);
const fees = fc.array(
  fc.tuple(fc.constantFrom('freight', 'smallOrder'), fc.integer({ min: 1, max: 20_000 })),
  {
    maxLength: 2,
  },
);

type Ordered = { price: number; quantity: number; vat_code: string };

/** The rows of an order as they are made: goods, then each fee split over the rates that the goods have in the case. */
function ordered(
  some: readonly Ordered[],
  charged: readonly (readonly [string, number])[],
  of: VatCase,
): Row[] {
  const rateOf = (code: string) => (of === 'domestic' ? percents.get(code)! : 0);
  const rows = some.map((one) => ({ ...one, kind: 'article' as RowKind, vat_rate: rateOf(one.vat_code) }));
  const valued = rows.map((row) => {
    return { vatCode: row.vat_code, vatRate: row.vat_rate, totalOre: row.price * row.quantity };
  });
  const ofFees = charged.flatMap(([kind, ore]) =>
    partsByRate(ore, valued)
      .filter((part) => part.ore > 0)
      .map((part) => ({
        kind: kind as RowKind,
        price: part.ore,
        quantity: 1,
        vat_code: part.vatCode,
        vat_rate: part.vatRate,
      })),
  );
  return [...rows, ...ofFees].map((row, id) => ({ ...row, id, isInvoiced: false }));
}

/** The test's own reckoning: VAT in öre, rounded once a rate, half away from 0. */
function ownVat(rows: readonly { price: number; quantity: number; vat_rate: number }[]): number {
  const rates = new Set(rows.map(({ vat_rate }) => vat_rate));
  return [...rates].reduce((sum, rate) => {
    const net = rows
      .filter(({ vat_rate }) => vat_rate === rate)
      .reduce((ore, { price, quantity }) => ore + BigInt(price) * BigInt(quantity), 0n);
    return sum + Number((net * BigInt(rate) + 50n) / 100n);
  }, 0);
}

const flat = (rows: ReturnType<typeof inVatCase<Row>>['rows']): Row[] =>
  rows.flatMap(({ row, parts }) => parts.map((part) => ({ ...row, ...part })));

test('an order that follows is as if it had been ordered so, whatever it was before', () => {
  const several = fc.uniqueArray(fees.map((list) => list[0]).filter(Boolean), {
    maxLength: 2,
    selector: (one) => one![0],
  });
  fc.assert(
    fc.property(
      goods,
      several,
      fc.constantFrom(...cases),
      fc.constantFrom(...cases),
      (some, given, was, becomes) => {
        const charged = given as [string, number][];
        const { rows, totals } = inVatCase(ordered(some, charged, was), { vatCase: becomes, percents });
        const now = flat(rows);
        const direct = ordered(some, charged, becomes);
        const net = direct.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        expect(totals.excludingVat).toBe(net);
        expect(totals.vat).toBe(ownVat(direct));
        expect(ownVat(now)).toBe(totals.vat);
        // Each fee has the rates and the amounts at each that it would have had.
        const atRates = (of: readonly Row[]) =>
          of
            .filter(({ kind }) => kind !== 'article')
            .map(({ kind, vat_rate, price }) => ({ key: `${kind} ${vat_rate}`, price }))
            .reduce(
              (sums, { key, price }) => sums.set(key, (sums.get(key) ?? 0) + price),
              new Map<string, number>(),
            );
        expect(atRates(now)).toEqual(atRates(direct));
      },
    ),
    { numRuns: 100 },
  );
});

test('what is invoiced keeps its VAT, and the rest follows', () => {
  fc.assert(
    fc.property(goods, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (some, invoiced) => {
      const rows = ordered(some, [], 'domestic').map((row) => ({ ...row, isInvoiced: invoiced[row.id]! }));
      const { rows: becoming, totals } = inVatCase(rows, { vatCase: 'intra_eu', percents });
      expect(flat(becoming).map(({ vat_rate }) => vat_rate)).toEqual(
        rows.map(({ isInvoiced, vat_rate }) => (isInvoiced ? vat_rate : 0)),
      );
      expect(totals.vat).toBe(ownVat(rows.filter(({ isInvoiced }) => isInvoiced)));
    }),
    { numRuns: 100 },
  );
});

test('each row stays with its price, also where an order has more rows of a fee than it has rates', () => {
  fc.assert(
    fc.property(
      goods,
      fees,
      goods,
      fc.constantFrom(...cases),
      fc.constantFrom(...cases),
      (some, charged, others, was, becomes) => {
        // The fees are those of other goods, as where rows were cancelled or changed since.
        const ofFees = ordered(others, charged, was).filter(({ kind }) => kind !== 'article');
        const rows = [...ordered(some, [], was), ...ofFees].map((row, id) => ({ ...row, id }));
        const { rows: becoming } = inVatCase(rows, { vatCase: becomes, percents });
        expect(becoming.map(({ row }) => row.id)).toEqual(rows.map(({ id }) => id));
        for (const { row, parts } of becoming) expect(parts.length, row.kind).toBeGreaterThan(0);
        const sumOf = (of: readonly Row[], kind: RowKind) =>
          of.filter((row) => row.kind === kind).reduce((sum, { price }) => sum + price, 0);
        for (const kind of ['freight', 'smallOrder'] as const)
          expect(sumOf(flat(becoming), kind)).toBe(sumOf(rows, kind));
      },
    ),
    { numRuns: 100 },
  );
});

const berlin = { address1: 'Allee 1', address2: '', zip_code: '10115', city: 'Berlin' };
const order = {
  vatCase: 'domestic' as VatCase,
  vatNumber: null as string | null,
  collected: false,
  delivery: { ...berlin, country_code: 'DE' },
  invoice: { ...berlin, country_code: 'DE' },
};
const places = [{ ...berlin, country_code: 'DE' }];

test('a VAT number that was corrected, or taken away, decides an order to another member state', () => {
  expect(vatCorrection(order, { vatNumber: 'DE123456789', places })?.vatCase).toBe('intra_eu');
  expect(vatCorrection(order, { vatNumber: null, places })).toBeUndefined();
  expect(vatCorrection(order, { vatNumber: 'SE556677889901', places })).toBeUndefined();
  const exempt = { ...order, vatCase: 'intra_eu' as const, vatNumber: 'DE123456789' };
  expect(vatCorrection(exempt, { vatNumber: null, places })?.vatCase).toBe('domestic');
  expect(vatCorrection(exempt, { vatNumber: 'DE 123 456 789', places })).toBeUndefined();
  // The case is the same, and the invoice names another number.
  expect(vatCorrection(exempt, { vatNumber: 'DE999999999', places })).toMatchObject({
    vatCase: 'intra_eu',
    vatNumber: 'DE999999999',
  });
  expect(vatCorrection({ ...order, collected: true }, { vatNumber: 'DE123456789', places })).toBeUndefined();
});

test('an address whose country alone was corrected is that of the order; another one is not', () => {
  const oslo = { address1: 'Storgata 1', address2: '', zip_code: '0155', city: 'Oslo' };
  const swedish = {
    ...order,
    delivery: { ...oslo, country_code: 'SE' },
    invoice: { ...oslo, country_code: 'SE' },
  };
  const at = (...now: readonly (typeof places)[number][]) =>
    vatCorrection(swedish, { vatNumber: null, places: now });
  expect(at({ ...oslo, zip_code: '01 55', city: 'OSLO', country_code: 'NO' })).toEqual({
    vatCase: 'export',
    vatNumber: null,
    deliveryCountry: 'NO',
    invoiceCountry: 'NO',
  });
  expect(at({ ...oslo, address1: 'Storgata 2', country_code: 'NO' })).toBeUndefined();
  expect(at({ ...oslo, country_code: 'NO' }, { ...oslo, country_code: 'SE' })).toBeUndefined();
  expect(at()).toBeUndefined();
});

test('an address without a street is nobody’s: its country is not corrected', () => {
  for (const address1 of ['', '  ']) {
    const bare = { address1, address2: '', zip_code: '', city: '' };
    const collected = {
      ...order,
      delivery: { ...bare, country_code: 'SE' },
      invoice: { ...bare, country_code: 'SE' },
    };
    const places = [{ ...bare, country_code: 'NO' }];
    expect(vatCorrection(collected, { vatNumber: null, places })).toBeUndefined();
  }
});
