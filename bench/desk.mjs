import { setTimeout as sleep } from 'node:timers/promises';
import { atMost } from './limits.mjs';
import { addCustomer } from './prepare-customers.mjs';
import { askRaw } from './shop.mjs';

const [ordersSent, rowsPicked, rowsWaiting, rowsMoved] = [200, 500, 2_000, 10_000];
const articlesMoved = 10;
/** Changes of days go on after the file is answered. */
const followedForMs = 5_000;
/** So many that their hundredth part is more than one. */
const times = 200;

/**
 * Makes ten articles run out for which the newest orders wait with 10,000 rows, and gives those with the 2,000 rows
 * before to a new customer. Grown orders of the last days are all open. Returns the numbers of those articles and the
 * customer's session cookie.
 */
export async function prepareDesk(database) {
  const { rows: articles } = await database.query(
    'select id, article_number as number from article where active order by id desc limit $1',
    [articlesMoved],
  );
  await database.query(
    `update article set quantity_available = 0, quantity_ordered = 100000, estimated_delivery_date = current_date + 20
     where id = any ($1::integer[])`,
    [articles.map(({ id }) => id)],
  );
  await database.query(
    `with waiting as (
       select id, row_number() over (order by id desc) as place from order_row order by id desc limit $3
     )
     update order_row set article_id = ($1::integer[])[1 + place % $4], article_number = ($2::text[])[1 + place % $4],
       quantity_short = quantity, expected_date = current_date + 20
     from waiting where waiting.id = order_row.id`,
    [articles.map(({ id }) => id), articles.map(({ number }) => number), rowsMoved, articlesMoved],
  );
  const { id, cookie } = await addCustomer(database, 'bench-waiting');
  await database.query(
    `update customer_order set customer_id = $1 where id in (
       select order_id from order_row order by order_row.id desc offset $2 limit $3)`,
    [id, rowsMoved, rowsWaiting],
  );
  return { numbers: articles.map(({ number }) => number), cookie };
}

/** Measures a morning at the desk; `whileVisited` tells how long other calls wait meanwhile. */
export async function measureDesk(shop, staff, prepared, whileVisited) {
  const waiting = await timesOf(() => asked(shop, '/api/waiting?take=100', prepared.cookie));
  const toPick = await ordersOfRows(shop, staff, rowsPicked);
  const print = async (OrderIds) =>
    sent(shop, '/api/office/orders/picking', staff, { OrderIds, Kind: 'orders' });
  // The first paper of a process reads the fonts.
  await print(toPick.ids.slice(0, 1));
  const before = shop.cpuSeconds();
  await print(toPick.ids);
  const pickMs = (shop.cpuSeconds() - before) * 1000;
  const send = await sendMany(shop, staff, whileVisited);
  const moved = await moveDays(shop, staff, prepared.numbers, whileVisited);
  return [
    atMost(`what a customer waits for, ${waiting.rows} rows, p99 ms`, waiting.p99, 30, 1),
    atMost(`pick lists of ${toPick.rows} rows, ms of processor`, pickMs, 1_000),
    atMost(`${send.count} orders sent and invoiced in one press, ms`, send.ms, 5_000),
    atMost('longest wait of another call meanwhile, ms', send.slowest, 200),
    atMost(
      'longest wait of another call while their invoices are drawn as one PDF, ms',
      send.copies.slowest,
      200,
    ),
    atMost(`longest wait of another call while a file moves ${rowsMoved} rows, ms`, moved.slowest, 200),
  ];
}

/** Orders of the queue that can be sent whole, until they have so many rows. Invoices in EUR need a rate of the day. */
async function ordersOfRows(shop, staff, rows) {
  const found = { ids: [], rows: 0 };
  for (const { Id } of await readyOrders(shop, staff, 200)) {
    if (found.rows >= rows) break;
    const order = JSON.parse((await asked(shop, `/api/office/orders/${Id}`, staff)).body);
    found.ids.push(Id);
    found.rows += order.Rows.length;
  }
  return found;
}

async function readyOrders(shop, staff, count) {
  const found = [];
  for (let after = ''; found.length < count && after !== undefined;) {
    const query = new URLSearchParams({
      can: 'whole',
      held: 'no',
      country: 'SE',
      sort: 'due',
      ...(after && { after }),
    });
    const { Rows, Next } = JSON.parse((await asked(shop, `/api/office/orders?${query}`, staff)).body);
    found.push(...Rows);
    after = Next || undefined;
  }
  return found.slice(0, count);
}

async function sendMany(shop, staff, whileVisited) {
  const ids = (await readyOrders(shop, staff, ordersSent)).map(({ Id }) => Id);
  const { body } = await asked(
    shop,
    `/api/office/orders/sending?${ids.map((id) => `ids=${id}`).join('&')}`,
    staff,
  );
  const Rows = JSON.parse(body).Rows.map(({ OrderId, Version }, place) => ({
    OrderId,
    Version,
    Parcels: `BENCH${place}`,
    Despite: true,
  }));
  const path = '/api/office/orders/consignments';
  const { answer, ms, slowest } = await whileVisited(() =>
    sent(shop, path, staff, { Rows, Invoice: true, Mail: true }, { 'Idempotency-Key': 'bench-morning' }),
  );
  const { Sent, NotSent } = JSON.parse(answer.body);
  const numbers = Sent.flatMap(({ InvoiceNumber }) => InvoiceNumber ?? []).join(',');
  if (Sent.length < Rows.length * 0.9) throw new Error(`not sent: ${JSON.stringify(NotSent.slice(0, 3))}`);
  const copies = await whileVisited(() =>
    asked(shop, `/api/office/pdf/invoice-copies?numbers=${numbers}`, staff),
  );
  return { count: Sent.length, ms, slowest, copies };
}

async function moveDays(shop, staff, numbers, whileVisited) {
  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const lines = [
    'article_no;qty_available;qty_on_order;expected_date',
    ...numbers.map((number) => `${number};0;100000;${day}`),
  ];
  return await whileVisited(async () => {
    await sent(
      shop,
      '/api/office/exchange/files/stock?fileName=lager.csv',
      staff,
      Buffer.from(`${lines.join('\n')}\n`),
    );
    await sleep(followedForMs);
  });
}

async function timesOf(ask) {
  const took = [];
  // The first call of a process reads the catalogue.
  let rows = JSON.parse((await ask()).body).TotalCount;
  for (let time = 0; time < times; time++) {
    const start = performance.now();
    rows = JSON.parse((await ask()).body).TotalCount;
    took.push(performance.now() - start);
  }
  return { rows, p99: took.toSorted((a, b) => a - b).at(Math.ceil(times * 0.99) - 1) };
}

async function asked(shop, path, cookie) {
  return okay(path, await askRaw(shop.port, path, { headers: { cookie } }));
}

async function sent(shop, path, cookie, body, headers = {}) {
  const isFile = Buffer.isBuffer(body);
  const type = isFile ? 'application/octet-stream' : 'application/json';
  const request = { method: 'POST', headers: { cookie, 'content-type': type, ...headers } };
  return okay(
    path,
    await askRaw(shop.port, path, { ...request, body: isFile ? body : JSON.stringify(body) }),
  );
}

function okay(path, answer) {
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${answer.body}`);
  return answer;
}
