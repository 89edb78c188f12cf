import { insertInvoices } from '../../src/shop/invoices/seed.server.ts';
import { addPerson } from '../persons.ts';
import { article } from '../seed-test-shop.ts';
import type { Client, TestShop } from '../shop.ts';

/** Marks a text as this customer's, so that it can be recognised in answers to others. */
function canary(number: string, name: string): string {
  return `K7Q-${number}-${name}`;
}

export type Own = {
  order: number;
  consignment: number;
  invoice: number;
  address: number;
  cartRow: number;
  ownNumber: number;
  list: number;
  person: number;
  /** Asked for by a person of the customer, of whom another one is to approve. */
  approval: number;
  otherApproval: number;
};

/** Gives the customer one of everything, with every text marked. */
export async function seedWithCanaries(shop: TestShop, client: Client, number: string): Promise<Own> {
  const { db } = shop;
  const mark = (name: string) => canary(number, name);
  const id = Number(number);
  await db
    .updateTable('customer')
    .set({
      name: mark('name'),
      telephone: mark('telephone'),
      contact_person: mark('contact'),
      invoice_address1: mark('street'),
      invoice_address2: mark('street2'),
      invoice_city: mark('city'),
    })
    .where('id', '=', id)
    .execute();
  shop.sessions.forget();
  const address = await client.post('deliveryaddress', {
    Name: mark('at'),
    Address1: mark('a1'),
    Address2: mark('a2'),
    ZipCode: '111 22',
    City: mark('acity'),
    CountryCode: 'SE',
    ContactPerson: mark('acontact'),
  });
  await client.post('cartrow', { ArticleId: article.book, Quantity: 7 });
  const order = await client.post('Order', {
    wayOfDeliveryId: 1,
    partialDelivery: false,
    deliveryAddressId: address.body.Id,
    orderInfoText: mark('message'),
    purchaseOrderNumber: mark('po'),
  });
  const invoice = id * 100;
  await insertInvoice(shop, id, invoice, mark);
  const cart = await client.post('cartrow', { ArticleId: article.book, Quantity: 11 });
  const ownNumber = await client.post('ownnumbers', { OwnNumber: mark('own'), ArticleId: article.book });
  const list = await client.post('lists', {
    Name: mark('list'),
    Rows: [{ ArticleId: article.book, Quantity: 13 }],
  });
  const person = await client.post('people', {
    Name: mark('person'),
    Email: `k7q-${number}@butik.example`,
    Role: 'order',
  });
  const asking = await addPerson(shop, id, mark('asker'));
  const ask = async () => {
    await asking.post('cartrow', { ArticleId: article.book, Quantity: 20 });
    const wanted = { wayOfDeliveryId: 1, partialDelivery: false, orderInfoText: mark('asked') };
    return (await asking.post('approvals', wanted)).body.Id;
  };
  return {
    approval: await ask(),
    otherApproval: await ask(),
    person: person.body.Id,
    order: order.body.OrderId,
    consignment: await insertConsignment(shop, order.body.OrderId),
    invoice,
    address: address.body.Id,
    cartRow: cart.body.Rows[0].Id,
    ownNumber: ownNumber.body.Id,
    list: list.body.Id,
  };
}

async function insertConsignment({ db }: TestShop, order_id: number): Promise<number> {
  const { id } = await db
    .insertInto('consignment')
    .values({ order_id, sent_at: new Date('2026-10-14T10:00:00Z') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertInvoice(shop: TestShop, id: number, number: number, mark: (name: string) => string) {
  const row = { ean: null, vat_rate: 25, quantity: 1, article_number: mark('article') };
  await shop.db.transaction().execute((trx) =>
    insertInvoices(
      trx,
      [
        {
          id,
          invoice_number: number,
          customer_id: id,
          order_id: null,
          customer_number: String(id),
          invoice_date: '2026-08-01',
          due_date: '2026-09-01',
          payment_days: 30,
          paid_date: null,
          credits_invoice_number: null,
          currency_code: 'SEK',
          language: 'sv',
          ocr: `${number}${id}`,
          net_amount: 777_777,
          vat_amount: 194_444,
          total_amount: 972_221,
          balance: 972_221,
          buyer_name: mark('buyer'),
          buyer_vat_number: null,
          delivery_date: null,
          buyer_address1: mark('buyer1'),
          buyer_city: mark('buyercity'),
        },
      ],
      [
        {
          ...row,
          invoice_id: id,
          row_number: 1,
          description: mark('row'),
          price: 777_777,
          total_amount: 777_777,
        },
      ],
    ),
  );
}
