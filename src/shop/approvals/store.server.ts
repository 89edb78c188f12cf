import {
  sql,
  type ColumnType,
  type Generated,
  type Insertable,
  type Selectable,
  type Updateable,
} from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import type { Checkout } from '#shop/checkout/checkout-input.ts';
import type { ApprovalState } from '#shop/checkout/approval/contract.ts';
import '#shop/customers/customers.server.ts';

interface ApprovalTable {
  id: Generated<number>;
  customer_id: number;
  person_id: number;
  requested_by: string;
  state: Generated<ApprovalState>;
  created_at: Date;
  decided_at: Date | null;
  decided_by: Generated<string>;
  checkout: ColumnType<Checkout, string, never>;
  currency_code: string;
  goods: number;
  total_amount: number;
  reason: Generated<string>;
  order_id: number | null;
}
interface ApprovalRowTable {
  approval_id: number;
  row_number: number;
  article_id: number;
  quantity: number;
  price: number;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    approval: ApprovalTable;
    approval_row: ApprovalRowTable;
  }
}

export type ApprovalRow = Selectable<ApprovalTable>;
export type RequestedRow = { article_id: number; quantity: number; price: number };

/** Whose requests: those of one person, or of all. */
type Which = { customerId: number; personId: number | undefined; state: ApprovalState | undefined };

function approvalsOf(db: Db, { customerId, personId, state }: Which) {
  let query = db.selectFrom('approval').where('customer_id', '=', customerId);
  if (personId !== undefined) query = query.where('person_id', '=', personId);
  return state === undefined ? query : query.where('state', '=', state);
}

export async function readApprovals(db: Db, which: Which, { skip, take }: { skip: number; take: number }) {
  return await approvalsOf(db, which)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(take)
    .execute();
}

export async function countApprovals(db: Db, which: Which): Promise<number> {
  const { count } = await approvalsOf(db, which)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function readApproval(db: Db, customerId: number, id: number): Promise<ApprovalRow | undefined> {
  return await db
    .selectFrom('approval')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the waiting requests that were made before a time, or by one person. */
export async function readWaiting(
  db: Db,
  of: { before: Date } | { customerId: number; personId: number },
): Promise<ApprovalRow[]> {
  const query = db.selectFrom('approval').selectAll().where('state', '=', 'waiting').orderBy('id');
  return await (
    'before' in of
      ? query.where('created_at', '<=', of.before)
      : query.where('customer_id', '=', of.customerId).where('person_id', '=', of.personId)
  ).execute();
}

export async function readRowsOf(
  db: Db,
  approvalIds: readonly number[],
): Promise<(RequestedRow & { approval_id: number })[]> {
  return await db
    .selectFrom('approval_row')
    .select(['approval_id', 'article_id', 'quantity', 'price'])
    .where('approval_id', '=', anyOf(approvalIds))
    .orderBy('approval_id')
    .orderBy('row_number')
    .execute();
}

type NewApproval = Omit<Insertable<ApprovalTable>, 'decided_at' | 'order_id' | 'checkout'> & {
  checkout: Checkout;
};

export async function insertApproval(
  trx: Trx,
  { checkout, ...approval }: NewApproval,
  rows: readonly RequestedRow[],
): Promise<number> {
  const { id } = await trx
    .insertInto('approval')
    .values({ ...approval, checkout: JSON.stringify(checkout) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('approval_row')
    .values(rows.map((row, place) => ({ ...row, approval_id: id, row_number: place + 1 })))
    .execute();
  return id;
}

/** Returns whether the request was still waiting. Its cart must be locked. */
export async function decideApproval(
  trx: Trx,
  id: number,
  decided: Updateable<ApprovalTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('approval')
    .set(decided)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns who asked, and how they are mailed: whoever logs in with the number by the customer's address. */
export async function readRequester(db: Db, personId: number) {
  return await db
    .selectFrom('person')
    .innerJoin('customer', 'customer.id', 'person.customer_id')
    .select(['person.id', 'person.name', 'person.rights'])
    .select((row) => [
      row.fn.coalesce('person.language', 'customer.language').as('language'),
      sql<string>`case when person.name is null then customer.email else person.email end`.as('email'),
      sql<boolean>`case when person.name is null then customer.order_mails else person.order_mails end`.as(
        'order_mails',
      ),
      sql<string>`coalesce(person.name, nullif(customer.contact_person, ''), customer.name)`.as('called'),
    ])
    .where('person.id', '=', personId)
    .executeTakeFirst();
}

/** Returns the people who may approve, and whoever logs in with the number: by the customer's address. */
export async function readAdministrators(db: Db, customerId: number) {
  return await db
    .selectFrom('person')
    .innerJoin('customer', 'customer.id', 'person.customer_id')
    .select(['person.id', 'person.name'])
    .select((row) => [
      row.fn.coalesce('person.language', 'customer.language').as('language'),
      sql<string>`case when person.name is null then customer.email else person.email end`.as('email'),
    ])
    .where('person.customer_id', '=', customerId)
    .where('person.removed_at', 'is', null)
    .where(sql<boolean>`(person.name is null or 'administer' = any (person.rights))`)
    .orderBy('person.id')
    .execute();
}
