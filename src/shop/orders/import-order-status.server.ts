import type { Trx } from '#kit/db.server.ts';
import { groupBy } from '#kit/group-by.ts';
import { dayCell, textCell, wholeNumberCell } from '#kit/table-file-cells.server.ts';
import { column } from '#kit/table-file-heading.server.ts';
import { importOf } from '#kit/table-file-import.server.ts';
import type { FieldRefusal } from '#kit/table-file-rows.server.ts';
import { moveStock } from '#shop/articles/stock.server.ts';
import * as store from './office-store.server.ts';
import type { OrderStatus } from './order-label.ts';
import { asReported } from './reported-order.ts';
import type { Reported, ReportRefusal } from './reported-order.ts';

const columns = {
  order_no: column(wholeNumberCell({ min: 1 }), 'Ordernr', 'Ordernummer'),
  line_no: column(wholeNumberCell({ min: 1 }), 'Orderrad', 'Rad'),
  status: column(wholeNumberCell({ min: 1, max: 5 }), 'Status'),
  qty_delivered: column(wholeNumberCell(), 'Levererat', 'Levererat antal'),
  qty_backorder: column(wholeNumberCell(), 'Restantal', 'Rest'),
  expected_date: column(dayCell(), 'Inlev.datum', 'Beräknad leverans'),
  consignment_id: column(textCell({ max: 60 }), 'Kollinr', 'Sändningsnr'),
  carrier: column(textCell({ max: 60 }), 'Transportör', 'Speditör'),
  changed_at: column(dayCell(), 'Ändrad'),
};

type Told = Reported & { order: number };

/** What a business system has sent, cancelled or invoiced of orders: totals, so that the same file changes nothing twice. */
export const importOrderStatus = importOf({
  ...{ key: 'order_no', alsoKey: ['line_no'], columns, topic: 'orders', atOnce: Infinity },
  async begin(trx) {
    const { now } = await store.readClock(trx);
    return {
      take(values, line): Told | FieldRefusal[] {
        if (values.order_no === undefined || values.status === undefined)
          return [{ field: 'status', reason: 'is missing' }];
        return {
          ...{ line, order: values.order_no, orderLine: values.line_no },
          ...{ status: values.status as OrderStatus, delivered: values.qty_delivered },
          ...{ short: values.qty_backorder, expectedDate: values.expected_date },
          consignmentId: values.consignment_id ?? '',
        };
      },
      async write(told: readonly Told[]) {
        const refused: ReportRefusal[] = [];
        let changed = 0;
        for (const [id, reports] of [...groupBy(told, ({ order }) => order)].toSorted(([a], [b]) => a - b)) {
          const answer = await report(trx, id, reports, now);
          if (Array.isArray(answer)) refused.push(...answer);
          else changed += answer;
        }
        return { created: 0, changed, refused };
      },
    };
  },
});

/** Answers how many of the rows changed something. */
async function report(
  trx: Trx,
  id: number,
  reports: readonly Reported[],
  now: Date,
): Promise<number | ReportRefusal[]> {
  const order = await store.readWholeOrder(trx, id, { lock: true });
  if (!order)
    return reports.map(({ line }) => ({
      ...{ line, field: 'order_no', value: String(id), reason: 'is no order of the shop' },
    }));
  const becomes = asReported(order, reports);
  if (Array.isArray(becomes) || becomes.changed === 0) return Array.isArray(becomes) ? becomes : 0;
  for (const row of becomes.rows) {
    const { quantity_delivered, quantity_cancelled, quantity_short, expected_date } = row;
    await store.updateOrderRow(trx, row.id, {
      ...{ quantity_delivered, quantity_cancelled, quantity_short, expected_date },
    });
  }
  for (const [carrier_number, rows] of becomes.sent)
    await store.insertConsignment(trx, { order_id: id, carrier_number, sent_at: now }, rows);
  const newest = [...becomes.sent.keys()].findLast((number) => number !== '');
  await store.updateOrder(trx, id, {
    ...{ status: becomes.status, has_shortage: becomes.has_shortage },
    ...(newest !== undefined && { consignment_id: newest }),
  });
  await moveStock(trx, becomes.moves);
  return becomes.changed;
}
