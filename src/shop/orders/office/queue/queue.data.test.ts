import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../../test/sizes.ts';
import { article, wayOfDelivery } from '../../../../../test/seed-test-shop.ts';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../../../test/office.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';
import { dueDayOf } from '#shop/order-model/forecast/due-day.ts';
import { orderIs } from '#shop/order-model/may.ts';
import {
  canOf,
  readinessOfRows,
  sumOfReadiness,
  type FreeStock,
} from '#shop/order-model/sending/readiness.ts';
import { arrivesTooEarly } from '#shop/order-model/sending/wishes.ts';
import { countOrders } from '#shop/orders/office/store.server.ts';
import { insertOrders } from '#shop/orders/store.server.ts';
import { markPrinted } from './printed-store.server.ts';

let shop: TestShop;
let office: Client;
let customer: Client;
eachInOffice('sales', async (opened) => {
  ({ shop, office } = opened);
  customer = await logInAs(shop, '1001');
});

type Listed = { Id: number; Can: string | null; PiecesReady: number; [name: string]: unknown };

async function place(ArticleId: number, Quantity: number, more: object = {}): Promise<number> {
  await customer.post('cartrow', { ArticleId, Quantity });
  const asked = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true, ...more };
  return (await customer.post('Order', asked)).body.OrderId;
}

