import { inTransaction } from '#kit/database/db.server.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { onceForKey, type Done } from '#kit/http/idempotency/idempotency.server.ts';
import type { Problem } from '#kit/http/problem.ts';
import type { CustomerSession } from '#kit/http/principal.ts';
import type { RequestContext } from '#kit/http/router.server.ts';
import { wireToOre } from '#kit/text/money.ts';
import { putInCart } from '#shop/cart/cart.server.ts';
import { addCartRows, type Verdict } from './contract.ts';
import { findRows, verdictsOf, type RowServices } from './preview.server.ts';

/**
 * Puts rows in the cart in one transaction and returns the verdicts of those that cannot be added. Problems:
 * `limit-reached`, after which nothing was added, and `key-reused`.
 */
export async function addRows(
  services: RowServices,
  customer: CustomerSession,
  input: InputOf<typeof addCartRows>,
  context: RequestContext,
): Promise<Done<Verdict[]> | Problem> {
  const { Rows, Mode } = input;
  const { language } = context;
  // The articles are read before the transaction, which holds the only connection of the embedded database.
  const found = await findRows(services, customer, Rows, language);
  const months = await services.readMadeMonths();
  return await inTransaction(services.db, async (trx) => {
    const call = { endpoint: addCartRows, customer, input, context, now: services.now() };
    return await onceForKey(trx, call, async () => {
      let verdicts: Verdict[] = [];
      const problem = await putInCart(trx, { cartId: customer.person.cartId, mode: Mode }, (held) => {
        // Only rows that are stopped are told, and none of them tells when pieces come.
        const facts = { wanted: Rows, found, language, months, waitedFor: new Map<number, number>() };
        verdicts = verdictsOf(services, customer, facts, (id) => held.get(id) ?? 0);
        return verdicts.flatMap(cartRowOf);
      });
      return problem ?? verdicts.filter(({ State }) => State === 'stopped');
    });
  });
}

/** The price that the cart compares with later is that of a piece, as when one article is added. */
function cartRowOf({ Article, Quantity }: Verdict) {
  if (!Article || Article.Price === null || Quantity === 0) return [];
  return [{ articleId: Article.ArticleId, quantity: Quantity, priceOre: wireToOre(Article.Price) }];
}
