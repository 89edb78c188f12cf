import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { canOf, readinessOfRows, sumOfReadiness, type WaitingOrder } from './readiness.ts';
import { firstTestNumber } from '#shop/order-model/test-order.ts';

const monday = new Date('2027-02-01T10:00:00Z');

/** An order of rows of an article: what is ordered, and what of it was not in stock then. */
function orderOf(id: number, rows: readonly (readonly [article: number, quantity: number, short: number])[]) {
  return {
    id,
    created_at: monday,
    rows: rows.map(([article_id, quantity, quantity_short], place) => ({
      id: id * 10 + place,
      kind: 'article' as const,
      article_id,
      quantity,
      quantity_short,
      quantity_delivered: 0,
      quantity_cancelled: 0,
      short_at_booking: null as number | null,
      expected_date: null as string | null,
    })),
  };
}

function stockOf(available: Iterable<readonly [id: number, pieces: number]>, bookings = 0) {
  return new Map([...available].map(([id, pieces]) => [id, { pieces, bookings }]));
}

function cansOf(open: readonly WaitingOrder[], available: Readonly<Record<number, number>>) {
  const stock = stockOf(Object.entries(available).map(([id, pieces]) => [Number(id), pieces] as const));
  const ready = readinessOfRows(open, stock, '2027-02-01');
  return open.map(({ rows }) => {
    const sum = sumOfReadiness(rows.map(({ id }) => ready.get(id)!));
    return [canOf(sum), sum.ready, sum.pieces];
  });
}

test('of ten in stock an older order of eight is whole and one of six a part, until the older one is cancelled', () => {
  const older = orderOf(1, [[7, 8, 0]]);
  const younger = orderOf(2, [[7, 6, 4]]);
  expect(cansOf([younger, older], { 7: 0 })).toEqual([
    ['part', 2, 6],
    ['whole', 8, 8],
  ]);
  // What the older one had is free.
  expect(cansOf([younger], { 7: 8 })).toEqual([['whole', 6, 6]]);
});

test('new pieces go to the older order: by day in Sweden, then by number', () => {
  const first = orderOf(5, [[7, 4, 4]]);
  const second = orderOf(3, [[7, 4, 4]]);
  expect(cansOf([first, second], { 7: 6 })).toEqual([
    ['part', 2, 4],
    ['whole', 4, 4],
  ]);
  // Late on Sunday in UTC is Monday in Sweden.
  const sameDay = { ...first, created_at: new Date('2027-01-31T23:30:00Z') };
  expect(cansOf([sameDay, second], { 7: 6 })[1]).toEqual(['whole', 4, 4]);
  const sunday = { ...first, created_at: new Date('2027-01-31T22:30:00Z') };
  expect(cansOf([sunday, second], { 7: 6 })).toEqual([
    ['whole', 4, 4],
    ['part', 2, 4],
  ]);
});

test('a fee, a test order, an erased article and a stock below nothing claim nothing', () => {
  const fee = { ...orderOf(1, [[7, 1, 1]]).rows[0]!, kind: 'freight' as const };
  const own = { ...orderOf(1, [[7, 3, 3]]), rows: [...orderOf(1, [[7, 3, 3]]).rows, { ...fee, id: 19 }] };
  expect(readinessOfRows([own], stockOf([[7, 3]]), '2027-02-01').get(19)).toBe(undefined);
  const tried = orderOf(firstTestNumber, [[7, 3, 2]]);
  expect(cansOf([tried, orderOf(firstTestNumber - 1, [[7, 3, 3]])], { 7: 9 })).toEqual([
    ['part', 1, 3],
    ['whole', 3, 3],
  ]);
  const erased = orderOf(2, [[7, 3, 2]]);
  expect(cansOf([{ ...erased, rows: [{ ...erased.rows[0]!, article_id: null }] }], { 7: 9 })).toEqual([
    ['part', 1, 3],
  ]);
  expect(cansOf([orderOf(2, [[7, 3, 3]])], { 7: -4 })).toEqual([['nothing', 0, 3]]);
  expect(canOf({ pieces: 0, ready: 0 })).toBe(null);
});

test('pieces that the office said are not there are nobody’s until the day has come or stock is booked in', () => {
  const [row] = orderOf(1, [[7, 12, 12]]).rows;
  const said = (short_at_booking: number | null, expected_date: string | null) => ({
    ...orderOf(1, []),
    rows: [{ ...row!, short_at_booking, expected_date }],
  });
  const younger = orderOf(2, [[7, 6, 6]]);
  const readyOn = (today: string, older: WaitingOrder, bookings = 3) =>
    [...readinessOfRows([younger, older], stockOf([[7, 15]], bookings), today).values()].map(
      ({ ready }) => ready,
    );
  expect(readyOn('2027-02-01', said(3, '2027-02-09'))).toEqual([0, 6]);
  expect(readyOn('2027-02-08', said(3, '2027-02-09'))).toEqual([0, 6]);
  expect(readyOn('2027-02-09', said(3, '2027-02-09'))).toEqual([12, 3]);
  expect(readyOn('2027-02-01', said(3, '2027-02-09'), 4)).toEqual([12, 3]);
  expect(readyOn('2027-02-01', said(null, '2027-02-09'))).toEqual([12, 3]);
  expect(readyOn('2027-02-01', said(3, null))).toEqual([0, 6]);
});

const today = '2027-02-01';
const row = fc
  .record({
    article: fc.integer({ min: 1, max: 3 }),
    quantity: fc.nat(6),
    short: fc.nat(6),
    short_at_booking: fc.constantFrom(null, null, 0, 1),
    expected_date: fc.constantFrom(null, '2027-01-31', today, '2027-02-02'),
  })
  .map(({ article, quantity, short, ...said }) => ({
    of: [article, quantity, Math.min(quantity, short)],
    said,
  }));
const orders = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.array(row, { maxLength: 3 })), {
    selector: ([id]) => id,
    maxLength: 6,
  })
  .map((some) =>
    some.map(([id, rows]) => {
      const order = orderOf(
        id,
        rows.map(({ of: [article, quantity, short] }) => [article!, quantity!, short!]),
      );
      return { ...order, rows: order.rows.map((one, place) => ({ ...one, ...rows[place]!.said })) };
    }),
  );
const stock = fc.tuple(fc.nat(12), fc.nat(12), fc.nat(12));

test('pieces are given one by one to the oldest order that lacks some, and none is given twice', () => {
  fc.assert(
    fc.property(orders, stock, (open, [a, b, c]) => {
      const available = new Map([
        [1, a],
        [2, b],
        [3, c],
      ]);
      const ready = readinessOfRows(open, stockOf(available, 1), today);
      // Each piece by itself, to whoever is first in the queue.
      const given = new Map<number, number>();
      const queue = [...open].sort((one, other) => one.id - other.id).flatMap(({ rows }) => rows);
      for (const [article, pieces] of available)
        for (let piece = 0; piece < pieces; piece += 1) {
          const next = queue.find(
            ({ id, article_id, quantity_short, short_at_booking: said, expected_date: day }) =>
              article_id === article &&
              (given.get(id) ?? 0) < quantity_short &&
              (said !== 1 || day === '2027-01-31' || day === today),
          );
          if (next) given.set(next.id, (given.get(next.id) ?? 0) + 1);
        }
      for (const { id, quantity, quantity_short } of queue)
        expect(ready.get(id)).toEqual({
          pieces: quantity,
          ready: quantity - quantity_short + (given.get(id) ?? 0),
        });
    }),
    { numRuns: 100 * times },
  );
});
