import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rightsOfRole } from '#shop/customers/person-roles.ts';
import { logInToOfficeAs, addStaff } from '../../../test/office.ts';
import { addPerson } from '../../../test/persons.ts';
import { article, wayOfDelivery } from '../../../test/seed-test-shop.ts';
import { times } from '../../../test/sizes.ts';
import { openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

// What has changed between asking and approving: the approver is told what is, and what helps.

let shop: TestShop;
let admin: Client;
let buyer: Client;
const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };

beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  admin = await addPerson(shop, 1001, 'Ada');
  buyer = await addPerson(shop, 1001, 'Bo', rightsOfRole('order', true));
});
afterAll(() => shop.close());

const set = async (id: number, values: object) => {
  await shop.db.updateTable('article').set(values).where('id', '=', id).execute();
  await shop.services.versions.changed();
};

type Wanted = readonly (readonly [id: number, quantity: number])[];

async function ask(wanted: Wanted, more: object = {}) {
  for (const [ArticleId, Quantity] of wanted) await buyer.post('cartrow', { ArticleId, Quantity });
  const { status, body } = await buyer.post('approvals', { ...checkout, ...more });
  expect(status).toBe(200);
  return body;
}
const seen = async (id: number) =>
  (await admin.get('approvals')).body.Rows.find(({ Id }: { Id: number }) => Id === id);
const approve = async (id: number) =>
  await admin.post(`approvals/${id}/approve`, { expectedTotal: (await seen(id)).TotalAmount });

test('a package that has changed is told as such, and with what helps', async () => {
  const { Id } = await ask([[article.mug, 12]]);
  await set(article.mug, { quantity_per_package: 7 });
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await approve(Id);
    expect([status, body.type]).toEqual([409, '/problems/conflict']);
    expect(body.detail).toContain('annan förpackning');
  }
  await set(article.mug, { quantity_per_package: 6 });
  expect((await approve(Id)).status).toBe(200);
});

test('of a request nothing is left: that is told, not of a cart', async () => {
  const { Id } = await ask([[article.mug, 12]]);
  await set(article.mug, { active: false });
  const { status, body } = await approve(Id);
  expect([status, body.type]).toEqual([409, '/problems/cart-empty']);
  expect(body.detail).toMatch(/^Inget av det som efterfrågades/);
});

test('a way of delivery that has ended is told, and no field that nobody sent', async () => {
  const { Id } = await ask([[article.mug, 12]]);
  await shop.db
    .updateTable('way_of_delivery')
    .set({ active: false })
    .where('id', '=', wayOfDelivery.post)
    .execute();
  await shop.services.versions.changed();
  const { status, body } = await approve(Id);
  expect([status, body.type, body.errors]).toEqual([409, '/problems/conflict', undefined]);
  expect(body.detail).toContain('Avslå');
});

test('what was to be added to an order that is closed names that order no more', async () => {
  await admin.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  const { OrderId } = (await admin.post('Order', checkout)).body;
  const { Id } = await ask([[article.mug, 6]], { addToOrderId: OrderId });
  expect((await seen(Id)).OrderId).toBe(OrderId);
  const [mail] = await shop.db.selectFrom('outbox_mail').select('body_text').orderBy('id', 'desc').execute();
  await addStaff(shop, 'owner@maker.example', 'owner');
  const office = await logInToOfficeAs(shop, 'owner@maker.example');
  const { Version } = (await office.get(`office/orders/${OrderId}`)).body;
  await office.post(`office/orders/${OrderId}/processing`, { Version, Mail: false });
  expect((await seen(Id)).OrderId).toBeNull();
  const other = await approve(Id);
  expect(other.status).toBe(200);
  expect(other.body.OrderId).not.toBe(OrderId);
  expect(mail).toBeDefined();
});

test('the mail of an addition says to which order, and whose sum it is', async () => {
  await shop.db.updateTable('person').set({ email: 'ada@butik.example' }).where('name', '=', 'Ada').execute();
  await admin.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  const { OrderId } = (await admin.post('Order', checkout)).body;
  await ask([[article.mug, 6]], { addToOrderId: OrderId });
  await ask([[article.book, 6]]);
  const mails = await shop.db
    .selectFrom('outbox_mail')
    .select(['message_id', 'body_text'])
    .where('recipient', '=', 'ada@butik.example')
    .where('message_id', 'like', '%asked%')
    .orderBy('id')
    .execute();
  expect(mails.map(({ body_text: text }) => text.includes(`läggs till order ${OrderId}`))).toEqual([
    true,
    false,
  ]);
});

test('the rows of a request add up to its goods, whatever has sold out meanwhile, and are what is ordered', async () => {
  const row = fc.record({
    id: fc.constantFrom(article.mug, article.tray, article.book),
    packages: fc.integer({ min: 1, max: 4 }),
    left: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30 })),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(row, { selector: ({ id }) => id, minLength: 1, maxLength: 3 }),
      async (rows) => {
        for (const { id } of rows)
          await set(id, { quantity_available: 1000, quantity_per_package: 6, quantity_ordered: 0 });
        const { Id } = await ask(rows.map(({ id, packages }) => [id, 6 * packages] as const));
        for (const { id, left } of rows) await set(id, { quantity_available: left });
        const shown = await seen(Id);
        type Row = { Article: { ArticleId: number }; Quantity: number; TotalAmount: number };
        const sum = shown.Rows.reduce((all: number, one: Row) => all + Math.round(one.TotalAmount * 100), 0);
        expect(sum).toBe(Math.round(shown.Goods * 100));
        const { status, body } = await approve(Id);
        expect(status).toBe(200);
        const ordered = await shop.db
          .selectFrom('order_row')
          .select(['article_id', 'quantity', 'quantity_short'])
          .where('order_id', '=', body.OrderId)
          .where('kind', '=', 'article')
          .execute();
        const missing = new Map(rows.map(({ id, packages, left }) => [id, Math.max(0, 6 * packages - left)]));
        expect(new Map(ordered.map((one) => [one.article_id, one.quantity_short]))).toEqual(missing);
        expect(new Map(shown.Rows.map((one: Row) => [one.Article.ArticleId, one.Quantity]))).toEqual(
          new Map(ordered.map((one) => [one.article_id, one.quantity])),
        );
      },
    ),
    { seed: 213, numRuns: 12 * times },
  );
});
