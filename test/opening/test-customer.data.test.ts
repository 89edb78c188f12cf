import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article } from '../seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { everyAnswer } from './every-answer.ts';
import { ok } from './first-owner.ts';

let shop: TestShop;
/** Holds the cookie of the office and, once the shop is opened as the test customer, that of the shop. */
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const settings = await ok(owner.get('office/settings'));
  await ok(owner.put('office/settings', { ...settings, OrderOpenMinutes: 60 }));
});
afterAll(() => shop.close());

const path = 'office/opening/test-customer';
const checkout = { wayOfDeliveryId: 1, partialDelivery: true };

async function enter(): Promise<number> {
  const { CustomerId } = await ok(owner.post(path));
  await ok(owner.post(`office/customers/${CustomerId}/session`));
  return CustomerId;
}

async function order(by: Client, rows: readonly [number, number][], more: object = {}): Promise<number> {
  for (const [ArticleId, Quantity] of rows) await ok(by.post('cartrow', { ArticleId, Quantity }));
  return (await ok(by.post('Order', { ...checkout, ...more }))).OrderId;
}

const versionOf = async (id: number) => (await ok(owner.get(`office/orders/${id}`))).Version;
const line = async () =>
  (await ok(owner.get('office/opening'))).Lines.find(({ Key }: { Key: string }) => Key === 'try');

/** Does with the shop what a customer can, and with the order what the desk can. */
async function doEverything(customerId: number): Promise<number[]> {
  const values = await ok(owner.get(`office/customers/${customerId}`));
  await ok(owner.put(`office/customers/${customerId}`, { ...values, ShowAsReseller: true }));
  const address = { Name: 'Prov', Address1: 'Torget 1', Address2: '', ZipCode: '11418', City: 'Stockholm' };
  await ok(owner.post('deliveryaddress', { ...address, CountryCode: 'SE', ContactPerson: '' }));
  await ok(
    owner.post('ownnumbers', { OwnNumber: 'eget', ArticleId: article.mug }, { 'idempotency-key': 'e' }),
  );
  await owner.get('search?searchtext=finnsinte');
  await owner.post('quickorder', { Text: 'finns-inte-77 3 st' });
  await ok(owner.post('cartrow', { ArticleId: article.mug, Quantity: 6 }));
  await ok(owner.post('lists', { Name: 'Lista', FromCart: true }));
  const keyed = await ok(owner.post('Order', checkout, { 'idempotency-key': 'k' }));
  const short = await order(owner, [
    [article.tray, 9],
    [article.onOrder, 4],
  ]);
  await order(owner, [[article.tray, 3]], { addToOrderId: short });
  const { Rows, Version } = await ok(owner.get(`office/orders/${keyed.OrderId}`));
  const sent = { Version, Mail: true, CarrierNumber: '7', Rows: [{ RowId: Rows[0].Id, Quantity: 3 }] };
  await ok(owner.post(`office/orders/${keyed.OrderId}/consignments`, sent));
  await ok(
    owner.post(`office/orders/${short}/cancellation`, { Version: await versionOf(short), Mail: true }),
  );
  const open = await order(owner, [[article.tray, 7]]);
  await ok(owner.post('cartrow', { ArticleId: article.book, Quantity: 2 }));
  await ok(owner.post(`office/orders/${open}/notes`, { Text: 'Ring först', Pinned: true }));
  const answer = { heading_key: 'h', columns: '1', answered_at: new Date() };
  await shop.db
    .insertInto('quantity_answer')
    .values({ customer_id: customerId, ...answer })
    .execute();
  return [keyed.OrderId, short, open];
}

async function countRows(): Promise<Map<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(shop.db);
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(name)}`.execute(shop.db);
    counts.set(name, rows[0]!.count);
  }
  return counts;
}

/** The tables that lead to a customer by foreign keys, over however many others. */
async function tablesOfCustomers(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive owned (id) as (
      select 'customer'::regclass::oid
      union select conrelid from pg_constraint join owned on confrelid = owned.id where contype = 'f'
    )
    select relname as name from owned join pg_class on pg_class.oid = owned.id`.execute(shop.db);
  return rows.map(({ name }) => name);
}

