import { stockholmToday } from '#kit/dates.ts';
import type { Db, Trx } from '#kit/db.server.ts';
import { groupBy } from '#kit/group-by.ts';
import { oreToWire } from '#kit/money.ts';
import { fromNearerEnd } from '#kit/nearer-end.ts';
import { Problem } from '#kit/problem.ts';
import type { Customer } from '#kit/reader.ts';
import type { Order, OrderRow } from './contract.ts';
import { draftToOrderRows, draftToRow } from './draft-to-rows.server.ts';
import type { OrderDraft } from './order-draft.ts';
import { readCarrierNumbers } from './office-store.server.ts';
import { countOrders, insertOrders, readOrders, readRowsOfOrder } from './store.server.ts';
import type { OrderSummaryRow } from './store.server.ts';

export { drawOrderNumbers } from './store.server.ts';

const ordersUnlessAsked = 30;

/** Newest first. */
export async function ordersOf(
  db: Db,
  customer: Customer,
  { skip = 0, take = ordersUnlessAsked }: { skip?: number | undefined; take?: number | undefined },
): Promise<{ Orders: Order[]; TotalCount: number }> {
  const total = await countOrders(db, customer.id);
  const orders = await readOrders(db, customer.id, fromNearerEnd(total, { skip, take }));
  const ids = orders.map(({ id }) => id);
  const sent = groupBy(await readCarrierNumbers(db, ids), (row) => row.order_id);
  return {
    Orders: orders.map((order) => orderToWire(order, sent.get(order.id) ?? [])),
    TotalCount: total,
  };
}

export async function rowsOfOrder(
  db: Db,
  customer: Customer,
  orderId: number,
): Promise<OrderRow[] | Problem> {
  const rows = await readRowsOfOrder(db, customer.id, orderId);
  return (
    rows?.map((row) => ({
      Id: row.id,
      ArticleNumber: row.article_number,
      Description: row.description,
      Price: oreToWire(row.price),
      Quantity: row.quantity,
      QuantityDelivered: row.quantity_delivered,
      QuantityCancelled: row.quantity_cancelled,
      ExpectedDate: row.expected_date,
      TotalAmount: oreToWire(row.total_amount),
    })) ?? new Problem('not-found')
  );
}

/** Saves orders, at least one, under the numbers drawn for them. */
export async function saveOrders(
  trx: Trx,
  orders: readonly { id: number; draft: OrderDraft }[],
): Promise<void> {
  await insertOrders(
    trx,
    orders.map(({ id, draft }) => draftToRow(id, draft)),
    orders.flatMap(({ id, draft }) => draftToOrderRows(id, draft)),
  );
}

type SentRow = Awaited<ReturnType<typeof readCarrierNumbers>>[number];

function orderToWire(row: OrderSummaryRow, sent: readonly SentRow[]): Order {
  return {
    Id: row.id,
    CreateDate: row.created_at.toISOString(),
    Status: row.status,
    HasShortage: row.has_shortage,
    ConsignmentId: row.consignment_id,
    Consignments: sent
      .filter(({ carrier_number }) => carrier_number !== '')
      .map((one) => ({ ConsignmentId: one.carrier_number, SentDate: stockholmToday(one.sent_at) })),
    WayOfDeliveryName: row.way_of_delivery_name,
    PurchaseOrderNumber: row.purchase_order_number,
    AmountExludeVat: oreToWire(row.amount_excluding_vat),
    VatAmount: oreToWire(row.vat_amount),
    TotalAmountIncludeVat: oreToWire(row.total_amount),
    CurrencyCode: row.currency_code,
  };
}
