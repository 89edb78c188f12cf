import type { Trx } from '#kit/database/db.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { moveStock } from '#shop/articles/stock/stock.server.ts';
import { afterSending, leftOf, reservedOf } from '#shop/orders/fulfilment/left-to-send.ts';
import type { RowNews } from './order-change-contract.ts';
import * as store from '#shop/orders/whole-order-store.server.ts';
import type { WholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { orderMay, OrderStatus } from '#shop/order-model/may.ts';
import { isWaitedFor, stateOf } from '#shop/orders/fulfilment/state-of-rows.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { changeOrder } from './change-order.server.ts';
import type { OrderDesk, Given } from './change-order.server.ts';

type Row = WholeOrder['rows'][number];
type Move = { id: number; quantity: number };

export async function start(desk: OrderDesk, by: StaffMember, input: Given) {
  return await changeOrder(desk, by, input, async (trx, order) => {
    if (!orderMay.start(order.status)) return wrongState;
    await store.updateOrder(trx, order.id, { status: OrderStatus.Processing });
    return { news: { kind: 'processing' } };
  });
}

export async function deliver(
  desk: OrderDesk,
  by: StaffMember,
  input: Given & {
    CarrierNumber: string;
    Rows: readonly { RowId: number; Quantity: number }[];
    Told?: readonly RowNews[] | undefined;
  },
) {
  return await changeOrder(desk, by, input, async (trx, order) => {
    if (!orderMay.send(order.status)) return wrongState;
    const quantities = new Map(input.Rows.map(({ RowId, Quantity }) => [RowId, Quantity]));
    const known = order.rows.filter(({ id }) => quantities.has(id));
    if (known.length !== input.Rows.length) return new Problem('not-found');
    if (known.some((row) => (quantities.get(row.id) ?? 0) > leftOf(row)))
      return badField('Rows', 'maxAmount', officeTextOf('officeProblem.tooManySent'));
    const moves: Move[] = [];
    const rows = [...order.rows];
    for (const row of known) {
      const { row: next, takenNow } = afterSending(row, quantities.get(row.id) ?? 0);
      rows[rows.indexOf(row)] = next;
      await writeParts(trx, next);
      if (row.article_id !== null) moves.push({ id: row.article_id, quantity: -takenNow });
    }
    for (const news of input.Told ?? []) {
      const place = rows.findIndex(({ id }) => id === news.RowId);
      const row = rows[place];
      if (!row) return new Problem('not-found');
      // The shortage was entered before this delivery, so it is limited to what is left now.
      const QuantityShort = Math.min(news.QuantityShort, leftOf(row));
      rows[place] = await tell(trx, row, { ...news, QuantityShort }, moves);
    }
    const sent = known.map((row) => ({ order_row_id: row.id, quantity: quantities.get(row.id) ?? 0 }));
    const consignment = {
      order_id: order.id,
      carrier_number: input.CarrierNumber,
      sent_at: desk.services.now(),
    };
    const consignmentId = await store.insertConsignment(trx, consignment, sent);
    await store.updateOrder(trx, order.id, {
      ...stateOf(rows),
      ...(input.CarrierNumber !== '' && { consignment_id: input.CarrierNumber }),
    });
    return { news: { kind: 'sent', consignmentId }, stock: await moveStock(trx, moves) };
  });
}

export async function changeRows(
  desk: OrderDesk,
  by: StaffMember,
  input: Given & { Rows: readonly RowNews[] },
) {
  return await changeOrder(desk, by, input, async (trx, order) => {
    if (!orderMay.change(order.status)) return wrongState;
    const rows = [...order.rows];
    const moves: Move[] = [];
    for (const news of input.Rows) {
      const place = rows.findIndex(({ id }) => id === news.RowId);
      const row = rows[place];
      if (!row) return new Problem('not-found');
      if (news.QuantityShort > leftOf(row))
        return badField('Rows', 'maxAmount', officeTextOf('officeProblem.tooManyShort'));
      rows[place] = await tell(trx, row, news, moves);
    }
    await store.updateOrder(trx, order.id, { has_shortage: isWaitedFor(rows) });
    return { news: { kind: 'expected' }, stock: await moveStock(trx, moves) };
  });
}

export async function cancel(desk: OrderDesk, by: StaffMember, input: Given) {
  return await changeOrder(desk, by, input, async (trx, order) => {
    if (!orderMay.cancel(order.status)) return wrongState;
    const back = [];
    const rows: Row[] = [];
    for (const row of order.rows) {
      if (row.article_id !== null) back.push({ id: row.article_id, quantity: reservedOf(row) });
      const next = { ...row, quantity_cancelled: row.quantity_cancelled + leftOf(row), quantity_short: 0 };
      rows.push(next);
      await writeParts(trx, next);
    }
    const state = stateOf(rows);
    const cancelled_at = state.status === OrderStatus.Cancelled ? desk.services.now() : null;
    await store.updateOrder(trx, order.id, { ...state, cancelled_at });
    return { news: { kind: 'cancelled' }, stock: await moveStock(trx, back) };
  });
}

const wrongState = new Problem('conflict', {
  detail: officeTextOf('officeProblem.orderClosed'),
});

/**
 * Records a new shortage. Pieces that have arrived for the row are taken from stock; pieces that turned out to be
 * missing were never in stock, so none are put back.
 */
async function tell(
  trx: Trx,
  row: Row,
  { QuantityShort, ExpectedDate }: RowNews,
  moves: Move[],
): Promise<Row> {
  const next = { ...row, quantity_short: QuantityShort, expected_date: ExpectedDate || null };
  await writeParts(trx, next);
  const setAside = Math.max(0, row.quantity_short - QuantityShort);
  if (row.article_id !== null) moves.push({ id: row.article_id, quantity: -setAside });
  return next;
}

/** A row with nothing left has no expected day. */
async function writeParts(trx: Trx, row: Row): Promise<void> {
  const { quantity_delivered, quantity_cancelled, quantity_short } = row;
  const expected_date = leftOf(row) > 0 ? row.expected_date : null;
  await store.updateOrderRow(trx, row.id, {
    quantity_delivered,
    quantity_cancelled,
    quantity_short,
    expected_date,
  });
}
