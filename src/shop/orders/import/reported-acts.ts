import { orderIs, OrderStatus } from '#shop/order-model/may.ts';
import { isFee, type RowKind } from '#shop/order-model/row-kind.ts';
import type { OrderAct, RefusedAct, RowAct } from '#shop/order-model/after.ts';

/** A business system's report about an order, or one line of it; omitted values stay unchanged. */
export type Reported = {
  line: number;
  /** The line number from the file; without it the report concerns the whole order. */
  orderLine?: number | undefined;
  status: number;
  delivered?: number | undefined;
  short?: number | undefined;
  expectedDate?: string | undefined;
  parcels: readonly string[];
};
export type ReportRefusal = { line: number; field: string; value: string; reason: string };

/** What the reports say was done; `reports` holds the report of each act of a row. */
export type ReportedActs = { act: OrderAct; reports: readonly Reported[]; refused: readonly ReportRefusal[] };

/** Returns the acts that reports tell of, and those that tell of no row or of quantities without one. */
export function reportedActs(
  rows: readonly { id: number; row_number: number; kind: RowKind }[],
  reported: readonly Reported[],
  at: Date,
): ReportedActs {
  const refused: ReportRefusal[] = [];
  const acts: { act: RowAct; report: Reported }[] = [];
  for (const report of reported) {
    const { line, orderLine, delivered, short } = report;
    // Nobody packs a fee: what is said of the whole order is said of its goods.
    const concerned = rows.filter((row) =>
      orderLine === undefined ? !isFee(row) : row.row_number === orderLine,
    );
    if (concerned.length === 0)
      refused.push({
        line,
        field: 'line_no',
        value: String(orderLine ?? ''),
        reason: 'is no line of the order',
      });
    else if (orderLine === undefined && (delivered ?? short) !== undefined)
      refused.push({ line, field: 'line_no', value: '', reason: 'is missing, and the row has quantities' });
    else acts.push(...concerned.map(({ id }) => ({ act: rowActOf(id, report), report })));
  }
  const act = {
    rows: acts.map((one) => one.act),
    isBegun: reported.some(({ status }) => status !== OrderStatus.Order),
    isInvoiced: reported.some(({ status }) => status === OrderStatus.Invoiced),
    at,
  };
  return { act, reports: acts.map((one) => one.report), refused };
}

function rowActOf(rowId: number, { status, delivered, short, expectedDate, parcels }: Reported): RowAct {
  return {
    rowId,
    sent: delivered ?? (orderIs.sent(status) ? 'rest' : undefined),
    parcels,
    short,
    expected: expectedDate,
    isRestCancelled: orderIs.cancelled(status),
  };
}

/** Says in the file's words what of an act cannot be. */
export function refusalOf(refused: RefusedAct, { line, orderLine }: Reported): ReportRefusal {
  if (refused.what === 'row')
    return { line, field: 'line_no', value: String(orderLine ?? ''), reason: 'is no line of the order' };
  const field = refused.what === 'sent' ? 'qty_delivered' : 'qty_backorder';
  const value = String(refused.value);
  if ('least' in refused) return { line, field, value, reason: `is below ${refused.least}, which were sent` };
  const which = refused.what === 'sent' ? 'which can be sent' : 'which are left';
  return { line, field, value, reason: `is above ${refused.most}, ${which}` };
}

/** Returns how many of the reports changed something. */
export function countChanged(reports: readonly Reported[], changed: readonly boolean[]): number {
  return new Set(reports.filter((_report, place) => changed[place])).size;
}
