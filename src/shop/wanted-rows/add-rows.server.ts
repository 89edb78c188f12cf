import { inTransaction } from '#kit/database/db.server.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Problem } from '#kit/http/problem.ts';
import type { Customer } from '#kit/http/principal.ts';
import type { Language } from '#kit/text/language.ts';
import { wireToOre } from '#kit/text/money.ts';
import { putInCart } from '#shop/cart/cart.server.ts';
import type { addCartRows, Verdict } from './contract.ts';
import { findRows, verdictsOf } from './preview.server.ts';
import type { RowServices } from './preview.server.ts';

/**
 * Puts rows in the cart in one transaction and returns the verdicts of those that cannot be added. Problems:
 * `limit-reached`, after which nothing was added.
 */
export async function addRows(
  services: RowServices,
  customer: Customer,
  { Rows, Mode }: InputOf<typeof addCartRows>,
  language: Language,
): Promise<Verdict[] | Problem> {
  // The articles are read before the transaction, which holds the only connection of the embedded database.
  const found = await findRows(services, customer, Rows, language);
  return await inTransaction(services.db, async (trx) => {
    let verdicts: Verdict[] = [];
    const problem = await putInCart(trx, { customerId: customer.id, mode: Mode }, (held) => {
      verdicts = verdictsOf(services, customer, { wanted: Rows, found, language }, (id) => held.get(id) ?? 0);
      return verdicts.flatMap(({ Article, Quantity, Price }) =>
        Article && Price !== null && Quantity > 0
          ? [{ articleId: Article.ArticleId, quantity: Quantity, priceOre: wireToOre(Price) }]
          : [],
      );
    });
    return problem ?? verdicts.filter(({ State }) => State === 'stopped');
  });
}