async function list(query: string): Promise<Listed[]> {
  const answer = await office.get(`office/orders?${query}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.Rows;
}
const ids = async (query: string) => (await list(query)).map(({ Id }) => Id);

async function setStock(id: number, quantity_available: number): Promise<void> {
  await shop.db.updateTable('article').set({ quantity_available }).where('id', '=', id).execute();
  await shop.services.versions.changed();
}

async function act(id: number, what: string, more: object = {}): Promise<void> {
  const { Version } = (await office.get(`office/orders/${id}`)).body;
  const { status } = await office.post(`office/orders/${id}/${what}`, { Version, Mail: false, ...more });
  expect(status).toBe(200);
}

test('of ten in stock the older order of eight is whole, and the other a part until that is cancelled', async () => {
  await setStock(article.tray, 10);
  const older = await place(article.tray, 8);
  const younger = await place(article.tray, 6);
  const [second, first] = await list('');
  expect(first).toMatchObject({ Id: older, Can: 'whole', Pieces: 8, PiecesReady: 8, PiecesShort: 0 });
  expect(second).toMatchObject({ Id: younger, Can: 'part', Pieces: 6, PiecesReady: 2, PiecesShort: 4 });
  expect([await ids('can=whole'), await ids('can=part'), await ids('can=nothing')]).toEqual([
    [older],
    [younger],
    [],
  ]);
  await act(older, 'cancellation');
  expect(await list('can=whole')).toMatchObject([{ Id: younger, PiecesReady: 6 }]);
});

test('two orders that wait for the same new pieces are not both whole', async () => {
  await setStock(article.tray, 0);
  await shop.db.updateTable('article').set({ quantity_ordered: 60 }).where('id', '=', article.tray).execute();
  await shop.services.versions.changed();
  const [older, younger] = [await place(article.tray, 4), await place(article.tray, 4)];
  expect(await ids('can=nothing&sort=due')).toEqual([older, younger]);
  await setStock(article.tray, 4);
  expect([await ids('can=whole'), await ids('can=nothing')]).toEqual([[older], [younger]]);
  await setStock(article.tray, 7);
  expect([await ids('can=whole'), await ids('can=part')]).toEqual([[older], [younger]]);
});

test('what is there of an order is due by the week of its first delivery, and the rest by the last', async () => {
  await setStock(article.tray, 6);
  const coming = { quantity_ordered: 60, estimated_delivery_date: '2026-11-17' };
  await shop.db.updateTable('article').set(coming).where('id', '=', article.tray).execute();
  await shop.services.versions.changed();
  const whole = await place(article.mug, 12);
  const inParts = await place(article.tray, 8);
  await setStock(article.tray, 6);
  const atOnce = await place(article.tray, 8, { partialDelivery: false });
  const dueOf = async (id: number) => (await list('')).find(({ Id }) => Id === id)?.['Due'];
  expect(await dueOf(inParts)).toBe(await dueOf(whole));
  const last = await dueOf(atOnce);
  expect(last).toBe('2026-11-18');
  expect(await ids('due=week')).toEqual([inParts, whole]);
  const { Rows } = (await office.get(`office/orders/${inParts}`)).body;
  await act(inParts, 'consignments', { Rows: [{ RowId: Rows[0].Id, Quantity: 6 }], CarrierNumber: '' });
  expect(await dueOf(inParts)).toBe(last);
});

test('what the office says is missing is not to be sent until the day has come or stock is booked in', async () => {
  await setStock(article.tray, 100);
  const id = await place(article.tray, 32);
  const { Rows } = (await office.get(`office/orders/${id}`)).body;
  const row = { RowId: Rows[0].Id };
  const told = { ...row, QuantityShort: 12, ExpectedDate: '2026-11-20' };
  await act(id, 'consignments', { Rows: [{ ...row, Quantity: 20 }], CarrierNumber: '', Told: [told] });
  const short = { Can: 'nothing', Pieces: 12, PiecesReady: 0, PiecesShort: 12 };
  expect(await list('')).toMatchObject([short]);
  expect([await ids('can=whole'), await ids('can=nothing')]).toEqual([[], [id]]);
  expect((await office.get(`office/orders/${id}/place`)).body).toMatchObject(short);
  const sending = async () => (await office.get(`office/orders/sending?ids=${id}`)).body.Rows;
  expect(await sending()).toMatchObject([{ PiecesReady: 0, Refusal: expect.stringContaining(' ') }]);
  expect((await office.get('office/day')).body.Lists[0]).toEqual({ List: 'canGo', Rows: [] });
  // Pieces that another order gives back are no new ones; those of a delivery are.
  const other = await place(article.tray, 5);
  await act(other, 'cancellation');
  expect(await ids('can=nothing')).toEqual([id]);
  const { Version } = (await office.get(`office/orders/${id}`)).body;
  const asked = { Version, Rows: [{ ...row, Quantity: 12 }] };
  const second = (await office.post(`office/orders/${id}/split`, asked)).body.OrderId;
  expect(await list('can=nothing')).toMatchObject([{ ...short, Id: second }]);
  await addStaff(shop, 'owner@maker.example', 'owner');
  const owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const { body: tray } = await owner.get(`office/articles/${article.tray}`);
  const { Id: _id, QuantityAvailable: QuantityBefore, ...kept } = tray;
  const booked = { ...kept, QuantityBefore, QuantityAvailable: QuantityBefore + 1 };
  const saved = await owner.put(`office/articles/${article.tray}`, booked);
  expect(saved.status, saved.text).toBe(200);
  expect(await ids('can=whole')).toEqual([second]);
  const dated = async (ExpectedDate: string) => {
    const { Version: seen, Rows: now } = (await office.get(`office/orders/${second}`)).body;
    const rows = [{ RowId: now[0].Id, QuantityShort: 12, ExpectedDate }];
    await office.put(`office/orders/${second}/rows`, { Version: seen, Mail: false, Rows: rows });
  };
  await dated('2026-11-21');
  expect(await ids('can=nothing')).toEqual([second]);
  await dated('');
  expect(await ids('can=whole')).toEqual([second]);
  const waiting = `office/articles/${article.tray}/waiting`;
  await office.put(waiting, { ExpectedDate: '2026-11-21', Mail: false });
  expect(await ids('can=nothing')).toEqual([second]);
  await office.put(waiting, { ExpectedDate: '2026-10-14', Mail: false });
  expect(await ids('can=whole')).toEqual([second]);
});

test('what is wanted in a later week is not today’s work', async () => {
  const soon = await place(article.book, 1);
  const week = await place(article.book, 1, { deliveryWeek: 42, deliveryYear: 2026 });
  const later = await place(article.book, 1, { deliveryWeek: 46, deliveryYear: 2026 });
  expect(await ids('can=whole&sort=due&wanted=now')).toEqual([soon, week]);
  expect(await ids('can=whole&wanted=later')).toEqual([later]);
  const { Lists } = (await office.get('office/day')).body;
  expect(Lists[0].Rows.map(({ Id }: Listed) => Id)).toEqual([soon, week]);
  // Nor is what could go in part, and need not leave yet.
  await setStock(article.tray, 4);
  const part = await place(article.tray, 6, { deliveryWeek: 46, deliveryYear: 2026 });
  expect([await ids('can=part'), await ids('can=part&due=today')]).toEqual([[part], []]);
  const day: { List: string }[] = (await office.get('office/day')).body.Lists;
  expect(day.find(({ List }) => List === 'inPart') ?? { Rows: [] }).toMatchObject({ Rows: [] });
});

test('an order is found by its parcel, its article and the OCR of its invoice', async () => {
  const order = await place(article.book, 6);
  const other = await place(article.tray, 1);
  const { Rows } = (await office.get(`office/orders/${order}`)).body;
  const sent = { Rows: [{ RowId: Rows[0].Id, Quantity: 6 }], CarrierNumber: '', Parcels: 'SE370725X 370726' };
  await act(order, 'consignments', sent);
  expect(await ids('q=se370725x')).toEqual([order]);
  expect(await ids('q=370 726')).toEqual([order]);
  // Of an order with several parcels the one is told that was searched.
  for (const parcel of ['SE370725X', '370726'])
    expect((await office.get(`office/search?q=${parcel}`)).body.Rows[0].Text).toMatch(
      new RegExp(` · kolli ${parcel}$`),
    );
  expect(await ids('q=a-2')).toEqual([other]);
  // By the name that the article has, and by the one under which it was ordered.
  const names = { name_sv: 'Soppskål Ängsö', name_en: 'Soup bowl' };
  await shop.db.updateTable('article').set(names).where('id', '=', article.book).execute();
  await shop.db
    .updateTable('article')
    .set({ name_sv: 'Djup tallrik Ängsö' })
    .where('id', '=', article.book)
    .execute();
  for (const q of ['tallrik djup', 'soppskål', 'soup', 'SOPPSKÅL ängs'])
    expect(await ids(`q=${encodeURIComponent(q)}`), q).toEqual([order]);
  expect(await ids('q=so')).toEqual([]);
  expect(await ids(`q=${encodeURIComponent('soppskål terrin')}`)).toEqual([]);
  expect(JSON.stringify((await office.get('office/search?q=tallrik')).body.Rows)).toContain(
    `"Name":"${order}"`,
  );
  expect(await ids('q=A-8')).toEqual([order]);
  expect(await ids('q=A-8&can=whole')).toEqual([]);
  expect(await ids('q=A-2&sort=due')).toEqual([other]);
  await addStaff(shop, 'economy@maker.example', 'owner');
  const economy = await logInToOfficeAs(shop, 'economy@maker.example');
  await economy.post(`office/orders/${order}/invoices`, { Mail: false });
  const invoice = await shop.db
    .selectFrom('invoice')
    .select(['ocr', 'invoice_number'])
    .executeTakeFirstOrThrow();
  expect(await ids(`q=${invoice.ocr}`)).toEqual([order]);
  expect(await ids(`q=${invoice.invoice_number}`)).toEqual([order]);
  // As people write an order's number.
  expect(await ids(`q=${encodeURIComponent(`#${order}`)}`)).toEqual([order]);
  expect(await ids(`q=${encodeURIComponent(`${order}`.replace(/(.)$/, ' $1'))}`)).toEqual([order]);
});

test('an order leads to the next of its list, also when it was sent and is in the list no more', async () => {
  const [one, two, three] = [
    await place(article.book, 1),
    await place(article.book, 2),
    await place(article.book, 3),
  ];
  const beside = async (id: number, query: string) =>
    (await office.get(`office/orders/${id}/place?${query}`)).body;
  expect(await beside(two, '')).toMatchObject({ Previous: three, Next: one, Can: 'whole', Pieces: 2 });
  expect(await beside(two, 'sort=due')).toMatchObject({ Previous: one, Next: three });
  const { Rows } = (await office.get(`office/orders/${two}`)).body;
  expect((await beside(two, '')).Rows).toEqual([{ RowId: Rows[0].Id, QuantityReady: 2 }]);
  await act(two, 'consignments', { Rows: [{ RowId: Rows[0].Id, Quantity: 2 }], CarrierNumber: '' });
  expect(await ids('can=whole&sort=due')).toEqual([one, three]);
  const after = await beside(two, 'can=whole&sort=due');
  expect(after).toMatchObject({ Previous: one, Next: three, Can: null, Due: null, Pieces: 0, Rows: [] });
  expect((await office.get('office/orders/999/place')).status).toBe(404);
});

test('an order tells when it was printed, by whom, that something is noted, and what was wished', async () => {
  const printed = await place(article.book, 1, { partialDelivery: false });
  const other = await place(article.book, 1);
  const { Version } = (await office.get(`office/orders/${printed}`)).body;
  await markPrinted(shop.db, [{ id: printed, whole: [] }], 'Bo', shop.services.now());
  await office.post(`office/orders/${other}/notes`, { Text: 'Ring', Pinned: false });
  expect(await list('')).toMatchObject([
    { Id: other, Printed: null, Note: true, PartialDelivery: true },
    {
      Id: printed,
      Printed: { At: '2026-10-14T10:00:00.000Z', By: 'Bo', Changed: true },
      Note: false,
      PartialDelivery: false,
    },
  ]);
  expect([await ids('printed=yes'), await ids('printed=no')]).toEqual([[printed], [other]]);
  expect((await office.get(`office/orders/${printed}`)).body.Version).toBe(Version);
});

test('an order whose pieces are changed says that its printed list is old, until it is printed again', async () => {
  const id = await place(article.book, 8);
  // Nobody picks a fee.
  await shop.db.insertInto('order_row').values(feeOf(id)).execute();
  const print = () => office.post('office/orders/picking', { OrderIds: [id], Kind: 'orders' });
  const isOld = async () => (await list(''))[0]?.['Printed'];
  const row = async () => (await office.get(`office/orders/${id}`)).body.Rows[0].Id;
  await print();
  expect(await isOld()).toMatchObject({ Changed: false });
  await act(id, 'consignments', { Rows: [{ RowId: await row(), Quantity: 2 }], CarrierNumber: '' });
  expect(await isOld()).toMatchObject({ Changed: false });
  await act(id, 'changes', { Reason: '', Rows: [{ RowId: await row(), Quantity: 5 }] });
  expect(await isOld()).toMatchObject({ Changed: true });
  expect((await office.get(`office/orders/${id}/place`)).body.Printed).toMatchObject({ Changed: true });
  await print();
  expect(await isOld()).toMatchObject({ Changed: false });
  const split = { Rows: [{ RowId: await row(), Quantity: 1 }] };
  const { Version } = (await office.get(`office/orders/${id}`)).body;
  await office.post(`office/orders/${id}/split`, { Version, ...split });
  expect(await list('')).toMatchObject([{ Printed: null }, { Id: id, Printed: { Changed: true } }]);
});

function feeOf(order_id: number) {
  const fee = { kind: 'freight' as const, article_number: '', description: 'Frakt', vat_rate: 25 };
  return { ...fee, order_id, row_number: 2, quantity: 1, price: 100, total_amount: 100 };
}

test('an order is late from the Monday after the week that was asked for, over any turn of the year', async () => {
  const id = await place(article.book, 1);
  const someDay = fc.integer({ min: 0, max: 8 * 365 });
  const someTime = fc.constantFrom('00:30', '12:00', '22:30', '23:30');
  await fc.assert(
    fc.asyncProperty(someDay, someTime, fc.integer({ min: -2, max: 2 }), async (days, time, weeksAgo) => {
      const day = new Date(Date.parse('2026-12-28') + days * dayMs).toISOString().slice(0, 10);
      const now = new Date(`${day}T${time}:00Z`);
      const here = Date.parse(now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' }));
      const monday = here - ((new Date(here).getUTCDay() + 6) % 7) * dayMs - weeksAgo * 7 * dayMs;
      // A week is of the year of its Thursday.
      const thursday = new Date(monday + 3 * dayMs);
      const delivery_year = thursday.getUTCFullYear();
      const delivery_week = Math.floor((thursday.getTime() - Date.UTC(delivery_year, 0, 1)) / dayMs / 7) + 1;
      const asked = { delivery_year, delivery_week };
      await shop.db.updateTable('customer_order').set(asked).where('id', '=', id).execute();
      const late = await countOrders(shop.db, { state: 'late', from: '', to: '', now }, 9);
      expect(late, `${now.toISOString()} W${delivery_week}`).toBe(weeksAgo > 0 ? 1 : 0);
    }),
    { numRuns: 60 * times },
  );
});
const dayMs = 86_400_000;

const customers = [
  [1001, 'Butik Ett & Co'],
  [1002, 'Butik Två'],
  [1004, 'Laden Vier GmbH'],
] as const;
const articles = [article.mug, article.tray, article.book] as const;

const few = fc.nat(4);
const someRow = fc.record({
  article: fc.constantFrom(...articles, null),
  kind: fc.constantFrom('article' as const, 'article' as const, 'article' as const, 'freight' as const),
  sent: few,
  cancelled: few,
  setAside: few,
  short: few,
  said: fc.constantFrom(null, null, 0, 1),
  day: fc.constantFrom(null, '2026-10-13', '2026-10-14', '2026-10-15'),
});
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 });
const someOrder = fc.record({
  id: fc.integer({ min: 1, max: 90 }),
  hours: fc.nat(9 * 12),
  status: fc.constantFrom(1, 1, 2, 2, 3, 4, 5),
  who: fc.constantFrom(...customers),
  way: maybe(fc.constantFrom(...Object.values(wayOfDelivery))),
  told: maybe(fc.constantFrom('2026-W41', '2026-W42', '2026-W43', '2026-W53')),
  toldFirst: maybe(fc.constantFrom('2026-W41', '2026-W42', '2026-W43')),
  asked: maybe(fc.constantFrom(41, 42, 43, 44, 53)),
  country: fc.constantFrom('SE', 'NO'),
  held: maybe(fc.constantFrom('manual' as const, 'overdue' as const)),
  collected: fc.boolean(),
  isPrinted: fc.boolean(),
  partial: fc.boolean(),
  rows: fc.array(someRow, { minLength: 1, maxLength: 3 }),
});
type SomeOrder = typeof someOrder extends fc.Arbitrary<infer T> ? T : never;

const someQuery = fc.record(
  {
    can: fc.constantFrom('whole', 'part', 'nothing'),
    due: fc.constantFrom('today', 'week', 'later'),
    wanted: fc.constantFrom('now', 'later'),
    held: fc.constantFrom('yes', 'no'),
    collected: fc.constantFrom('yes', 'no'),
    printed: fc.constantFrom('yes', 'no'),
    way: fc.constantFrom('1', '2'),
    country: fc.constantFrom('SE', 'no'),
    week: fc.constantFrom('2026-W42', '2026-W44'),
    state: fc.constantFrom('open', 'late', '1', '3', 'short', 'held'),
    sort: fc.constantFrom('newest', 'due', 'customer', 'way'),
  },
  { requiredKeys: [] },
);
type Query = Readonly<Record<string, string>>;

/** Midnight of 6 October in Sweden: the hours of an order reach into the 15th, which is tomorrow. */
const began = Date.parse('2026-10-05T22:00:00Z');
const today = '2026-10-14';
const aWeekAgo = new Date('2026-10-07T10:00:00Z');
const deliveryTimes = { cutOff: '14:00', handlingDays: 2, inboundDays: 3 };
/** So many that what is posted arrives in another week than what is fetched. */
const daysOnTheWay = new Map<number | null, number>([
  [wayOfDelivery.post, 4],
  [wayOfDelivery.pickUp, 0],
]);

async function store(orders: readonly SomeOrder[]) {
  for (const table of ['order_row', 'customer_order'] as const) await shop.db.deleteFrom(table).execute();
  const stored = orders.map(({ id, hours, who: [customer_id, customer_name], way, ...order }) => ({
    id,
    customer_id,
    created_at: new Date(began + hours * 2 * 3_600_000),
    status: order.status,
    has_shortage: order.rows.some((row) => row.short > 0),
    way_of_delivery_id: way,
    way_of_delivery_name: `Sätt ${way ?? ''}`,
    collected: order.collected,
    told_week: order.told,
    told_first_week: order.toldFirst,
    delivery_year: order.asked && 2026,
    delivery_week: order.asked,
    partial_delivery: order.partial,
    language: 'sv' as const,
    currency_code: 'SEK',
    amount_excluding_vat: 100,
    vat_amount: 25,
    total_amount: 125,
    customer_name,
    delivery_country_code: order.country,
    held: order.held,
    printed_at: order.isPrinted ? shop.services.now() : null,
    printed_by: order.isPrinted ? 'Bo' : '',
  }));
  let rowId = 0;
  const rows = orders.flatMap((order) =>
    order.rows.map((row, place) => ({
      id: (rowId += 1),
      order_id: order.id,
      row_number: place + 1,
      kind: row.kind,
      article_id: row.kind === 'article' ? row.article : null,
      article_number: 'A',
      description: 'Vara',
      quantity: row.sent + row.cancelled + row.setAside + row.short,
      quantity_delivered: row.sent,
      quantity_cancelled: row.cancelled,
      quantity_short: row.short,
      short_at_booking: row.said,
      expected_date: row.day,
      price: 1,
      vat_rate: 25,
      total_amount: 1,
    })),
  );
  await shop.db.transaction().execute(async (trx) => await insertOrders(trx, stored, rows));
  return { stored, rows };
}

/** What the list is to tell of each order, reckoned by the model. */
function modelOf({ stored, rows }: Awaited<ReturnType<typeof store>>, stock: ReadonlyMap<number, FreeStock>) {
  const rowsOf = (id: number) => rows.filter((row) => row.order_id === id);
  const open = stored.filter(({ status }) => orderIs.open(status));
  const ready = readinessOfRows(
    open.map((order) => ({ ...order, rows: rowsOf(order.id) })),
    stock,
    today,
  );
  return stored.map((order) => {
    const isOpen = orderIs.open(order.status);
    const sum = sumOfReadiness(rowsOf(order.id).flatMap(({ id }) => ready.get(id) ?? []));
    const due = dueDayOf(
      { ...order, transport_days: daysOnTheWay.get(order.way_of_delivery_id) ?? 2 },
      deliveryTimes,
    );
    return { ...order, isOpen, due, can: isOpen ? canOf(sum) : null, ...(isOpen && { sum }) };
  });
}
type Modelled = ReturnType<typeof modelOf>[number];

function isForLater(order: Modelled): boolean {
  const transport_days = daysOnTheWay.get(order.way_of_delivery_id) ?? 2;
  return arrivesTooEarly({ ...order, transport_days }, today);
}

function isFound(order: Modelled, query: Query): boolean {
  const yes = (name: string, is: boolean) => !query[name] || (query[name] === 'yes') === is;
  const needsOpen =
    query['can'] ||
    query['due'] ||
    query['wanted'] ||
    query['printed'] ||
    (query['sort'] ?? 'newest') !== 'newest';
  const states: Record<string, boolean> = {
    open: order.isOpen,
    short: order.has_shortage,
    held: order.held !== null,
    late: order.isOpen && (order.delivery_week ? order.delivery_week < 42 : order.created_at < aWeekAgo),
  };
  const week = `2026-W${order.delivery_week}`;
  const dueTime: Record<string, boolean> = {
    today: order.due <= today,
    week: order.due <= '2026-10-18',
    later: order.due > '2026-10-18',
  };
  return (
    (!needsOpen || order.isOpen) &&
    (!query['can'] || order.can === query['can']) &&
    (!query['wanted'] || (query['wanted'] === 'later') === isForLater(order)) &&
    (!query['due'] || dueTime[query['due']]!) &&
    yes('held', order.held !== null) &&
    yes('collected', order.collected) &&
    yes('printed', order.printed_at !== null) &&
    (!query['way'] || String(order.way_of_delivery_id) === query['way']) &&
    (!query['country'] || order.delivery_country_code === query['country'].toUpperCase()) &&
    (!query['week'] || week === query['week']) &&
    (!query['state'] || (states[query['state']] ?? String(order.status) === query['state']))
  );
}

function compareBy(sort = 'newest') {
  const keyOf = (order: Modelled) =>
    sort === 'due' ? order.due : sort === 'customer' ? order.customer_name : order.way_of_delivery_name;
  return (one: Modelled, other: Modelled) => {
    const byAge = one.created_at.getTime() - other.created_at.getTime() || one.id - other.id;
    if (sort === 'newest') return -byAge;
    return keyOf(one) === keyOf(other) ? byAge : keyOf(one) < keyOf(other) ? -1 : 1;
  };
}

test('any list of any orders, in parts and from order to order, is as the model finds and sorts it', async () => {
  const orders = fc.uniqueArray(someOrder, { selector: ({ id }) => id, minLength: 1, maxLength: 8 });
  const stocks = fc.tuple(fc.integer({ min: -1, max: 9 }), fc.nat(9), fc.nat(9));
  for (const [id, transport_days] of daysOnTheWay)
    await shop.db.updateTable('way_of_delivery').set({ transport_days }).where('id', '=', id).execute();
  await fc.assert(
    fc.asyncProperty(
      orders,
      stocks,
      fc.array(someQuery, { minLength: 2, maxLength: 4 }),
      async (some, pieces, queries) => {
        const stock = new Map(
          articles.map((id, place) => [id as number, { pieces: pieces[place]!, bookings: place % 2 }]),
        );
        for (const [id, { pieces: quantity_available, bookings: stock_bookings }] of stock)
          await shop.db
            .updateTable('article')
            .set({ quantity_available, stock_bookings })
            .where('id', '=', id)
            .execute();
        const model = modelOf(await store(some), stock);
        for (const row of await list('take=200')) {
          const { can, due, isOpen, sum = { pieces: 0, ready: 0 } } = model.find(({ id }) => id === row.Id)!;
          expect(row).toMatchObject({
            Can: can,
            Due: isOpen ? due : null,
            Pieces: sum.pieces,
            PiecesReady: sum.ready,
            PiecesShort: sum.pieces - sum.ready,
          });
        }
        for (const query of queries as Query[]) {
          const found = model.filter((order) => isFound(order, query)).sort(compareBy(query['sort']));
          const address = new URLSearchParams(query).toString();
          expect(await inParts(address), address).toEqual(found.map(({ id }) => id));
          const [any] = model;
          const ordered = [...new Set([...found, any!])].sort(compareBy(query['sort']));
          const at = ordered.indexOf(any!);
          const beside = (await office.get(`office/orders/${any!.id}/place?${address}`)).body;
          expect([beside.Previous, beside.Next], address).toEqual([
            ordered[at - 1]?.id ?? null,
            ordered[at + 1]?.id ?? null,
          ]);
        }
      },
    ),
    { numRuns: 40 * times },
  );
});

test('a wanted week is of its year', async () => {
  const [now, , nextYear] = [
    await place(article.book, 1, { deliveryWeek: 50, deliveryYear: 2026 }),
    await place(article.book, 2, { deliveryWeek: 51, deliveryYear: 2026 }),
    await place(article.book, 3, { deliveryWeek: 50, deliveryYear: 2027 }),
  ];
  expect(await ids('week=2026-W50')).toEqual([now]);
  expect(await ids('week=2027-W50')).toEqual([nextYear]);
  expect(await ids('week=2027-W51')).toEqual([]);
});

test('a list by customer goes on after the longest name, in whatever letters', async () => {
  const orders = [await place(article.book, 1), await place(article.book, 2), await place(article.book, 3)];
  await shop.db
    .updateTable('customer_order')
    .set({ customer_name: 'Åäö ”Ō”'.padEnd(200, 'Å') })
    .execute();
  expect((await inParts('sort=customer')).toSorted((a, b) => a - b)).toEqual(orders);
});

/** Reads a list two orders at a time. */
async function inParts(query: string): Promise<number[]> {
  const found: number[] = [];
  for (let after = ''; ;) {
    const address = `office/orders?${query}&take=2&after=${encodeURIComponent(after)}`;
    const { Rows, Next } = (await office.get(address)).body;
    found.push(...Rows.map(({ Id }: Listed) => Id));
    if (Next === undefined) return found;
    after = Next;
  }
}
