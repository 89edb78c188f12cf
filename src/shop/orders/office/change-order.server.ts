import { mailIsQueued, queueMail } from '#kit/mail/outbox.server.ts';
import { oreToWire } from '#kit/text/money.ts';
import { storedDiscount } from '#shop/order-model/change/discount.ts';
import type { Trx } from '#kit/database/db.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { defaultLanguage, type Language } from '#kit/text/language.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { StockRow } from '#shop/articles/stock/stock.server.ts';
import { trackingTemplateOf } from '#shop/settings/settings.server.ts';
import { changeAs, type Note } from '#shop/staff/change-log/change-as.server.ts';
import type { MomentRepositories } from '#shop/checkout/order-moment.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { prepareRelease } from '#shop/credit/release.server.ts';
import type { OfficeOrder } from './contract.ts';
import { prepareOrderNews } from '#shop/orders/mails/order-news-mail.server.ts';
import { versionOfOrder, type OrderContext } from './order-values.server.ts';
import { orderToWire } from './orders.server.ts';
import * as store from '#shop/orders/whole-order-store.server.ts';
import type { WholeOrder } from '#shop/orders/whole-order-store.server.ts';
import type { OrderNews } from '#shop/order-model/news.ts';
import { addressFields } from '#shop/order-model/address.ts';
import { wishedWeek } from '#shop/order-model/sending/wishes.ts';
import { deliveryAddressOf } from '#shop/orders/open/delivery-address-of.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { tellOrderChanged } from '#shop/orders/order-events.server.ts';

export type OrderDesk = MomentRepositories & {
  services: Services;
  /** That of whoever reads the answer. */
  language?: Language;
  catalogue: { stockChanged(stock: readonly StockRow[]): Promise<void> };
};

/** Reads what orders are told with. */
export async function readContext({
  services,
  texts,
  readOpenMinutes,
  language = defaultLanguage,
}: OrderDesk): Promise<OrderContext> {
  const minutes = await readOpenMinutes();
  const settings = await texts.settings();
  const trackingTemplate = trackingTemplateOf(settings, services.env);
  return { open: { now: services.now(), minutes }, trackingTemplate, settings, language };
}

/** `reason` is what the staff note of it, for the log of changes. */
export type Given = { id: number; Version: string; Mail: boolean; reason?: string };
/** The result of a change: what the customer is told, the stock that changed, and what the log tells beside. */
export type Outcome = {
  news: readonly OrderNews[];
  stock: readonly StockRow[];
  noted?: Readonly<Record<string, unknown>>;
  /** Whether amounts changed, which the log then tells. */
  isPriced?: boolean;
};
export type Work = (trx: Trx, order: WholeOrder) => Promise<Outcome | Problem>;

/** Reads what changes need, before their transactions, which hold the only connection of the embedded database. */
export async function prepareChange(desk: OrderDesk) {
  const { services, texts } = desk;
  return {
    services,
    write: await prepareOrderNews(services, texts),
    context: await readContext(desk),
    release: await prepareRelease(services, texts),
  };
}
export type PreparedChange = Awaited<ReturnType<typeof prepareChange>>;

export const orderClosed = new Problem('conflict', { detail: officeTextOf('officeProblem.orderClosed') });

/**
 * Locks the order, checks that it is still the version that was seen, and notifies the customer, the change log and
 * the catalogue.
 */
export async function changeOrder(
  desk: OrderDesk,
  by: StaffMember,
  { id, Version, Mail, reason = '' }: Given,
  work: Work,
): Promise<OfficeOrder | Problem> {
  const { services, catalogue } = desk;
  const prepared = await prepareChange(desk);
  let stock: readonly StockRow[] = [];
  const done = await changeAs(by, services, { seen: Version }, async (trx, note: Note, unchanged) => {
    const order = await store.readWholeOrder(trx, id, { lock: true });
    if (!order) return new Problem('not-found');
    unchanged(versionOfOrder(order));
    const changed = await changeLocked(trx, note, prepared, { order, Mail, reason }, work);
    if (changed instanceof Problem) return changed;
    ({ stock } = changed);
    return await orderToWire(trx, changed.now, prepared.context);
  });
  if (!(done instanceof Problem)) {
    mailIsQueued();
    if (stock.length > 0) await catalogue.stockChanged(stock);
  }
  return done;
}

type Locked = { order: WholeOrder; Mail: boolean; reason?: string };

/**
 * Changes an order that is locked, and notifies the customer, the change log and other systems. After the commit call
 * `mailIsQueued`, and tell the catalogue of the stock.
 */
export async function changeLocked(
  trx: Trx,
  note: Note,
  { services, write, release }: PreparedChange,
  { order, Mail, reason = '' }: Locked,
  work: Work,
): Promise<{ now: WholeOrder; stock: readonly StockRow[] } | Problem> {
  const outcome = await work(trx, order);
  if (outcome instanceof Problem) return outcome;
  const now = await store.readWholeOrder(trx, order.id);
  if (!now) throw new Error(`order ${order.id} went away while it was locked`);
  if (Mail) await queueMail(trx, services, await write(trx, now, outcome.news));
  const { isPriced = false } = outcome;
  const after = { ...logged(now, isPriced), ...(reason !== '' && { Reason: reason }), ...outcome.noted };
  note({ entity: 'order', id: order.id, action: 'change', before: logged(order, isPriced), after });
  if (cancelledOf(now) > cancelledOf(order) || now.total_amount < order.total_amount)
    await release(trx, [order.customer_id], note);
  await tellOrderChanged(trx, services, now);
  return { now, stock: outcome.stock };
}

/** A changed order is logged with its amounts, which stay in no other place. */
function logged(order: WholeOrder, isPriced: boolean): Record<string, unknown> {
  const goods = order.rows.filter((row) => !isFee(row));
  const rows = goods.map((row): [string, string] => [
    row.article_number,
    `${row.quantity_delivered}/${row.quantity} · ${row.quantity_short} · ${row.expected_date ?? ''}${
      isPriced ? ` · ${row.quantity_cancelled} · ${oreToWire(row.price).toFixed(2)}` : ''
    }`,
  ]);
  return {
    Status: order.status,
    HasShortage: order.has_shortage,
    ConsignmentId: order.consignment_id ?? '',
    Held: order.held ?? '',
    DeliveryWeek: wishedWeek(order),
    PartialDelivery: order.partial_delivery,
    PurchaseOrderNumber: order.purchase_order_number,
    Message: order.order_info_text,
    DeliveryAddress: addressInLog(order),
    Cancelled: goods.reduce((sum, row) => sum + row.quantity_cancelled, 0),
    ...(isPriced && { TotalAmount: oreToWire(order.total_amount), Discount: discountInLog(order) }),
    ...Object.fromEntries(rows),
  };
}

function addressInLog(order: WholeOrder): string {
  const address = deliveryAddressOf(order);
  return addressFields
    .map((field) => address[field])
    .filter(Boolean)
    .join(', ');
}

function discountInLog(order: WholeOrder): string {
  const discount = storedDiscount(order);
  if (discount === null) return '';
  const { text, amountOre, basisPoints } = discount;
  const size = amountOre === undefined ? `${basisPoints / 100} %` : oreToWire(amountOre).toFixed(2);
  return text === '' ? size : `${text}: ${size}`;
}

function cancelledOf({ rows }: WholeOrder): number {
  return rows.reduce((sum, row) => sum + row.quantity_cancelled, 0);
}
