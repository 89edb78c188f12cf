import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { rowsText } from './answers.mjs';
import { prepareCustomers } from './prepare-customers.mjs';
import { prepareRows } from './prepare-rows.mjs';

/** The number of customers who fill and order carts, in addition to those with prepared carts. */
const shoppers = 64;
const rowsInCart = 10;

/**
 * Adds customers with a session each to the database of a stopped shop: some to shop, and `orders` of them with ten
 * rows in their carts. Returns their session cookies, those of customers whose carts stay, ten articles with
 * their package sizes, and a thousand articles where there are so many. `withRows` adds customers with many rows in
 * carts, lists and orders.
 */
export async function prepareDatabase(place, { orders, hasImages = false, withRows = false }) {
  return await withDatabase(place, async (database) => {
    const count = shoppers + orders;
    const secrets = Array.from({ length: count }, (_, index) => secretOf(index));
    await database.query(
      `insert into customer (customer_number, name, email, invoice_address1, invoice_zip_code, invoice_city)
       select 'bench-' || n, 'Bench ' || n, 'bench-' || n || '@shop.example', 'Storgatan 1', '11122', 'Stockholm'
       from generate_series(1, $1::integer) as n`,
      [count],
    );
    await database.query(
      `insert into session (token_hash, customer_id, expires_at)
       select made.hash, customer.id, now() + interval '1 day'
       from unnest($1::text[]) with ordinality as made (hash, n)
       join customer on customer.customer_number = 'bench-' || made.n`,
      [secrets.map((secret) => createHash('sha256').update(secret).digest('hex'))],
    );
    // Rendering all of the demo's pictures would take the processor for minutes, and only the first ones are viewed.
    await database.query(
      `update image set file = 'bench/' || id where not $1 or id not in (
         select image_id from web_image union select image_id from press_message_image
         union select image_id from article where id <= 12 and image_id is not null)`,
      [hasImages],
    );
    // The stock is so large that no order of the run has a shortage.
    await database.query(`update article set quantity_available = 100000000`);
    // With prices for a time the sums would depend on the day.
    await database.query(`delete from timed_price`);
    const { rows: articles } = await database.query(
      `select article.id, quantity_per_package as pack, price.price, vat_rate as vat
       from article join price on price.article_id = article.id and price_list_code = 'standard'
       where active order by article.id limit ${rowsInCart}`,
    );
    const { rows: wanted } = await database.query(
      `select article.id, article_number as number, quantity_per_package as pack, price.price, vat_rate as vat
       from article join price on price.article_id = article.id and price_list_code = 'standard'
       where active order by article.id desc limit 1000`,
    );
    const withCart = `from customer where customer_number like 'bench-%'
      and substr(customer_number, 7)::integer > ${shoppers}`;
    for (const { id, pack, price } of articles) {
      await database.query(
        `insert into cart_row (customer_id, article_id, quantity, price_when_added) select id, $1, $2, $3 ${withCart}`,
        [id, pack, price],
      );
    }
    const prepared = await prepareCustomers(database);
    const rows = withRows ? await prepareRows(database, wanted) : undefined;
    await database.query('vacuum analyze');
    const cookies = secrets.map((secret) => `session=${secret}`);
    return {
      shopping: cookies.slice(0, shoppers),
      ordering: cookies.slice(shoppers),
      articles,
      wanted,
      prepared,
      rows,
    };
  });
}

/** Returns how many of the acknowledged orders the database of a stopped shop has not, or not with their rows and sums. */
export async function findOrders(place, orders) {
  return await withDatabase(place, async (database) => {
    const { rows } = await database.query(
      `select customer_order.id, amount_excluding_vat::text as sum,
         string_agg(concat_ws(':', article_id, quantity, price), ' ' order by article_id) as rows
       from customer_order join order_row on order_id = customer_order.id
       where customer_order.id = any ($1::integer[]) group by customer_order.id`,
      [orders.map(({ id }) => id)],
    );
    const stored = new Map(rows.map((order) => [order.id, `${order.sum} ${order.rows}`]));
    // Two that were told the same number are one order.
    const isLost = ({ id, rows }) => {
      const sum = rows.reduce((total, { quantity, price }) => total + quantity * price, 0);
      const isStored = stored.get(id) === `${sum} ${rowsText(rows)}`;
      return !stored.delete(id) || !isStored;
    };
    return { acknowledged: orders.length, lost: orders.filter(isLost).length };
  });
}

/** Opens the database of a stopped shop if it is embedded. */
export async function withDatabase({ dataDir, databaseUrl }, work) {
  if (databaseUrl) {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    return await work(client).finally(() => client.end());
  }
  const database = await PGlite.create(join(dataDir, 'database'));
  return await work(database).finally(() => database.close());
}

/** Returns a secret in the shop's own format: 43 characters of base64url. */
function secretOf(index) {
  return createHash('sha256').update(`bench ${index}`).digest('base64url');
}
