import { mailIsQueued, queueMail } from '#kit/mail/outbox.server.ts';
import type { Trx } from '#kit/database/db.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { StockRow } from '#shop/articles/stock/stock.server.ts';
import { changeAs, type Note } from '#shop/staff/change-log/change-as.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import type { ReadOpenMinutes } from '#shop/orders/open/read-open-minutes.server.ts';
import { prepareRelease } from '#shop/credit/release.server.ts';
import type { OfficeOrder } from './contract.ts';
import { prepareOrderNews } from '#shop/orders/mails/order-news-mail.server.ts';
import { versionOfOrder } from './order-values.server.ts';
import { orderToWire } from './orders.server.ts';
import * as store from '#shop/orders/whole-order-store.server.ts';
import type { WholeOrder } from '#shop/orders/whole-order-store.server.ts';
import type { OrderNews } from '#shop/order-model/news.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { tellOrderChanged } from '#shop/orders/order-events.server.ts';

export type OrderDesk = {
  services: Services;
  texts: TextRepository;
  readOpenMinutes: ReadOpenMinutes;
  catalogue: { stockChanged(stock: readonly StockRow[]): Promise<void> };
};
/** `reason` is what the staff note of it, for the log of changes. */
export type Given = { id: number; Version: string; Mail: boolean; reason?: string };
/** The result of a change: what the customer is told, and the stock that changed. */
type Outcome = { news: readonly OrderNews[]; stock: readonly StockRow[] };
/**
 * Locks the order, checks that it is still the version that was seen, and notifies the customer, the change log and
 * the catalogue.
 */
export async function changeOrder(
  { services, texts, catalogue, readOpenMinutes }: OrderDesk,
  by: StaffMember,
  { id, Version, Mail, reason = '' }: Given,
  work: (trx: Trx, order: WholeOrder) => Promise<Outcome | Problem>,
): Promise<OfficeOrder | Problem> {
  // This is read before the transaction, which holds the only connection of the embedded database.
  const write = await prepareOrderNews(services, texts);
  const minutes = await readOpenMinutes();
  const release = await prepareRelease(services, texts);
  let stock: readonly StockRow[] = [];
  const done = await changeAs(by, services, { seen: Version }, async (trx, note: Note, unchanged) => {
    const order = await store.readWholeOrder(trx, id, { lock: true });
    if (!order) return new Problem('not-found');
    unchanged(versionOfOrder(order));
    const outcome = await work(trx, order);
    if (outcome instanceof Problem) return outcome;
    stock = outcome.stock;
    const now = await store.readWholeOrder(trx, id);
    if (!now) throw new Error(`order ${id} went away while it was locked`);
    if (Mail) await queueMail(trx, services, await write(trx, now, outcome.news));
    const after = { ...logged(now), ...(reason !== '' && { Reason: reason }) };
    note({ entity: 'order', id, action: 'change', before: logged(order), after });
    if (cancelledOf(now) > cancelledOf(order)) await release(trx, [order.customer_id], note);
    await tellOrderChanged(trx, services, now);
    return await orderToWire(trx, now, { now: services.now(), minutes });
  });
  if (!(done instanceof Problem)) {
    mailIsQueued();
    if (stock.length > 0) await catalogue.stockChanged(stock);
  }
  return done;
}

function logged(order: WholeOrder): Record<string, unknown> {
  const goods = order.rows.filter((row) => !isFee(row));
  const rows = goods.map((row): [string, string] => [
    row.article_number,
    `${row.quantity_delivered}/${row.quantity} · ${row.quantity_short} · ${row.expected_date ?? ''}`,
  ]);
  return {
    Status: order.status,
    HasShortage: order.has_shortage,
    ConsignmentId: order.consignment_id ?? '',
    Held: order.held ?? '',
    Cancelled: goods.reduce((sum, row) => sum + row.quantity_cancelled, 0),
    ...Object.fromEntries(rows),
  };
}

function cancelledOf({ rows }: WholeOrder): number {
  return rows.reduce((sum, row) => sum + row.quantity_cancelled, 0);
}
