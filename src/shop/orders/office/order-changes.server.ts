import { badField, Problem } from '#kit/http/problem.ts';
import type { Trx } from '#kit/database/db.server.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { after, type OrderAct, type RefusedAct, type RowAct } from '#shop/order-model/after.ts';
import { isHeldBack, orderMay, type StateRule } from '#shop/order-model/may.ts';
import type { OrderNews } from '#shop/order-model/news.ts';
import { orderHeld } from '#shop/order-model/problems.ts';
import { writeAfter } from '#shop/orders/fulfilment/write-after.server.ts';
import type { WholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { changeOrder, orderClosed, type Given, type OrderDesk, type Outcome } from './change-order.server.ts';
import type { RowNews } from './order-change-contract.ts';

export async function start(desk: OrderDesk, by: StaffMember, input: Given) {
  return await act(desk, by, input, orderMay.start, () => ({ rows: [], isBegun: true }));
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

type Act = {
  may: StateRule;
  actOf: (order: WholeOrder) => Omit<OrderAct, 'at'> | Problem;
  newsUnlessOther?: readonly OrderNews[];
  /** Of what is sent, in grams. */
  grossWeight?: number | null;
};

async function act(
  desk: OrderDesk,
  by: StaffMember,
  input: Given,
  may: StateRule,
  actOf: Act['actOf'],
  newsUnlessOther: readonly OrderNews[] = [],
) {
  return await changeOrder(desk, by, input, (trx, order) =>
    actOn(trx, desk, order, { may, actOf, newsUnlessOther }),
  );
}

/** Does with an order, which must be locked, what its state allows, and writes what becomes of it. */
export async function actOn(
  trx: Trx,
  { services }: Pick<OrderDesk, 'services'>,
  order: WholeOrder,
  { may, actOf, newsUnlessOther = [], grossWeight = null }: Act,
): Promise<Outcome | Problem> {
  if (!may(order.status)) return orderClosed;
  if (isHeldBack(may, order)) return new Problem(orderHeld);
  const wanted = actOf(order);
  if (wanted instanceof Problem) return wanted;
  const at = services.now();
  const becomes = after(order, { ...wanted, at });
  if ('refused' in becomes) return problemOf(becomes.refused);
  const { news, stock } = await writeAfter(trx, order, becomes, at, grossWeight);
  return { news: news.length > 0 ? news : newsUnlessOther, stock };
}

export function toldOf({ RowId, QuantityShort, ExpectedDate }: RowNews): RowAct {
  return { rowId: RowId, short: QuantityShort, expected: ExpectedDate || null };
}

function problemOf([refused]: readonly RefusedAct[]): Problem {
  if (!refused || refused.what === 'row') return new Problem('not-found');
  const text = refused.what === 'sent' ? 'officeProblem.tooManySent' : 'officeProblem.tooManyShort';
  return badField('Rows', 'maxAmount', officeTextOf(text));
}
