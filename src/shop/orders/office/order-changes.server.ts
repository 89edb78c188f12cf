import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { after, type OrderAct, type RefusedAct, type RowAct } from '#shop/order-model/after.ts';
import { isHeldBack, orderMay, type StateRule } from '#shop/order-model/may.ts';
import type { OrderNews } from '#shop/order-model/news.ts';
import { orderHeld } from '#shop/order-model/problems.ts';
import { leftOf } from '#shop/order-model/pieces.ts';
import { writeAfter } from '#shop/orders/fulfilment/write-after.server.ts';
import type { WholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { changeOrder, type OrderDesk, type Given } from './change-order.server.ts';
import type { RowNews } from './order-change-contract.ts';

type Sent = { RowId: number; Quantity: number };

export async function start(desk: OrderDesk, by: StaffMember, input: Given) {
  return await act(desk, by, input, orderMay.start, () => ({ rows: [], isBegun: true }));
}

export async function deliver(
  desk: OrderDesk,
  by: StaffMember,
  input: Given & { CarrierNumber: string; Rows: readonly Sent[]; Told?: readonly RowNews[] | undefined },
) {
  return await act(desk, by, input, orderMay.send, ({ rows }) => {
    const quantities = new Map(input.Rows.map(({ RowId, Quantity }) => [RowId, Quantity]));
    const sent = rows.filter(({ id }) => quantities.has(id));
    if (sent.length !== input.Rows.length) return new Problem('not-found');
    const sentNow = (id: number) => quantities.get(id) ?? 0;
    const told = (input.Told ?? []).map((news) => {
      const row = rows.find(({ id }) => id === news.RowId);
      // The shortage was entered before this delivery, so it is limited to what is left now.
      const left = row ? leftOf(row) - sentNow(row.id) : 0;
      return toldOf({ ...news, QuantityShort: Math.min(news.QuantityShort, left) });
    });
    const sending = sent.map((row) => ({
      rowId: row.id,
      sent: row.quantity_delivered + sentNow(row.id),
      carrier: input.CarrierNumber,
    }));
    return { rows: [...sending, ...told] };
  });
}

export async function changeRows(
  desk: OrderDesk,
  by: StaffMember,
  input: Given & { Rows: readonly RowNews[] },
) {
  // Whoever saves rows tells of them, also when they say what was known already.
  const news = { kind: 'expected' } as const;
  return await act(desk, by, input, orderMay.change, () => ({ rows: input.Rows.map(toldOf) }), [news]);
}

export async function cancel(desk: OrderDesk, by: StaffMember, input: Given) {
  return await act(desk, by, input, orderMay.cancel, ({ rows }) => ({
    rows: rows.map(({ id }) => ({ rowId: id, isRestCancelled: true })),
  }));
}

/** Does with the order what its state allows, and writes what becomes of it. */
async function act(
  desk: OrderDesk,
  by: StaffMember,
  input: Given,
  may: StateRule,
  actOf: (order: WholeOrder) => Omit<OrderAct, 'at'> | Problem,
  newsUnlessOther: readonly OrderNews[] = [],
) {
  return await changeOrder(desk, by, input, async (trx, order) => {
    if (!may(order.status)) return wrongState;
    if (isHeldBack(may, order)) return new Problem(orderHeld);
    const wanted = actOf(order);
    if (wanted instanceof Problem) return wanted;
    const at = desk.services.now();
    const becomes = after(order, { ...wanted, at });
    if ('refused' in becomes) return problemOf(becomes.refused);
    const { news, stock } = await writeAfter(trx, order, becomes, at);
    return { news: news.length > 0 ? news : newsUnlessOther, stock };
  });
}

const wrongState = new Problem('conflict', {
  detail: officeTextOf('officeProblem.orderClosed'),
});

function toldOf({ RowId, QuantityShort, ExpectedDate }: RowNews): RowAct {
  return { rowId: RowId, short: QuantityShort, expected: ExpectedDate || null };
}

function problemOf([refused]: readonly RefusedAct[]): Problem {
  if (!refused || refused.what === 'row') return new Problem('not-found');
  const text = refused.what === 'sent' ? 'officeProblem.tooManySent' : 'officeProblem.tooManyShort';
  return badField('Rows', 'maxAmount', officeTextOf(text));
}
