import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPerson } from '../../../test/persons.ts';
import { article, wayOfDelivery } from '../../../test/seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let people: Client[];
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  people = [await logInAs(shop, '1001')];
  for (const name of ['Ada', 'Bo', 'Cia']) people.push(await addPerson(shop, 1001, name));
});
afterAll(() => shop.close());

const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
const address = { Address1: 'Gatan 1', ZipCode: '111 22', City: 'Byn', CountryCode: 'SE' };

const fill = (ArticleId: number, quantities: readonly number[]) =>
  Promise.all(quantities.map((Quantity, place) => people[place]!.post('cartrow', { ArticleId, Quantity })));

test('people of a customer who order at once get each their address, the usual one without a choice', async () => {
  const ids: number[] = [];
  for (const Name of ['Butiken', 'Lagret', 'Mässan'])
    ids.push((await people[0]!.post('deliveryaddress', { ...address, Name })).body.Id);
  const [usual, stock, fair] = ids;
  await fill(article.book, [1, 2, 3, 4]);
  const chosen = [fair, undefined, stock, usual];
  const placed = await Promise.all(
    people.map((person, place) => person.post('Order', { ...checkout, deliveryAddressId: chosen[place] })),
  );
  const orders = await shop.db.selectFrom('customer_order').select(['id', 'delivery_name']).execute();
  const nameOf = new Map(orders.map((order) => [order.id, order.delivery_name]));
  expect(placed.map(({ body }) => nameOf.get(body.OrderId))).toEqual([
    'Mässan',
    'Butiken',
    'Lagret',
    'Butiken',
  ]);
});

test('customers who order at once get each their own usual address', async () => {
  const numbers = ['1001', '1002', '1005', '1007'];
  people = await Promise.all(numbers.map((number) => logInAs(shop, number)));
  for (const [place, Name] of numbers.entries()) {
    // Another than the first, so that no two customers' addresses have the same place.
    await people[place]!.post('deliveryaddress', { ...address, Name: 'Gammal' });
    const { Id } = (await people[place]!.post('deliveryaddress', { ...address, Name })).body;
    await people[place]!.put(`DeliveryAddress/DefaultAddress/${Id}`);
  }
  await fill(article.book, [1, 2, 3, 4]);
  await Promise.all(people.map((person) => person.post('Order', checkout)));
  const orders = await shop.db
    .selectFrom('customer_order')
    .select(['customer_id', 'delivery_name'])
    .orderBy('customer_id')
    .execute();
  expect(orders).toEqual(numbers.map((name) => ({ customer_id: Number(name), delivery_name: name })));
});

test('people who add to an order at once all do, and every piece is taken once', async () => {
  await fill(article.mug, [12]);
  const { OrderId } = (await people[0]!.post('Order', checkout)).body;
  await fill(article.tray, [1, 2, 3, 4]);
  const added = await Promise.all(people.map((person) => person.post('Order', { addToOrderId: OrderId })));
  expect(added.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const rows = await shop.db.selectFrom('order_row').selectAll().orderBy('row_number').execute();
  expect(rows.map((row) => row.row_number)).toEqual([1, 2, 3, 4, 5]);
  const trays = rows.filter((row) => row.article_id === article.tray);
  expect(trays.map(({ quantity }) => quantity).sort()).toEqual([1, 2, 3, 4]);
  // There are five.
  expect(trays.reduce((sum, row) => sum + row.quantity_short, 0)).toBe(5);
  const order = await shop.db.selectFrom('customer_order').selectAll().executeTakeFirstOrThrow();
  expect(order).toMatchObject({ amount_excluding_vat: 12 * 4990 + 10 * 12_000, addition_count: 4 });
});

test('a cart is ordered once, whoever of the customer sends an order meanwhile', async () => {
  await fill(article.book, [1, 2]);
  const [owner, other] = [people[0]!, people[1]!];
  const answers = await Promise.all([owner, other, owner].map((person) => person.post('Order', checkout)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  const rows = await shop.db.selectFrom('order_row').select('quantity').orderBy('quantity').execute();
  expect(rows).toEqual([{ quantity: 1 }, { quantity: 2 }]);
});
