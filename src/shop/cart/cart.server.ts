import type { Db, Trx } from '#kit/database/db.server.ts';
import { batched } from '#kit/database/batching.server.ts';
import { groupBy } from '#kit/text/group-by.ts';
import type { Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import { badField, limitReached, Problem } from '#kit/http/problem.ts';
import type { Customer, CustomerSession } from '#kit/http/principal.ts';
import type { SaleArticle, SaleArticles } from '#shop/articles/stock/stock.server.ts';
import { weightOf } from '#shop/freight/charge-rules.ts';
import type { FreightRepository } from '#shop/freight/freight.server.ts';
import { soldOut } from '#shop/order-model/problems.ts';
import { orderedRowOf, type OrderedRow } from '#shop/order-model/row.ts';
import { shortOf } from '#shop/order-model/supply.ts';
import { totalsOf } from '#shop/order-model/totals.ts';
import { vatCase, type VatCase } from '#shop/order-model/vat-case.ts';
import { textOf } from '#shop/texts/language-table.ts';
import { cartRowToWire } from './cart-row-to-wire.server.ts';
import { versionOf } from './cart-version.server.ts';
import { mostCartRows, type Cart } from './contract.ts';
import { isOrderableQuantity } from './quantity.ts';
import {
  addToRows,
  deleteRow,
  deleteRows,
  lockCarts,
  lockCartRows,
  moveToApproval,
  readArticleOfRow,
  readCartIdsOfApprovals,
  readCartRows,
  updateQuantity,
  type NewRow,
  type StoredCartRow,
} from './store.server.ts';
import { withdrawnRows, type WithdrawnCatalogue } from './withdrawn/withdrawn.server.ts';

export { lockCarts, moveToApproval, readCartIdsOfApprovals, readCartRows };
export type { StoredCartRow };

const cartFull = limitReached(mostCartRows);

/** A cart row as it would be ordered. A row whose article is no longer for sale is not ordered. */
export type RowForSale = { stored: StoredCartRow; article: SaleArticle; row: OrderedRow };

/** Looks up articles for sale; placing an order reads and locks them again. */
export type ForSale = WithdrawnCatalogue & {
  articlesForSale(ids: readonly number[], buyer: Customer): Promise<SaleArticles>;
};
type Shop = { db: Db; catalogue: ForSale; freight: Pick<FreightRepository, 'cartTerms'> };

/** The cart of a person who may no longer order is kept, and not shown. */
export async function readCart(shop: Shop, session: CustomerSession, language: Language): Promise<Cart> {
  const { rights, cartId } = session.person;
  const stored = rights.has('order') ? await readCartRows(shop.db, cartId) : [];
  return await cartOfRows(shop, session, stored, language);
}

async function cartOfRows(
  { catalogue, freight }: Pick<Shop, 'catalogue' | 'freight'>,
  customer: Customer,
  stored: readonly StoredCartRow[],
  language: Language,
): Promise<Cart> {
  const articles = await catalogue.articlesForSale(articleIdsOf(stored), customer);
  const theCase = vatCaseOfCart(customer);
  const shown = rowsForSale(stored, articles, theCase);
  const rows = shown.map(({ row }) => row);
  const totals = totalsOf(rows, theCase);
  return {
    Rows: shown.map((row) => cartRowToWire(row, language)),
    Withdrawn: await withdrawnRows(catalogue, customer, { stored, articles }, language),
    TotalExcludingVat: oreToWire(totals.excludingVat),
    VatAmount: oreToWire(totals.vat),
    TotalAmount: oreToWire(totals.total),
    CurrencyCode: customer.currencyCode,
    Terms: await freight.cartTerms(customer, weightOf(rows)),
    Version: versionOf(rows, totals.total),
  };
}

/** Returns the rows that can be ordered, with their articles. */
function rowsForSale(
  stored: readonly StoredCartRow[],
  articles: SaleArticles,
  theCase: VatCase,
): RowForSale[] {
  return stored.flatMap((one) => {
    const article = articles.get(one.article_id);
    if (!article) return [];
    const { quantity } = one;
    const short = shortOf(quantity, article.available);
    const row = orderedRowOf(article, { quantity, short, supply: null, vatCase: theCase });
    return [{ stored: one, article, row }];
  });
}

/** Returns how many pieces the cart holds, by article. */
export async function readCartQuantities(db: Db, cartId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await readCartRows(db, cartId);
  return new Map(rows.map(({ article_id, quantity }) => [article_id, quantity]));
}

/** Returns the rows of each cart, locked until the transaction ends. */
export async function lockRowsOfCarts(
  trx: Trx,
  cartIds: readonly number[],
): Promise<(readonly StoredCartRow[])[]> {
  const carts = groupBy(await lockCartRows(trx, cartIds), ({ cart_id }) => cart_id);
  return cartIds.map((id) => carts.get(id) ?? []);
}

export async function removeOrdered(trx: Trx, carts: readonly (readonly StoredCartRow[])[]): Promise<void> {
  await deleteRows(
    trx,
    carts.flat().map(({ id }) => id),
  );
}

/** Locks a cart until the transaction ends and returns its rows, also those no longer for sale. */
export async function lockCart(trx: Trx, cartId: number): Promise<readonly StoredCartRow[]> {
  await lockCarts(trx, [cartId]);
  return await lockCartRows(trx, [cartId]);
}

type ArticleQuantity = { articleId: number; quantity: number; priceOre: number };

/**
 * Locks a cart and puts rows in it, or in place of its rows. `decide` gets the quantities that stay in the cart, by
 * article; when it returns none, the cart is left as it is. A cart that would hold too many rows is a problem, and
 * nothing is written.
 */
export async function putInCart(
  trx: Trx,
  { cartId, mode }: { cartId: number; mode: 'add' | 'replace' },
  decide: (held: ReadonlyMap<number, number>) => readonly ArticleQuantity[],
): Promise<Problem | undefined> {
  const cart = await lockCart(trx, cartId);
  const kept = mode === 'add' ? cart : [];
  const rows = decide(new Map(kept.map(({ article_id, quantity }) => [article_id, quantity])));
  if (rows.length === 0) return undefined;
  const articles = new Set([...kept.map((row) => row.article_id), ...rows.map((row) => row.articleId)]);
  if (articles.size > mostCartRows) return cartFull;
  if (mode === 'replace') await removeOrdered(trx, [cart]);
  const added = rows.map(({ articleId, quantity, priceOre }) => ({
    cart_id: cartId,
    article_id: articleId,
    quantity,
    price_when_added: priceOre,
  }));
  await addToRows(trx, added);
  return undefined;
}

export type AddRow = (row: NewRow) => Promise<StoredCartRow[]>;

/**
 * The returned function adds a row and returns all rows of the cart. An article whose total would exceed the largest
 * quantity is left out of the result.
 */
export function openAdding(db: Db): AddRow {
  const add = async (rows: readonly NewRow[]): Promise<StoredCartRow[][]> => {
    const carts = groupBy(await addToRows(db, rows), ({ cart_id }) => cart_id);
    return rows.map(({ cart_id }) => carts.get(cart_id) ?? []);
  };
  return batched(add, { ownersOf: ({ cart_id }) => [cart_id], most: 32, atOnce: 2 });
}

/** Adds a row and returns the resulting cart. */
export async function addToCart(
  { db, catalogue, freight, addRow }: Shop & { addRow: AddRow },
  session: CustomerSession,
  { ArticleId, Quantity }: { ArticleId: number; Quantity: number },
  language: Language,
): Promise<Cart | Problem> {
  const article = (await catalogue.articlesForSale([ArticleId], session)).get(ArticleId);
  if (!article) return new Problem('not-found');
  if (!isOrderableQuantity(Quantity, article.pack)) return notInPackages(article);
  if (article.soldOut) return new Problem(soldOut);
  const stored = await addRow({
    cart_id: session.person.cartId,
    article_id: ArticleId,
    quantity: Quantity,
    price_when_added: article.priceOre,
  });
  const added = stored.find((row) => row.article_id === ArticleId);
  if (!added) return badField('Quantity', 'maxAmount');
  // Counting the rows here costs nothing, since the statement returns them all.
  const isNew = added.quantity === Quantity;
  if (isNew && stored.length > mostCartRows) {
    await deleteRow(db, session.person.cartId, added.id);
    return cartFull;
  }
  return await cartOfRows({ catalogue, freight }, session, stored, language);
}

export async function changeRow(
  { db, catalogue }: Pick<Shop, 'db' | 'catalogue'>,
  session: CustomerSession,
  { id, Quantity }: { id: number; Quantity: number },
): Promise<Problem | undefined> {
  const articleId = await readArticleOfRow(db, session.person.cartId, id);
  if (articleId === undefined) return new Problem('not-found');
  const article = (await catalogue.articlesForSale([articleId], session)).get(articleId);
  if (!article) return new Problem('not-found');
  if (!isOrderableQuantity(Quantity, article.pack)) return notInPackages(article);
  return (await updateQuantity(db, session.person.cartId, id, Quantity))
    ? undefined
    : new Problem('not-found');
}

export async function removeRow(
  db: Db,
  { person }: CustomerSession,
  id: number,
): Promise<Problem | undefined> {
  return (await deleteRow(db, person.cartId, id)) ? undefined : new Problem('not-found');
}

function notInPackages({ pack }: SaleArticle): Problem {
  return badField('Quantity', 'multipleOf', textOf('cart.multipleOf', { count: pack }));
}

/** Returns the VAT case of an order without any choice, which goes to the usual address. */
export function vatCaseOfCart({ vatNumber, destination }: Customer): VatCase {
  return vatCase({ vatNumber, destination, collected: false });
}

export function articleIdsOf(rows: readonly StoredCartRow[]): number[] {
  return rows.map((row) => row.article_id);
}
