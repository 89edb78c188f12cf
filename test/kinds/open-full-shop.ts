import { exactNumberKey } from '../../src/shop/articles/look-up/number-key.ts';
import { insertInvoices } from '../../src/shop/invoices/seed.server.ts';
import { addImage, addStaff, logInToOfficeAs } from '../office.ts';
import { ok } from '../opening/first-owner.ts';
import { wayOfDelivery } from '../seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';

/** Who may call what: a visitor, the customer 1001 and the owner of the shop. */
export type Callers = { anyone: Client; customer: Client; staff: Client };

const colours = ['Blå', 'Grön', 'Röd'];
const things = ['Kruka', 'Vas', 'Mössa'];
/** Names of two words each, of which any two have one or none in common. */
export const names = colours.flatMap((colour) => things.map((thing) => `${colour} ${thing}`));

const address = { Name: 'Lager', Address1: 'Gatan 2', ZipCode: '111 22', City: 'Byn', CountryCode: 'SE' };

/** A shop that has several rows, of words that some of them share, in each list that is searched. */
export async function openFullShop(): Promise<{ shop: TestShop; callers: Callers }> {
  const shop = await openTestShop();
  await addStaff(shop, 'owner@maker.example', 'owner');
  const staff = await logInToOfficeAs(shop, 'owner@maker.example');
  await fillCatalogue(shop);
  await fillPeople(shop);
  await fillContent(shop, await addImage(shop, staff));
  await shop.services.versions.changed();
  const customer = await logInAs(shop, '1001');
  const rows = [{ ArticleId: 100, Quantity: 3 }];
  await ok(customer.post('lists', { Name: 'Lista', Shared: true, Rows: rows }));
  await ok(customer.post('deliveryaddress', address));
  await placeOrders(shop, customer);
  await fillInvoices(shop);
  await sendFirst(staff);
  return { shop, callers: { anyone: aVisitor(shop), customer, staff } };
}

async function fillCatalogue({ db }: TestShop): Promise<void> {
  const rows = names.map((name_sv, at) => ({
    id: 100 + at,
    article_number: `K-${100 + at}`,
    name_sv,
    name_en: `Thing ${at} ${name_sv.length}x`,
    product_group_id: 1,
    quantity_available: 1_000,
    quantity_ordered: 0,
    no_article_stock: false,
    active: true,
    vat_code: '25',
    quantity_per_package: 1,
  }));
  await db.insertInto('article').values(rows).execute();
  await db.deleteFrom('price').execute();
  await db
    .insertInto('price')
    .values(rows.map(({ id }) => ({ price_list_code: 'standard', article_id: id, price: 10_000 })))
    .execute();
  await db
    .insertInto('price_step')
    .values(
      rows.map(({ id }) => ({ price_list_code: 'standard', article_id: id, min_qty: 12, price: 9_000 })),
    )
    .execute();
  const numbers = [1001, 1002].flatMap((customer_id) =>
    rows.map(({ id }, at) => ({ customer_id, article_id: id, own_number: `Egen ${customer_id} ${at}` })),
  );
  await db
    .insertInto('own_number')
    .values(
      numbers.map((row) => ({
        ...row,
        number_key: exactNumberKey(row.own_number),
        changed_at: new Date('2026-10-01'),
      })),
    )
    .execute();
}

async function fillPeople({ db }: TestShop): Promise<void> {
  await db
    .insertInto('customer')
    .values(
      names.map((name, at) => ({
        id: 1_100 + at,
        customer_number: `B${1_100 + at}`,
        name,
        email: `post${at}@kund.example`,
        invoice_address1: 'Gatan 1',
        invoice_zip_code: '11418',
        invoice_city: at % 2 > 0 ? 'Umeå' : 'Malmö',
      })),
    )
    .execute();
  await db
    .insertInto('outbox_mail')
    .values(
      names.map((subject, at) => ({
        message_id: `<${at}@x>`,
        recipient: `till${at}@kund.example`,
        subject,
        body_text: '',
        body_html: '',
      })),
    )
    .execute();
}

async function fillContent({ db }: TestShop, image_id: number): Promise<void> {
  const published = new Date('2026-10-01');
  await db.updateTable('article').set({ image_id }).where('id', '=', 100).execute();
  const story = (title_sv: string) => ({ title_sv, title_en: null, message_en: null, publish_at: published });
  await db
    .insertInto('press_message')
    .values(
      names.map((name, at) => ({
        ...story(name),
        id: 100 + at,
        category_id: 1,
        message_sv: `<p>Text${at}</p>`,
      })),
    )
    .execute();
  await db
    .insertInto('press_article')
    .values(names.map((name, at) => ({ ...story(name), id: 100 + at, message_sv: `<p>Text${at}</p>` })))
    .execute();
  await db
    .insertInto('cms_page')
    .values(
      names.map((title_sv, at) => ({ id: 100 + at, slug: `sida-${at}`, title_sv, title_en: null, tags: [] })),
    )
    .execute();
  await db.insertInto('press_message_image').values({ press_message_id: 100, image_id }).execute();
  await db.insertInto('press_article_image').values({ press_article_id: 100, image_id }).execute();
}

/** One order of each article, beside one that all have; of some there are more ordered than in stock. */
async function placeOrders(shop: TestShop, customer: Client): Promise<void> {
  await shop.db.updateTable('article').set({ quantity_available: 5 }).where('id', '>=', 104).execute();
  await shop.services.versions.changed();
  for (const [at, name] of names.entries()) {
    await ok(customer.post('cartrow', { ArticleId: 100 + at, Quantity: 7 }));
    await ok(
      customer.post('Order', {
        wayOfDeliveryId: wayOfDelivery.post,
        partialDelivery: true,
        purchaseOrderNumber: `PO${at} ${name}`,
      }),
    );
  }
}

async function fillInvoices({ db }: TestShop): Promise<void> {
  const invoices = names.map((buyer_name, at) => ({
    id: 500 + at,
    invoice_number: 70_500 + at,
    // The first is of the customer who logs in.
    customer_id: at === 0 ? 1_001 : 1_100 + at,
    customer_number: `B${1_100 + at}`,
    buyer_name,
    order_id: null,
    invoice_date: '2026-08-01',
    due_date: '2026-09-01',
    payment_days: 30,
    paid_date: null,
    credits_invoice_number: null,
    currency_code: 'SEK',
    language: 'sv' as const,
    ocr: `70500${at}`,
    net_amount: 10_000,
    vat_amount: 2_500,
    total_amount: 12_500,
    balance: 12_500,
    buyer_vat_number: null,
    delivery_date: null,
    buyer_address1: 'Gatan 1',
    buyer_city: 'Umeå',
  }));
  await db.transaction().execute((trx) => insertInvoices(trx, invoices, []));
}

async function sendFirst(staff: Client): Promise<void> {
  const { Rows } = await ok(staff.get('office/orders'));
  const path = `office/orders/${Math.min(...Rows.map(({ Id }: { Id: number }) => Id))}`;
  const order = await ok(staff.get(path));
  const taken = await ok(staff.post(`${path}/processing`, { Version: order.Version, Mail: false }));
  const rows = taken.Rows.filter(({ Kind }: { Kind: string }) => Kind === 'article');
  await ok(
    staff.post(`${path}/consignments`, {
      Version: taken.Version,
      Mail: false,
      CarrierNumber: '7',
      Rows: rows.map(({ Id }: { Id: number }) => ({ RowId: Id, Quantity: 1 })),
    }),
  );
}
