import { piecesOf, type Pieces } from '#shop/order-model/pieces.ts';

/**
 * What of a row is invoiced: pieces, and öre excluding VAT. A row that is on an invoice stays in its order, although all of it
 * may have been credited to be invoiced anew.
 */
export type InvoicedOfRow = { quantity: number; ore: number; isOnInvoice: boolean };
type Goods = Pieces & { id: number; price: number; vat_rate: number };

export const nothingInvoiced: InvoicedOfRow = { quantity: 0, ore: 0, isOnInvoice: false };

/** Returns what the goods of a rate of VAT come to that are in no invoice yet, in öre. */
export function valueToInvoice(
  goods: readonly Goods[],
  vatRate: number,
  invoicedOf: (row: Goods) => InvoicedOfRow,
): number {
  return goods
    .filter((row) => row.vat_rate === vatRate)
    .reduce((sum, row) => sum + row.price * Math.max(0, piecesOf(row) - invoicedOf(row).quantity), 0);
}

/**
 * Returns a discount, below 0, of which invoices can give all: what they have given is never taken back, and beyond it it
 * can only be taken off what is still to be invoiced.
 */
export function discountWithin(
  priceOre: number,
  { givenOre, openOre }: { givenOre: number; openOre: number },
) {
  return Math.min(givenOre, Math.max(priceOre, givenOre - openOre));
}
