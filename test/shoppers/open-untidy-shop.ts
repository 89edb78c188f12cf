import { sql } from 'kysely';
import type { Db } from '../../src/kit/database/db.server.ts';
import { cheapHashOfDemoPassword } from '../cheap-hash.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { emptyTestShop } from '../seed-test-shop.ts';
import { aVisitor, type Client, type TestShop } from '../shop.ts';
import { buyers, idOf, type Buyer } from './untidy-customers.ts';
import { articles, groups, priceLists } from './untidy-goods.ts';

/** A Wednesday in week 42. */
export const opening = '2026-10-14T10:00:00Z';
/** For how long an order can be added to. */
export const openMinutes = 45;
export const ways = { post: 9, pallet: 4, collected: 6 } as const;
export const wayNames = { 9: 'Post', 4: 'Pall', 6: 'Avhämtning' } as const;

export type WayId = keyof typeof wayNames;

export type Clients = { office: Client; of: (buyer: Buyer) => Client };

/** Fills the shop anew with untidy goods, and logs everybody in. */
export async function openUntidyShop(shop: TestShop): Promise<Clients> {
  await emptyTestShop(shop.db);
  shop.setTime(opening);
  await insertGoods(shop.db);
  await insertCustomers(shop.db);
  await shop.db
    .insertInto('setting')
    .values({ name: 'OrderOpenMinutes', value: String(openMinutes) })
    .execute();
  await shop.services.versions.changed();
  await addStaff(shop, 'office@maker.example', 'owner');
  return await logInAll(shop);
}

/** Starts sessions anew, since those of before may have ended. */
export async function logInAll(shop: TestShop): Promise<Clients> {
  const office = await logInToOfficeAs(shop, 'office@maker.example');
  const clients = new Map<Buyer, Client>();
  for (const buyer of buyers) {
    const client = aVisitor(shop);
    client.session = (await shop.sessions.start(shop.db, idOf(buyer))).value;
    clients.set(buyer, client);
  }
  return { office, of: (buyer) => clients.get(buyer)! };
}

async function insertGoods(db: Db): Promise<void> {
  await db.insertInto('product_group').values(groups).execute();
  await db
    .insertInto('article')
    .values(
      articles.map((article) => ({
        id: article.id,
        article_number: article.number,
        name_sv: article.names.sv,
        name_en: article.names.en,
        product_group_id: article.groupId,
        quantity_per_package: article.pack,
        vat_code: String(article.vatRate),
        quantity_available: article.stock,
        quantity_ordered: article.ordered,
        estimated_delivery_date: article.expected,
        no_article_stock: article.madeToOrder,
        active: article.active,
        description_en: null,
        text_en: null,
        material_id: null,
        image_id: null,
        ean: null,
        box_width_mm: null,
        box_height_mm: null,
        box_depth_mm: null,
        weight_g: article.weight,
        country_of_origin: null,
        hs_code: null,
      })),
    )
    .execute();
  const lists = Object.entries(priceLists).map(([code, currency_code]) => ({ code, currency_code }));
  await db
    .insertInto('price_list')
    .values(lists.filter(({ code }) => code !== 'standard'))
    .execute();
  const prices = articles.flatMap(({ id, prices: those }) =>
    Object.entries(those).map(([price_list_code, price]) => ({ price_list_code, article_id: id, price })),
  );
  await db.insertInto('price').values(prices).execute();
  const steps = articles.flatMap(({ id, steps: those }) =>
    Object.entries(those).flatMap(([price_list_code, list]) =>
      list.map(([min_qty, price]) => ({ price_list_code, article_id: id, min_qty, price })),
    ),
  );
  await db.insertInto('price_step').values(steps).execute();
  const timed = articles.flatMap(({ id, campaign }) =>
    campaign
      ? [{ article_id: id, price: campaign.price, valid_from: campaign.from, valid_to: campaign.to }]
      : [],
  );
  await db
    .insertInto('timed_price')
    .values(timed.map((row) => ({ ...row, price_list_code: 'standard' })))
    .execute();
}

async function insertCustomers(db: Db): Promise<void> {
  const password_hash = await cheapHashOfDemoPassword();
  await db
    .insertInto('customer')
    .values(
      buyers.map((buyer) => ({
        id: idOf(buyer),
        customer_number: buyer.number,
        name: `Butik ${buyer.number}`,
        email: `kund${buyer.number}@butik.example`,
        organisation_number: null,
        reseller_city: null,
        vat_number: buyer.vatNumber,
        invoice_address1: 'Storgatan 1',
        invoice_zip_code: buyer.invoiceTo.zip,
        invoice_city: 'Staden',
        invoice_country_code: buyer.invoiceTo.countryCode,
        language: buyer.language,
        price_list_code: buyer.list,
        discount_basis_points: buyer.discount,
        currency_code: priceLists[buyer.list],
        password_hash,
      })),
    )
    .execute();
  const addresses = buyers.flatMap((buyer) =>
    buyer.addresses.map(({ id, name, countryCode, zip, isDefault }) => ({
      id,
      customer_id: idOf(buyer),
      name,
      address1: 'Hamnen 2',
      zip_code: zip,
      city: 'Hamnstad',
      country_code: countryCode,
      is_default: isDefault,
    })),
  );
  await db.insertInto('delivery_address').values(addresses).execute();
  await db
    .insertInto('way_of_delivery')
    .values(
      Object.entries(wayNames).map(([id, name]) => ({
        id: Number(id),
        name_sv: name,
        name_en: name,
        tracking_url_template: null,
        collected: Number(id) === ways.collected,
      })),
    )
    .execute();
  for (const table of ['product_group', 'article', 'customer', 'way_of_delivery', 'delivery_address'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 2000)`.execute(db);
}
