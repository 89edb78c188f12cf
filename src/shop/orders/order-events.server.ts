import type { Trx } from '#kit/database/db.server.ts';
import type { Services } from '#kit/http/router.server.ts';
import { queueEvent, queueEvents } from '#kit/queue/webhooks.server.ts';
import type { OrderDraft } from './order-draft.ts';
import { raiseEventSequence } from './store.server.ts';

/** Tells other systems of new orders. The `Sequence` of an order begins with 1. */
export async function tellOrdersPlaced(
  trx: Trx,
  services: Pick<Services, 'now'>,
  placed: readonly { orderId: number; draft: OrderDraft }[],
): Promise<void> {
  await queueEvents(
    trx,
    services,
    'order.placed',
    placed.map(({ orderId, draft }) => ({
      OrderId: orderId,
      Sequence: 1,
      CustomerNumber: draft.buyer.number,
      PurchaseOrderNumber: draft.purchaseOrderNumber,
    })),
  );
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
