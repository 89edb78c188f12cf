import { inTransaction } from '#kit/db.server.ts';
import { mailIsQueued, queueMail } from '#kit/outbox.server.ts';
import { queueEvent } from '#kit/webhooks.server.ts';
import { Problem } from '#kit/problem.ts';
import type { Customer } from '#kit/reader.ts';
import type { Services } from '#kit/router.server.ts';
import { takeStock } from '#shop/articles/stock.server.ts';
import type { StockRow } from '#shop/articles/stock.server.ts';
import { emptyCart, lockCart, lockForSale, lockRows, pricedRow } from '#shop/cart/cart.server.ts';
import type { RowForSale } from '#shop/cart/cart.server.ts';
import { versionOf } from '#shop/cart/cart-version.server.ts';
import { totalsOf } from '#shop/cart/totals.ts';
import type { OrderDraft, OrderedRow } from '#shop/orders/order-draft.ts';
import { prepareOrderMails } from '#shop/orders/order-mails.server.ts';
import { saveOrder } from '#shop/orders/orders.server.ts';
import { languageTable } from '#shop/texts/language-table.ts';
import type { TextBook } from '#shop/texts/texts.server.ts';
import { readWish } from './checkout-wish.server.ts';
import type { Wish } from './checkout-wish.server.ts';
import type { Checkout } from './checkout-input.ts';
import { keepKey, orderKeyOf, orderOfKey } from './order-key.server.ts';
import type { WayBook } from './ways-of-delivery.server.ts';

export type CheckoutBooks = {
  texts: TextBook;
  ways: WayBook;
  catalogue: { stockChanged(stock: readonly StockRow[]): Promise<void>; followStock(): Promise<void> };
};

const cartChanged = new Problem('cart-changed', { detail: languageTable['checkout.cartChanged'] });

export type PlacedOrder = { orderId: number; isReplay: boolean; stock: readonly StockRow[] };

/**
 * Orders what is in the cart, once: the cart is locked, and emptied in the transaction that makes the order. A repeat
 * with the same key answers the first order. Problems: `bad-input`, `cart-empty`, `cart-changed`, `key-reused`.
 */
export async function placeOrder(
  services: Services,
  { texts, ways, catalogue }: CheckoutBooks,
  customer: Customer,
  checkout: Checkout,
  keyHeader: string | undefined,
): Promise<PlacedOrder | Problem> {
  const key = orderKeyOf(keyHeader, checkout);
  if (key instanceof Problem) return key;
  // Read beforehand: the embedded database has one connection, which the transaction holds.
  const wish = await readWish(services, ways, customer, checkout);
  const language = wish instanceof Problem ? 'sv' : wish.buyer.language;
  const writeMails = await prepareOrderMails(services.env, texts, language);

  const placed = await inTransaction(services.db, async (trx): Promise<PlacedOrder | Problem> => {
    await lockCart(trx, customer.id);
    const [earlier, kept] = await Promise.all([
      key && orderOfKey(trx, customer, key),
      lockRows(trx, customer),
    ]);
    // Before anything else is judged: what was right when it was sent is answered the same after its week has passed.
    if (earlier instanceof Problem) return earlier;
    if (earlier !== undefined) return { orderId: earlier, isReplay: true, stock: [] };
    if (wish instanceof Problem) return wish;

    const at = services.now();
    const rows = await lockForSale(trx, customer, kept, at);
    if (rows.length === 0) return new Problem('cart-empty');
    const draft = draftOf(wish, rows, at);
    const { cartVersion } = checkout;
    if (cartVersion !== '' && cartVersion !== versionOf(rows, draft.total)) return cartChanged;
    const [orderId, stock] = await Promise.all([
      saveOrder(trx, draft),
      takeStock(trx, draft.rows.map(takenOf)),
      emptyCart(trx, kept),
    ]);
    await Promise.all([
      key && keepKey(trx, customer, key, { orderId, at: draft.at }),
      queueMail(trx, services, writeMails(orderId, draft)),
      queueEvent(trx, services, 'order.placed', { OrderId: orderId, CustomerNumber: customer.number }),
    ]);
    return { orderId, isReplay: false, stock };
  });

  // What is shown comes from memory: the cart that is looked through now must be the one that can be ordered.
  if (placed === cartChanged)
    await Promise.all([services.versions.look(services.db), catalogue.followStock()]);
  if (!(placed instanceof Problem) && !placed.isReplay) {
    mailIsQueued();
    await catalogue
      .stockChanged(placed.stock)
      .catch((error: unknown) =>
        services.log.error({ err: error }, 'the stock in memory could not be renewed'),
      );
  }
  return placed;
}

/** Prices and stock are those of the locked articles: what the browser last saw does not count. */
function draftOf({ vatExempt, ...wish }: Wish, rows: readonly RowForSale[], at: Date): OrderDraft {
  const { excludingVat, vat, total } = totalsOf(rows.map(pricedRow), vatExempt);
  return { ...wish, at, rows: rows.map((row) => orderedRow(row, vatExempt)), excludingVat, vat, total };
}

function orderedRow({ quantity, article }: RowForSale, vatExempt: boolean): OrderedRow {
  return {
    articleId: article.id,
    articleNumber: article.articleNumber,
    nameSv: article.nameSv,
    nameEn: article.nameEn,
    quantity,
    quantityShort: Math.max(0, quantity - article.available),
    priceOre: article.priceOre,
    vatRate: vatExempt ? 0 : article.vatRate,
    totalOre: article.priceOre * quantity,
  };
}

function takenOf({ articleId, quantity, quantityShort }: OrderedRow): { id: number; quantity: number } {
  return { id: articleId, quantity: quantity - quantityShort };
}
