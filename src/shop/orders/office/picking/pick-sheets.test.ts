import { expect, test } from 'vitest';
import { mostByPhone, ordersOfCode } from './picked-orders.ts';
import { pickSheetsOf, summedSheetOf } from './pick-sheets.server.ts';

const printing = { at: new Date('2026-11-29T08:00:00Z'), by: 'Åsa', leftOut: [] };
const whole = { created_at: printing.at, pinned: [], order_info_text: '', partial_delivery: true };
const ordersTo = (count: number) =>
  Array.from({ length: count }, (_none, place) => {
    const order = { ...whole, id: 20_900 - place, printed_at: null, rows: [] };
    return order as unknown as Parameters<typeof summedSheetOf>[0][number];
  });

test('what is left out is told once, after the last list, however many there are', () => {
  const leftOut = [{ id: 7, why: 'held' as const }];
  for (const count of [1, 2, 3]) {
    const ends = pickSheetsOf(ordersTo(count), { ...printing, leftOut }).map(({ end }) => end);
    const none = Array.from({ length: count - 1 }, () => []);
    expect(ends).toEqual([...none, ['Stoppade, och därför inte med: 7']]);
  }
});

test('a combined list opens its orders on the phone, unless they are too many for one walk', () => {
  const orders = ordersTo(mostByPhone);
  expect(ordersOfCode(summedSheetOf(orders, printing).code)).toEqual(orders.map(({ id }) => id));
  expect(summedSheetOf(ordersTo(mostByPhone + 1), printing).code).toBe('');
});