test('the owner makes one test customer, opens the shop as it, and ends it', async () => {
  expect(await ok(owner.get(path))).toEqual({ TestCustomer: null });
  expect((await owner.delete(path)).status).toBe(404);
  const first = await ok(owner.post(path));
  expect(first).toMatchObject({ CustomerNumber: 'TEST', Orders: 0 });
  expect(await ok(owner.post(path))).toEqual(first);
  // One that was blocked meanwhile can be entered again.
  await shop.db.updateTable('customer').set({ blocked: true }).where('is_test', '=', true).execute();
  expect(await ok(owner.post(path))).toEqual(first);
  await enter();
  expect(await ok(owner.get('login'))).toMatchObject({ AuthUsed: true, User: { CustomerNumber: 'TEST' } });
  await order(owner, [[article.mug, 6]]);
  expect(await ok(owner.get(path))).toEqual({ TestCustomer: { ...first, Orders: 1 } });
  await ok(owner.delete(path));
  expect(await ok(owner.get('login'))).toMatchObject({ LoggedIn: false });
  expect(await ok(owner.get(path))).toEqual({ TestCustomer: null });
  const { Rows } = await ok(owner.get(`office/changes?entity=customer&id=${first.CustomerId}`));
  expect(Rows.map(({ Action }: { Action: string }) => Action)).toEqual(
    expect.arrayContaining(['create', 'log-in', 'delete']),
  );
});

test('several owners who press at once have the same one', async () => {
  await addStaff(shop, 'other@maker.example', 'owner');
  const other = await logInToOfficeAs(shop, 'other@maker.example');
  const made = await Promise.all([owner, other, owner, other].map((one) => ok(one.post(path))));
  expect(new Set(made.map(({ CustomerId }) => CustomerId)).size).toBe(1);
});

test('a number that a customer has already is not taken', async () => {
  await shop.db.updateTable('customer').set({ customer_number: 'test' }).where('id', '=', 1002).execute();
  expect(await ok(owner.post(path))).toMatchObject({ CustomerNumber: 'TEST-2' });
});

test('no figure, export, list to work from, stock or answer to a customer knows what it did', async () => {
  const customer = await logInAs(shop, '1001');
  const real = await order(customer, [
    [article.tray, 3],
    [article.mug, 6],
    [article.onOrder, 70],
  ]);
  const { Rows, Version } = await ok(owner.get(`office/orders/${real}`));
  const sent = { Version, Mail: false, CarrierNumber: '', Rows: [{ RowId: Rows[0].Id, Quantity: 2 }] };
  await ok(owner.post(`office/orders/${real}/consignments`, sent));
  await ok(owner.post(`office/orders/${real}/invoices`, { Mail: false }));
  await ok(customer.post('cartrow', { ArticleId: article.tray, Quantity: 2 }));
  const hook = { Url: 'https://program.example/hook', Events: ['order.placed', 'order.changed'] };
  await ok(owner.post('office/exchange/webhooks', hook));
  const rights = [
    'exchange.out',
    'exchange.in.invoices',
    'exchange.in.customers',
    'exchange.in.order-status',
    'exchange.in.addresses',
    'exchange.in.customer-articles',
  ];
  const { Key } = await ok(owner.post('office/exchange/keys', { Name: 'Kassa', Rights: rights }));
  const program = { authorization: `Bearer ${Key}` };

  const answers = () => everyAnswer(shop, { office: owner, customer, program: Key });
  const articles = () => shop.db.selectFrom('article').selectAll().orderBy('id').execute();
  const messages = () => shop.db.selectFrom('webhook_message').select('body').execute();
  const before = [await answers(), await articles(), await messages()] as const;
  expect([...before[0].values()].filter((one) => one.startsWith('200')).length).toBeGreaterThan(90);
  const isAsBefore = async () => {
    const now = await answers();
    for (const [address, answer] of now)
      expect(`${address} ${answer}`).toBe(`${address} ${before[0].get(address)}`);
    expect(await articles()).toEqual(before[1]);
    expect(await messages()).toEqual(before[2]);
  };

  const id = await enter();
  const orders = await doEverything(id);
  await isAsBefore();
  const shown = (await ok(owner.get('office/orders'))).Rows;
  expect(
    shown.filter(({ Test }: { Test: boolean }) => Test).map(({ Id }: { Id: number }) => Id),
  ).toHaveLength(3);
  expect((await ok(owner.get('office/customers?q=TEST'))).Rows).toMatchObject([{ Id: id, Test: true }]);

  const refused = await owner.post(`office/orders/${orders[0]}/invoices`, { Mail: false });
  expect(refused.status).toBe(409);
  expect((await owner.post(`office/customers/${id}/password-link`)).status).toBe(409);
  expect(await ok(owner.post('office/customers/welcome', { Ids: [id], DryRun: false }))).toMatchObject({
    Sent: 0,
  });
  // Rows can be added to an order until then, and none is exported; the staff's log-in is over.
  shop.wait(3_700);
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const batch = await ok(aVisitor(shop).get('exchange/orders', program));
  expect(JSON.stringify(batch)).toContain(`${real}`);
  for (const number of orders) expect(JSON.stringify(batch)).not.toContain(String(number));
  const send = async (kind: string, text: string) => {
    const headers = { ...program, 'content-type': 'application/octet-stream' };
    const to = `exchange/files/${kind}?fileName=x.csv`;
    return (await aVisitor(shop).send('POST', to, Buffer.from(text), headers)).text;
  };
  expect(await send('order-status', `order_no;status\n${orders[2]};4\n`)).toContain('order_no');
  expect(await send('customers', 'customer_no;name\nTEST;Riktig\n')).toContain('testkund');
  // Each file with customers in it has one line of a customer who is there, and one of this.
  const ofBoth = {
    addresses: ['customer_no;name;address1;zip;city;country', 'Lager;Gatan 1;11418;Stockholm;SE'],
    'customer-articles': ['customer_no;own_article_no;article_no', '77-A;A-1'],
    invoices: ['customer_no;invoice_no;invoice_date;net;vat;total', '#;2026-10-01;100,00;25,00;125,00'],
  };
  let number = 9_000;
  for (const [kind, [heading, line]] of Object.entries(ofBoth)) {
    const told = JSON.parse(
      await send(
        kind,
        `${heading}\n1002;${line}\nTEST;${line}\n`.replaceAll('#', () => `${++number}`),
      ),
    );
    expect([kind, told]).toMatchObject([kind, { Errors: [{ Line: 3, Field: 'customer_no' }] }]);
  }
  expect(await ok(owner.get(`office/orders/${orders[2]}`))).toMatchObject({ Status: 1, Test: true });

  await ok(owner.delete(path));
  expect((await ok(owner.get('office/orders'))).Rows).toHaveLength(1);
  expect(await articles()).toEqual(before[1]);
}, 600_000);

