import { batched } from '#kit/database/batching.server.ts';
import { inTransaction } from '#kit/database/db.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { CustomerSession } from '#kit/http/principal.ts';
import { codeOf } from '#kit/process/start-error.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import type { StockRow } from '#shop/articles/stock/stock.server.ts';
import { lockCarts, type ForSale } from '#shop/cart/cart.server.ts';
import { prepareOrderNews } from '#shop/orders/mails/order-news-mail.server.ts';
import { prepareOrderMails } from '#shop/orders/mails/order-mails.server.ts';
import type { Checkout } from './checkout-input.ts';
import { orderKeyOf } from './order-key.server.ts';
import type { PlacedAtDesk, PlacedByApproval, PlaceRequest } from './order-facts.server.ts';
import { readOrderMoment, type MomentRepositories } from './order-moment.server.ts';
import { placeOrders, type Placed } from './place-orders.server.ts';

export type CheckoutRepositories = MomentRepositories & {
  catalogue: ForSale & {
    stockChanged(stock: readonly StockRow[]): Promise<void>;
    followStock(): Promise<void>;
  };
};

export type PlaceOrder = (
  customer: CustomerSession,
  checkout: Checkout,
  keyHeader: string | undefined,
  more?: { approval?: PlacedByApproval; desk?: PlacedAtDesk },
) => Promise<Placed | Problem>;

/**
 * Group commit: orders that several persons send at the same time are placed in a single transaction, see
 * docs/decisions/0027.
 */
export function openOrderGroups(services: Services, repositories: CheckoutRepositories): PlaceOrder {
  const place = batched((requests: readonly PlaceRequest[]) => placeAnew(services, repositories, requests), {
    // Additions to one order follow each other: both would give their rows the same numbers.
    ownersOf: ({ customer, checkout: { addToOrderId } }) =>
      addToOrderId === undefined
        ? [customer.person.cartId]
        : [customer.person.cartId, `order ${addToOrderId}`],
    most: 24,
    // Requests that wait meanwhile form a larger group, which costs less than two small ones.
    atOnce: 1,
  });
  return async (customer, checkout, keyHeader, more) => {
    const key = more?.desk ? more.desk.key : orderKeyOf(keyHeader, checkout);
    return key instanceof Problem ? key : await place({ customer, checkout, key, ...more });
  };
}

const foreignKeyViolation = '23503';

/** Places the group once more, by what holds now, when a way was deleted after this node read the ways. */
async function placeAnew(...group: Parameters<typeof placeGroup>): ReturnType<typeof placeGroup> {
  try {
    return await placeGroup(...group);
  } catch (error) {
    if (codeOf(error) !== foreignKeyViolation) throw error;
    const [{ db, versions }] = group;
    await versions.look(db);
    return await placeGroup(...group);
  }
}

async function placeGroup(
  services: Services,
  { catalogue, ...repositories }: CheckoutRepositories,
  requests: readonly PlaceRequest[],
): Promise<readonly (Placed | Problem)[]> {
  // What is not of the orders is read before the transaction, which holds the only connection of the embedded database.
  const group = {
    ...(await readOrderMoment(repositories, {
      mayExtend: requests.some(({ checkout }) => checkout.addToOrderId !== undefined),
    })),
    writeMails: await prepareOrderMails(services, repositories.texts),
    writeNews: await prepareOrderNews(services, repositories.texts),
  };
  const { outcomes, stock } = await inTransaction(services.db, async (trx) => {
    // The carts are locked in the order of their ids, before anything else, so that two groups cannot deadlock.
    await lockCarts(
      trx,
      requests.map(({ customer }) => customer.person.cartId),
    );
    return await placeOrders(trx, services, group, requests);
  });
  await bringMemoryUpToDate(services, catalogue, { outcomes, stock });
  return outcomes;
}

/**
 * The orders are committed whatever happens here. A failure is repaired at the next poll, and must not fail an order.
 */
async function bringMemoryUpToDate(
  { db, log, versions }: Services,
  catalogue: CheckoutRepositories['catalogue'],
  { outcomes, stock }: { outcomes: readonly (Placed | Problem)[]; stock: readonly StockRow[] },
): Promise<void> {
  try {
    if (outcomes.some((one) => !(one instanceof Problem) && !one.isReplay)) {
      mailIsQueued();
      await catalogue.stockChanged(stock);
    }
    // The cart page is served from memory: the cart that the customer now reviews must be the one that can be
    // ordered.
    if (outcomes.some(isCartChanged)) await Promise.all([versions.look(db), catalogue.followStock()]);
  } catch (error) {
    log.error({ err: error }, 'what is in memory could not be renewed');
  }
}

function isCartChanged(outcome: Placed | Problem): boolean {
  return outcome instanceof Problem && outcome.code === 'cart-changed';
}
