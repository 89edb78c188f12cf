import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTextRepository } from '#shop/texts/texts.server.ts';
import { orderMailWriters } from '#shop/orders/mails/order-mails.server.ts';
import { article, wayOfDelivery } from '../../../../test/seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let client: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  client = await logInAs(shop, '1001');
});
afterAll(() => shop.close());

async function order(body: object = {}, key?: string) {
  await client.post('cartrow', { ArticleId: article.book, Quantity: 1 });
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return await client.post('Order', body, headers);
}

async function newOrder(orderInfoText = ''): Promise<number> {
  const answer = await order({
    wayOfDeliveryId: wayOfDelivery.post,
    partialDelivery: true,
    orderInfoText,
  });
  return answer.body.OrderId;
}

async function stored(id: number) {
  return (await client.get(`orders/${id}`)).body;
}

describe('an order', () => {
  test('can be added to twenty times, and is then offered no more', async () => {
    const addToOrderId = await newOrder();
    const offered = async () => (await client.post('checkoutpreview', {})).body.AddTo.length;
    for (let count = 1; count <= 19; count++) expect((await order({ addToOrderId })).status).toBe(200);
    await client.post('cartrow', { ArticleId: article.book, Quantity: 1 });
    expect(await offered()).toBe(1);
    expect((await order({ addToOrderId })).status).toBe(200);
    expect(await stored(addToOrderId)).toMatchObject({ Until: null, Rows: { length: 21 } });

    const full = {
      status: 409,
      body: { type: '/problems/limit-reached', detail: 'Gränsen är nådd: högst 20.' },
    };
    expect(await order({ addToOrderId })).toMatchObject(full);
    expect(await client.post('checkoutpreview', { addToOrderId })).toMatchObject(full);
    expect(await offered()).toBe(0);
    expect((await client.get('cart')).body.Rows).toMatchObject([{ Quantity: 1 }]);
    expect((await stored(addToOrderId)).Rows).toHaveLength(21);
    shop.wait(3600);
    expect((await order({ addToOrderId })).body.type).toBe('/problems/too-late');
  });

  test('has a message of at most 4,000 characters with all that is added to it', async () => {
    const addToOrderId = await newOrder('x'.repeat(2000));
    // Two line breaks and `2026-10-14 12:00: ` stand before what is added.
    const refused = await order({ addToOrderId, orderInfoText: 'y'.repeat(1981) });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [
          {
            field: 'orderInfoText',
            rule: 'maxLength',
            message: 'Meddelandet är för långt: 1 980 tecken till får plats i ordern.'.replace(
              '1 980',
              '1\u00a0980',
            ),
          },
        ],
      },
    });
    expect((await client.get('cart')).body.Rows).toHaveLength(1);
    expect((await order({ addToOrderId, orderInfoText: 'y'.repeat(1980) })).status).toBe(200);
    expect((await stored(addToOrderId)).Message).toHaveLength(4000);
    expect((await order({ addToOrderId, orderInfoText: 'z' })).body.errors).toMatchObject([
      { field: 'orderInfoText', message: expect.stringContaining(': 0 tecken') },
    ]);
    // Rows without a message still fit.
    expect((await order({ addToOrderId })).status).toBe(200);
  });
});

test('the mails of an addition tell what is new of the message', async () => {
  const addToOrderId = await newOrder('Ring först');
  await order({ addToOrderId, orderInfoText: 'Lämna vid porten' });
  await order({ addToOrderId });
  const mails = await shop.db
    .selectFrom('outbox_mail')
    .select(['subject', 'writer', 'facts'])
    .orderBy('id')
    .execute();
  const writers = orderMailWriters(shop.services.env, openTextRepository(shop.services));
  const messages = await Promise.all(
    mails.map(async ({ writer, facts, subject }) => {
      const { text } = await writers.get(writer ?? '')!(facts ?? '', subject);
      return ['Ring först', 'Lämna vid porten'].filter((message) => text.includes(message));
    }),
  );
  const toBoth = (words: string[]) => [words, words];
  expect(messages).toEqual([...toBoth(['Ring först']), ...toBoth(['Lämna vid porten']), ...toBoth([])]);
  expect((await stored(addToOrderId)).Message).toMatch(/Ring först.*Lämna vid porten/s);
});

test('a key stands for the order that it was sent for, and for no other of the same words', async () => {
  const [first, second] = [await newOrder(), await newOrder()];
  const added = await order({ addToOrderId: first }, 'one');
  expect(added).toMatchObject({ status: 200, body: { OrderId: first } });
  expect(await order({ addToOrderId: second }, 'one')).toMatchObject({
    status: 422,
    body: { type: '/problems/key-reused' },
  });
  expect((await stored(second)).Rows).toHaveLength(1);
  expect(await order({ addToOrderId: first }, 'one')).toMatchObject({
    status: 200,
    body: { OrderId: first },
  });
  expect((await stored(first)).Rows).toHaveLength(2);
});
