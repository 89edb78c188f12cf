import { discountOfInvoice } from '#shop/order-model/change/discount.ts';
import { isFee, type RowKind } from '#shop/order-model/row-kind.ts';

/** A row of an invoice, with what its notes have credited. Amounts in öre. */
export type CreditableRow = {
  id: number;
  of_kind: RowKind | null;
  of_order: number | null;
  vat_rate: number;
  price: number;
  quantity: number;
  credited: number;
  credited_amount: number;
};

/** What a note credits of a row. `counted` is what its sums count: öre of a discount, pieces of others. */
type CreditedNow<Row> = {
  row: Row;
  now: number;
  price: number;
  counted: { price: number; quantity: number; credited: number; now: number };
};

export function isDiscount({ of_kind }: Pick<CreditableRow, 'of_kind'>): boolean {
  return of_kind === 'discount';
}

/**
 * Returns of each row what a note credits of it. Goods take their share of the discount along, unless the call names rows
 * of a discount itself, of which all that is left is credited.
 */
export function creditedNow<Row extends CreditableRow>(
  rows: readonly Row[],
  quantities: ReadonlyMap<number, number>,
): CreditedNow<Row>[] {
  const isNamed = rows.some((row) => isDiscount(row) && quantities.has(row.id));
  // Below 0 for what the invoice itself takes back.
  const nowOf = (row: CreditableRow) => Math.sign(row.quantity) * (quantities.get(row.id) ?? 0);
  return rows.map((row) => {
    const { price, quantity, credited } = row;
    if (!isDiscount(row)) {
      const now = nowOf(row);
      return { row, now, price, counted: { price, quantity, credited, now } };
    }
    const left = price - row.credited_amount;
    const goods = goodsOf(rows, row).map((one) => ({ ...one, now: nowOf(one) }));
    const share = isNamed ? left : shareOfDiscount({ whole: price, given: row.credited_amount }, goods);
    const now = isNamed ? nowOf(row) : Number(share !== 0);
    const counted = {
      price: -1,
      quantity: 0 - price,
      credited: 0 - row.credited_amount,
      now: now === 0 ? 0 : 0 - share,
    };
    return { row, now, price: share, counted };
  });
}

/** The goods of its order and rate; a discount that an invoice has without any goes with whatever goods there are. */
export function goodsOf<Row extends CreditableRow>(rows: readonly Row[], discount: CreditableRow): Row[] {
  const goods = rows.filter((row) => row.of_kind === null || !isFee({ kind: row.of_kind }));
  const own = goods.filter(
    ({ of_order, vat_rate }) => of_order === discount.of_order && vat_rate === discount.vat_rate,
  );
  return own.length > 0 ? own : goods;
}

type Goods = { price: number; quantity: number; credited: number; now: number };

/** `whole`, `given` and what is returned are below 0. */
export function shareOfDiscount(discount: { whole: number; given: number }, goods: readonly Goods[]): number {
  if (goods.every(({ now }) => now === 0)) return 0;
  const sumOf = (pieces: (row: Goods) => number) =>
    goods.reduce((sum, row) => sum + row.price * pieces(row), 0);
  return discountOfInvoice(discount, {
    whole: sumOf(({ quantity }) => quantity),
    before: sumOf(({ credited }) => credited),
    now: sumOf(({ now }) => now),
  });
}