test('nothing is left of it in any table, and every table that leads to a customer has been tried', async () => {
  const customer = await logInAs(shop, '1001');
  await order(customer, [[article.tray, 3]]);
  const before = await countRows();
  const id = await enter();
  await doEverything(id);
  const meanwhile = await countRows();
  // No invoice is made for it, nor a link to a password, and it has no people; an application makes a customer of its own, and files reach none.
  const never = [
    'invoice',
    'invoice_row',
    'invoice_link',
    'payment',
    'payment_told',
    'reminder',
    // Nobody decides on the credit of who only tries.
    'customer_credit',
    'password_reset',
    // It has no people whose orders are approved.
    'approval',
    'approval_row',
    'person_link',
    'reseller_application',
    'exchange_run_change',
  ];
  const untried = (await tablesOfCustomers()).filter(
    (table) => !never.includes(table) && meanwhile.get(table)! <= before.get(table)!,
  );
  expect(untried).toEqual([]);
  await ok(owner.delete(path));
  // What staff did stays logged, numbers are not given twice, and limits are of whoever calls.
  const stays = ['change_log', 'test_order_number', 'throttle', 'data_version'];
  const after = await countRows();
  for (const table of stays) for (const counts of [before, after]) counts.delete(table);
  expect(after).toEqual(before);
});

test('it is none of the customers of a price list, but keeps one from being deleted that it has', async () => {
  await ok(owner.post('office/price-lists', { Code: 'ny', CurrencyCode: 'SEK', NameSV: 'Ny', NameEN: '' }));
  await shop.db.updateTable('customer').set({ price_list_code: 'ny' }).where('id', '=', 1002).execute();
  const count = async () => {
    const { Rows } = await ok(owner.get('office/price-lists'));
    return Rows.map(({ Code, Customers }: { Code: string; Customers: number }) => [Code, Customers]);
  };
  const real = await count();
  expect(real).toEqual([
    ['standard', 7],
    ['ny', 1],
  ]);
  const { CustomerId } = await ok(owner.post(path));
  expect(await count()).toEqual(real);
  const move = (id: number, price_list_code: string) =>
    shop.db.updateTable('customer').set({ price_list_code }).where('id', '=', id).execute();
  await move(1002, 'standard');
  await move(CustomerId, 'ny');
  expect((await owner.delete('office/price-lists/ny')).status).toBe(409);
  await move(CustomerId, 'standard');
  await ok(owner.delete('office/price-lists/ny'));
});

