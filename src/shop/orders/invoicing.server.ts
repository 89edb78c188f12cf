import type { Trx } from '#kit/database/db.server.ts';
import type { Services } from '#kit/http/router.server.ts';
import { readWholeOrder, updateOrder } from './whole-order-store.server.ts';
import type { WholeOrder } from './whole-order-store.server.ts';
import { tellOrderChanged } from './order-events.server.ts';
import { OrderStatus } from '#shop/order-model/may.ts';

export { readWholeOrder as readOrderToInvoice } from './whole-order-store.server.ts';
export type { WholeOrder };

/** Locks the order against other changes until the transaction ends. */
export async function lockOrder(trx: Trx, id: number): Promise<WholeOrder | undefined> {
  return await readWholeOrder(trx, id, { lock: true });
}

/** Returns whether nothing is left to send; such an order is finished when everything sent has been invoiced. */
export function isSentWholly({ status }: Pick<WholeOrder, 'status'>): boolean {
  return status === OrderStatus.Delivered;
}

type StatusChange = {
  entity: 'order';
  id: number;
  action: 'change';
  before: { Status: number };
  after: { Status: number };
};

export async function noteOrderInvoiced(
  trx: Trx,
  services: Pick<Services, 'now'>,
  note: (change: StatusChange) => void,
  { id, status, has_shortage }: WholeOrder,
): Promise<void> {
  await updateOrder(trx, id, { status: OrderStatus.Invoiced });
  const after = { Status: OrderStatus.Invoiced };
  note({ entity: 'order', id, action: 'change', before: { Status: status }, after });
  await tellOrderChanged(trx, services, { id, status: OrderStatus.Invoiced, has_shortage });
}
