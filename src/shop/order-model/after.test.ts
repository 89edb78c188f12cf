import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { after, type After, type LivingOrder, type LivingRow, type RowAct } from './after.ts';
import { OrderStatus } from './may.ts';
import { leftOf } from './pieces.ts';

const at = new Date('2027-02-01T10:00:00Z');

/** Where each piece of a row is, and what has gone from stock to the row: the reckoning of this test. */
type Pieces = { aside: number; short: number; sent: number; cancelled: number; lost: number };
type Line = Pieces & { expected: string | null; isErased: boolean };

function rowOf(id: number, { aside, short, sent, cancelled, expected, isErased }: Line): LivingRow {
  return {
    id,
    article_id: isErased ? null : id * 10,
    kind: 'article',
    quantity: aside + short + sent + cancelled,
    quantity_delivered: sent,
    quantity_cancelled: cancelled,
    quantity_short: short,
    expected_date: expected,
  };
}

type Impossible = { what: string; value?: number; most?: number; least?: number };

/** Moves pieces as an act says, and returns how many go to stock, or what of the act cannot be. */
function moved(line: Line | undefined, act: RowAct): number | Impossible {
  if (!line) return { what: 'row' };
  const send = act.sent === 'rest' ? line.aside + line.short : (act.sent ?? line.sent) - line.sent;
  const value = line.sent + send;
  if (send < 0) return { what: 'sent', value, least: line.sent };
  const left = line.aside + line.short;
  if (send > left) return { what: 'sent', value, most: line.sent + left };
  let toStock = 0;
  for (let piece = 0; piece < send; piece++) {
    if (line.aside > 0) line.aside--;
    else {
      line.short--;
      toStock--;
    }
    line.sent++;
  }
  if (act.isRestCancelled) {
    toStock += line.aside;
    line.cancelled += line.aside + line.short;
    line.aside = line.short = 0;
  } else if (act.short !== undefined) {
    if (act.short > left - send) return { what: 'short', value: act.short, most: left - send };
    for (; line.short > act.short; line.short--, line.aside++) toStock--;
    for (; line.short < act.short; line.short++, line.aside--) line.lost++;
  }
  if (act.expected !== undefined) line.expected = act.expected;
  if (line.aside + line.short === 0) line.expected = null;
  return toStock;
}

/** A fee goes with the first goods, or is cancelled with the last. */
function feeOf(lines: readonly Line[]): LivingRow {
  const isSent = lines.some(({ sent }) => sent > 0);
  const isOver = lines.every(({ aside, short }) => aside + short === 0);
  const [sent, cancelled] = isSent ? [1, 0] : isOver ? [0, 1] : [0, 0];
  const fee = { short: 0, lost: 0, expected: null, isErased: true, sent, cancelled };
  return { ...rowOf(9, { ...fee, aside: 1 - sent - cancelled }), kind: 'freight' };
}

function statusOf(lines: readonly Line[], before: number, isBegun: boolean): number {
  const isLeft = lines.some(({ aside, short }) => aside + short > 0);
  const isSent = lines.some(({ sent }) => sent > 0);
  if (isLeft) return isBegun || isSent ? OrderStatus.Processing : before;
  if (!isSent) return OrderStatus.Cancelled;
  return before === OrderStatus.Invoiced ? before : OrderStatus.Delivered;
}

function consigned({ sent }: After<LivingRow>) {
  return sent.flatMap(({ parcels, rows }) => rows.map((row) => ({ parcels, ...row })));
}

function sentBetween(before: readonly Line[], now: readonly Line[], acts: readonly RowAct[]) {
  const sent = acts.map(({ rowId, parcels }) => ({
    parcels,
    order_row_id: rowId,
    quantity: now[rowId - 1]!.sent - before[rowId - 1]!.sent,
  }));
  return sent.filter(({ quantity }) => quantity > 0);
}

const few = fc.integer({ min: 0, max: 4 });
const line = fc
  .record({ aside: few, short: few, isErased: fc.integer({ min: 0, max: 4 }).map((drawn) => drawn === 0) })
  .filter(({ aside, short }) => aside + short > 0)
  .map((both): Line => ({ ...both, sent: 0, cancelled: 0, lost: 0, expected: null }));
