import { sql } from 'kysely';
import type { Db } from '../src/kit/database/db.server.ts';
import { cheapHashOfDemoPassword } from './cheap-hash.ts';

/** The articles of the test shop by their special property. */
export const article = {
  /** Sold in packages of six, price 49.90, 100 in stock. */
  mug: 1,
  /** Sold one by one, price 120.00, 5 in stock. */
  tray: 2,
  soldOut: 3,
  onOrder: 4,
  madeToOrder: 5,
  /** In a group that requires a log-in, price 10.00. */
  secret: 6,
  withdrawn: 7,
  /** With 6 % VAT, price 0.10. */
  book: 8,
} as const;

/** The mug's EAN, and its texts, which differ by field and language. */
export const mugTexts = {
  ean: '7350000000016',
  description_sv: 'En mugg.',
  description_en: 'A mug.',
  text_sv: 'Muggens historia.',
  text_en: 'The story of the mug.',
};

export const wayOfDelivery = { post: 1, pickUp: 2, old: 3 } as const;

/** The tables in an order that satisfies their foreign keys. */
const seededTables = [
  'picture_intake_row',
  'picture_intake',
  'bulk_change_row',
  'bulk_change',
  'change_log',
  'staff_session',
  'staff_call_part',
  'staff_call',
  'staff_link',
  'staff_recovery_code',
  'staff',
  'cms_page_version',
  'cms_link',
  'cms_block',
  'cms_page',
  'web_text',
  'language_text',
  'setting',
  'opening',
  'opening_skipped',
  'last_backup',
  'staff_card',
  'web_image',
  'press_message_image',
  'press_message',
  'press_article_image',
  'press_article',
  'session',
  'password_reset',
  'throttle',
  'outbox_mail',
  'mail_server',
  'order_request',
  'approval_row',
  'approval',
  'shopping_list_row',
  'shopping_list',
  'payment',
  'invoice_row',
  'invoice',
  'consignment_row',
  'consignment',
  'order_row',
  'customer_order',
  'test_order_number',
  'freight_rule',
  'currency_rate',
  'minimum_order',
  'way_of_delivery',
  'sold_to_country',
  'cart_row',
  'cart',
  'own_number',
  'idempotent_call',
  'delivery_address',
  'person',
  'customer',
  'erased_customer',
  'order_batch',
  'webhook',
  'exchange_run',
  'file_layout',
  'exchange_key',
  'vain_search',
  'timed_price',
  'price',
  'article',
  'product_group',
];

/** Those that a new shop has are left as they are. */
const noOtherVatCodes = ['vat_rate', 'vat_code']
  .map((table) => `delete from ${table} where code not in ('25', '12', '6', '0', 'food');`)
  .join(' ');

export async function emptyTestShop(db: Db): Promise<void> {
  const deletions = seededTables.map((table) => `delete from ${table}`);
  // One statement: each costs a way to the engine and back, and most tables are empty.
  await sql
    .raw(
      `do $$ begin ${deletions.join('; ')}; delete from price_list where code <> 'standard'; ${noOtherVatCodes} end $$`,
    )
    .execute(db);
}

/**
 * Customers, all with the password `demo1234`: 1001 and 1002 in Sweden, 1003 must set a new password, 1004 a German
 * company that reads English, 1005 with the e-mail of 1002, 1006 blocked, 1007 without an e-mail, 1008 a Norwegian
 * shop.
 */
