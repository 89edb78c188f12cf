import { stockholmToday } from '#kit/text/dates.ts';
import type { Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import type { Customer } from '#kit/http/principal.ts';
import { Problem } from '#kit/http/problem.ts';
import { stockLabel } from '#shop/articles/stock/stock-label.ts';
import type { OrderMonths } from '#shop/articles/stock/stock-label.ts';
import type { SaleArticles } from '#shop/articles/stock/stock.server.ts';
import type { Inbound } from '#shop/delivery-forecast/sending-day.ts';
import { pricedRow, rowsForSale, vatCaseOfCart } from '#shop/cart/cart.server.ts';
import type { StoredCartRow, RowForSale } from '#shop/cart/cart.server.ts';
import { versionOf } from '#shop/cart/cart-version.server.ts';
import { totalsOf } from '#shop/order-model/totals.ts';
import { vatRateIn } from '#shop/order-model/vat-case.ts';
import type { VatCase } from '#shop/order-model/vat-case.ts';
import { earlierRowsOf } from '#shop/orders/open/order-to-extend.server.ts';
import type { OrderDraft, OrderedRow } from '#shop/orders/order-draft.ts';
import { languageTables, textOf } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import type { Seen } from './checkout-input.ts';
import type { OrderCommand } from './order-command.server.ts';

/** An order without what is known only after it was decided. */
export type DecidedOrder = Omit<OrderDraft, 'forecast'>;

/**
 * Builds the order of a cart at the prices and stock of the locked articles. What the browser last showed does not
 * matter, unless `seen` requires it to be the same.
 */
export function orderOfCart(
  { addsTo, ...command }: OrderCommand,
  cart: readonly StoredCartRow[],
  {
    articles,
    customer,
    seen,
    at,
    orderMonths,
  }: {
    articles: SaleArticles;
    customer: Customer;
    seen: Seen;
    at: Date;
    orderMonths: OrderMonths;
  },
): DecidedOrder | Problem {
  const rows = rowsForSale(cart, articles);
  if (rows.length === 0) return new Problem('cart-empty');
  const promise = (row: RowForSale) => promiseOf(row, orderMonths, command.buyer.language);
  // The cart was shown with the VAT of the usual address, not of the one that is chosen now.
  const cartTotal = totalsOf(rows.map(pricedRow), vatCaseOfCart(customer)).total;
  const ordered = rows.map((row) => orderedRow(row, command.vatCase, promise(row), stockholmToday(at)));
  const addition = addsTo && {
    earlier: earlierRowsOf(addsTo, articles),
    firstRowNumber: Math.max(0, ...addsTo.rows.map((row) => row.row_number)) + 1,
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

type Promised = Pick<OrderedRow, 'promisedDate' | 'promisedText'>;
const nothing: Promised = { promisedDate: null, promisedText: '' };

/** Describes when the missing part of a row arrives: a month, or the delivery time of an article made to order. */
function promiseOf({ quantity, article }: RowForSale, months: OrderMonths, language: Language): Promised {
  if (quantity <= article.available) return nothing;
  const { state, text } = stockLabel({ ...article.restock, QuantityAvailable: 0 }, months, {
    language,
    t: translator(languageTables[language], language),
  });
  if (state === 'expected') return { ...nothing, promisedDate: article.restock.EstimatedDeliveryDate };
  return state === 'order-months' ? { ...nothing, promisedText: text } : nothing;
}

/** Returns the article's day for a row with a shortage, where pieces are on order and the day has not passed. */
function expectedDateOf(
  { OrderedArticles, EstimatedDeliveryDate: date }: Inbound,
  today: string,
): string | null {
  return OrderedArticles > 0 && date !== null && date >= today ? date : null;
}

function orderedRow(
  { quantity, article }: RowForSale,
  theCase: VatCase,
  promised: Promised,
  today: string,
): OrderedRow {
  const inbound = quantity > article.available ? article.restock : null;
  return {
    articleId: article.id,
    articleNumber: article.articleNumber,
    nameSv: article.nameSv,
    nameEn: article.nameEn,
    quantity,
    quantityShort: Math.max(0, quantity - article.available),
    promisedDate: promised.promisedDate,
    promisedText: promised.promisedText,
    expectedDate: inbound && expectedDateOf(inbound, today),
    pack: article.pack,
    inbound,
    priceOre: article.priceOre,
    vatRate: vatRateIn(theCase, article.vatRate),
    totalOre: article.priceOre * quantity,
  };
}
