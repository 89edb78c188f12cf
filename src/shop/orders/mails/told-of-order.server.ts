import type { Db } from '#kit/database/db.server.ts';
import type { Language } from '#kit/text/language.ts';
import type { WholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { readMailedOf } from './mailed-store.server.ts';

/** Who is mailed of an order; `isOrderer` for the person who ordered, beside the customer. */
export type Told = { email: string; language: Language; name: string; isOrderer: boolean };

/** Returns whoever is mailed of what happens to an order: the customer's address, and the person who ordered. */
export async function toldOfOrder(
  db: Db,
  order: Pick<WholeOrder, 'customer_id' | 'customer_email' | 'customer_name' | 'language' | 'person_id'>,
): Promise<Told[]> {
  const { customer_email: email, customer_name: name, language, person_id } = order;
  const { isCustomerMailed, person } = await readMailedOf(db, order.customer_id, person_id);
  return toldOf({ email: isCustomerMailed ? email : '', language, name }, person);
}

/** One mail goes to each address, to the person in its own language. */
export function toldOf(
  customer: Omit<Told, 'isOrderer'>,
  orderer: Omit<Told, 'isOrderer'> | undefined,
): Told[] {
  const isSame = orderer?.email.toLowerCase() === customer.email.toLowerCase();
  const all = [
    { ...customer, email: isSame ? '' : customer.email, isOrderer: false },
    ...(orderer ? [{ ...orderer, isOrderer: true }] : []),
  ];
  return all.filter(({ email }) => email !== '');
}
