import { afterSending, leftOf, reservedOf } from '#shop/orders/fulfilment/left-to-send.ts';
import { OrderStatus } from '#shop/order-model/may.ts';
import { isWaitedFor, stateOf } from '#shop/orders/fulfilment/state-of-rows.ts';

/** A business system's report about an order, or one line of it; omitted values stay unchanged. */
export type Reported = {
  line: number;
  /** The line number from the file; without it the report concerns the whole order. */
  orderLine?: number | undefined;
  status: OrderStatus;
  delivered?: number | undefined;
  short?: number | undefined;
  expectedDate?: string | undefined;
  consignmentId: string;
};
export type ReportRefusal = { line: number; field: string; value: string; reason: string };

type Row = {
  id: number;
  row_number: number;
  article_id: number | null;
  quantity: number;
  quantity_delivered: number;
  quantity_cancelled: number;
  quantity_short: number;
  expected_date: string | null;
};
type Order<R> = { status: number; has_shortage: boolean; rows: readonly R[] };

export type ReportedOrder<R> = {
  rows: R[];
  status: number;
  has_shortage: boolean;
  /** The quantities sent of each row, by consignment. */
  sent: Map<string, { order_row_id: number; quantity: number }[]>;
  moves: { id: number; quantity: number }[];
  /** The number of file rows that changed something. */
  changed: number;
};

/** Returns the order after the reports. They contain totals, so that repeating a report changes nothing. */
export function asReported<R extends Row>(
  order: Order<R>,
  reports: readonly Reported[],
): ReportedOrder<R> | ReportRefusal[] {
  const rows = [...order.rows];
  const refusals: ReportRefusal[] = [];
  const sent: ReportedOrder<R>['sent'] = new Map();
  const moves: ReportedOrder<R>['moves'] = [];
  let changed = 0;
  for (const report of reports) {
    const { line, orderLine } = report;
    const refuse = (field: string, value: number | string | undefined, reason: string) =>
      void refusals.push({ line, field, value: String(value ?? ''), reason });
    const places = [...rows.keys()].filter((place) =>
      orderLine === undefined ? true : rows[place]?.row_number === orderLine,
    );
    if (places.length === 0) {
      refuse('line_no', orderLine, 'is no line of the order');
      continue;
    }
    if (orderLine === undefined && (report.delivered ?? report.short) !== undefined) {
      refuse('line_no', '', 'is missing, and the row has quantities');
      continue;
    }
    let isChanged = false;
    for (const place of places) {
      const row = rows[place];
      if (!row) continue;
      const becomes = rowAsReported(row, report);
      if ('reason' in becomes) {
        refuse(becomes.field, becomes.value, becomes.reason);
        continue;
      }
      if (becomes.delta > 0) {
        const list = sent.get(report.consignmentId) ?? [];
        list.push({ order_row_id: row.id, quantity: becomes.delta });
        sent.set(report.consignmentId, list);
      }
      if (row.article_id !== null && becomes.move !== 0)
        moves.push({ id: row.article_id, quantity: becomes.move });
      isChanged ||= JSON.stringify(row) !== JSON.stringify(becomes.row);
      rows[place] = becomes.row;
    }
    if (isChanged) changed++;
  }
  if (refusals.length > 0) return refusals;
  const status = statusOf(order.status, rows, reports);
  return {
    rows,
    sent,
    moves,
    status,
    has_shortage: isWaitedFor(rows),
    changed: changed === 0 && status !== order.status ? 1 : changed,
  };
}

type Becomes<R> = { row: R; delta: number; move: number } | { field: string; value: number; reason: string };

function rowAsReported<R extends Row>(row: R, report: Reported): Becomes<R> {
  const { status, delivered, short, expectedDate } = report;
  const isSent = status === OrderStatus.Delivered || status === OrderStatus.Invoiced;
  const total = delivered ?? (isSent ? row.quantity_delivered + leftOf(row) : row.quantity_delivered);
  const delta = total - row.quantity_delivered;
  if (delta < 0)
    return {
      field: 'qty_delivered',
      value: total,
      reason: `is below ${row.quantity_delivered}, which were sent`,
    };
  if (delta > leftOf(row))
    return {
      field: 'qty_delivered',
      value: total,
      reason: `is above ${row.quantity_delivered + leftOf(row)}, which can be sent`,
    };
  const { row: after, takenNow } = afterSending(row, delta);
  if (status === OrderStatus.Cancelled) {
    const back = reservedOf(after);
    const cancelled = after.quantity_cancelled + leftOf(after);
    return {
      row: { ...after, quantity_cancelled: cancelled, quantity_short: 0, expected_date: null },
      delta,
      move: back - takenNow,
    };
  }
  const missing = short ?? Math.min(after.quantity_short, leftOf(after));
  if (missing > leftOf(after))
    return { field: 'qty_backorder', value: missing, reason: `is above ${leftOf(after)}, which are left` };
  const setAside = Math.max(0, after.quantity_short - missing);
  const expected = expectedDate ?? after.expected_date;
  return {
    // A row with nothing left has no expected day.
    row: { ...after, quantity_short: missing, expected_date: leftOf(after) > 0 ? expected : null },
    delta,
    move: -takenNow - setAside,
  };
}

function statusOf(before: number, rows: readonly Row[], reports: readonly Reported[]): number {
  const { status } = stateOf(rows);
  if (status === OrderStatus.Delivered) {
    const isInvoiced =
      before === OrderStatus.Invoiced || reports.some((one) => one.status === OrderStatus.Invoiced);
    return isInvoiced ? OrderStatus.Invoiced : OrderStatus.Delivered;
  }
  if (status === OrderStatus.Cancelled) return status;
  const isBegun =
    rows.some((row) => row.quantity_delivered > 0) || reports.some((one) => one.status !== OrderStatus.Order);
  return isBegun ? OrderStatus.Processing : before;
}