const often = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const rowAct = fc.record({
  rowId: fc.integer({ min: 1, max: 3 }),
  sent: often(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant('rest' as const))),
  parcels: fc.constantFrom([], ['A'], ['B'], ['A', 'B']),
  short: often(few),
  expected: often(fc.constantFrom(null, '2027-03-01', '2027-04-01')),
  isRestCancelled: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 0),
});
const acts = fc.array(
  fc.record({ rows: fc.uniqueArray(rowAct, { selector: ({ rowId }) => rowId }), isBegun: fc.boolean() }),
  { minLength: 1, maxLength: 8 },
);

test('whatever is done to an order, no piece is lost, made or done with twice', () => {
  let done = 0;
  const property = fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), acts, (begun, all) => {
    let lines = begun.map((one) => ({ ...one }));
    let order: LivingOrder<LivingRow> = {
      status: OrderStatus.Order,
      cancelled_at: null,
      rows: [...lines.map((one, place) => rowOf(place + 1, one)), feeOf(lines)],
    };
    let toStock = 0;
    for (const act of all) {
      const next = lines.map((one) => ({ ...one }));
      const gone = act.rows.map((one) => moved(next[one.rowId - 1], one));
      const outcome = after(order, { ...act, at });
      const impossible = gone.flatMap((one, place) =>
        typeof one === 'number' ? [] : [{ ...one, act: place }],
      );
      if (impossible.length > 0) {
        expect(outcome).toEqual({ refused: impossible });
        continue;
      }
      const now = outcome as After<LivingRow>;
      expect(now.rows).toEqual([...next.map((one, place) => rowOf(place + 1, one)), feeOf(next)]);
      expect(now.status).toBe(statusOf(next, order.status, act.isBegun));
      expect(now.cancelled_at).toEqual(now.status === OrderStatus.Cancelled ? at : null);
      const isLeft = next.some(({ aside, short }) => aside + short > 0);
      expect(now.has_shortage).toBe(isLeft && next.some(({ short, sent }) => short > 0 || sent > 0));
      const moves = act.rows.map(({ rowId }, place) => ({ id: rowId * 10, quantity: Number(gone[place]) }));
      const isKnown = ({ id }: { id: number }) => !next[id / 10 - 1]!.isErased;
      expect(now.moves).toEqual(moves.filter((move) => move.quantity !== 0 && isKnown(move)));
      toStock += moves.reduce((pieces, { quantity }) => pieces + quantity, 0);
      expect(new Set(consigned(now))).toEqual(new Set(sentBetween(lines, next, act.rows)));
      const isSame = ({ rowId }: RowAct) => isDeepStrictEqual(next[rowId - 1], lines[rowId - 1]);
      expect(now.changed).toEqual(act.rows.map((one) => !isSame(one)));
      const again = after(now, { ...act, at }) as After<LivingRow>;
      expect([again.rows, again.moves, again.sent.length]).toEqual([now.rows, [], 0]);
      expect(again.changed.includes(true)).toBe(false);
      lines = next;
      order = now;
      done++;
    }
    for (const [place, row] of order.rows.slice(0, -1).entries()) {
      expect(row.quantity_delivered + row.quantity_cancelled + leftOf(row)).toBe(row.quantity);
      expect(row.quantity).toBe(begun[place]!.aside + begun[place]!.short);
    }
    // Every piece that was taken from stock was sent, is set aside, or turned out to be missing.
    const sumOf = (some: readonly Line[], part: keyof Pieces) =>
      some.reduce((pieces, one) => pieces + one[part], 0);
    const taken = sumOf(begun, 'aside') - toStock;
    expect(taken).toBe(sumOf(lines, 'sent') + sumOf(lines, 'aside') + sumOf(lines, 'lost'));
  });
  fc.assert(property, { seed: 41, numRuns: 2000 });
  expect(done).toBeGreaterThan(1000);
});

