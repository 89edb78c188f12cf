import type { Trx } from '#kit/database/db.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { queueEvent, queueEvents } from '#kit/queue/queue-webhooks.server.ts';
import { hasShortage, type OrderDraft } from './order-draft.ts';
import type { HoldReason } from '#shop/order-model/hold.ts';
import { OrderStatus } from '#shop/order-model/may.ts';
import { isTestOrder } from '#shop/order-model/test-order.ts';
import { raiseEventSequence } from './store.server.ts';

type Placed = { buyer: Pick<OrderDraft['buyer'], 'number'>; purchaseOrderNumber: string };

/** Notifies other systems of new orders, but of no test. The `Sequence` of an order starts at 1. */
export async function tellOrdersPlaced(
  trx: Trx,
  services: Pick<Services, 'now'>,
  placed: readonly { orderId: number; draft: Placed }[],
): Promise<void> {
  await queueEvents(
    trx,
    services,
    'order.placed',
    placed.flatMap(({ orderId, draft }) =>
      isTestOrder(orderId)
        ? []
        : [
            {
              OrderId: orderId,
              Sequence: 1,
              CustomerNumber: draft.buyer.number,
              PurchaseOrderNumber: draft.purchaseOrderNumber,
            },
          ],
    ),
  );
}

/** Notifies other systems of rows that were added to orders. */
export async function tellOrdersExtended(
  trx: Trx,
  services: Pick<Services, 'now'>,
  extended: readonly { orderId: number; draft: OrderDraft }[],
): Promise<void> {
  for (const { orderId: id, draft } of extended)
    await tellOrderChanged(trx, services, {
      id,
      status: OrderStatus.Order,
      has_shortage: hasShortage(draft),
    });
}

/** Notifies other systems of orders that were placed, or extended, and wait. */
export async function tellOrdersHeld(
  trx: Trx,
  services: Pick<Services, 'now'>,
  held: readonly { orderId: number; draft: OrderDraft }[],
): Promise<void> {
  for (const { orderId: id, draft } of held) await tellOrderHeld(trx, services, { id, held: draft.held });
}

/** Notifies other systems that an order waits, or was released. */
export async function tellOrderHeld(
  trx: Trx,
  services: Pick<Services, 'now'>,
  { id, held }: { id: number; held: HoldReason | null },
): Promise<void> {
  const Sequence = await raiseEventSequence(trx, id);
  if (isTestOrder(id)) return;
  const event = held === null ? 'order.released' : 'order.held';
  await queueEvent(trx, services, event, { OrderId: id, Sequence, ...(held !== null && { Held: held }) });
}

/**
 * `Sequence` rises with each event of the order, so that receivers can recognise an event that arrives after a later
 * one, for example after a retry.
 */
export async function tellOrderChanged(
  trx: Trx,
  services: Pick<Services, 'now'>,
  { id, status, has_shortage }: { id: number; status: number; has_shortage: boolean },
): Promise<void> {
  const Sequence = await raiseEventSequence(trx, id);
  if (isTestOrder(id)) return;
  await queueEvent(trx, services, 'order.changed', {
    OrderId: id,
    Sequence,
    Status: status,
    HasShortage: has_shortage,
  });
}
