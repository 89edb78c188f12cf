import { oreToWire } from '#kit/text/money.ts';
import type { Customer } from '#kit/http/principal.ts';
import { Problem } from '#kit/http/problem.ts';
import type { SaleArticles } from '#shop/articles/stock/stock.server.ts';
import { pricedRow, rowsForSale, vatCaseOfCart } from '#shop/cart/cart.server.ts';
import type { StoredCartRow, RowForSale } from '#shop/cart/cart.server.ts';
import { versionOf } from '#shop/cart/cart-version.server.ts';
import { totalsOf } from '#shop/order-model/totals.ts';
import { vatRateIn } from '#shop/order-model/vat-case.ts';
import type { VatCase } from '#shop/order-model/vat-case.ts';
import { earlierRowsOf } from '#shop/orders/open/order-to-extend.server.ts';
import { nothingPromised } from '#shop/orders/order-draft.ts';
import type { OrderDraft, OrderedRow } from '#shop/orders/order-draft.ts';
import { textOf } from '#shop/texts/language-table.ts';
import type { Seen } from './checkout-input.ts';
import type { OrderCommand } from './order-command.server.ts';

/** An order without what is known only after it was decided: its forecast, and what is promised about its rows. */
export type DecidedOrder = Omit<OrderDraft, 'forecast'>;

/**
 * Builds the order of a cart at the prices and stock of the locked articles. What the browser last showed does not
 * matter, unless `seen` requires it to be the same.
 */
export function orderOfCart(
  { addsTo, addedMessage = '', ...command }: OrderCommand,
  cart: readonly StoredCartRow[],
  {
    articles,
    customer,
    seen,
    at,
  }: {
    articles: SaleArticles;
    customer: Customer;
    seen: Seen;
    at: Date;
  },
): DecidedOrder | Problem {
  const rows = rowsForSale(cart, articles);
  if (rows.length === 0) return new Problem('cart-empty');
  // The cart was shown with the VAT of the usual address, not of the one that is chosen now.
  const cartTotal = totalsOf(rows.map(pricedRow), vatCaseOfCart(customer)).total;
  const ordered = rows.map((row) => orderedRow(row, command.vatCase));
  const addition = addsTo && {
    earlier: earlierRowsOf(addsTo, articles),
    firstRowNumber: Math.max(0, ...addsTo.rows.map((row) => row.row_number)) + 1,
    number: addsTo.addition_count + 1,
    message: addedMessage,
  };
  const { excludingVat, vat, total } = totalsOf([...(addition?.earlier ?? []), ...ordered], command.vatCase);
  if (seen.cartVersion !== '' && seen.cartVersion !== versionOf(rows, cartTotal)) return cartChanged(total);
  if (seen.expectedTotal !== undefined && seen.expectedTotal !== total) return cartChanged(total);
  return {
    ...command,
    at,
    rows: ordered,
    addition,
    excludingVat,
    vat,
    total,
  };
}

function cartChanged(totalOre: number): Problem {
  const members = { TotalAmount: oreToWire(totalOre) };
  return new Problem('cart-changed', { detail: textOf('checkout.cartChanged'), members });
}

/** Returns what an order takes from the stock. */
export function takenBy({ rows }: Pick<OrderDraft, 'rows'>): { id: number; quantity: number }[] {
  return rows.map(({ articleId, quantity, quantityShort }) => ({
    id: articleId,
    quantity: quantity - quantityShort,
  }));
}

function orderedRow({ quantity, article }: RowForSale, theCase: VatCase): OrderedRow {
  return {
    articleId: article.id,
    articleNumber: article.articleNumber,
    nameSv: article.nameSv,
    nameEn: article.nameEn,
    quantity,
    quantityShort: Math.max(0, quantity - article.available),
    promisedDate: nothingPromised.promisedDate,
    promisedText: nothingPromised.promisedText,
    promisedTextSv: nothingPromised.promisedTextSv,
    promisedTextEn: nothingPromised.promisedTextEn,
    expectedDate: nothingPromised.expectedDate,
    pack: article.pack,
    inbound: quantity > article.available ? article.restock : null,
    priceOre: article.priceOre,
    vatRate: vatRateIn(theCase, article.vatRate),
    totalOre: article.priceOre * quantity,
  };
}
