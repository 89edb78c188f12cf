import { beginCallInParts } from '#kit/http/idempotency/call-in-parts.server.ts';
import { replayHeaders } from '#kit/http/idempotency/idempotency.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { Answer, type RequestContext } from '#kit/http/router.server.ts';
import { readContext, type OrderDesk } from '#shop/orders/office/change-order.server.ts';
import { orderToWire } from '#shop/orders/office/orders.server.ts';
import { readWholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { noteOfficeOrder } from './contract.ts';
import { insertNote } from './store.server.ts';

type Given = { id: number; Text: string; Pinned: boolean };

/** A note changes nothing of the order, so that whoever has the order open sends it as before. */
export async function noteOrder(desk: OrderDesk, by: StaffMember, input: Given, request: RequestContext) {
  const { services } = desk;
  const { id, Text, Pinned } = input;
  const context = await readContext(desk);
  const now = services.now();
  const asked = { endpoint: noteOfficeOrder, staff: by, input, context: request, now };
  const call = await beginCallInParts<{ id: number }>(services.db, asked);
  if (call instanceof Problem) return call;
  const shown = await changeAs(by, services, {}, async (trx, note) => {
    const order = await readWholeOrder(trx, id);
    if (!order) return new Problem('not-found');
    if ((await call.begin(trx, 0)) === undefined) {
      await insertNote(trx, { order_id: id, noted_at: now, noted_by: by.name, body: Text, pinned: Pinned });
      note({ entity: 'order', id, action: 'change', before: { Note: '' }, after: { Note: Text } });
      await call.keep(trx, 0, { id });
    }
    return await orderToWire(trx, order, context);
  });
  if (shown instanceof Problem) return shown;
  return new Answer(shown, { headers: replayHeaders({ isReplay: call.isReplay() }) });
}
