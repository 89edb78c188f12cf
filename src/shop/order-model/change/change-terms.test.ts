import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { settingsOf } from '#shop/settings/declared-settings.ts';
import type { ChargeRule } from '#shop/order-model/fees.ts';
import type { Terms } from '#shop/order-model/order-terms.ts';
import { openStock } from '#shop/order-model/stock.ts';
import { decideChange, type ChangeableRow } from './decide-change.ts';
import { nothingInvoiced } from './invoiced-discount.ts';

const places = {
  stockholm: { destination: { countryCode: 'SE', zipCode: '11122' }, area: 'here', freightOre: 9_500 },
  umea: { destination: { countryCode: 'SE', zipCode: '90325' }, area: 'here', freightOre: 14_500 },
  berlin: { destination: { countryCode: 'DE', zipCode: '10115' }, area: 'union', freightOre: 19_500 },
  belfast: { destination: { countryCode: 'GB', zipCode: 'BT1 1AA' }, area: 'union', freightOre: 24_500 },
  london: { destination: { countryCode: 'GB', zipCode: 'E1 6AN' }, area: 'outside', freightOre: 29_500 },
  oslo: { destination: { countryCode: 'NO', zipCode: '0150' }, area: 'outside', freightOre: 0 },
} as const;
type Place = (typeof places)[keyof typeof places];
const place = fc.constantFrom<Place>(...Object.values(places));
const freight: ChargeRule = ({ terms: { destination } }) => ({
  kind: 'freight',
  amountOre: Object.values(places).find((one) => one.destination === destination)!.freightOre,
  missingOre: null,
});

type Drawn = {
  from: Place;
  to: Place;
  vatNumber: string | null;
  collected: boolean;
  countries: readonly string[];
  price: number;
  isFixed: boolean;
  invoicedOre: number;
};
const drawn: fc.Arbitrary<Drawn> = fc.record({
  from: place,
  to: place,
  vatNumber: fc.constantFrom(null, 'DE136695976', 'SE556000016701'),
  collected: fc.boolean(),
  countries: fc.subarray(['SE', 'DE', 'GB', 'NO']),
  price: fc.integer({ min: 1, max: 50_000 }),
  isFixed: fc.boolean(),
  invoicedOre: fc.constantFrom(0, 100),
});

function rowOf(id: number, kind: 'article' | 'freight', quantity: number, price: number): ChangeableRow {
  return {
    id,
    kind,
    article_id: kind === 'article' ? id : null,
    quantity,
    price,
    total_amount: quantity * price,
    quantity_delivered: 0,
    quantity_cancelled: 0,
    quantity_short: 0,
    vat_rate: 25,
    expected_date: null,
    ordered_price: null,
    description: '',
    promised_text: '',
  };
}

function moved({ from, to, vatNumber, collected, countries, price, isFixed, invoicedOre }: Drawn) {
  const goods = rowOf(1, 'article', 4, price);
  const fee = rowOf(2, 'freight', 1, 4_000);
  const described = { kind: 'article', weightG: 0, vatCode: 'a', vatRate: 25 } as never;
  const way = { id: 1, countries, collected } as unknown as NonNullable<Terms['way']>;
  const terms = { vatCase: 'domestic', currencyCode: 'SEK', way, wayId: 1, destination: from.destination };
  return decideChange(
    { rows: [], deliverTo: to.destination },
    {
      status: 1,
      before: { held: 'manual', was_released: false },
      rows: [
        { row: goods, described, invoiced: nothingInvoiced },
        { row: fee, described, invoiced: { quantity: 1, ore: invoicedOre, isOnInvoice: invoicedOre !== 0 } },
      ],
      discount: null,
      isFeesFixed: isFixed,
      terms: terms as Terms,
      taxedAs: { vatNumber, collected },
      articles: new Map(),
      currencyCode: 'SEK',
      pricing: null,
      credit: undefined,
      promise: (row) => row,
    },
    openStock(new Map()),
    { now: new Date('2027-02-01T10:00:00Z'), settings: settingsOf({}), chargeRules: [freight] },
  );
}

test('an order goes where its VAT and its way do, with the freight of there, and nothing else of it changes', () => {
  fc.assert(
    fc.property(drawn, (given) => {
      const { from, to, vatNumber, collected, countries, price, isFixed, invoicedOre } = given;
      const decided = moved(given);
      // Goods that are collected stay here, and a buyer without a number of another member state pays as one who is here.
      const taxed = ({ area }: Place) =>
        collected || (area === 'union' && vatNumber !== 'DE136695976') ? 'here' : area;
      const refused =
        from === to
          ? undefined
          : taxed(from) !== taxed(to)
            ? 'vatCase'
            : countries.length > 0 && !countries.includes(to.destination.countryCode)
              ? 'way'
              : undefined;
      expect('refused' in decided ? decided.refused.what : undefined).toBe(refused);
      if ('refused' in decided) return;
      expect(decided).toMatchObject({ status: 1, held: 'manual', moves: [], added: [] });
      expect(decided.rows[0]).toMatchObject({ quantity: 4, price, total_amount: 4 * price });
      // It keeps its amounts where it stays and what is invoiced of them, and pays no more where it was split.
      const isKept = from === to || invoicedOre > 0 || (isFixed && to.freightOre > 4_000);
      const net = 4 * price + (isKept ? 4_000 : to.freightOre);
      expect(decided.rows.length).toBe(isKept ? 2 : 1);
      if (from === to) expect(decided.totals).toBeNull();
      else expect(decided.totals?.excludingVat).toBe(net);
    }),
    { numRuns: 300 * times },
  );
});