const none: Line = { aside: 0, short: 0, sent: 0, cancelled: 0, lost: 0, expected: null, isErased: false };

test('an act of a row that the order does not have is none, and one of nothing changes nothing', () => {
  const row = rowOf(1, { ...none, aside: 2 });
  const order = { status: OrderStatus.Order, cancelled_at: null, rows: [row] };
  expect(after(order, { rows: [{ rowId: 2, sent: 1 }], at })).toEqual({ refused: [{ what: 'row', act: 0 }] });
  expect(after(order, { rows: [], at })).toMatchObject({ status: OrderStatus.Order, rows: [row] });
  const sent = after(order, { rows: [{ rowId: 1, sent: 'rest' }], at }) as After<LivingRow>;
  expect([sent.status, sent.sent.map(({ parcels }) => parcels)]).toEqual([OrderStatus.Delivered, [[]]]);
});

test('what is left of a fee goes with the first goods, and is cancelled with the last, in addition to what was', () => {
  const fee = {
    ...rowOf(9, { ...none, aside: 3, sent: 2, cancelled: 4, isErased: true }),
    kind: 'freight' as const,
  };
  const of = (row: RowAct) => {
    const order = {
      status: OrderStatus.Processing,
      cancelled_at: null,
      rows: [rowOf(1, { ...none, aside: 2 }), fee],
    };
    return (after(order, { rows: [row], at }) as After<LivingRow>).rows[1];
  };
  expect(of({ rowId: 1, short: 1 })).toEqual(fee);
  expect(of({ rowId: 1, sent: 1 })).toEqual({ ...fee, quantity_delivered: 5 });
  expect(of({ rowId: 1, isRestCancelled: true })).toEqual({ ...fee, quantity_cancelled: 7 });
});

test('an act that says nothing of a start or an invoice is neither', () => {
  const order = { status: OrderStatus.Order, cancelled_at: null, rows: [rowOf(1, { ...none, aside: 2 })] };
  expect(after(order, { rows: [], at })).toMatchObject({ status: OrderStatus.Order });
  expect(after(order, { rows: [], isBegun: true, at })).toMatchObject({ status: OrderStatus.Processing });
  const all = [{ rowId: 1, sent: 2 }];
  expect(after(order, { rows: all, at })).toMatchObject({ status: OrderStatus.Delivered });
  expect(after(order, { rows: all, isInvoiced: true, at })).toMatchObject({ status: OrderStatus.Invoiced });
});

test('an order that was cancelled is so since then', () => {
  const since = new Date('2027-01-01T10:00:00Z');
  const rows = [rowOf(1, { ...none, cancelled: 2 })];
  const order = { status: OrderStatus.Cancelled, cancelled_at: since, rows };
  const again = after(order, { rows: [{ rowId: 1, isRestCancelled: true }], at });
  expect(again).toMatchObject({ status: OrderStatus.Cancelled, cancelled_at: since });
});

test('an order that is to be invoiced anew is sent and not invoiced, and one that never was invoiced stays as it is', () => {
  const of = (status: number, row: LivingRow, act = {}) =>
    after({ status, cancelled_at: null, rows: [row] }, { rows: [], isToInvoiceAnew: true, at, ...act });
  const sent = rowOf(1, { ...none, sent: 2 });
  expect(of(OrderStatus.Invoiced, sent)).toMatchObject({ status: OrderStatus.Delivered });
  const waiting = rowOf(1, { ...none, aside: 2 });
  for (const status of [OrderStatus.Order, OrderStatus.Processing])
    expect(of(status, waiting)).toMatchObject({ status });
});

test('an order of which everything is sent is finished when it is invoiced, and stays so', () => {
  const rows = [rowOf(1, { ...none, sent: 2, cancelled: 1 })];
  const order = { status: OrderStatus.Delivered, cancelled_at: null, rows };
  const invoiced = after(order, { rows: [], isInvoiced: true, at }) as After<LivingRow>;
  expect(invoiced.status).toBe(OrderStatus.Invoiced);
  expect(after(invoiced, { rows: [], isBegun: true, at })).toMatchObject({ status: OrderStatus.Invoiced });
});
