import type { Trx } from '#kit/database/db.server.ts';
import { mailIsQueued, queueMail } from '#kit/mail/outbox.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { oreToWire } from '#kit/text/money.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { ShopSettings } from '#shop/settings/declared-settings.ts';
import { customerNumbersOf } from '#shop/customers/find-customers.server.ts';
import {
  discountColumns,
  discountRows,
  partOfDiscount,
  storedDiscount,
} from '#shop/order-model/change/discount.ts';
import { nothingInvoiced } from '#shop/order-model/change/invoiced-discount.ts';
import { discountsAfter } from '#shop/order-model/change/kept-discounts.ts';
import { readInvoicedAmounts } from '#shop/orders/invoiced/invoiced.server.ts';
import { splitOrder, type RefusedSplit, type Split } from '#shop/order-model/change/split-order.ts';
import { orderMay, OrderStatus } from '#shop/order-model/may.ts';
import type { Terms } from '#shop/order-model/order-terms.ts';
import { isWaitedFor, piecesOf, statusOf } from '#shop/order-model/pieces.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { wishedWeek } from '#shop/order-model/sending/wishes.ts';
import { isTestOrder } from '#shop/order-model/test-order.ts';
import { totalsOf } from '#shop/order-model/totals.ts';
import { storedRow } from '#shop/orders/draft-to-rows.server.ts';
import { earlierRowsOf, storedOrderOf } from '#shop/orders/open/order-to-extend.server.ts';
import { prepareOrderNews } from '#shop/orders/mails/order-news-mail.server.ts';
import { insertOrderRows } from '#shop/orders/open/store.server.ts';
import { tellOrderChanged, tellOrdersPlaced } from '#shop/orders/order-events.server.ts';
import { drawOrderNumbers } from '#shop/orders/orders.server.ts';
import { orderClosed, type OrderDesk } from '#shop/orders/office/change-order.server.ts';
import { versionOfOrder } from '#shop/orders/office/order-values.server.ts';
import {
  readWholeOrder,
  updateOrder,
  updateOrderRow,
  type WholeOrder,
} from '#shop/orders/whole-order-store.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { insertCopy, moveRow } from './split-store.server.ts';
import { weekColumns, type TermColumns } from './wanted-terms.server.ts';

type Row = WholeOrder['rows'][number];
type Given = {
  id: number;
  Version: string;
  Rows: readonly { RowId: number; Quantity: number }[];
  deliveryWeekString?: string | undefined;
  Mail?: boolean | undefined;
};

/** Makes a second order of pieces that are not sent, on the same terms. The stock that is set aside goes with them. */
export async function splitOfficeOrder(
  { services, texts }: OrderDesk,
  by: StaffMember,
  { id, Version, Rows, deliveryWeekString, Mail = false }: Given,
): Promise<{ OrderId: number } | Problem> {
  const settings = await texts.settings();
  const writeMails = await prepareOrderNews(services, texts);
  const done = await changeAs(by, services, { seen: Version }, async (trx, note, unchanged) => {
    const order = await readWholeOrder(trx, id, { lock: true });
    if (!order) return new Problem('not-found');
    unchanged(versionOfOrder(order));
    if (!orderMay.split(order.status)) return orderClosed;
    const wanted = Rows.map(({ RowId, Quantity }) => ({ rowId: RowId, pieces: Quantity }));
    const split = splitOrder(order.rows, wanted);
    if ('refused' in split) return problemOf(split.refused);
    const week = weekColumns(order, deliveryWeekString, stockholmToday(services.now()));
    if (week instanceof Problem) return week;
    const [second] = await drawOrderNumbers(trx, 1, isTestOrder(id));
    const after = await write(trx, order, split, { second: second!, settings, week });
    const numbers = await customerNumbersOf(trx, [order.customer_id]);
    const draft = {
      buyer: { number: numbers.get(order.customer_id) ?? '' },
      purchaseOrderNumber: order.purchase_order_number,
    };
    await tellOrdersPlaced(trx, services, [{ orderId: second!, draft }]);
    await tellOrderChanged(trx, services, { id, ...after.first });
    note({
      entity: 'order',
      id,
      action: 'change',
      before: { TotalAmount: oreToWire(order.total_amount), SplitTo: '' },
      after: { TotalAmount: oreToWire(after.first.total_amount), SplitTo: second },
    });
    const [kept, moved] = [await readWholeOrder(trx, id), await readWholeOrder(trx, second!)];
    if (Mail && kept && moved)
      await queueMail(trx, services, await writeMails(trx, kept, [{ kind: 'split', second: moved }]));
    const TotalAmount = oreToWire(after.second.total_amount);
    note({
      entity: 'order',
      id: second!,
      action: 'create',
      before: null,
      after: { SplitFrom: id, TotalAmount, ...(moved && { DeliveryWeek: wishedWeek(moved) }) },
    });
    return { OrderId: second! };
  });
  if (!(done instanceof Problem)) mailIsQueued();
  return done;
}

