import type { Trx } from '#kit/database/db.server.ts';
import { mailIsQueued, queueMail } from '#kit/mail/outbox.server.ts';
import type { MailNeeds } from '#kit/mail/mail-server.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { importAround, importOf, type Import } from '#kit/tables/table-file-import.server.ts';
import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { prepareOrderNews, type WriteOrderNews } from '#shop/orders/mails/order-news-mail.server.ts';
import type { PrepareRelease } from '#shop/customers/credit/credit.server.ts';
import * as store from '#shop/orders/whole-order-store.server.ts';
import { after } from '#shop/order-model/after.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { isTestOrder } from '#shop/order-model/test-order.ts';
import type { OrderNews } from '#shop/order-model/news.ts';
import { countChanged, refusalOf, reportedActs, type Reported, type ReportRefusal } from './reported-acts.ts';
import { readReportStates } from './reported-order-state.server.ts';
import { tellOrderChanged } from '#shop/orders/order-events.server.ts';
import { writeAfter } from '#shop/orders/fulfilment/write-after.server.ts';
import { columns } from './import-columns.server.ts';

type OrderReport = Reported & { order: number };

type Release = Awaited<ReturnType<PrepareRelease>>;

type Teller = MailNeeds & Pick<Services, 'now'>;

/**
 * Imports what a business system has sent, cancelled or invoiced. The file contains totals, so that importing it
 * twice changes nothing.
 */
export function importOrderStatus(
  services: Teller,
  texts: TextRepository,
  prepareRelease: PrepareRelease,
): Import {
  return importAround(shape, async (db, path, options) => {
    // This is read before the transaction, which holds the only connection of the embedded database.
    const write = services.env.integrationMails ? await prepareOrderNews(services, texts) : undefined;
    const release = await prepareRelease();
    const outcome = await importTelling(services, write, release)(db, path, options);
    if (outcome.isCommitted) mailIsQueued();
    return outcome;
  });
}

/** Each row of the file becomes an act (`reported-acts.ts`) on a row of an order (`order-model/after.ts`). */
const shape = { key: 'order_no', alsoKey: ['line_no'], columns } as const;

function importTelling(services: Teller, write: WriteOrderNews | undefined, release: Release): Import {
  return importOf({
    ...shape,
    topic: 'orders',
    atOnce: Infinity,
    async begin(trx) {
      const now = services.now();
      return {
        take(values, line): OrderReport | FieldRefusal[] {
          if (values.order_no === undefined || values.status === undefined)
            return [{ field: 'status', reason: 'is missing' }];
          return {
            line,
            order: values.order_no,
            orderLine: values.line_no,
            status: values.status,
            delivered: values.qty_delivered,
            short: values.qty_backorder,
            expectedDate: values.expected_date,
            parcels: values.consignment_id ?? [],
          };
        },
        async write(reports: readonly OrderReport[]) {
          const refused: ReportRefusal[] = [];
          let changed = 0;
          const buyers = new Set<number>();
          const orders = [...groupBy(reports, ({ order }) => order)].toSorted(([a], [b]) => a - b);
          for (const [id, ofOrder] of orders) {
            const answer = await report(trx, id, ofOrder, now);
            if (Array.isArray(answer)) refused.push(...answer);
            else if (answer) {
              changed += answer.changed;
              buyers.add(answer.customerId);
              await tell(trx, services, write, answer);
            }
          }
          await release(trx, [...buyers]);
          return { created: 0, changed, refused };
        },
        look: (reports: readonly OrderReport[]) => readReportStates(trx, reports),
      };
    },
  });
}

type Done = { id: number; customerId: number; changed: number; news: OrderNews[] };

/** Returns undefined when nothing changed. */
async function report(
  trx: Trx,
  id: number,
  reports: readonly Reported[],
  now: Date,
): Promise<Done | ReportRefusal[] | undefined> {
  const order = isTestOrder(id) ? undefined : await store.readWholeOrder(trx, id, { lock: true });
  if (!order) return refusedWhole(id, reports, 'is no order of the shop');
  const { act, reports: reportOf, refused } = reportedActs(order.rows, reports, now);
  const becomes = after(order, act);
  const impossible =
    'refused' in becomes ? becomes.refused.map((one) => refusalOf(one, reportOf[one.act]!)) : [];
  if ('refused' in becomes || refused.length > 0)
    return [...refused, ...impossible].sort((one, other) => one.line - other.line);
  if (order.held !== null && (becomes.sent.length > 0 || isTakenInHand(order, becomes)))
    return refusedWhole(id, reports, 'is held: release it first');
  const changed = countChanged(reportOf, becomes.changed);
  if (changed === 0 && becomes.status === order.status) return undefined;
  const { news } = await writeAfter(trx, order, becomes, now, null, { isByHand: false });
  return { id, customerId: order.customer_id, changed: Math.max(1, changed), news };
}

function refusedWhole(id: number, reports: readonly Reported[], reason: string): ReportRefusal[] {
  return reports.map(({ line }) => ({ line, field: 'order_no', value: String(id), reason }));
}

function isTakenInHand(before: { status: number }, after: { status: number }): boolean {
  return orderIs.received(before.status) && orderIs.processing(after.status);
}

/** Notifies the customer in the same way as the office does. */
async function tell(
  trx: Trx,
  services: Teller,
  write: WriteOrderNews | undefined,
  { id, news }: Done,
): Promise<void> {
  const order = await store.readWholeOrder(trx, id);
  if (!order) throw new Error(`order ${id} went away while it was locked`);
  if (write) await queueMail(trx, services, await write(trx, order, news));
  await tellOrderChanged(trx, services, order);
}
