import { inTransaction } from '#kit/database/db.server.ts';
import { batched } from '#kit/database/batching.server.ts';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Customer } from '#kit/http/principal.ts';
import type { Services } from '#kit/http/router.server.ts';
import type { StockRow } from '#shop/articles/stock/stock.server.ts';
import { prepareOrderMails } from '#shop/orders/mails/order-mails.server.ts';
import { orderMonthsOf } from '#shop/texts/settings.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import type { Checkout } from './checkout-input.ts';
import { orderKeyOf } from './order-key.server.ts';
import { cartChanged } from './order-of-cart.server.ts';
import { orderCarts } from './order-group.server.ts';
import type { OrderRequest, Outcome } from './order-group.server.ts';
import type { DeliveryWayRepository } from './ways-of-delivery.server.ts';

export type CheckoutRepositories = {
  texts: TextRepository;
  ways: DeliveryWayRepository;
  catalogue: { stockChanged(stock: readonly StockRow[]): Promise<void>; followStock(): Promise<void> };
};

export type PlaceOrder = (
  customer: Customer,
  checkout: Checkout,
  keyHeader: string | undefined,
) => Promise<Outcome>;

/**
 * Orders what is in the cart, once: the cart is locked, and emptied in the transaction that makes the order. A repeat
 * with the same key answers the first order. Problems: `bad-input`, `cart-empty`, `cart-changed`, `key-reused`.
 * What several customers send at the same time is ordered in one transaction, see docs/decisions/0027.
 */
export function openOrderDesk(services: Services, books: CheckoutRepositories): PlaceOrder {
  const place = batched((requests: readonly OrderRequest[]) => placeTogether(services, books, requests), {
    ownerOf: ({ customer }) => customer.id,
    most: 24,
    // What waits meanwhile makes a larger group, which costs less than two small ones.
    atOnce: 1,
  });
  return async (customer, checkout, keyHeader) => {
    const key = orderKeyOf(keyHeader, checkout);
    return key instanceof Problem ? key : await place({ customer, checkout, key });
  };
}

async function placeTogether(
  services: Services,
  { texts, ways, catalogue }: CheckoutRepositories,
  requests: readonly OrderRequest[],
): Promise<readonly Outcome[]> {
  const facts = {
    orderMonths: orderMonthsOf(await texts.settings()),
    ways: await ways.ways(),
    writeMails: await prepareOrderMails(services.env, texts),
  };
  const { outcomes, stock } = await inTransaction(services.db, (trx) =>
    orderCarts(trx, services, facts, requests),
  );
  await bringMemoryUpToDate(services, catalogue, { outcomes, stock });
  return outcomes;
}

/** The orders are made whatever becomes of this: what fails here comes right at the next look, and fails nobody's order. */
async function bringMemoryUpToDate(
  { db, log, versions }: Services,
  catalogue: CheckoutRepositories['catalogue'],
  { outcomes, stock }: { outcomes: readonly Outcome[]; stock: readonly StockRow[] },
): Promise<void> {
  try {
    if (outcomes.some((one) => !(one instanceof Problem) && !one.isReplay)) {
      mailIsQueued();
      await catalogue.stockChanged(stock);
    }
    // What is shown comes from memory: the cart that is looked through now must be the one that can be ordered.
    if (outcomes.includes(cartChanged)) await Promise.all([versions.look(db), catalogue.followStock()]);
  } catch (error) {
    log.error({ err: error }, 'what is in memory could not be renewed');
  }
}
