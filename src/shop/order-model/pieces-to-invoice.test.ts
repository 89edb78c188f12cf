import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../test/sizes.ts';
import { piecesToInvoice } from './pieces-to-invoice.ts';

const january = '2027-01-15';
const periods = [
  { code: 'food', percent: 12, valid_from: null, valid_to: '2026-12-31' },
  { code: 'food', percent: 6, valid_from: '2027-01-01', valid_to: null },
  { code: '25', percent: 25, valid_from: null, valid_to: null },
];
const rateOf = { food: { '2026-12-31': 12, '2027-01-01': 6, [january]: 6 }, '25': {} } as const;

const someSent = fc
  .array(
    fc.record({
      day: fc.constantFrom('2026-12-31', '2027-01-01', january),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 5 },
  )
  .map((sent) => sent.toSorted((a, b) => (a.day < b.day ? -1 : 1)));

test('what is sent and not invoiced has the rate of the day of sending, and what was invoiced takes pieces of its rate, else the oldest', () => {
  const some = fc.record({
    sent: someSent,
    /** Pieces that another system has sent, with no consignment. */
    beside: fc.nat({ max: 4 }),
    code: fc.constantFrom('food' as const, '25' as const, null),
    vatCase: fc.constantFrom('domestic' as const, 'intra_eu' as const, 'export' as const),
    invoiced: fc.uniqueArray(fc.tuple(fc.constantFrom(0, 6, 12, 25), fc.nat({ max: 9 })), {
      selector: ([rate]) => rate,
    }),
  });
  fc.assert(
    fc.property(some, ({ sent, beside, code, vatCase, invoiced }) => {
      const own = vatCase === 'domestic' ? 12 : 0;
      const rateOn = (day: keyof (typeof rateOf)['food']) => {
        if (code === null) return own;
        if (vatCase !== 'domestic') return 0;
        return code === 'food' ? rateOf.food[day] : 25;
      };
      // One by one, as they went.
      const pieces = [
        ...Array.from({ length: beside }, () => own),
        ...sent.flatMap(({ day, quantity }) => Array.from({ length: quantity }, () => rateOn(day))),
      ];
      const left = [...pieces];
      let others = 0;
      for (const [rate, quantity] of invoiced)
        for (let one = 0; one < quantity; one++) {
          const place = left.indexOf(rate);
          if (place < 0) others++;
          else left.splice(place, 1);
        }
      left.splice(0, others);
      const expected = [...new Set(left)].map((vatRate) => ({
        vatRate,
        quantity: left.filter((rate) => rate === vatRate).length,
      }));
      const row = { quantity_delivered: pieces.length, vat_rate: own, vat_code: code };
      expect(piecesToInvoice(row, { sent, invoiced: new Map(invoiced), vatCase, periods })).toEqual(expected);
    }),
    { numRuns: 500 * times, ...(times === 1 && { seed: 11 }) },
  );
});

test('a code that has gone leaves the row’s own rate', () => {
  const row = { quantity_delivered: 3, vat_rate: 12, vat_code: 'gone' };
  const sent = [{ day: january, quantity: 2 }];
  expect(piecesToInvoice(row, { sent, invoiced: new Map([[25, 1]]), vatCase: 'domestic', periods })).toEqual([
    { vatRate: 12, quantity: 2 },
  ]);
});
