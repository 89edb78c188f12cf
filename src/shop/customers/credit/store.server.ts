import { sql, type Generated, type Selectable } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import type { CreditStop } from '#shop/order-model/hold.ts';

/** The limit is in öre of the customer's currency, null for none; days are `YYYY-MM-DD`. */
interface CustomerCreditTable {
  customer_id: number;
  credit_limit: number | null;
  stop: Generated<CreditStop>;
  fee_agreed: Generated<boolean>;
  /** Since when; null for always, and where no fee is agreed. */
  fee_agreed_on: string | null;
  /** Null for the day of the first order in the shop. */
  terms_agreed: string | null;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    customer_credit: CustomerCreditTable;
  }
}

export type CreditRow = Selectable<CustomerCreditTable>;

/**
 * Locks the credit of customers until the transaction ends, so that orders, payments and limits of one customer are
 * judged one after another. Customers without a row get one, since nothing else could be locked. In the order of their
 * ids, so that two groups cannot deadlock.
 */
export async function lockCredits(trx: Trx, customerIds: readonly number[]): Promise<CreditRow[]> {
  const { rows } = await sql<CreditRow>`
    insert into customer_credit (customer_id)
    select id from customer where id = any(${[...customerIds]}::integer[]) order by id
    on conflict (customer_id) do update set customer_id = excluded.customer_id
    returning *`.execute(trx);
  return rows;
}

export async function readCredits(db: Db, customerIds: readonly number[]): Promise<CreditRow[]> {
  return await db
    .selectFrom('customer_credit')
    .selectAll()
    .where('customer_id', 'in', [...customerIds])
    .execute();
}

export type CreditValues = Partial<Omit<CreditRow, 'customer_id'>>;

export async function updateCredit(trx: Trx, customerId: number, values: CreditValues): Promise<void> {
  await trx.updateTable('customer_credit').set(values).where('customer_id', '=', customerId).execute();
}

/**
 * Writes what a file tells; what is absent stays, and a fee is agreed from `today` on. Returns the customers whose credit
 * changed.
 */
export async function writeCredits(
  trx: Trx,
  given: readonly ({ id: number } & Pick<CreditValues, 'credit_limit' | 'fee_agreed'>)[],
  today: string,
): Promise<number[]> {
  if (given.length === 0) return [];
  await lockCredits(
    trx,
    given.map(({ id }) => id),
  );
  const { rows } = await sql<{ customer_id: number }>`
    update customer_credit as t
    set credit_limit = coalesce(d.credit_limit, t.credit_limit), fee_agreed = coalesce(d.fee_agreed, t.fee_agreed),
      fee_agreed_on = case
        when not coalesce(d.fee_agreed, t.fee_agreed) then null
        when t.fee_agreed then t.fee_agreed_on
        else ${today}::date
      end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as d (id integer, credit_limit bigint, fee_agreed boolean)
    where t.customer_id = d.id and (t.credit_limit, t.fee_agreed)
      is distinct from (coalesce(d.credit_limit, t.credit_limit), coalesce(d.fee_agreed, t.fee_agreed))
    returning t.customer_id`.execute(trx);
  return rows.map(({ customer_id }) => customer_id);
}
