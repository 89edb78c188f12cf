import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff, logInToOfficeAs } from './office.ts';
import { article } from './seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from './shop.ts';

let shop: TestShop;
let customer: Client;
let office: Client;
const visitor = () => aVisitor(shop);
beforeAll(async () => {
  shop = await openTestShop();
  customer = await logInAs(shop, '1001');
  await addStaff(shop, 'owner@maker.example', 'owner');
  office = await logInToOfficeAs(shop, 'owner@maker.example');
  const size = { width: 600, height: 400 };
  const images = [1, 2, 3, 4].map((id) => ({ id, file: `${id}.jpg`, ...size }));
  await shop.db.insertInto('image').values(images).execute();
});
afterAll(() => shop.close());

type Row = Readonly<Record<string, unknown>>;
const each = (rows: unknown, name: string) => (rows as Row[]).map((row) => row[name]);

async function order(): Promise<number> {
  await shop.db.updateTable('article').set({ quantity_available: 500 }).execute();
  await shop.services.versions.changed();
  for (const ArticleId of [article.mug, article.tray, article.book])
    await customer.post('cartrow', { ArticleId, Quantity: 6 });
  const { body } = await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
  return body.OrderId;
}

async function invoice(): Promise<number> {
  const id = await order();
  const { body } = await office.get(`office/orders/${id}`);
  const Rows = (body.Rows as { Id: number }[]).map(({ Id }) => ({ RowId: Id, Quantity: 1 }));
  const given = { Version: body.Version, Mail: false, CarrierNumber: '', Rows };
  await office.post(`office/orders/${id}/consignments`, given);
  return (await office.post(`office/orders/${id}/invoices`, { Mail: false })).body.Number;
}

const named = (ids: readonly number[]) =>
  ids.map((id) => ({ id, name_sv: `N${id}`, name_en: null, sort: id }));

