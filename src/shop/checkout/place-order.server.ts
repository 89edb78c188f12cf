import type { QueuedMail } from '#kit/mail/outbox.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Customer } from '#kit/http/principal.ts';
import type { OrderMonths } from '#shop/articles/stock/stock-label.ts';
import type { StockRow } from '#shop/articles/stock/stock.server.ts';
import type { StoredCartRow } from '#shop/cart/cart.server.ts';
import type { DeliveryTimes } from '#shop/delivery-forecast/delivery-times.ts';
import { articleIdsOf } from '#shop/orders/open/order-to-extend.server.ts';
import type { OrderDraft } from '#shop/orders/order-draft.ts';
import type { Checkout } from './checkout-input.ts';
import { seenBy } from './checkout-input.ts';
import { additionCommandOf } from './addition/addition-command.server.ts';
import { orderCommandOf } from './order-command.server.ts';
import type { OrderCommand } from './order-command.server.ts';
import type { OrderKey } from './order-key.server.ts';
import { orderOfCart, takenBy } from './order-of-cart.server.ts';
import { withForecast } from './preview/forecast-of-order.server.ts';
import type { OrderTransaction } from './order-transaction.server.ts';
import type { WayRow } from './store.server.ts';

export type OrderRequest = { customer: Customer; checkout: Checkout; key: OrderKey | undefined };

/** The data shared by all orders of a group. */
export type OrderFacts = {
  months: OrderMonths;
  times: DeliveryTimes;
  /** For how many minutes an order can be added to. */
  openMinutes: number;
  ways: readonly WayRow[];
  writeMails: (id: number, draft: OrderDraft) => QueuedMail[];
};

/** `stock` is the remaining stock of the ordered articles, for the catalogue in memory. */
export type Placed = { orderId: number; isReplay: boolean; stock: readonly StockRow[] };

/**
 * Places one order, from the locked cart to the confirmation mail, or adds the cart to an order that is still open.
 * Nothing is written before the last step, so that a problem leaves nothing to undo. A repeated request with the same
 * key returns the first order.
 * Problems: `bad-input`, `cart-empty`, `cart-changed`, `key-reused`, `not-logged-in`; of an addition also `not-found`,
 * `too-late` and `conflict`.
 */
export async function placeOrder(
  trx: OrderTransaction,
  { ways, months, openMinutes, times, writeMails }: OrderFacts,
  { customer, checkout, key }: OrderRequest,
): Promise<Placed | Problem> {
  const [earlier, cart, buyer, open] = await Promise.all([
    trx.orderOfKey({ customer, key }),
    trx.lockCartRows(customer.id),
    trx.readBuyer({ customer, checkout }),
    trx.lockOrderToExtend({ customer, orderId: checkout.addToOrderId }),
  ]);

  // This check comes first: a repeat of a valid request gets the same answer even after its delivery week has passed.
  if (earlier instanceof Problem) return earlier;
  if (earlier !== undefined) return { orderId: earlier, isReplay: true, stock: [] };
  if (!buyer) return new Problem('not-logged-in');

  const { at } = trx;
  const command =
    checkout.addToOrderId === undefined
      ? orderCommandOf({ customer, checkout }, buyer, ways, at)
      : additionCommandOf({ customer, checkout }, buyer, open, { now: at, minutes: openMinutes, ways });
  if (command instanceof Problem) return command;

  const [decided, orderId] = await Promise.all([
    trx.sell({
      ids: articlesOf(cart, command),
      buyer: customer,
      decide(articles) {
        const outcome = orderOfCart(command, cart, { articles, customer, seen: seenBy(checkout), at });
        return { outcome, taken: outcome instanceof Problem ? [] : takenBy(outcome) };
      },
    }),
    command.addsTo?.id ?? trx.drawOrderNumber(),
  ]);
  if (decided instanceof Problem) return decided;
  const waitedFor = await trx.waitedFor(decided);
  const draft = withForecast(decided, { waitedFor, now: at, times, months });

  const [stock] = await Promise.all([
    trx.takeStock(takenBy(draft)),
    draft.addition ? trx.extendOrder({ orderId, draft }) : trx.saveOrder({ orderId, draft }),
    trx.removeOrdered(cart),
    trx.queueMails(writeMails(orderId, draft)),
    draft.addition ? trx.tellOrderExtended({ orderId, draft }) : trx.tellOrderPlaced({ orderId, draft }),
    // The key is saved after the order, which it references.
    trx.saveKey({ customer, key, orderId, at }),
  ]);
  return { orderId, isReplay: false, stock };
}

/** The articles of the cart, and those of the order that it is added to, whose rows are told about anew. */
function articlesOf(cart: readonly StoredCartRow[], { addsTo }: OrderCommand): number[] {
  return [...cart.map(({ article_id }) => article_id), ...(addsTo ? articleIdsOf(addsTo) : [])];
}