async function write(
  trx: Trx,
  order: WholeOrder,
  split: Split<Row>,
  { second, settings, week }: { second: number; settings: ShopSettings; week: TermColumns },
) {
  const discounts = discountsOf(order, split);
  const invoiced = await readInvoicedAmounts(trx, [order.id]);
  const kept = discountsAfter(
    split.kept.map((row) => (isFee(row) ? row : { ...row, total_amount: row.price * piecesOf(row) })),
    discounts.first,
    (row) => invoiced.get(row.id) ?? nothingInvoiced,
  );
  const moved = split.moved.map((one) => ({
    ...one,
    row: { ...one.row, total_amount: one.row.price * one.row.quantity },
  }));
  const off = discounts.second ? discountRows(discounts.second, basisOf(order, moved), settings) : [];
  const first = {
    ...sumsOf(order, kept),
    status: statusOf(kept, { before: order.status, isBegun: false, isInvoiced: false }),
    has_shortage: isWaitedFor(kept),
    ...discountColumns(discounts.first),
    fees_fixed: true,
  };
  const offRows = off.map((row) => ({ ...storedRow(row, order.language), quantity_cancelled: 0 }));
  const sums = sumsOf(order, [...moved.map(({ row }) => row), ...offRows]);
  await insertCopy(trx, order.id, {
    id: second,
    status: OrderStatus.Order,
    has_shortage: isWaitedFor(moved.map(({ row }) => row)),
    ...sums,
    ...discountColumns(discounts.second),
    fees_fixed: true,
    ...week,
  });
  await updateOrder(trx, order.id, first);
  for (const row of kept) {
    const { quantity, quantity_short, total_amount, price } = row;
    const before = order.rows.find(({ id }) => id === row.id)!;
    if (quantity !== before.quantity || price !== before.price || total_amount !== before.total_amount)
      await updateOrderRow(trx, row.id, { quantity, quantity_short, total_amount, price });
  }
  for (const [place, { of, row, isWhole }] of moved.entries()) {
    const { quantity_short, total_amount } = row;
    const values = { order_id: second, row_number: place + 1, quantity_short, total_amount };
    if (isWhole) await moveRow(trx, of.id, values);
    else await insertOrderRows(trx, [{ ...withoutId(row), ...values }]);
  }
  if (offRows.length > 0)
    await insertOrderRows(
      trx,
      offRows.map((row, place) => ({ ...row, order_id: second, row_number: moved.length + place + 1 })),
    );
  return { first, second: sums };
}

/** A percent is one of both orders; a sum is split by the value of the goods. */
function discountsOf(order: WholeOrder, { kept, moved }: Split<Row>) {
  const discount = storedDiscount(order);
  if (discount === null) return { first: null, second: null };
  const valueOf = (rows: readonly Row[]) =>
    rows.reduce((sum, row) => sum + (isFee(row) ? 0 : row.price * piecesOf(row)), 0);
  return partOfDiscount(discount, { first: valueOf(kept), second: valueOf(moved.map(({ row }) => row)) });
}

function basisOf(order: WholeOrder, moved: readonly { of: Row; row: Row }[]) {
  const described = earlierRowsOf(storedOrderOf(order), new Map());
  return {
    terms: { vatCase: order.vat_case } as Terms,
    goods: moved.map(({ of, row }) => ({
      ...described[order.rows.indexOf(of)]!,
      quantity: row.quantity,
      totalOre: row.total_amount,
    })),
  };
}

function sumsOf(
  { vat_case }: WholeOrder,
  rows: readonly { price: number; quantity: number; quantity_cancelled: number; vat_rate: number }[],
) {
  const priced = rows.map((row) => ({ priceOre: row.price, quantity: piecesOf(row), vatRate: row.vat_rate }));
  const { excludingVat, vat, total } = totalsOf(priced, vat_case);
  return { amount_excluding_vat: excludingVat, vat_amount: vat, total_amount: total };
}

function withoutId({ id, ...row }: Row) {
  void id;
  return row;
}

function problemOf(refused: RefusedSplit): Problem {
  if (refused.what === 'pieces')
    return badField(
      `Rows.${refused.place}.Quantity`,
      'maxAmount',
      officeTextOf('officeProblem.splitMost', { count: refused.most }),
    );
  return badField(
    'Rows',
    'match',
    officeTextOf(refused.what === 'all' ? 'officeProblem.splitAll' : 'officeProblem.splitRow'),
  );
}
