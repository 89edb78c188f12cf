import type { Db } from '#kit/database/db.server.ts';

/** Returns whether the customer's address gets mails of orders, and the person if it gets them and is still there. */
export async function readMailedOf(db: Db, customerId: number, personId: number | null) {
  const row = await db
    .selectFrom('customer')
    .leftJoin('person', (join) =>
      join
        .onRef('person.customer_id', '=', 'customer.id')
        .on('person.id', '=', personId)
        .on('person.order_mails', '=', true)
        .on('person.email', '<>', ''),
    )
    .select(['customer.order_mails', 'person.email', 'person.name'])
    .select(({ fn }) => fn.coalesce('person.language', 'customer.language').as('language'))
    .where('customer.id', '=', customerId)
    .executeTakeFirst();
  const { email, name } = row ?? {};
  return {
    isCustomerMailed: row?.order_mails ?? true,
    person: row && email && name ? { email, name, language: row.language } : undefined,
  };
}
