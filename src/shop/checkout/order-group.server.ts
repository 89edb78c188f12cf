import type { Trx } from '#kit/database/db.server.ts';
import { queueMail } from '#kit/mail/outbox.server.ts';
import type { QueuedMail } from '#kit/mail/outbox.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Customer } from '#kit/http/principal.ts';
import type { Services } from '#kit/http/router.server.ts';
import type { OrderMonths } from '#shop/articles/stock/stock-label.ts';
import { lockForSale, takeStock } from '#shop/articles/stock/stock.server.ts';
import type { StockRow } from '#shop/articles/stock/stock.server.ts';
import { lockCarts, lockRows, removeOrdered } from '#shop/cart/cart.server.ts';
import type { StoredCartRow } from '#shop/cart/cart.server.ts';
import type { OrderDraft } from '#shop/orders/order-draft.ts';
import { drawOrderNumbers, saveOrders } from '#shop/orders/orders.server.ts';
import { tellOrdersPlaced } from '#shop/orders/order-events.server.ts';
import { readBuyers, orderCommandOf } from './order-command.server.ts';
import type { OrderCommand } from './order-command.server.ts';
import type { Checkout } from './checkout-input.ts';
import { orderOfCart, takenBy } from './order-of-cart.server.ts';
import type { StockLeft } from './order-of-cart.server.ts';
import { keepKeys, ordersOfKeys } from './order-key.server.ts';
import type { OrderKey } from './order-key.server.ts';
import type { WayRow } from './store.server.ts';

export type OrderRequest = { customer: Customer; checkout: Checkout; key: OrderKey | undefined };
export type Placed = { orderId: number; isReplay: boolean };
export type Outcome = Placed | Problem;

type Facts = {
  orderMonths: OrderMonths;
  ways: readonly WayRow[];
  writeMails: (id: number, draft: OrderDraft) => QueuedMail[];
};
/** What becomes an order if its cart allows. */
type Sound = { request: OrderRequest; wish: OrderCommand; kept: readonly StoredCartRow[] };
type Made = Sound & { id: number; draft: OrderDraft };

/**
 * Orders the carts of different customers one after the other: what one takes from stock the next does not find.
 * Answers the outcome of each request, in their order, and the stock that is left of what was ordered.
 */
export async function orderCarts(
  trx: Trx,
  services: Services,
  { ways, writeMails, orderMonths }: Facts,
  requests: readonly OrderRequest[],
): Promise<{ outcomes: readonly Outcome[]; stock: readonly StockRow[] }> {
  const { at, judged } = await lockAndJudge(trx, services, ways, requests);
  const sound = judged.filter(isSound);
  const [forSale, ids] = await Promise.all([
    lockForSale(trx, sound.flatMap(articlesOf), at),
    drawIds(trx, sound),
  ]);

  const left: StockLeft = new Map();
  const made: Made[] = [];
  const outcomes = judged.map((one): Outcome => {
    if (!isSound(one)) return one;
    const { customer, checkout } = one.request;
    const articles = forSale.get(customer.priceListCode) ?? new Map<number, never>();
    const draft = orderOfCart(one.wish, one.kept, {
      articles,
      left,
      cartVersion: checkout.cartVersion,
      at,
      orderMonths,
    });
    if (draft instanceof Problem) return draft;
    const id = ids[made.length] as number;
    made.push({ ...one, id, draft });
    return { orderId: id, isReplay: false };
  });
  return { outcomes, stock: await save(trx, services, writeMails, made) };
}

async function lockAndJudge(
  trx: Trx,
  { now }: Services,
  ways: readonly WayRow[],
  requests: readonly OrderRequest[],
): Promise<{ at: Date; judged: readonly (Outcome | Sound)[] }> {
  const customerIds = requests.map(({ customer }) => customer.id);
  await lockCarts(trx, customerIds);
  const [earlier, carts, buyers] = await Promise.all([
    ordersOfKeys(trx, requests),
    lockRows(trx, customerIds),
    readBuyers(trx, requests),
  ]);
  const at = now();
  const judged = requests.map((request) => {
    const { id } = request.customer;
    // Before anything else is judged: what was right when it was sent is answered the same after its week has passed.
    const before = earlier.get(id);
    if (before instanceof Problem) return before;
    if (before !== undefined) return { orderId: before, isReplay: true };
    const buyer = buyers.get(id);
    if (!buyer) return new Problem('not-logged-in');
    const wish = orderCommandOf(request, buyer, ways, at);
    return wish instanceof Problem ? wish : { request, wish, kept: carts.get(id) ?? [] };
  });
  return { at, judged };
}

async function drawIds(trx: Trx, sound: readonly Sound[]): Promise<number[]> {
  return sound.length > 0 ? await drawOrderNumbers(trx, sound.length) : [];
}

async function save(
  trx: Trx,
  services: Services,
  writeMails: Facts['writeMails'],
  made: readonly Made[],
): Promise<readonly StockRow[]> {
  if (made.length === 0) return [];
  const [stock] = await Promise.all([
    takeStock(
      trx,
      made.flatMap(({ draft }) => takenBy(draft)),
    ),
    saveOrders(trx, made),
    removeOrdered(
      trx,
      made.flatMap(({ kept }) => kept),
    ),
    queueMail(
      trx,
      services,
      made.flatMap(({ id, draft }) => writeMails(id, draft)),
    ),
    tellOrdersPlaced(
      trx,
      services,
      made.map(({ id, request, draft }) => ({
        id,
        customerNumber: request.customer.number,
        purchaseOrderNumber: draft.purchaseOrderNumber,
      })),
    ),
    // Behind the orders, to which they point.
    keepKeys(trx, made),
  ]);
  return stock;
}

function isSound(one: Outcome | Sound): one is Sound {
  return 'wish' in one;
}

function articlesOf({ request, kept }: Sound): { id: number; list: string }[] {
  return kept.map(({ article_id }) => ({ id: article_id, list: request.customer.priceListCode }));
}