export async function seedTestShop(db: Db): Promise<void> {
  const password_hash = await cheapHashOfDemoPassword();
  await db
    .insertInto('opening')
    .values({ id: 1, is_open: true, press_is_open: false })
    .onConflict((row) => row.column('id').doUpdateSet({ is_open: true }))
    .execute();
  // The way that an empty shop begins with.
  await db.deleteFrom('way_of_delivery').execute();
  await db
    .insertInto('product_group')
    .values([
      { id: 1, name_sv: 'Muggar', name_en: 'Mugs', parent_id: null },
      { id: 2, name_sv: 'Dolt', name_en: 'Hidden', parent_id: null, require_login: true },
    ])
    .execute();
  const goods = { product_group_id: 1, quantity_per_package: 1, vat_code: '25' };
  const articles: [number, string, string, object][] = [
    [article.mug, 'Mugg', 'Mug', { ...mugTexts, quantity_per_package: 6, quantity_available: 100 }],
    [article.tray, 'Bricka', 'Tray', { quantity_available: 5 }],
    [article.soldOut, 'Slut', 'Gone', { quantity_available: -2 }],
    // This article is listed last, although others were inserted after it.
    [article.onOrder, 'Beställd', 'Ordered', { quantity_ordered: 60, sort: 1 }],
    [article.madeToOrder, 'Order', 'To order', { no_article_stock: true }],
    [article.secret, 'Hemlig', 'Secret', { product_group_id: 2, quantity_available: 10 }],
    [article.withdrawn, 'Utgången', 'Withdrawn', { active: false, quantity_available: 10 }],
    [article.book, 'Bok', 'Book', { quantity_available: 1000, vat_code: '6' }],
  ];
  await db
    .insertInto('article')
    .values(
      articles.map(([id, name_sv, name_en, more]) => ({
        quantity_available: 0,
        quantity_ordered: 0,
        no_article_stock: false,
        active: true,
        description_en: null,
        text_en: null,
        material_id: null,
        image_id: null,
        estimated_delivery_date: null,
        ean: null,
        box_width_mm: null,
        box_height_mm: null,
        box_depth_mm: null,
        weight_g: null,
        country_of_origin: null,
        hs_code: null,
        id,
        article_number: `A-${id}`,
        name_sv,
        name_en,
        ...goods,
        ...more,
      })),
    )
    .execute();
  const prices = { 1: 4990, 2: 12000, 3: 5000, 4: 5000, 5: 5000, 6: 1000, 7: 5000, 8: 10 };
  await db
    .insertInto('price')
    .values(
      Object.entries(prices).map(([id, price]) => ({
        price_list_code: 'standard',
        article_id: Number(id),
        price,
        regular_price: null,
      })),
    )
    .execute();
  await db
    .insertInto('customer')
    .values(
      [
        { ...customer('1001', 'Butik Ett & Co'), email: 'ett@butik.example', contact_person: 'Åsa Öberg' },
        { ...customer('1002', 'Butik Två'), email: 'delad@butik.example' },
        { ...customer('1003', 'Butik Tre'), email: 'tre@butik.example', require_new_password: true },
        {
          ...customer('1004', 'Laden Vier GmbH'),
          email: 'vier@laden.example',
          language: 'en' as const,
          vat_number: 'DE123456789',
          invoice_country_code: 'DE',
          invoice_zip_code: '10115',
          invoice_city: 'Berlin',
        },
        { ...customer('1005', 'Butik Fem'), email: 'Delad@Butik.example' },
        { ...customer('1006', 'Butik Sex'), email: 'sex@butik.example', blocked: true },
        customer('1007', 'Butik Sju'),
        {
          ...customer('1008', 'Butikk Åtte AS'),
          email: 'atte@butikk.example',
          organisation_number: '974760673',
          invoice_country_code: 'NO',
          invoice_zip_code: '0150',
          invoice_city: 'Oslo',
        },
      ].map((row) => ({
        organisation_number: null,
        reseller_city: null,
        vat_number: null,
        ...row,
        password_hash,
      })),
    )
    .execute();
  await db
    .insertInto('way_of_delivery')
    .values([
      { id: wayOfDelivery.post, name_sv: 'Post', name_en: 'Mail', tracking_url_template: null },
      {
        id: wayOfDelivery.pickUp,
        name_sv: 'Hämtas',
        name_en: null,
        tracking_url_template: null,
        sort: 1,
        collected: true,
        transport_days: 0,
      },
      { id: wayOfDelivery.old, name_sv: 'Häst', name_en: null, tracking_url_template: null, active: false },
    ])
    .execute();
  // Rows created during a test must get ids after those that are given here.
  for (const table of ['product_group', 'article', 'customer', 'way_of_delivery'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 2000)`.execute(db);
}

function customer(number: string, name: string) {
  return {
    id: Number(number),
    customer_number: number,
    name,
    invoice_address1: 'Storgatan 1',
    invoice_zip_code: '11418',
    invoice_city: 'Stockholm',
  };
}
