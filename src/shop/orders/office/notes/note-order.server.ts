import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { readContext, type OrderDesk } from '#shop/orders/office/change-order.server.ts';
import { orderToWire } from '#shop/orders/office/orders.server.ts';
import { readWholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { insertNote } from './store.server.ts';

type Given = { id: number; Text: string; Pinned: boolean };

/** A note changes nothing of the order, so that whoever has the order open sends it as before. */
export async function noteOrder(desk: OrderDesk, by: StaffMember, { id, Text, Pinned }: Given) {
  const { services } = desk;
  const context = await readContext(desk);
  return await changeAs(by, services, {}, async (trx, note) => {
    const order = await readWholeOrder(trx, id);
    if (!order) return new Problem('not-found');
    const now = services.now();
    await insertNote(trx, { order_id: id, noted_at: now, noted_by: by.name, body: Text, pinned: Pinned });
    note({ entity: 'order', id, action: 'change', before: { Note: '' }, after: { Note: Text } });
    return await orderToWire(trx, order, context);
  });
}
