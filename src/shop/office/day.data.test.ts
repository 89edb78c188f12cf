import { expect, test } from 'vitest';
import { article } from '../../../test/seed-test-shop.ts';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../test/office.ts';
import { logInAs, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});

async function day(client = office): Promise<Record<string, number>> {
  const { Rows } = (await client.get('office/day')).body as { Rows: { Task: string; Count: number }[] };
  return Object.fromEntries(Rows.map(({ Task, Count }) => [Task, Count]));
}

async function find(q: string, client = office): Promise<string[]> {
  const { Rows } = (await client.get(`office/search?q=${encodeURIComponent(q)}`)).body as {
    Rows: { Kind: string; Name: string; Text: string }[];
  };
  return Rows.map(({ Kind, Name }) => `${Kind} ${Name}`);
}

async function order(): Promise<number> {
  const customer = await logInAs(shop, '1001');
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  const { body } = await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
  return body.OrderId;
}

test.each([
  [undefined, 'noServer'],
  ['smtp://mail.maker.example', 'untried'],
])('with the mail server %s the day says of mail: %s', async (smtpUrl, Reach) => {
  Object.assign(shop.services.env, { smtpUrl });
  expect((await office.get('office/day')).body.Mail).toEqual({ Reach, Error: '' });
});

test('the day counts what waits to be done, as the lists do, and what is done no more', async () => {
  const before = await day();
  const id = await order();
  shop.wait(8 * 86_400);
  office = await logInToOfficeAs(shop, 'owner@maker.example');
  const late = await order();
  const week = { delivery_year: 2026, delivery_week: 42 };
  await shop.db.updateTable('customer_order').set(week).where('id', '=', late).execute();
  const since = async () => {
    const now = await day();
    return Object.fromEntries(Object.keys(now).map((task) => [task, (now[task] ?? 0) - (before[task] ?? 0)]));
  };
  expect(await since()).toEqual({
    newOrders: 2,
    open: 2,
    late: 2,
    toInvoice: 0,
    overdue: 0,
    applications: 0,
    failedMail: 0,
  });
  const listed = async (state: string) => {
    const { Rows } = (await office.get(`office/orders?state=${state}`)).body as { Rows: { Id: number }[] };
    return Rows.map(({ Id }) => Id);
  };
  expect(await listed('late')).toEqual(expect.arrayContaining([id, late]));

  const { body: opened } = await office.get(`office/orders/${id}`);
  const [row] = opened.Rows;
  const sent = await office.post(`office/orders/${id}/consignments`, {
    Version: opened.Version,
    Mail: false,
    CarrierNumber: '',
    Told: [],
    Rows: [{ RowId: row.Id, Quantity: row.Quantity }],
  });
  expect(sent.status).toBe(200);
  expect(await since()).toMatchObject({ newOrders: 1, open: 1, late: 1, toInvoice: 1 });
  expect(await listed('toInvoice')).toContain(id);
  await office.post(`office/orders/${id}/invoices`, { Mail: false });
  expect(await since()).toMatchObject({ toInvoice: 0 });
  const overdue = { due_date: '2020-01-01' };
  await shop.db.updateTable('invoice').set(overdue).where('order_id', '=', id).execute();
  const mail = {
    message_id: '<a@b>',
    recipient: 'a@b.example',
    subject: 'Hej',
    body_text: '',
    body_html: '',
  };
  await shop.db
    .insertInto('outbox_mail')
    .values({ ...mail, dead_at: shop.services.now() })
    .execute();
  expect(await since()).toMatchObject({ overdue: 1, failedMail: 1 });
});

