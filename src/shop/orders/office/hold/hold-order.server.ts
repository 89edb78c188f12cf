import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { orderMay } from '#shop/order-model/may.ts';
import { tellOrderHeld } from '#shop/orders/order-events.server.ts';
import { changeOrder, orderClosed, type OrderDesk } from '#shop/orders/office/change-order.server.ts';
import { updateOrder } from '#shop/orders/whole-order-store.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';

type Given = { id: number; Version: string; Reason: string };

/** The customer is told neutral words, since staff may stop an order for anything. What waits for another reason already waits for the staff from now on, and is not released by itself. */
export async function holdOrder(
  desk: OrderDesk,
  by: StaffMember,
  { Reason, CustomerText: reason, ...given }: Given & { CustomerText: string },
) {
  return await changeOrder(desk, by, { ...given, Mail: true, reason: Reason }, async (trx, order) => {
    if (!orderMay.hold(order.status)) return orderClosed;
    if (order.held === 'manual') return alreadyHeld;
    await updateOrder(trx, order.id, { held: 'manual' });
    await tellOrderHeld(trx, desk.services, { id: order.id, held: 'manual' });
    // Who waited already has been told, but for a new reason.
    const isTold = order.held === null || reason !== '';
    return {
      news: isTold ? [{ kind: 'paused', reason }] : [],
      stock: [],
      ...(reason !== '' && { noted: { CustomerText: reason } }),
    };
  });
}

export async function releaseOrder(desk: OrderDesk, by: StaffMember, { Reason, ...given }: Given) {
  return await changeOrder(desk, by, { ...given, Mail: true, reason: Reason }, async (trx, order) => {
    if (order.held === null) return notHeld;
    await updateOrder(trx, order.id, { held: null, was_released: true });
    await tellOrderHeld(trx, desk.services, { id: order.id, held: null });
    return { news: [{ kind: 'released' }], stock: [] };
  });
}

const alreadyHeld = new Problem('conflict', { detail: officeTextOf('officeProblem.alreadyHeld') });
const notHeld = new Problem('conflict', { detail: officeTextOf('officeProblem.notHeld') });
