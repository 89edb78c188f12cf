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
import { inputToQuantity, orderedQuantity, readerOf } from './list-values.server.ts';
import { cartEmpty } from '#shop/order-model/problems.ts';
import { textOf } from '#shop/texts/language-table.ts';

/** Returns what was ordered with an order of this customer, less what was cancelled; undefined when it is not theirs. */
export type FindOrderedRows = (
  db: Db,
  customer: Customer,
  orderId: number,
) => Promise<readonly { wanted: WantedRow | undefined }[] | undefined>;

export type ListServices = RowServices & { findOrderedRows: FindOrderedRows };

type Context = Pick<RequestContext, 'header'>;

const tooManyLists = limitReached(mostLists);
const notYours = new Problem('no-right', { detail: textOf('lists.notYours') });

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
      if ((await countLists(trx, { customerId: customer.id, ownerId: undefined })) >= mostLists)
        return tooManyLists;
      const inCart = cart.map((row) => ({ articleId: row.article_id, quantity: row.quantity }));
      const wanted = [
        ...(FromCart ? inCart : []),
        ...ordered.flatMap(({ wanted: row }) => orderedQuantity(row)),
        ...(given.Rows ?? []).map(inputToQuantity),
      ];
      const rows = await rowsToSave(trx, wanted, []);
      if (rows instanceof Problem) return rows;
      const id = await insertList(trx, {
        customer_id: customer.id,
        name: Name,
        shared: given.Shared ?? true,
        owner_id: readerOf(customer).ownerId ?? null,
        changed_at: now(),
        changed_by: nameOf(customer),
      });
      await replaceRows(trx, id, rows);
      if (EmptyCart) await removeOrdered(trx, [cart]);
      return id;
    }),
  );
}

export async function changeList(
  services: RowServices,
  customer: CustomerSession,
  { id, Name, Shared, Rows, Version }: InputOf<typeof calls.changeShoppingList>,
): Promise<Done<number> | Problem> {
  if (Rows && Rows.length > mostRowsOfList) return tooManyRows;
  const changed = await inTransaction(services.db, (trx) =>
    changing(trx, { ...services, customer, id }, async ({ version, shared: isShared, owner_id }) => {
      if (version !== Version) return new Problem('changed-meanwhile');
      const shared = Shared ?? isShared;
      if (isShared && !shared && owner_id !== readerOf(customer).ownerId) return notYours;
      if (!Rows) return { name: Name, shared };
      const before = await readRowsOfList(trx, readerOf(customer), id);
      const rows = await rowsToSave(trx, Rows.map(inputToQuantity), before);
      return rows instanceof Problem ? rows : { name: Name, shared, rows };
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
        const before = await readRowsOfList(trx, readerOf(customer), id);
        const kept = before.map((row) => ({ articleId: row.article_id, quantity: row.quantity }));
        const rows = await rowsToSave(trx, [...kept, { articleId: ArticleId, quantity: Quantity }], before);
        return rows instanceof Problem ? rows : { rows };
      }),
    ),
  );
}

type Change = { name?: string; shared?: boolean; rows?: readonly RowOfList[] };
type Target = Pick<RowServices, 'now'> & { customer: CustomerSession; id: number };
type Locked = NonNullable<Awaited<ReturnType<typeof lockList>>>;

/** Changes a list that is locked meanwhile, and returns its id. */
async function changing(
  trx: Trx,
  { now, customer, id }: Target,
  decide: (list: Locked) => Promise<Change | Problem>,
): Promise<number | Problem> {
  const list = await lockList(trx, readerOf(customer), id);
  if (!list) return new Problem('not-found');
  const change = await decide(list);
  if (change instanceof Problem) return change;
  const { rows, ...values } = change;
  await updateList(trx, id, { ...values, changed_at: now(), changed_by: nameOf(customer) });
  if (rows) await replaceRows(trx, id, rows);
  return id;
}

function nameOf({ name, person }: CustomerSession): string {
  return person.name ?? name;
}

export async function removeList(
  db: Db,
  customer: CustomerSession,
  id: number,
): Promise<Problem | undefined> {
  return (await deleteList(db, readerOf(customer), id)) ? undefined : new Problem('not-found');
}