test('the day shows the first of what waits, as its lists have it', async () => {
  // The mug is enough for some of the orders, and what nobody can have is short.
  const { body: mug } = await office.get(`office/articles/${article.mug}`);
  await shop.db
    .updateTable('article')
    .set({ quantity_available: 30 })
    .where('id', '=', article.mug)
    .execute();
  await shop.services.versions.changed();
  const ids: number[] = [];
  for (let at = 0; at < 3; at++) ids.push(await order());
  const [first = 0, second = 0] = ids;
  const { Version } = (await office.get(`office/orders/${second}`)).body;
  expect((await office.post(`office/orders/${second}/hold`, { Version, Reason: 'Ring' })).status).toBe(200);
  shop.wait(30 * 86_400);
  office = await logInToOfficeAs(shop, 'owner@maker.example');

  type Row = { Id: number; Name: string; Text: string; About: string; Day: string | null; Late: boolean };
  const lists = async (client = office): Promise<Record<string, Row[]>> =>
    Object.fromEntries(
      (await client.get('office/day')).body.Lists.map(({ List, Rows }: { List: string; Rows: Row[] }) => [
        List,
        Rows,
      ]),
    );
  type Listed = { Id: number; CustomerName: string; Due: string; PiecesReady: number; Pieces: number };
  const queue = async (query: string): Promise<Listed[]> =>
    (await office.get(`office/orders?${query}&take=6`)).body.Rows;
  const shown = (rows: readonly Listed[]) =>
    rows.map(({ Id, CustomerName: Text, Due: Day, PiecesReady, Pieces }) => ({
      Id,
      Name: String(Id),
      Text,
      About: `${PiecesReady} av ${Pieces} st`,
      Day,
      Late: true,
    }));
  const now = await lists();
  expect(now['canGo']).toEqual(shown(await queue('can=whole&held=no&sort=due')));
  expect(now['canGo']?.map(({ Id }) => Id)).toContain(first);
  expect(now['inPart']).toEqual(shown(await queue('can=part&due=today&held=no&sort=due')));
  expect(now['inPart']).toHaveLength(1);
  expect(now['held']).toMatchObject([{ Id: second, About: 'Ordern är stoppad manuellt.' }]);
  expect(now['short']).toEqual([
    {
      Id: article.mug,
      Name: mug.ArticleNumber,
      Text: mug.NameSV,
      About: '6 st saknas till en order',
      Day: null,
      Late: false,
    },
  ]);
  expect(now).not.toHaveProperty('overdue');

  const opened = (await office.get(`office/orders/${first}`)).body;
  await office.post('office/orders/consignments', {
    Rows: [{ OrderId: first, Version: opened.Version, Parcels: 'UX123456785SE' }],
    Invoice: true,
    Mail: false,
  });
  await shop.db
    .updateTable('invoice')
    .set({ due_date: '2020-01-01' })
    .where('order_id', '=', first)
    .execute();
  for (const parcel of ['UX123456785SE', 'ux 123 456 785 se'])
    expect(await find(parcel)).toEqual([`order ${first}`]);
  const { Rows } = (await office.get('office/search?q=ux123456785se')).body;
  expect(Rows[0].Text).toMatch(/^1001 .* · kolli UX123456785SE$/);
  expect((await office.get(`office/search?q=${first}`)).body.Rows[0].Text).not.toContain('kolli');
  const later = await lists();
  expect(later['canGo']).toEqual([]);
  expect(later['overdue']).toMatchObject([{ Day: '2020-01-01', Late: true }]);

  await addStaff(shop, 'content@maker.example', 'content');
  expect(await lists(await logInToOfficeAs(shop, 'content@maker.example'))).toEqual({});
  await addStaff(shop, 'sales@maker.example', 'sales');
  const sales = await lists(await logInToOfficeAs(shop, 'sales@maker.example'));
  expect(Object.keys(sales)).toEqual(expect.arrayContaining(['canGo', 'inPart', 'held', 'short']));
});

test('a page that a migration has moved is told until it is saved', async () => {
  expect(await day()).not.toHaveProperty('movedPages');
  const { body: made } = await office.post('office/pages', {
    Slug: 'historia-2',
    TitleSV: 'Historia',
    TitleEN: '',
    Tags: [],
    Sort: 1,
    Blocks: [],
    Publish: false,
  });
  await shop.db
    .insertInto('change_log')
    .values({
      staff_id: null,
      staff_name: 'Hylla',
      entity: 'page',
      entity_id: String(made.Id),
      action: 'change',
      before: JSON.stringify({ Slug: 'historia' }),
      after: JSON.stringify({ Slug: 'historia-2' }),
    })
    .execute();
  expect(await day()).toMatchObject({ movedPages: 1 });
  const saved = await office.put(`office/pages/${made.Id}`, {
    ...made,
    TitleSV: 'Vår historia',
    Publish: false,
  });
  expect(saved.status).toBe(200);
  expect(await day()).not.toHaveProperty('movedPages');
});

test('the search finds orders, customers, articles, invoices and pages by number and by words', async () => {
  const id = await order();
  expect(await find(String(id))).toContain(`order ${id}`);
  expect(await find('1001')).toEqual(expect.arrayContaining([`order ${id}`, 'customer 1001']));
  const { body } = await office.get(`office/articles/${article.mug}`);
  expect(await find(body.ArticleNumber)).toContain(`article ${body.ArticleNumber}`);
  await office.put(`office/articles/${article.mug}`, {
    ...body,
    QuantityBefore: body.QuantityAvailable,
    Active: false,
  });
  expect(await find(body.ArticleNumber)).toContain(`article ${body.ArticleNumber}`);
  expect(await find(body.NameSV)).toContain(`article ${body.ArticleNumber}`);
  const page = { Slug: 'om-verkstan', TitleSV: 'Verkstaden', TitleEN: '', Tags: [], Sort: 1, Blocks: [] };
  await office.post('office/pages', { ...page, Publish: false });
  expect(await find('verkstad')).toEqual(['page Verkstaden']);
  expect(await find('x')).toEqual([]);
  expect(await find('%%')).toEqual([]);
});

test('the day and the search tell each role what it may read, and no more', async () => {
  const id = await order();
  await office.post('office/pages', {
    Slug: 'om-1001',
    TitleSV: 'Om 1001',
    TitleEN: '',
    Tags: [],
    Sort: 1,
    Blocks: [],
    Publish: false,
  });
  await addStaff(shop, 'content@maker.example', 'content');
  const content = await logInToOfficeAs(shop, 'content@maker.example');
  expect(Object.keys(await day(content))).toEqual([]);
  expect(await find('1001', content)).toEqual(['page Om 1001']);
  await addStaff(shop, 'finance@maker.example', 'finance');
  const finance = await logInToOfficeAs(shop, 'finance@maker.example');
  const kinds = new Set((await find('1001', finance)).map((found) => found.split(' ')[0]));
  expect([...kinds]).toEqual(['order', 'customer']);
  expect((await find(String(id), content)).filter((found) => !found.startsWith('article'))).toEqual([]);
});
