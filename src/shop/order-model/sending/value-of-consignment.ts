import { discountOfInvoice, partOf } from '#shop/order-model/change/discount.ts';
import { piecesOf } from '#shop/order-model/pieces.ts';
import { isFee, type RowKind } from '#shop/order-model/row-kind.ts';

type ValuedRow = {
  id: number;
  kind: RowKind;
  /** Of a piece, in öre. */
  price: number;
  quantity: number;
  quantity_cancelled: number;
  added_at: Date | null;
};
type Consignment = { id: number; sent_at: Date; rows: readonly { order_row_id: number; quantity: number }[] };
type Order<Row> = { rows: readonly Row[]; consignments: readonly Consignment[] };

/** Pieces of one price, what the order costs less taken off. */
export type ValuedLine<Row> = { row: Row; quantity: number; priceOre: number };

/**
 * Returns what was sent together, by value: the goods, and the fees that go with them, each in one consignment of its
 * order. The discount of the order goes by value as invoices take it, so that all consignments come to what the order
 * costs. Each line is its price times its pieces, and no price is an öre from its share: what does not divide evenly makes
 * some rows an öre dearer, and at most one of them two lines.
 */
export function valueOfConsignment<Row extends ValuedRow>(order: Order<Row>, id: number): ValuedLine<Row>[] {
  const place = order.consignments.findIndex((one) => one.id === id);
  const [consignment] = order.consignments.slice(place);
  if (place < 0 || !consignment) return [];
  const goods = goodsIn(order, consignment);
  const now = valueOf(goods);
  const off = 0 - discountOf(order, { place, now });
  let value = 0;
  let taken = 0;
  const shares = goods.map(({ row, quantity }) => {
    value += row.price * quantity;
    const until = now === 0 ? 0 : partOf(off, value, now);
    const ore = row.price * quantity - (until - taken);
    taken = until;
    return { row, quantity, ore };
  });
  const fees = order.rows.filter(
    (row) => isFee(row) && row.kind !== 'discount' && consignmentOfFee(order, row)?.id === id,
  );
  const ofFees = fees.map((row) => ({ row, quantity: piecesOf(row), priceOre: row.price }));
  return [...inWholeOre(shares), ...ofFees].filter(({ quantity }) => quantity > 0);
}

type Sent<Row> = { row: Row; quantity: number };

function goodsIn<Row extends ValuedRow>({ rows }: Order<Row>, consignment: Consignment): Sent<Row>[] {
  return consignment.rows.flatMap(({ order_row_id, quantity }) => {
    const row = rows.find((one) => one.id === order_row_id);
    return row && !isFee(row) ? [{ row, quantity }] : [];
  });
}

function valueOf(sent: readonly Sent<ValuedRow>[]): number {
  return sent.reduce((sum, { row, quantity }) => sum + row.price * quantity, 0);
}

/** Below 0. */
function discountOf(order: Order<ValuedRow>, { place, now }: { place: number; now: number }): number {
  const sumOf = (rows: readonly ValuedRow[]) => rows.reduce((sum, row) => sum + row.price * piecesOf(row), 0);
  const discount = sumOf(order.rows.filter(({ kind }) => kind === 'discount'));
  const whole = sumOf(order.rows.filter((row) => !isFee(row)));
  const before = order.consignments
    .slice(0, place)
    .reduce((sum, consignment) => sum + valueOf(goodsIn(order, consignment)), 0);
  const given = discountOfInvoice({ whole: discount, given: 0 }, { whole, before: 0, now: before });
  return discountOfInvoice({ whole: discount, given }, { whole, before, now });
}

/** A fee goes with the first goods that are sent, one of an addition with the next. */
function consignmentOfFee(
  { consignments }: Order<ValuedRow>,
  { added_at }: ValuedRow,
): Consignment | undefined {
  return consignments.find(({ sent_at }) => added_at === null || added_at <= sent_at);
}

/** Each öre that is left goes to the rows of the most pieces that there is enough for, and to some pieces of the last. */
function inWholeOre<Row>(shares: readonly (Sent<Row> & { ore: number })[]): ValuedLine<Row>[] {
  const uneven = shares
    .filter(({ quantity, ore }) => ore % quantity > 0)
    .sort((one, other) => other.quantity - one.quantity);
  let left = uneven.reduce((sum, { quantity, ore }) => sum + (ore % quantity), 0);
  const dearer = new Map<Row, number>();
  for (const { row, quantity } of uneven)
    if (quantity <= left) {
      dearer.set(row, quantity);
      left -= quantity;
    }
  const last = uneven.findLast(({ row }) => !dearer.has(row));
  if (last) dearer.set(last.row, left);
  return shares.flatMap(({ row, quantity, ore }) => {
    const priceOre = Math.floor(ore / quantity);
    const more = dearer.get(row) ?? 0;
    return [
      { row, quantity: quantity - more, priceOre },
      { row, quantity: more, priceOre: priceOre + 1 },
    ];
  });
}
