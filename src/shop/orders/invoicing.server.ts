import type { Trx } from '#kit/database/db.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { readWholeOrder, type WholeOrder } from './whole-order-store.server.ts';
import { writeAfter } from '#shop/orders/fulfilment/write-after.server.ts';
import { tellOrderChanged } from './order-events.server.ts';
import { after, type OrderAct } from '#shop/order-model/after.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { orderIs } from '#shop/order-model/may.ts';

export { readWholeOrder as readOrderToInvoice } from './whole-order-store.server.ts';
export type { WholeOrder };

/** Locks the order against other changes until the transaction ends. */
export async function lockOrder(trx: Trx, id: number): Promise<WholeOrder | undefined> {
  return await readWholeOrder(trx, id, { lock: true });
}

/** Returns the days on which pieces of a row were sent, the oldest first. A fee goes with the first goods. */
export function sentOf(
  { consignments }: Pick<WholeOrder, 'consignments'>,
  { id: rowId, quantity_delivered: quantity, kind }: WholeOrder['rows'][number],
): { day: string; quantity: number }[] {
  const [first] = consignments;
  if (isFee({ kind })) return first ? [{ day: stockholmToday(first.sent_at), quantity }] : [];
  return consignments.flatMap(({ sent_at, rows }) => {
    const row = rows.find(({ order_row_id }) => order_row_id === rowId);
    return row ? [{ day: stockholmToday(sent_at), quantity: row.quantity }] : [];
  });
}

/** Returns whether nothing is left to send; such an order is finished when everything sent has been invoiced. */
export function isSentWholly({ status }: Pick<WholeOrder, 'status'>): boolean {
  return orderIs.sentNotInvoiced(status);
}

type StatusChange = {
  entity: 'order';
  id: number;
  action: 'change';
  before: { Status: number };
  after: { Status: number };
};

/** Ends an order of which everything that was sent is invoiced. */
export async function noteOrderInvoiced(...given: Given): Promise<void> {
  await changeStatus(given, { isInvoiced: true });
}

/** Has an order that was ended so wait for its invoice again; other orders stay as they are. */
export async function noteOrderToInvoiceAnew(...given: Given): Promise<void> {
  await changeStatus(given, { isToInvoiceAnew: true });
}

type Given = [
  trx: Trx,
  services: Pick<Services, 'now'>,
  note: (change: StatusChange) => void,
  order: WholeOrder,
];

async function changeStatus([trx, services, note, order]: Given, act: Omit<OrderAct, 'rows' | 'at'>) {
  const at = services.now();
  const becomes = after(order, { rows: [], ...act, at });
  if ('refused' in becomes) throw new Error(`the invoice of order ${order.id} could not be noted`);
  if (becomes.status === order.status) return;
  await writeAfter(trx, order, becomes, at);
  const { id, status } = order;
  note({
    entity: 'order',
    id,
    action: 'change',
    before: { Status: status },
    after: { Status: becomes.status },
  });
  await tellOrderChanged(trx, services, { id, status: becomes.status, has_shortage: becomes.has_shortage });
}
