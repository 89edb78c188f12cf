import { partsByRate } from '#shop/order-model/fees.ts';
import { piecesOf, type Pieces } from '#shop/order-model/pieces.ts';
import type { OrderedRow } from '#shop/order-model/row.ts';
import { isFee, type RowKind } from '#shop/order-model/row-kind.ts';
import { discountOre, type Discount } from './discount.ts';
import { discountWithin, valueToInvoice, type InvoicedOfRow } from './invoiced-discount.ts';

type DiscountRow = { id: number; price: number; vat_rate: number; total_amount: number; description: string };

/**
 * Returns the rows of a discount that the order keeps, since they are on invoices, and those that come in the place of the
 * others, as far as invoices can give them. `openOf` is what the goods of a rate still come to there.
 */
export function keptDiscounts<Row extends DiscountRow>(
  before: readonly { row: Row; invoiced: InvoicedOfRow }[],
  becomes: readonly OrderedRow[],
  openOf: (vatRate: number) => number,
): { kept: Row[]; rest: OrderedRow[] } {
  const given = before.filter(({ invoiced }) => invoiced.isOnInvoice);
  const kept = given.map(({ row, invoiced: { ore: givenOre } }) => {
    const now = becomes.find(({ vatRate }) => vatRate === row.vat_rate);
    const price = discountWithin(now?.priceOre ?? 0, { givenOre, openOre: openOf(row.vat_rate) });
    return { ...row, price, total_amount: price };
  });
  const rest = becomes
    .filter(({ vatRate }) => given.every(({ row }) => row.vat_rate !== vatRate))
    .map((row) => {
      const priceOre = discountWithin(row.priceOre, { givenOre: 0, openOre: openOf(row.vatRate) });
      return { ...row, priceOre, totalOre: priceOre };
    })
    .filter(({ priceOre }) => priceOre !== 0);
  return { kept, rest };
}

type AnyRow = Pieces & {
  id: number;
  kind: RowKind;
  price: number;
  vat_code: string | null;
  vat_rate: number;
  total_amount: number;
};

/**
 * Returns the rows with what the discount is of the goods that are left when some were cancelled, as far as invoices can
 * give it; the same where it is none.
 */
export function discountsAfter<Row extends AnyRow>(
  rows: readonly Row[],
  discount: Discount | null,
  invoicedOf: (row: { id: number }) => InvoicedOfRow,
): readonly Row[] {
  const left = rows.filter((row) => !isFee(row) && piecesOf(row) > 0);
  const goods = left.map((row) => ({
    vatCode: row.vat_code,
    vatRate: row.vat_rate,
    totalOre: row.price * piecesOf(row),
  }));
  // An order of which everything is cancelled keeps its amounts.
  if (discount === null || goods.length === 0) return rows;
  const value = goods.reduce((sum, { totalOre }) => sum + totalOre, 0);
  const parts = partsByRate(discountOre(discount, value), goods);
  return rows.map((row) => {
    if (row.kind !== 'discount') return row;
    const part = 0 - (parts.find(({ vatRate }) => vatRate === row.vat_rate)?.ore ?? 0);
    const openOre = valueToInvoice(left, row.vat_rate, invoicedOf);
    const price = discountWithin(part, { givenOre: invoicedOf(row).ore, openOre });
    return price === row.price ? row : { ...row, price, total_amount: price };
  });
}
