import { hashOfSecret } from '../src/kit/secrets/secret.server.ts';
import { personRights } from '../src/shop/customers/person-rights.ts';
import { aVisitor, type Client, type TestShop } from './shop.ts';

/** Adds a person to a customer and logs it in. */
export async function addPerson(
  shop: TestShop,
  customerId: number,
  name: string,
  rights: readonly (typeof personRights)[number][] = personRights,
): Promise<Client> {
  const { id: person_id } = await shop.db
    .insertInto('person')
    .values({ customer_id: customerId, name, rights: [...rights] })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db.insertInto('cart').values({ person_id }).execute();
  const client = aVisitor(shop);
  client.session = (await shop.sessions.start(shop.db, customerId)).value;
  await shop.db
    .updateTable('session')
    .set({ person_id })
    .where('token_hash', '=', hashOfSecret(client.session))
    .execute();
  return client;
}
