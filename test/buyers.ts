import { aVisitor, type Client, type TestShop } from './shop.ts';

/** Creates logged-in customers with ids from 5000, without a reseller or a price list of their own. */
export async function makeBuyers(shop: TestShop, count: number): Promise<Client[]> {
  const like = { name: 'Köpare', organisation_number: null, reseller_city: null, vat_number: null };
  const ids = Array.from({ length: count }, (_, index) => 5000 + index);
  await shop.db
    .insertInto('customer')
    .values(ids.map((id) => ({ ...like, id, customer_number: String(id), password_hash: null })))
    .execute();
  return await Promise.all(
    ids.map(async (id) => {
      const buyer = aVisitor(shop);
      buyer.session = (await shop.sessions.start(shop.db, id)).value;
      return buyer;
    }),
  );
}
