import { sql } from 'kysely';
import { ok } from '../opening/first-owner.ts';
import type { ReadWorld } from './read-world.ts';

export type Paths = Readonly<Record<string, readonly string[]>>;

/** The ids that paths are filled with, as the world has them. */
export async function fillPaths({ shop, clients: { owner, customer } }: ReadWorld): Promise<Paths> {
  const latest = async (table: string, where = 'true', column = 'id'): Promise<string> => {
    const { rows } = await sql
      .raw<{ found: string }>(
        `select ${column} as found from ${table} where ${where} order by id desc limit 1`,
      )
      .execute(shop.db);
    if (rows.length === 0) throw new Error(`no ${table} where ${where}`);
    return String(rows[0]!.found);
  };
  const sent = await latest('customer_order', `purchase_order_number like 'Höst%'`);
  const euro = await latest('customer_order', `purchase_order_number like 'Best%'`);
  const held = await latest('customer_order', `delivery_week = '2026-W48'`).catch(() => sent);
  const list = await latest('shopping_list', 'customer_id = 1001');
  const address = await latest('delivery_address');
  const credit = await latest('invoice', 'credits_invoice_number is not null', 'invoice_number');
  const credited = await latest('invoice', 'credits_invoice_number is not null', 'credits_invoice_number');
  const page = await latest('cms_page', `slug = 'om-oss'`);
  const run = await latest('exchange_run', `kind = 'articles'`);
  const staff = await latest('staff', `email = 'ogon@maker.example'`);
  const image = await latest('image').catch(() => '1');
  await ok(owner.get('office/day'));
  await ok(customer.get('cart'));
  return {
    'article/:id': ['article/1', 'article/103'],
    'article/:id/related': ['article/1/related'],
    'webimages/:group': ['webimages/1'],
    'Pages/:slug': ['Pages/om-oss'],
    'deliveryaddress/:id': [`deliveryaddress/${address}`],
    'lists/:id': [`lists/${list}`],
    'orders/:orderId': [`orders/${sent}`, `orders/${held}`],
    'OrderRows/:orderId': [`OrderRows/${sent}`],
    'orders/:orderId/invoices': [`orders/${sent}/invoices`],
    'payinfo/:invoiceNumber': ['payinfo/70503'],
    'exchange/runs/:id': [`exchange/runs/${run}`],
    'office/articles/:id': ['office/articles/1', 'office/articles/103'],
    'office/price-lists/:code': ['office/price-lists/standard', 'office/price-lists/eu'],
    'office/price-lists/:code/prices': ['office/price-lists/standard/prices', 'office/price-lists/eu/prices'],
    'office/articles/:id/prices': ['office/articles/1/prices'],
    'office/price-lists/:code/steps': ['office/price-lists/standard/steps'],
    'office/price-lists/:code/grid': ['office/price-lists/standard/grid'],
    'office/pictures/:id': [`office/pictures/${image}`],
    'office/picture-intakes/:id': [`office/picture-intakes/${await latest('picture_intake')}`],
    'office/customers/:id': ['office/customers/1001', 'office/customers/1004'],
    'office/customers/:id/addresses': ['office/customers/1001/addresses'],
    'office/customers/:id/credit': ['office/customers/1001/credit'],
    'office/customers/:id/vat-corrections': ['office/customers/1004/vat-corrections'],
    'office/customers/:id/ownnumbers': ['office/customers/1001/ownnumbers'],
    'office/customers/:id/lists': ['office/customers/1001/lists'],
    'office/customers/:id/lists/:listId': [`office/customers/1001/lists/${list}`],
    'office/customers/:id/people': ['office/customers/1001/people'],
    'office/applications/:id': [`office/applications/${await latest('reseller_application')}`],
    'office/orders/:id': [`office/orders/${sent}`, `office/orders/${euro}`, `office/orders/${held}`],
    'office/orders/:id/place': [`office/orders/${sent}/place`],
    'office/orders/:id/picking': [`office/orders/${sent}/picking`],
    'office/customers/:id/ways': ['office/customers/1004/ways'],
    'office/articles/:id/waiting': ['office/articles/101/waiting'],
    'office/invoices/:id': ['70503', credit, credited].map((number) => `office/invoices/${number}`),
    'office/orders/:id/invoices': [`office/orders/${sent}/invoices`],
    'office/press/:kind': ['office/press/messages', 'office/press/articles'],
    'office/press/:kind/:id': ['office/press/messages/100', 'office/press/articles/100'],
    'office/exchange/runs/:id': [`office/exchange/runs/${run}`],
    'office/exchange/runs/:id/changes': [`office/exchange/runs/${run}/changes`],
    'office/pages/:id': [`office/pages/${page}`],
    'office/pages/:id/versions': [`office/pages/${page}/versions`],
    'office/pages/:id/versions/:version': [
      `office/pages/${page}/versions/${await latest('cms_page_version', `page_id = ${page}`)}`,
    ],
    'office/web-texts/:code': ['office/web-texts/AboutUs'],
    'office/words/:code': ['office/words/mail.order.articleNumber'],
    'office/web-images/:group': ['office/web-images/1'],
    'office/staff/:id': [`office/staff/${staff}`],
  };
}