type Place = [what: string, table: string, column: string, make: () => Promise<(() => Promise<unknown[]>)[]>];
/** What is shown in the order of a column, in every place that shows it. */
const places: Place[] = [
  [
    'the rows of an order',
    'order_row',
    'row_number',
    async () => {
      const id = await order();
      return [
        async () => each((await customer.get(`OrderRows/${id}`)).body, 'ArticleId'),
        async () => each((await office.get(`office/orders/${id}`)).body.Rows, 'ArticleId'),
      ];
    },
  ],
  [
    'the rows of an invoice',
    'invoice_row',
    'row_number',
    async () => {
      const number = await invoice();
      return [async () => each((await office.get(`office/invoices/${number}`)).body.Rows, 'ArticleNumber')];
    },
  ],
  [
    'the rows of a list',
    'shopping_list_row',
    'row_number',
    async () => {
      const Rows = [1, 2, 8].map((ArticleId) => ({ ArticleId, Quantity: 6 }));
      const { body } = await customer.post('lists', { Name: 'L', Rows });
      return [
        async () =>
          ((await customer.get(`lists/${body.Id}`)).body.Rows as { Article: Row }[]).map(
            ({ Article }) => Article['ArticleId'],
          ),
      ];
    },
  ],
  [
    'the further pictures of an article',
    'article_view',
    'sort',
    async () => {
      const views = [2, 3, 4].map((image_id) => ({ article_id: article.mug, image_id, sort: image_id }));
      await shop.db.insertInto('article_view').values(views).execute();
      return [
        async () => ((await visitor().get(`article/${article.mug}`)).body.ImageIds as number[]).slice(-3),
        async () => (await office.get(`office/articles/${article.mug}`)).body.ViewIds as number[],
      ];
    },
  ],
  [
    'product groups',
    'product_group',
    'sort',
    async () => {
      await shop.db
        .insertInto('product_group')
        .values(named([71, 72, 73]))
        .execute();
      const ours = (ids: unknown[]) => ids.filter((id) => Number(id) > 70);
      return [
        async () => ours(each((await visitor().get('ProductGroups')).body, 'ProductGroupId')),
        async () => ours(each((await office.get('office/groups')).body.Rows, 'Id')),
      ];
    },
  ],
  [
    'colours',
    'colour',
    'sort',
    async () => {
      const rows = named([81, 82, 83]).map((row) => Object.assign(row, { hex: '#000000' }));
      await shop.db.insertInto('colour').values(rows).execute();
      return [async () => each((await visitor().get('colors')).body, 'Id').filter((id) => Number(id) > 80)];
    },
  ],
  [
    'materials',
    'material',
    'sort',
    async () => {
      await shop.db
        .insertInto('material')
        .values(named([81, 82, 83]))
        .execute();
      return [
        async () => each((await visitor().get('materials')).body, 'Id').filter((id) => Number(id) > 80),
      ];
    },
  ],
  [
    'ways of delivery',
    'way_of_delivery',
    'sort',
    async () => {
      const more = { tracking_url_template: null, active: true };
      await shop.db
        .insertInto('way_of_delivery')
        .values(named([91, 92, 93]).map((row) => Object.assign(row, more)))
        .execute();
      return [
        async () => each((await customer.get('wayofdelivery')).body, 'Id').filter((id) => Number(id) > 90),
      ];
    },
  ],
  [
    'people to contact',
    'staff_card',
    'sort',
    async () => {
      const card = { role_sv: 'R', role_en: null, email: 'a@b.example', telephone: '08-123 45' };
      await shop.db
        .insertInto('staff_card')
        .values([1, 2, 3].map((id) => ({ id, name: `P${id}`, sort: id, ...card })))
        .execute();
      return [
        async () => each((await visitor().get('staff')).body, 'Name'),
        async () => each((await office.get('office/contact-persons')).body.Cards, 'Name'),
      ];
    },
  ],
  ...(['message', 'article'] as const).map((kind): Place => [
    `the pictures of a press ${kind}`,
    `press_${kind}_image`,
    'sort',
    async () => {
      const story = { id: 7, title_sv: 'T', message_sv: '', publish_at: new Date('2026-01-01T00:00:00Z') };
      const images = [1, 2, 3].map((image_id) => ({ image_id, sort: image_id }));
      if (kind === 'message') {
        await shop.db
          .insertInto('press_message')
          .values({ ...story, category_id: 1 })
          .execute();
        const rows = images.map((row) => Object.assign(row, { press_message_id: 7 }));
        await shop.db.insertInto('press_message_image').values(rows).execute();
      } else {
        await shop.db.insertInto('press_article').values(story).execute();
        const rows = images.map((row) => Object.assign(row, { press_article_id: 7 }));
        await shop.db.insertInto('press_article_image').values(rows).execute();
      }
      return [
        async () => each((await visitor().get(`PressPictures?${kind}Id=7`)).body, 'Id'),
        async () => each((await office.get(`office/press/${kind}s/7`)).body.Pictures, 'ImageId'),
      ];
    },
  ]),
  [
    'web images',
    'web_image',
    'sort',
    async () => {
      const row = { group_number: 9, text_sv: '', text_en: null };
      await shop.db
        .insertInto('web_image')
        .values([1, 2, 3].map((id) => ({ id, image_id: id, sort: id, name: `W${id}`, ...row })))
        .execute();
      return [
        async () => each((await visitor().get('webimages/9')).body, 'Id'),
        async () => each((await office.get('office/web-images/9')).body.Pictures, 'Id'),
      ];
    },
  ],
];

test.each(places)('%s come in their order, wherever they are stored', async (_what, table, column, make) => {
  const reads = await make();
  const turn = async () => {
    // Rows that are written anew are stored behind the others.
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = 1000 - ${sql.ref(column)}`.execute(shop.db);
    await shop.services.versions.changed();
  };
  await shop.services.versions.changed();
  for (const read of reads) {
    const before = await read();
    expect(before.length).toBeGreaterThanOrEqual(3);
    await turn();
    expect(await read()).toEqual(before.toReversed());
    await turn();
    expect(await read()).toEqual(before);
  }
});
