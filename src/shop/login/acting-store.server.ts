import { sql } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';

/** Selects whoever may act for customers, with what their calls need of the customer, the person and its cart. */
export function selectActing(db: Db) {
  return db
    .selectFrom('customer')
    .innerJoin('person', 'person.customer_id', 'customer.id')
    .innerJoin('cart', 'cart.person_id', 'person.id')
    .leftJoin('delivery_address as usual', (join) =>
      join.onRef('usual.customer_id', '=', 'customer.id').on('usual.is_default', '=', true),
    )
    .leftJoin('price_list', (join) =>
      join
        .onRef('price_list.code', '=', 'customer.price_list_code')
        .onRef('price_list.currency_code', '=', 'customer.currency_code'),
    )
    .select([
      'customer.id',
      'customer.customer_number',
      'customer.name',
      'price_list.code as price_list_code',
      'customer.discount_basis_points',
      'customer.currency_code',
      'customer.vat_number',
      'customer.is_test',
      'person.id as person_id',
      'person.name as person_name',
      'person.rights',
      'person.email as person_email',
      'person.order_mails as person_order_mails',
      'person.order_limit',
      'customer.email',
      'customer.order_mails',
      'cart.id as cart_id',
    ])
    .select((row) => [
      row.fn.coalesce('person.language', 'customer.language').as('language'),
      row.fn.coalesce('usual.country_code', 'customer.invoice_country_code').as('country_code'),
      row.fn.coalesce('usual.zip_code', 'customer.invoice_zip_code').as('zip_code'),
    ])
    .where('customer.blocked', '=', false);
}
export type ActingRow = Awaited<ReturnType<ReturnType<typeof selectActing>['executeTakeFirstOrThrow']>>;

/** Returns whoever logs in with a customer's number; undefined for one that is blocked, not there or never logged in. */
export async function readNumber(db: Db, customerId: number): Promise<ActingRow | undefined> {
  return await selectActing(db)
    .where('customer.id', '=', customerId)
    .where('person.name', 'is', null)
    .executeTakeFirst();
}

/** Makes the person and the cart of a customer's number, which its first log-in makes otherwise. */
export async function makeNumber(db: Db, customerId: number): Promise<void> {
  await sql`
    insert into cart (customer_id) select id from customer where id = ${customerId} and not blocked
    on conflict do nothing`.execute(db);
}
