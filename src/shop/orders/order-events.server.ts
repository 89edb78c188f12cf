import type { Trx } from '#kit/database/db.server.ts';
import type { Services } from '#kit/http/router.server.ts';
import { queueEvent } from '#kit/queue/webhooks.server.ts';
import { raiseEventSequence } from './store.server.ts';

/** Tells other systems of a new order. Its `Sequence` begins with 1. */
export async function tellOrderPlaced(
  trx: Trx,
  services: Pick<Services, 'now'>,
  {
    id,
    customerNumber,
    purchaseOrderNumber,
  }: { id: number; customerNumber: string; purchaseOrderNumber: string },
): Promise<void> {
  await queueEvent(trx, services, 'order.placed', {
    OrderId: id,
    Sequence: 1,
    CustomerNumber: customerNumber,
    PurchaseOrderNumber: purchaseOrderNumber,
  });
}

/** `Sequence` grows with each event of the order: one that comes after a later one, as after a retry, is known by it. */
export async function tellOrderChanged(
  trx: Trx,
  services: Pick<Services, 'now'>,
  { id, status, has_shortage }: { id: number; status: number; has_shortage: boolean },
): Promise<void> {
  await queueEvent(trx, services, 'order.changed', {
    OrderId: id,
    Sequence: await raiseEventSequence(trx, id),
    Status: status,
    HasShortage: has_shortage,
  });
}
