import { createHash } from 'node:crypto';

export const ordersOfHistory = 10_000;
export const cartSizes = [10, 300];

/**
 * Adds a customer with a long history and customers with a small and a large cart, and logs in one with invoices.
 * Returns their session cookies.
 */
export async function prepareCustomers(database) {
  await copyArticles(database);
  const history = await addCustomer(database, 'bench-history');
  await database.query(
    `insert into customer_order (customer_id, created_at, way_of_delivery_name, partial_delivery, language,
       currency_code, amount_excluding_vat, vat_amount, total_amount, customer_name)
     select $1, now() - n * interval '2 hours', 'PostNord', true, 'sv', 'SEK', 10000, 2500, 12500, 'Bench'
     from generate_series(1, $2::integer) as n`,
    [history.id, ordersOfHistory],
  );
  const carts = [];
  for (const size of cartSizes) {
    const { id, cookie } = await addCustomer(database, `bench-cart-${size}`);
    await database.query(
      `insert into cart_row (customer_id, article_id, quantity, price_when_added)
       select $1, article.id, quantity_per_package, price.price
       from article join price on price.article_id = article.id and price_list_code = 'standard'
       where active order by article.id limit $2`,
      [id, size],
    );
    const { rows } = await database.query(
      `select article.id, quantity, price_when_added::integer as price, vat_rate as vat
       from cart_row join article on article.id = article_id where customer_id = $1`,
      [id],
    );
    carts.push({ cookie, rows });
  }
  const { rows } = await database.query(`select id from customer where customer_number = '1001'`);
  const invoices = await database.query(
    `select invoice_number as number from invoice where customer_id = $1 order by invoice_number`,
    [rows[0].id],
  );
  return {
    history: history.cookie,
    carts,
    invoices: {
      cookie: await addSession(database, rows[0].id, '1001'),
      numbers: invoices.rows.map(({ number }) => number),
    },
  };
}

/** The demo has fewer articles than the large cart has rows; the copies are listed last. */
async function copyArticles(database) {
  await database.query(
    `with copy as (
       insert into article (article_number, name_sv, product_group_id, quantity_per_package, quantity_available, sort)
       select article_number || '-bench', name_sv, product_group_id, quantity_per_package, 100000000, 1000000
       from article where active order by id limit 120
       returning id
     )
     insert into price (price_list_code, article_id, price) select 'standard', id, 1250 from copy`,
  );
}

export async function addCustomer(database, number) {
  const { rows } = await database.query(
    `insert into customer (customer_number, name, email, invoice_address1, invoice_zip_code, invoice_city)
     values ($1, $1, $1 || '@shop.example', 'Storgatan 1', '11122', 'Stockholm') returning id`,
    [number],
  );
  return { id: rows[0].id, cookie: await addSession(database, rows[0].id, number) };
}

async function addSession(database, customerId, seed) {
  const secret = createHash('sha256').update(`bench session ${seed}`).digest('base64url');
  await database.query(
    `insert into session (token_hash, customer_id, expires_at) values ($1, $2, now() + interval '1 day')`,
    [createHash('sha256').update(secret).digest('hex'), customerId],
  );
  return `session=${secret}`;
}
