import { inTransaction, type Db, type Trx } from '#kit/database/db.server.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { onceForKey, type Done } from '#kit/http/idempotency/idempotency.server.ts';
import { badField, limitReached, Problem } from '#kit/http/problem.ts';
import type { Customer, CustomerSession } from '#kit/http/principal.ts';
import type { RequestContext } from '#kit/http/router.server.ts';
import { lockCart, removeOrdered } from '#shop/cart/cart.server.ts';
import { lockCustomer } from '#shop/customers/customers.server.ts';
import type { RowServices, WantedRow } from '#shop/wanted-rows/preview.server.ts';
import { tooManyRows } from '#shop/wanted-rows/too-many-rows.ts';
import { mostLists, mostRowsOfList } from './contract.ts';
import * as calls from './contract.ts';
import { rowsToSave } from './rows-to-save.server.ts';
import { countLists, deleteList, insertList, lockList, updateList, type RowOfList } from './store.server.ts';
import { readRowsOfList, replaceRows } from './list-row-store.server.ts';
import { inputToQuantity, orderedQuantity } from './list-values.server.ts';
import { cartEmpty } from '#shop/order-model/problems.ts';

/** Returns what was ordered with an order of this customer, less what was cancelled; undefined when it is not theirs. */
export type FindOrderedRows = (
  db: Db,
  customer: Customer,
  orderId: number,
) => Promise<readonly { wanted: WantedRow | undefined }[] | undefined>;

export type ListServices = RowServices & { findOrderedRows: FindOrderedRows };

type Context = Pick<RequestContext, 'header'>;

const tooManyLists = limitReached(mostLists);

/** Returns the id. The customer is locked meanwhile, which keeps lists from being counted twice at once, and the cart. */
export async function createList(
  { db, now, findOrderedRows }: ListServices,
  customer: CustomerSession,
  given: InputOf<typeof calls.createShoppingList>,
  context: Context,
): Promise<Done<number> | Problem> {
  const { Name, FromCart = false, EmptyCart = false, FromOrderId } = given;
  if (EmptyCart && !FromCart) return badField('EmptyCart', 'regex');
  if (given.Rows && given.Rows.length > mostRowsOfList) return tooManyRows;
  const ordered = FromOrderId ? await findOrderedRows(db, customer, FromOrderId) : [];
  if (!ordered) return new Problem('not-found');
  const endpoint = calls.createShoppingList;
  return await inTransaction(db, (trx) =>
    onceForKey(trx, { endpoint, customer, input: given, context, now: now() }, async () => {
      await lockCustomer(trx, customer.id);
      const cart = await lockCart(trx, customer.person.cartId);
      if (FromCart && cart.length === 0) return new Problem(cartEmpty);
      if ((await countLists(trx, customer.id)) >= mostLists) return tooManyLists;
      const inCart = cart.map((row) => ({ articleId: row.article_id, quantity: row.quantity }));
      const wanted = [
        ...(FromCart ? inCart : []),
        ...ordered.flatMap(({ wanted: row }) => orderedQuantity(row)),
        ...(given.Rows ?? []).map(inputToQuantity),
      ];
      const rows = await rowsToSave(trx, wanted, []);
      if (rows instanceof Problem) return rows;
      const changed = { changed_at: now(), changed_by: customer.name };
      const id = await insertList(trx, { customer_id: customer.id, name: Name, ...changed });
      await replaceRows(trx, id, rows);
      if (EmptyCart) await removeOrdered(trx, [cart]);
      return id;
    }),
  );
}

export async function changeList(
  services: RowServices,
  customer: Customer,
  { id, Name, Rows, Version }: InputOf<typeof calls.changeShoppingList>,
): Promise<Done<number> | Problem> {
  if (Rows && Rows.length > mostRowsOfList) return tooManyRows;
  const changed = await inTransaction(services.db, (trx) =>
    changing(trx, { ...services, customer, id }, async (version) => {
      if (version !== Version) return new Problem('changed-meanwhile');
      if (!Rows) return { name: Name };
      const before = await readRowsOfList(trx, customer.id, id);
      const rows = await rowsToSave(trx, Rows.map(inputToQuantity), before);
      return rows instanceof Problem ? rows : { name: Name, rows };
    }),
  );
  return changed instanceof Problem ? changed : { result: changed, isReplay: false };
}

export async function addToList(
  services: RowServices,
  customer: CustomerSession,
  given: InputOf<typeof calls.addToShoppingList>,
  context: Context,
): Promise<Done<number> | Problem> {
  const { id, ArticleId, Quantity } = given;
  const { db, now } = services;
  const endpoint = calls.addToShoppingList;
  return await inTransaction(db, (trx) =>
    onceForKey(trx, { endpoint, customer, input: given, context, now: now() }, () =>
      changing(trx, { ...services, customer, id }, async () => {
        const before = await readRowsOfList(trx, customer.id, id);
        const kept = before.map((row) => ({ articleId: row.article_id, quantity: row.quantity }));
        const rows = await rowsToSave(trx, [...kept, { articleId: ArticleId, quantity: Quantity }], before);
        return rows instanceof Problem ? rows : { rows };
      }),
    ),
  );
}

type Change = { name?: string; rows?: readonly RowOfList[] };
type Target = Pick<RowServices, 'now'> & { customer: Customer; id: number };

/** Changes a list that is locked meanwhile, and returns its id. */
async function changing(
  trx: Trx,
  { now, customer, id }: Target,
  decide: (version: number) => Promise<Change | Problem>,
): Promise<number | Problem> {
  const version = await lockList(trx, customer.id, id);
  if (version === undefined) return new Problem('not-found');
  const change = await decide(version);
  if (change instanceof Problem) return change;
  const { name, rows } = change;
  const changed = { changed_at: now(), changed_by: customer.name };
  await updateList(trx, id, name === undefined ? changed : { ...changed, name });
  if (rows) await replaceRows(trx, id, rows);
  return id;
}

export async function removeList(db: Db, customer: Customer, id: number): Promise<Problem | undefined> {
  return (await deleteList(db, customer.id, id)) ? undefined : new Problem('not-found');
}
