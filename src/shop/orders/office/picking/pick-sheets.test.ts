import { expect, test } from 'vitest';
import { mostByPhone, ordersOfCode } from './picked-orders.ts';
import { summedSheetOf } from './pick-sheets.server.ts';

const printing = { at: new Date('2026-11-29T08:00:00Z'), by: 'Åsa', leftOut: [] };
const ordersTo = (count: number) =>
  Array.from({ length: count }, (_none, place) => {
    const order = { id: 20_900 - place, printed_at: null, rows: [] };
    return order as unknown as Parameters<typeof summedSheetOf>[0][number];
  });

test('a combined list opens its orders on the phone, unless they are too many for one walk', () => {
  const orders = ordersTo(mostByPhone);
  expect(ordersOfCode(summedSheetOf(orders, printing).code)).toEqual(orders.map(({ id }) => id));
  expect(summedSheetOf(ordersTo(mostByPhone + 1), printing).code).toBe('');
});