test('nobody is invited to it', async () => {
  const { CustomerId } = await ok(owner.post(path));
  const person = { Name: 'Ada', Email: 'ada@butik.example', Role: 'order', SeesInvoices: false };
  expect((await owner.post(`office/customers/${CustomerId}/people`, person)).status).toBe(409);
  await ok(owner.post('office/customers/1001/people', person));
});

test('what lies in its cart alone keeps no article from being deleted', async () => {
  const customer = await logInAs(shop, '1001');
  await ok(customer.post('cartrow', { ArticleId: article.mug, Quantity: 6 }));
  await enter();
  for (const ArticleId of [article.mug, article.book])
    await ok(owner.post('cartrow', { ArticleId, Quantity: 6 }));
  const used = await owner.delete(`office/articles/${article.mug}`);
  expect([used.status, used.body.detail]).toEqual([409, expect.stringContaining('1 varukorg')]);
  await ok(owner.delete(`office/articles/${article.book}`));
  const { Rows } = await ok(owner.get('cart'));
  expect(Rows.map(({ ArticleId }: { ArticleId: number }) => ArticleId)).toEqual([article.mug]);
});

test('its mails go to who tries, say so, and are not those of the maker', async () => {
  await enter();
  await order(owner, [[article.mug, 6]]);
  const mails = await shop.db.selectFrom('outbox_mail').select(['recipient', 'subject']).execute();
  expect(mails).toHaveLength(2);
  for (const { recipient, subject } of mails) {
    expect(recipient).toBe('owner@maker.example');
    expect(subject).toMatch(/^TEST: .*900000\d\d\d/);
  }
});

test('the numbers of orders and customers go on as if it had never been', async () => {
  const customer = await logInAs(shop, '1001');
  const first = await order(customer, [[article.book, 1]]);
  const next = (await ok(owner.get('office/customers/choices'))).NextNumber;
  await enter();
  const numbers = [await order(owner, [[article.book, 1]]), await order(owner, [[article.book, 1]])];
  expect(numbers[0]).toBeGreaterThanOrEqual(900_000_001);
  expect(await order(customer, [[article.book, 1]])).toBe(first + 1);
  await ok(owner.delete(path));
  await enter();
  // Mails are told apart by the number.
  expect(numbers).not.toContain(await order(owner, [[article.book, 1]]));
  expect((await ok(owner.get('office/customers/choices'))).NextNumber).toBe(next);
});

test('the line of the checklist turns green by its order, and is open again without it', async () => {
  expect(await line()).toMatchObject({ Done: false });
  await enter();
  expect(await line()).toMatchObject({ Done: false });
  await order(owner, [[article.mug, 6]]);
  expect(await line()).toMatchObject({ Done: true, Text: 'Testkunden har lagt 1 order' });
  await ok(owner.delete(path));
  expect(await line()).toMatchObject({ Done: false });
});

test('whoever asks for a link to a password by its address gets those of other customers alone', async () => {
  await shop.db
    .updateTable('customer')
    .set({ email: 'owner@maker.example' })
    .where('id', '=', 1002)
    .execute();
  await enter();
  await ok(aVisitor(shop).post('ResetPassword', { email: 'owner@maker.example' }));
  const resets = await shop.db.selectFrom('password_reset').select('customer_id').execute();
  expect(resets).toEqual([{ customer_id: 1002 }]);
});

test.each([
  ['addresses', 'customer_no;name;address1;zip;city;country\nTEST;Lagret;Hamnen 2;90326;Umeå;SE\n'],
  ['customer-articles', 'customer_no;own_article_no;article_no\nTEST;77-A;A-1\n'],
  [
    'invoices',
    'invoice_no;type;customer_no;invoice_date;net;vat;balance\n990001;invoice;TEST;2026-10-01;100;25;125\n',
  ],
])('a file of %s does not know the test customer', async (kind, file) => {
  await enter();
  const path = `office/exchange/files/${kind}?fileName=a.csv`;
  const sent = async (text: string) =>
    (await owner.send('POST', path, Buffer.from(text), { 'content-type': 'application/octet-stream' })).body;
  expect(await sent(file)).toMatchObject({ Created: 0, Errors: [{ Field: 'customer_no' }] });
  expect(await sent(file.replace('TEST', '1001'))).toMatchObject({ Created: 1, Errors: [] });
});
