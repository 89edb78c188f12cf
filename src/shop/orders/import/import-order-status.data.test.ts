import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cloneOrder } from '../../../../test/clone-order.ts';
import { eachInOffice } from '../../../../test/office.ts';
import { article } from '../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../test/shop.ts';
import { firstTestNumber } from '#shop/order-model/test-order.ts';

let shop: TestShop;
let owner: Client;
let customer: Client;
let id: number;
/** Twelve mugs, five books and a fee. */
eachInOffice('owner', async (opened) => {
  ({ shop, office: owner } = opened);
  customer = await logInAs(shop, '1001');
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  await customer.post('cartrow', { ArticleId: article.book, Quantity: 5 });
  id = (await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body.OrderId;
  const fee = { order_id: id, row_number: 9, kind: 'freight' as const, article_number: '', quantity: 1 };
  await shop.db
    .insertInto('order_row')
    .values({ ...fee, description: 'Frakt', price: 100, vat_rate: 25, total_amount: 100 })
    .execute();
});

const heading = 'order_no;line_no;status;qty_delivered;qty_backorder;expected_date;consignment_id';
async function send(lines: readonly string[], query = '') {
  const path = `office/exchange/files/order-status?fileName=status.csv${query}`;
  const file = Buffer.from([heading, ...lines, ''].join('\n'));
  return (await owner.send('POST', path, file, { 'content-type': 'application/octet-stream' })).body;
}
const seen = async () => (await customer.get(`orders/${id}`)).body;

test('an order that is reported as invoiced at once is sent whole: one change, and goods alone are packed', async () => {
  expect(await send([`${id};;5;;;;SE1`])).toMatchObject({ Outcome: 'done', Changed: 1 });
  const { Status, Rows, Consignments } = await seen();
  expect(Status).toBe(5);
  expect(Rows).toMatchObject([
    { QuantityDelivered: 12 },
    { QuantityDelivered: 5 },
    { Kind: 'freight', QuantityDelivered: 1 },
  ]);
  const [mug, book] = Rows;
  expect(Consignments).toMatchObject([
    {
      Parcels: [{ Number: 'SE1' }],
      Rows: [
        { OrderRowId: mug.Id, Quantity: 12 },
        { OrderRowId: book.Id, Quantity: 5 },
      ],
    },
  ]);
});

test('quantities without a line are refused, those that are missing too', async () => {
  for (const line of [`${id};;2;3;;;`, `${id};;2;;3;;`])
    expect(await send([line])).toMatchObject({
      Outcome: 'failed',
      Errors: [{ Line: 2, Field: 'line_no' }],
    });
});

test('of a line of which nothing was delivered nothing is sent, whatever the status', async () => {
  expect(await send([`${id};1;3;12;;;SE1`, `${id};2;3;0;5;;`])).toMatchObject({ Outcome: 'done' });
  const { Rows } = await seen();
  expect(Rows).toMatchObject([
    { QuantityDelivered: 12 },
    { QuantityDelivered: 0, QuantityShort: 5 },
    { Kind: 'freight' },
  ]);
});

test('as many parcels as there may be are taken, and no more', async () => {
  const parcels = (count: number) => Array.from({ length: count }, (_, at) => `SE${at}`).join('|');
  expect(await send([`${id};1;3;1;;;${parcels(51)}`])).toMatchObject({
    Outcome: 'failed',
    Errors: [{ Line: 2, Field: 'consignment_id' }],
  });
  expect(await send([`${id};1;3;1;;;${parcels(50)}`])).toMatchObject({ Outcome: 'done' });
  expect((await seen()).Consignments[0].Parcels).toHaveLength(50);
});

test('a day from a business system is not one of the staff, and says nothing of the shelf', async () => {
  const stored = () =>
    shop.db
      .selectFrom('order_row')
      .select(['date_by_hand', 'expected_date', 'short_at_booking', 'quantity_short'])
      .where('order_id', '=', id)
      .where('row_number', '=', 1)
      .executeTakeFirstOrThrow();
  await send([`${id};1;2;;4;2026-11-02;`]);
  const row = { date_by_hand: false, quantity_short: 4, short_at_booking: 0 };
  expect(await stored()).toEqual({ ...row, expected_date: '2026-11-02' });
  // Stock is booked in, and then the system knows of another day.
  await shop.db.updateTable('article').set({ stock_bookings: 3 }).where('id', '=', article.mug).execute();
  await send([`${id};1;2;;4;2026-11-09;`]);
  expect(await stored()).toEqual({ ...row, expected_date: '2026-11-09' });
});

test('a trial tells the parcels that were told last, and goods without their fees', async () => {
  await send([`${id};1;3;3;;;SE1`]);
  await send([`${id};1;3;5;;;SE2`]);
  await send([`${id};1;3;6;;;`]);
  const changesOf = async (line: string) => JSON.stringify((await send([line], '&dryRun=1')).Changes);
  const parcels = await changesOf(`${id};1;3;7;;;SE3`);
  expect(parcels).toContain('SE2');
  expect(parcels).not.toContain('SE1');
  const all = await changesOf(`${id};;3;;;;`);
  expect(all).toContain('"6"');
  expect(all).toContain('"17"');
});

test('the lines of every order come out in a file, in the order of their numbers, and of no test', async () => {
  // More than are read at a time; a row that is changed is written behind the others.
  await cloneOrder(shop.db, 120);
  await sql`update customer_order set order_info_text = repeat('x', 900) where id % 3 = 0`.execute(shop.db);
  await sql`analyze customer_order`.execute(shop.db);
  await sql`insert into customer_order overriding system value
    select (jsonb_populate_record(o, jsonb_build_object('id', ${firstTestNumber}::integer))).*
    from customer_order as o where id = ${id}`.execute(shop.db);
  await sql`insert into order_row overriding system value
    select (jsonb_populate_record(r, jsonb_build_object('id', r.id + 10000, 'order_id', ${firstTestNumber}::integer))).*
    from order_row as r where order_id = ${id}`.execute(shop.db);
  const { body } = await shop.http.inject({
    url: '/api/office/export/order-status?format=csv&language=en',
    cookies: { office: owner.office ?? '' },
  });
  const [, ...lines] = body.trim().split(/\r?\n/);
  expect(lines.map((line) => line.split(';').slice(0, 2))).toEqual(
    Array.from({ length: 121 }, (_, at) => ['1', '2', '9'].map((place) => [`${id + at}`, place])).flat(),
  );
});
