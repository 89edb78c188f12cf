import { hashPassword } from '../src/kit/passwords/password.server.ts';
import { hashOfSecret, newSecret } from '../src/kit/secrets/secret.server.ts';
import { call, row, type Answer } from './resilience-orders.ts';
import type { CrashShop } from './resilience-crash-shop.ts';
import { transaction, type Span } from './resilience-wire-proxy.ts';

/** A change by a customer, to be interrupted at each of its steps. */
export type Flow = {
  name: string;
  span: Span;
  /** The first and last step, and the minimum number of steps. */
  steps: { first: RegExp; last: RegExp; least: number };
  prepare(): Promise<unknown>;
  send(): Promise<Answer | undefined>;
  /** Inspects the stored data: whether the change is complete, and what is partial or duplicated. */
  look(tries: number): Promise<{ isDone: boolean; faults: string[] }>;
};

export async function flowsOf({ database: { db }, buyer, url }: CrashShop): Promise<Flow[]> {
  const put = (path: string, body: object) => call(url(), buyer, path, body, undefined, 'PUT');
  const own = <T extends { where(column: 'customer_id', is: '=', id: number): T }>(query: T) =>
    query.where('customer_id', '=', buyer.id);
  const inTransaction = { first: transaction.begins, last: /commit/i };

  const cart: Flow = {
    name: 'an article put in the cart',
    span: { begins: /insert into cart_row/, ends: /insert into cart_row/ },
    steps: { first: /cart_row/, last: /cart_row/, least: 1 },
    prepare: () => own(db.deleteFrom('cart_row')).execute(),
    send: () => call(url(), buyer, 'cartrow', row),
    async look(tries) {
      const rows = await own(db.selectFrom('cart_row').select(['article_id', 'quantity'])).execute();
      const quantity = rows[0]?.quantity ?? 0;
      // A change without an answer may have been committed.
      const isWhole = quantity % row.Quantity === 0 && quantity <= tries * row.Quantity;
      const faults =
        rows.length <= 1 && isWhole ? [] : [`in the cart after ${tries}: ${JSON.stringify(rows)}`];
      return { isDone: quantity > 0, faults };
    },
  };

  const address = {
    customer_id: buyer.id,
    name: 'Lager',
    address1: 'Gatan 1',
    zip_code: '11122',
    city: 'Åmål',
  };
  const [first, second] = await db
    .insertInto('delivery_address')
    .values([true, false].map((is_default) => ({ ...address, country_code: 'SE', is_default })))
    .returning('id')
    .execute();
  const defaults = async () => {
    const found = await own(db.selectFrom('delivery_address').select('id'))
      .where('is_default', '=', true)
      .execute();
    return found.map(({ id }) => id);
  };
  let wanted = first!.id;
  const defaultAddress: Flow = {
    name: 'another address made the usual one',
    span: transaction,
    steps: { ...inTransaction, least: 4 },
    prepare: async () => (wanted = (await defaults())[0] === first!.id ? second!.id : first!.id),
    send: () => put(`DeliveryAddress/DefaultAddress/${wanted}`, {}),
    async look() {
      const found = await defaults();
      return {
        isDone: found[0] === wanted,
        faults: found.length === 1 ? [] : [`usual ones: ${found.join()}`],
      };
    },
  };

  const password_hash = (await hashPassword('gammalt lösen')) as string;
  const elsewhere = hashOfSecret(newSecret());
  const password: Flow = {
    name: 'a changed password',
    span: transaction,
    steps: { ...inTransaction, least: 4 },
    async prepare() {
      await db.updateTable('customer').set({ password_hash }).where('id', '=', buyer.id).execute();
      await db.deleteFrom('throttle').execute();
      const expires_at = new Date(Date.now() + 86_400_000);
      await db
        .insertInto('session')
        .values({ token_hash: elsewhere, customer_id: buyer.id, expires_at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    send: () => put('customer', { CurrentPassword: 'gammalt lösen', NewPassword: 'nytt lösen' }),
    async look() {
      const stored = await db
        .selectFrom('customer')
        .select('password_hash')
        .where('id', '=', buyer.id)
        .executeTakeFirstOrThrow();
      const sessions = await own(db.selectFrom('session').select('token_hash')).execute();
      const isDone = stored.password_hash !== password_hash;
      const isOtherOpen = sessions.some(({ token_hash }) => token_hash === elsewhere);
      const isHalf = isDone === isOtherOpen || sessions.length !== (isDone ? 1 : 2);
      return { isDone, faults: isHalf ? [`changed ${isDone}, ${sessions.length} sessions`] : [] };
    },
  };
  return [cart, defaultAddress, password];
}
