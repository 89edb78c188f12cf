import type { Db, Trx } from '#kit/database/db.server.ts';
import { deleteMailOf } from '#kit/mail/outbox.server.ts';
import { deleteOwned, readOwned, tablesOfOwner } from '#kit/database/rows-of-owner.server.ts';
import { forgetTriesOf } from '#kit/http/rate-limit.server.ts';
import {
  blankCustomer,
  findWhoever,
  isEmailOfOtherPeople,
  isEmailOfOthers,
  peopleOfCustomer,
} from '#shop/customers/erase.server.ts';
import { deleteApplicationsFrom, readApplicationsFrom } from '#shop/resellers/apply.server.ts';
import { blankChanges } from '#shop/staff/change-log/changes.server.ts';

/** Accounting records must be kept for seven years: bokföringslagen, chapter 7, section 2. */
const retained = new Set([
  'customer',
  'customer_order',
  'order_row',
  'consignment',
  'consignment_row',
  'invoice',
  'invoice_row',
  'payment',
]);
const secrets = new Set([
  'password_hash',
  'token_hash',
  'staff_session_hash',
  'body_hash',
  'idempotency_key',
]);

/** Returns everything that is stored about a customer, by table and column; undefined when there is none. */
export async function personalDataOf(db: Db, number: string): Promise<object | undefined> {
  const customer = await findWhoever(db, { number });
  if (!customer) return undefined;
  const data: Record<string, unknown[]> = {};
  for (const owned of await tablesOfOwner(db, 'customer', customer.id)) {
    data[owned.table] = (await readOwned(db, owned)).map(withoutSecrets);
  }
  const applications = customer.email === '' ? [] : await readApplicationsFrom(db, customer.email);
  return { ...data, reseller_application: applications };
}

function withoutSecrets(row: unknown): unknown {
  return Object.fromEntries(Object.entries(row as object).filter(([column]) => !secrets.has(column)));
}

/**
 * Deletes everything except the accounting records, which must keep the customer's details by law; the customer
 * cannot log in again.
 */
export async function erasePersonalData(trx: Trx, id: number, now: Date): Promise<void> {
  const customer = await findWhoever(trx, { id });
  if (!customer) return;
  const people = await peopleOfCustomer(trx, id);
  const owned = await tablesOfOwner(trx, 'customer', id);
  for (const table of owned.filter((one) => !retained.has(one.table)).reverse())
    await deleteOwned(trx, table);
  await forgetTriesOf(trx, [customer.customer_number, String(id), customer.email.toLowerCase()]);
  await blankChanges(trx, 'customer', String(id));
  for (const { id: personId, email } of people) {
    await blankChanges(trx, 'person', String(personId));
    await forgetTriesOf(trx, [`person-${personId}`, email.toLowerCase()]);
    await deleteOwnMail(trx, email, id);
  }
  await deleteOwnMail(trx, customer.email, id);
  if (customer.email !== '' && !(await isEmailOfOthers(trx, customer.email, id)))
    await deleteApplicationsFrom(trx, customer.email);
  await blankCustomer(trx, id, now);
}

/** What is on its way to an address stays while others are mailed there too. */
async function deleteOwnMail(trx: Trx, email: string, customerId: number): Promise<void> {
  if (email === '' || (await isEmailOfOthers(trx, email, customerId))) return;
  if (await isEmailOfOtherPeople(trx, email, customerId)) return;
  await deleteMailOf(trx, email);
}
