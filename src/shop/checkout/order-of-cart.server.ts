import type { Language } from '#kit/text/language.ts';
import { Problem } from '#kit/http/problem.ts';
import { stockLabel } from '#shop/articles/stock/stock-label.ts';
import type { OrderMonths } from '#shop/articles/stock/stock-label.ts';
import type { SaleArticles } from '#shop/articles/stock/stock.server.ts';
import { pricedRow, rowsForSale } from '#shop/cart/cart.server.ts';
import type { StoredCartRow, RowForSale } from '#shop/cart/cart.server.ts';
import { versionOf } from '#shop/cart/cart-version.server.ts';
import { totalsOf } from '#shop/cart/totals.ts';
import type { OrderDraft, OrderedRow } from '#shop/orders/order-draft.ts';
import { languageTable } from '#shop/texts/language-table.ts';
import type { OrderCommand } from './order-command.server.ts';

export const cartChanged = new Problem('cart-changed', { detail: languageTable['checkout.cartChanged'] });

/**
 * Builds the order of a cart at the prices and stock of the locked articles. What the browser last showed does not
 * matter, unless `cartVersion` requires it to be the same.
 */
export function orderOfCart(
  { vatExempt, ...command }: OrderCommand,
  cart: readonly StoredCartRow[],
  {
    articles,
    cartVersion,
    at,
    orderMonths,
  }: {
    articles: SaleArticles;
    cartVersion: string;
    at: Date;
    orderMonths: OrderMonths;
  },
): OrderDraft | Problem {
  const rows = rowsForSale(cart, articles);
  if (rows.length === 0) return new Problem('cart-empty');
  const { excludingVat, vat, total } = totalsOf(rows.map(pricedRow), vatExempt);
  if (cartVersion !== '' && cartVersion !== versionOf(rows, total)) return cartChanged;
  const promise = (row: RowForSale) => promiseOf(row, orderMonths, command.buyer.language);
  return {
    ...command,
    at,
    rows: rows.map((row) => orderedRow(row, vatExempt, promise(row))),
    excludingVat,
    vat,
    total,
  };
}

/** Returns what an order takes from the stock. */
export function takenBy({ rows }: OrderDraft): { id: number; quantity: number }[] {
  return rows.map(({ articleId, quantity, quantityShort }) => ({
    id: articleId,
    quantity: quantity - quantityShort,
  }));
}

type Promised = Pick<OrderedRow, 'promisedDate' | 'promisedText'>;
const nothing: Promised = { promisedDate: null, promisedText: '' };

/** Describes when the missing part of a row arrives: a month, or the delivery time of an article made to order. */
function promiseOf({ quantity, article }: RowForSale, months: OrderMonths, language: Language): Promised {
  if (quantity <= article.available) return nothing;
  const { state, text } = stockLabel({ ...article.restock, QuantityAvailable: 0 }, months, language);
  if (state === 'expected') return { ...nothing, promisedDate: article.restock.EstimatedDeliveryDate };
  return state === 'order-months' ? { ...nothing, promisedText: text } : nothing;
}

function orderedRow({ quantity, article }: RowForSale, vatExempt: boolean, promised: Promised): OrderedRow {
  return {
    articleId: article.id,
    articleNumber: article.articleNumber,
    nameSv: article.nameSv,
    nameEn: article.nameEn,
    quantity,
    quantityShort: Math.max(0, quantity - article.available),
    promisedDate: promised.promisedDate,
    promisedText: promised.promisedText,
    priceOre: article.priceOre,
    vatRate: vatExempt ? 0 : article.vatRate,
    totalOre: article.priceOre * quantity,
  };
}
