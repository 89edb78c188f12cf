import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { orderAsTold } from './as-told.ts';
import { readinessOfRows } from './readiness.ts';

const few = fc.nat({ max: 6 });
const drawnRow = fc.record({
  quantity: fc.integer({ min: 1, max: 8 }),
  sent: few,
  short: few,
  /** The office said it when so many bookings were made. */
  said: fc.constantFrom(null, 3),
  day: fc.constantFrom(null, '2027-01-20', '2027-03-10'),
  isMade: fc.boolean(),
});
type Drawn = {
  quantity: number;
  sent: number;
  short: number;
  said: number | null;
  day: string | null;
  isMade: boolean;
};
const today = '2027-02-01';

function rowOf({ quantity, sent, short, said, day, isMade }: Drawn, place: number) {
  const quantity_delivered = Math.min(sent, quantity);
  const text = isMade ? 'Beställningsvara' : '';
  return {
    id: place + 1,
    kind: 'article' as const,
    // Each row is of an article of its own.
    article_id: place + 1,
    quantity,
    quantity_delivered,
    quantity_cancelled: 0,
    quantity_short: Math.min(short, quantity - quantity_delivered),
    short_at_booking: said,
    expected_date: day,
    promised_date: '2027-04-01',
    promised_text: text,
    promised_text_sv: text,
    promised_text_en: text,
  };
}

test('a row is said to miss what the stock does not have, or what the office says is not there', () => {
  const stocks = fc.array(fc.record({ pieces: few, bookings: fc.constantFrom(3, 4) }), {
    minLength: 4,
    maxLength: 4,
  });
  fc.assert(
    fc.property(fc.array(drawnRow, { minLength: 1, maxLength: 4 }), stocks, (drawn, stock) => {
      const rows = drawn.map(rowOf);
      const open = [{ id: 20_001, created_at: new Date('2027-01-10T10:00:00Z'), rows }];
      const free = new Map(stock.map((one, place) => [place + 1, one]));
      const ready = new Map(
        [...readinessOfRows(open, free, today)].map(([id, one]) => [id, one.ready] as const),
      );
      const told = orderAsTold({ has_shortage: true, rows }, ready);
      let isWaiting = false;
      for (const [place, row] of rows.entries()) {
        const { said, day, isMade } = drawn[place]!;
        const { pieces, bookings } = stock[place]!;
        const isBelieved = said === bookings && (day === null || day > today);
        const missing = isBelieved ? row.quantity_short : Math.max(0, row.quantity_short - pieces);
        const { quantity_short, expected_date, promised_date, ...texts } = told.rows[place]!;
        const { promised_text, promised_text_sv, promised_text_en } = texts;
        expect(quantity_short).toBe(missing);
        const isAllThere = row.quantity_short > 0 && missing === 0;
        expect([expected_date, promised_date]).toEqual(isAllThere ? [null, null] : [day, row.promised_date]);
        const text = isAllThere ? '' : row.promised_text;
        expect([promised_text, promised_text_sv, promised_text_en]).toEqual([text, text, text]);
        isWaiting ||= missing > 0 && !isMade;
      }
      const isSentInPart =
        rows.some((row) => row.quantity_delivered > 0) &&
        rows.some((row) => row.quantity > row.quantity_delivered);
      // Where stock changes nothing, the order is said to be what it was.
      const isTouched = rows.some((row, place) => told.rows[place]!.quantity_short !== row.quantity_short);
      expect(told.has_shortage).toBe(!isTouched || isWaiting || isSentInPart);
    }),
    { numRuns: 500 * times },
  );
});
