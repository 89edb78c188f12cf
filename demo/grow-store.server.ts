import { sql } from 'kysely';
import { orderIs } from '#shop/order-model/may.ts';
import { stateIs } from '#shop/orders/state-condition.server.ts';
import type { Db, Tables, Trx } from '#kit/database/db.server.ts';

type TableWithIds = 'article' | 'customer' | 'customer_order';

export async function countRows(db: Db, table: keyof Tables): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function readIds(db: Db, table: TableWithIds, { above = 0 } = {}): Promise<number[]> {
  const rows = await db.selectFrom(table).select('id').where('id', '>', above).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Reserves ids that nobody else gets, even while the shop is running. */
export async function reserveIds(trx: Trx, table: TableWithIds, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id from generate_series(1, ${count}::integer)
  `.execute(trx);
  return rows.map(({ id }) => id);
}

export type OrderToSeed = {
  id: number;
  customerId: number;
  createdAt: Date;
  status: number;
  rows: readonly { articleId: number; packages: number }[];
};

/** The database computes the prices, descriptions and sums of orders from a few numbers per row. */
export async function insertSeededOrders(trx: Trx, orders: readonly OrderToSeed[]): Promise<void> {
  const lines = orders.flatMap(({ id, customerId, rows }) =>
    rows.map((row, place) => ({ id, customerId, number: place + 1, ...row })),
  );
  const list = <Key extends keyof (typeof lines)[number]>(key: Key) => lines.map((line) => line[key]);
  await sql`
    with line as materialized (
      select planned.order_id, planned.row_number, article.id as article_id, article.article_number,
        case customer.language when 'en' then coalesce(article.name_en, article.name_sv) else article.name_sv end
          as description,
        planned.packages * article.quantity_per_package as quantity, price.price,
        case when customer.invoice_country_code in ('NO', 'GB') then 0 else (
          select percent from vat_rate where code = article.vat_code order by valid_from nulls first limit 1
        ) end as vat_rate, article.vat_code
      from unnest(
        ${list('id')}::integer[], ${list('customerId')}::integer[], ${list('number')}::integer[],
        ${list('articleId')}::integer[], ${list('packages')}::integer[]
      ) as planned (order_id, customer_id, row_number, article_id, packages)
      join customer on customer.id = planned.customer_id
      join article on article.id = planned.article_id
      join price on price.article_id = article.id and price.price_list_code = customer.price_list_code
    ), total as (
      select order_id, sum(price * quantity) as net, round(sum(price * quantity * vat_rate) / 100) as vat
      from line group by order_id
    ), placed as (
      insert into customer_order (id, customer_id, created_at, status, way_of_delivery_id, way_of_delivery_name,
        partial_delivery, language, currency_code, vat_case, amount_excluding_vat, vat_amount, total_amount,
        customer_name, customer_email, invoice_address1, invoice_zip_code, invoice_city, invoice_country_code,
        delivery_name, delivery_address1, delivery_zip_code, delivery_city, delivery_country_code)
      select planned.id, customer.id, planned.created_at, planned.status, way.id,
        case customer.language when 'en' then coalesce(way.name_en, way.name_sv) else way.name_sv end,
        true, customer.language, customer.currency_code,
        case when customer.invoice_country_code in ('NO', 'GB') then 'export' else 'domestic' end, net, vat, net + vat,
        name, email, invoice_address1, invoice_zip_code, invoice_city, invoice_country_code,
        name, invoice_address1, invoice_zip_code, invoice_city, invoice_country_code
      from unnest(
        ${orders.map(({ id }) => id)}::integer[], ${orders.map(({ customerId }) => customerId)}::integer[],
        ${orders.map(({ createdAt }) => createdAt.toISOString())}::timestamptz[],
        ${orders.map(({ status }) => status)}::integer[]
      ) as planned (id, customer_id, created_at, status)
      join total on total.order_id = planned.id
      join customer on customer.id = planned.customer_id
      cross join (select id, name_sv, name_en from way_of_delivery order by sort, id limit 1) as way
    )
    insert into order_row (order_id, row_number, article_id, article_number, description, quantity,
      quantity_delivered, quantity_cancelled, price, vat_rate, vat_code, total_amount)
    select order_id, row_number, article_id, article_number, description, quantity,
      case when ${stateIs(orderIs.sent, 'planned.status')} then quantity else 0 end,
      case when ${stateIs(orderIs.cancelled, 'planned.status')} then quantity else 0 end, price, vat_rate, vat_code,
      price * quantity
    from line join unnest(
      ${orders.map(({ id }) => id)}::integer[], ${orders.map(({ status }) => status)}::integer[]
    ) as planned (id, status) on planned.id = line.order_id
    order by order_id, row_number
  `.execute(trx);
}

/** Updates the planner's statistics, because the tables have grown. */
export async function analyseTables(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}
