import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { article, wayOfDelivery } from '../../../../test/seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let client: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  await setCustomer(filled('A'));
  client = await logInAs(shop, '1001');
  await client.post('deliveryaddress', placeOf('A'));
});
afterAll(() => shop.close());

/** Every field of a customer that an order takes over, each with a text of its own that tells which customer it is of. */
function filled(mark: string) {
  return {
    name: `Butik ${mark}`,
    vat_number: mark === 'A' ? 'DE123456789' : 'DE987654321',
    invoice_address1: `Gatan ${mark}`,
    invoice_address2: `Portkod ${mark}`,
    invoice_zip_code: mark === 'A' ? '10115' : '10117',
    invoice_city: `Staden ${mark}`,
    invoice_country_code: mark === 'A' ? 'DE' : 'AT',
    contact_person: `Person ${mark}`,
    telephone: mark === 'A' ? '070-1' : '070-2',
    email: `${mark.toLowerCase()}@butik.example`,
  };
}

function placeOf(mark: string) {
  return {
    Name: `Lager ${mark}`,
    Address1: `Hamnen ${mark}`,
    Address2: `Port ${mark}`,
    ZipCode: '0150',
    City: `Orten ${mark}`,
    CountryCode: 'NO',
    ContactPerson: `Vakt ${mark}`,
  };
}

async function setCustomer(values: object): Promise<void> {
  await shop.db.updateTable('customer').set(values).where('id', '=', 1001).execute();
  shop.sessions.forget();
}

async function stored() {
  return await shop.db.selectFrom('customer_order').selectAll().executeTakeFirstOrThrow();
}

/** Returns what the latest mails are written from. */
async function told() {
  const { facts } = await shop.db
    .selectFrom('outbox_mail')
    .select('facts')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return JSON.parse(facts ?? '').order;
}

async function place() {
  await client.post('cartrow', { ArticleId: article.tray, Quantity: 2 });
  await client.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  return await client.post('Order', {
    wayOfDeliveryId: wayOfDelivery.post,
    partialDelivery: true,
    deliveryWeek: '2026-W50',
    purchaseOrderNumber: 'PO 17',
  });
}

const invoiceTo = {
  name: 'Butik A',
  address1: 'Gatan A',
  address2: 'Portkod A',
  zip_code: '10115',
  city: 'Staden A',
  country_code: 'DE',
  contact_person: 'Person A',
};
const deliverTo = {
  name: 'Lager A',
  address1: 'Hamnen A',
  address2: 'Port A',
  zip_code: '0150',
  city: 'Orten A',
  country_code: 'NO',
  contact_person: 'Vakt A',
};

test('an order takes over each field of the customer and of the address, and its mail tells them', async () => {
  await place();
  expect(await stored()).toMatchObject({
    customer_name: 'Butik A',
    customer_vat_number: 'DE123456789',
    invoice_address1: 'Gatan A',
    invoice_address2: 'Portkod A',
    invoice_zip_code: '10115',
    invoice_city: 'Staden A',
    invoice_country_code: 'DE',
    delivery_name: 'Lager A',
    delivery_address1: 'Hamnen A',
    delivery_address2: 'Port A',
    delivery_zip_code: '0150',
    delivery_city: 'Orten A',
    delivery_country_code: 'NO',
    purchase_order_number: 'PO 17',
  });
  expect(await told()).toMatchObject({
    buyer: { vatNumber: 'DE123456789', email: 'a@butik.example', telephone: '070-1', invoiceTo },
    deliverTo,
    purchaseOrderNumber: 'PO 17',
  });
});

test('an addition leaves all that was agreed, whatever has become of the customer since', async () => {
  await place();
  // A row of the order has gone: the numbers of the rows are no count of them.
  await shop.db.deleteFrom('order_row').where('row_number', '=', 1).execute();
  const before = await stored();
  await setCustomer(filled('B'));
  const { Id: another } = (await client.post('deliveryaddress', placeOf('B'))).body;
  await shop.db.updateTable('delivery_address').set({ is_default: false }).execute();
  await shop.db.updateTable('delivery_address').set({ is_default: true }).where('id', '=', another).execute();
  for (const [number, quantity] of [1, 3].entries()) {
    shop.wait(60);
    client = await logInAs(shop, '1001');
    await client.post('cartrow', { ArticleId: article.mug, Quantity: 6 * quantity });
    const added = await client.post('Order', { addToOrderId: before.id, purchaseOrderNumber: 'PO 18' });
    expect(added.status).toBe(200);
    const after = await stored();
    const changed = Object.entries(before).filter(
      ([name, value]) => JSON.stringify(after[name as keyof typeof after]) !== JSON.stringify(value),
    );
    expect(changed.map(([name]) => name).sort()).toEqual(
      ['addition_count', 'amount_excluding_vat', 'event_sequence', 'total_amount'].sort(),
    );
    expect(await told()).toMatchObject({
      buyer: {
        vatNumber: 'DE123456789',
        // Who is to be reached is as it is today.
        email: 'b@butik.example',
        telephone: '070-2',
        invoiceTo: { ...invoiceTo, contact_person: 'Person B' },
      },
      deliverTo,
      purchaseOrderNumber: 'PO 17',
      wayOfDelivery: { id: wayOfDelivery.post },
      week: { year: 2026, week: 50 },
      addition: { number: number + 1, firstRowNumber: 3 + number },
    });
  }
});

test('each part of a checkout is in what a key stands for, and what was seen of the cart is not', async () => {
  await client.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  const { Id } = (await client.post('deliveryaddress', placeOf('B'))).body;
  const body = {
    wayOfDeliveryId: wayOfDelivery.post,
    partialDelivery: true,
    deliveryWeek: '2026-W50',
    deliveryWeekString: '2026-W50',
    deliveryWeekNumber: 50,
    deliveryYear: 2026,
    orderInfoText: 'Hej',
    purchaseOrderNumber: 'PO 17',
    deliveryAddressId: Id,
  };
  const send = async (changed: object) =>
    (await client.post('Order', { ...body, ...changed }, { 'idempotency-key': 'k' })).status;
  expect(await send({})).toBe(200);
  const others = {
    wayOfDeliveryId: wayOfDelivery.pickUp,
    partialDelivery: false,
    deliveryWeek: '',
    deliveryWeekString: '',
    deliveryWeekNumber: null,
    deliveryYear: null,
    orderInfoText: 'Hej då',
    purchaseOrderNumber: 'PO 18',
    deliveryAddressId: null,
    addToOrderId: (await stored()).id,
  };
  for (const [name, value] of Object.entries(others))
    expect([name, await send({ [name]: value })]).toEqual([name, 422]);
  expect(await send({ cartVersion: 'another' })).toBe(200);
  expect(await send({ expectedTotal: 1 })).toBe(200);
});
