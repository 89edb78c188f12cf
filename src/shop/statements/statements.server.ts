import type { Db } from '#kit/database/db.server.ts';
import { findCustomerDetails, type CustomerDetails } from '#shop/customers/customers.server.ts';
import { isOverdueIn, statementOf, type CurrencyStatement } from './statement.ts';
import { readMaybeOpen } from './store.server.ts';

export type AccountStatement = {
  customer: CustomerDetails;
  day: string;
  currencies: CurrencyStatement[];
};

/** Returns undefined when there is no such customer. */
export async function accountStatement(
  db: Db,
  customerId: number,
  day: string,
): Promise<AccountStatement | undefined> {
  const [customer] = await findCustomerDetails(db, [customerId]);
  if (!customer) return undefined;
  const open = await readMaybeOpen(db, day, customerId);
  return { customer, day, currencies: statementOf(open.get(customerId) ?? [], day) };
}

/** Returns the customers who had something past due on a day. */
export async function overdueCustomers(db: Db, day: string): Promise<CustomerDetails[]> {
  const open = await readMaybeOpen(db, day);
  const ids = [...open].flatMap(([id, invoices]) =>
    statementOf(invoices, day).some(isOverdueIn) ? [id] : [],
  );
  const customers = await findCustomerDetails(db, ids);
  return customers.sort((one, other) => one.id - other.id);
}
