import { addCustomer } from './prepare-customers.mjs';

const rowsInCart = 300;
/** Articles of the cart that are on order, so that rows are short, and late for an early week. */
const onOrder = 30;
/** More than are kept in memory. */
const histories = 12;
const [ordersOfHistory, rowsOfOrder] = [1_000, 20];

/**
 * Adds customers with a cart of 300 rows, with a list of all of these articles, and twelve with 20,000 rows in orders of
 * three years. Returns their session cookies and the id of the list.
 */
export async function prepareRows(database, wanted) {
  const withCart = await addCustomer(database, 'bench-rows-cart');
  await fillCart(database, withCart.id, wanted.slice(0, rowsInCart));
  const withList = await addCustomer(database, 'bench-rows-list');
  const listId = await saveList(database, withList.id, wanted);
  const withHistory = [];
  for (let n = 1; n <= histories; n++) {
    const { id, cookie } = await addCustomer(database, `bench-rows-history-${n}`);
    await addHistory(database, id, wanted);
    withHistory.push(cookie);
  }
  return { withCart: withCart.cookie, withList: withList.cookie, listId, withHistory };
}

async function fillCart(database, customerId, articles) {
  await database.query(
    `update article set quantity_available = 0, quantity_ordered = 1000, estimated_delivery_date = current_date + 60
     where id = any ($1::integer[])`,
    [articles.slice(0, onOrder).map(({ id }) => id)],
  );
  await database.query(
    `insert into cart_row (customer_id, article_id, quantity, price_when_added)
     select $1, * from unnest($2::integer[], $3::integer[], $4::bigint[])`,
    [customerId, ...columnsOf(articles, 'id', 'pack', 'price')],
  );
}

async function saveList(database, customerId, articles) {
  const { rows } = await database.query(
    `insert into shopping_list (customer_id, name, changed_at, changed_by) values ($1, 'All', now(), 'Bench')
     returning id`,
    [customerId],
  );
  await database.query(
    `insert into shopping_list_row
       (list_id, row_number, article_id, article_number, name_sv, name_en, quantity, quantity_per_package)
     select $1, place, id, article_number, name_sv, name_en, quantity_per_package, quantity_per_package
     from unnest($2::integer[]) with ordinality as wanted (article, place) join article on id = wanted.article`,
    [rows[0].id, ...columnsOf(articles, 'id')],
  );
  return rows[0].id;
}

async function addHistory(database, customerId, articles) {
  await database.query(
    `with placed as (
       insert into customer_order (customer_id, created_at, way_of_delivery_name, partial_delivery, language,
         currency_code, amount_excluding_vat, vat_amount, total_amount, customer_name)
       select $1, now() - n * interval '1 day', 'PostNord', true, 'sv', 'SEK', 10000, 2500, 12500, 'Bench'
       from generate_series(1, $2::integer) as n
       returning id
     )
     insert into order_row (order_id, row_number, article_id, article_number, description, quantity, price, vat_rate,
       total_amount)
     select placed.id, n, article, '', '', 6, 1250, 25, 7500
     from placed, generate_series(1, $3::integer) as n,
       lateral (select ($4::integer[])[1 + (placed.id * 7 + n) % $5::integer] as article) as chosen`,
    [customerId, ordersOfHistory, rowsOfOrder, ...columnsOf(articles, 'id'), articles.length],
  );
}

function columnsOf(rows, ...names) {
  return names.map((name) => rows.map((row) => row[name]));
}
