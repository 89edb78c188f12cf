import type { Trx } from '#kit/database/db.server.ts';
import { groupBy } from '#kit/text/group-by.ts';
import type { RowState } from '#kit/tables/row-changes.server.ts';
import { OrderStatus } from '#shop/order-model/may.ts';
import { parcelsToCell } from '#shop/order-model/sending/parcels.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { pagesById, tableOut } from '#kit/tables/out/table-out.server.ts';
import { columns } from './import-columns.server.ts';
import { readOrderIdPage, readReportedOrders } from './read-back-store.server.ts';

/** Every line of every order, with the status of its order. */
export const orderStatusOut = tableOut({
  columns,
  unkept: ['carrier', 'changed_at'],
  keys: ['order_no', 'line_no'],
  needed: ['status'],
  async *pages(db) {
    for await (const page of pagesById((part) => readOrderIdPage(db, part))) {
      const { orders, rows } = await readReportedOrders(
        db,
        page.map(({ id }) => id),
      );
      const linesOf = groupBy(rows, ({ order_id }) => order_id);
      yield orders
        .toSorted((one, other) => one.id - other.id)
        .flatMap(({ id, status, ...sent }) =>
          (linesOf.get(id) ?? []).map((line) => ({
            order_no: String(id),
            line_no: String(line.row_number),
            status: String(status),
            ...stateOf([line]),
            consignment_id: parcelsOf(sent),
          })),
        );
    }
  },
});

type ReportedRow = { order: number; orderLine?: number | undefined };
type Line = Awaited<ReturnType<typeof readReportedOrders>>['rows'][number];
type Whole = Awaited<ReturnType<typeof readReportedOrders>>['orders'][number];

/** Returns what was told last; an order of before may have a number without a consignment. */
function parcelsOf({ parcels, consignment_id }: Pick<Whole, 'parcels' | 'consignment_id'>): string {
  return parcels ? parcelsToCell(parcels) : (consignment_id ?? '');
}

const words: Readonly<Record<number, string>> = {
  [OrderStatus.Order]: 'ordered',
  [OrderStatus.Processing]: 'being packed',
  [OrderStatus.Delivered]: 'sent',
  [OrderStatus.Cancelled]: 'cancelled',
  [OrderStatus.Invoiced]: 'invoiced',
};

/**
 * Returns the stored state of orders and their lines in the columns of a file. A row without a line number has the
 * sums of all goods. Values of the whole order are on its first row.
 */
export async function readReportStates(
  trx: Trx,
  reported: readonly ReportedRow[],
): Promise<(RowState | undefined)[]> {
  const { orders, rows } = await readReportedOrders(trx, [...new Set(reported.map(({ order }) => order))]);
  const wholes = new Map(orders.map((order) => [order.id, order]));
  const linesOf = groupBy(rows, ({ order_id }) => order_id);
  const seen = new Set<number>();
  return reported.map(({ order, orderLine }) => {
    const whole = wholes.get(order);
    if (!whole) return undefined;
    const lines = (linesOf.get(order) ?? []).filter((line) =>
      orderLine === undefined ? !isFee(line) : line.row_number === orderLine,
    );
    const isFirst = !seen.has(order);
    seen.add(order);
    return {
      ...(isFirst && { status: words[whole.status] ?? '', consignment_id: parcelsOf(whole) }),
      ...stateOf(lines),
    };
  });
}

function stateOf(lines: readonly Line[]) {
  const sum = (name: 'quantity_delivered' | 'quantity_short' | 'quantity_cancelled') =>
    String(lines.reduce((all, line) => all + line[name], 0));
  const days = new Set(lines.flatMap(({ expected_date }) => expected_date ?? []));
  return {
    qty_delivered: sum('quantity_delivered'),
    qty_backorder: sum('quantity_short'),
    expected_date: [...days].join(', '),
    qty_cancelled: sum('quantity_cancelled'),
  };
}
