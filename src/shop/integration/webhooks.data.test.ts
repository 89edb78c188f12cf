import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inTransaction } from '#kit/database/db.server.ts';
import { queueEvents } from '#kit/queue/queue-webhooks.server.ts';
import { signatureOf } from '#kit/queue/webhook-secrets.server.ts';
import { sendDueWebhooks } from '#kit/queue/send-webhooks.server.ts';
import { article } from '../../../test/seed-test-shop.ts';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let owner: Client;
let receiver: Server;
let answerWith = 204;
let got: { headers: IncomingHttpHeaders; body: string }[] = [];
beforeAll(async () => {
  shop = await openTestShop({ webhooksInside: true });
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      response.writeHead(answerWith, answerWith === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
});
beforeEach(async () => {
  await shop.startOver();
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  got = [];
  answerWith = 204;
});
afterAll(async () => {
  receiver.close();
  await shop.close();
});

async function make(Events: string[] = ['order.placed']): Promise<{ Id: number; Secret: string }> {
  const Url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  return (await owner.post('office/exchange/webhooks', { Url, Events })).body;
}

async function order(): Promise<number> {
  const client = await logInAs(shop, '1001');
  await client.post('cartrow', { ArticleId: article.book, Quantity: 1 });
  return (await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: false })).body.OrderId;
}

const send = () => sendDueWebhooks(shop.services);
const messages = async (state = '') =>
  (await owner.get(`office/exchange/webhook-messages${state && `?state=${state}`}`)).body.Rows;

test('an order is told once, signed by the secret that was shown once', async () => {
  const { Secret } = await make();
  expect(Secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect((await owner.get('office/exchange/webhooks')).text).not.toContain(Secret.slice(6));
  const stored = await shop.db.selectFrom('webhook').select('secret').executeTakeFirstOrThrow();
  expect(stored.secret).not.toContain(Secret.slice(6));
  const OrderId = await order();
  const patience = vi.spyOn(AbortSignal, 'timeout');
  await send();
  await send();
  expect(patience.mock.calls).toEqual([[15_000]]);
  patience.mockRestore();
  expect(got).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = got;
  expect(headers['content-type']).toBe('application/json');
  expect(JSON.parse(body)).toEqual({
    type: 'order.placed',
    timestamp: '2026-10-14T10:00:00.000Z',
    data: { OrderId, Sequence: 1, CustomerNumber: '1001', PurchaseOrderNumber: '' },
  });
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(Secret.slice('whsec_'.length), 'base64');
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );
  expect(Number(headers['webhook-timestamp'])).toBe(Date.parse('2026-10-14T10:00:00Z') / 1000);
  expect(await messages('sent')).toMatchObject([{ Event: 'order.placed', State: 'sent', Tries: 1 }]);
});

/** A receiver that holds back its answers, and how many it has been asked for. */
async function openSlowReceiver() {
  const held: (() => void)[] = [];
  const slow = createServer((request, response) => {
    request.resume();
    held.push(() => response.writeHead(500).end());
  });
  await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
  const Url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/hook`;
  await owner.post('office/exchange/webhooks', { Url, Events: ['order.placed'] });
  return {
    asked: () => held.length,
    letGo: () => held.forEach((answer) => answer()),
    close() {
      slow.closeAllConnections();
      slow.close();
    },
  };
}

test('who takes long keeps no other receiver waiting, and refuses one at a time', async () => {
  const slow = await openSlowReceiver();
  await make();
  await order();
  await order();
  const sent = send();
  try {
    await expect.poll(() => got.length, { timeout: 10_000 }).toBe(2);
    await expect.poll(slow.asked, { timeout: 10_000 }).toBe(1);
  } finally {
    slow.letGo();
    await sent;
    slow.close();
  }
  expect(await messages('waiting')).toMatchObject([{ Tries: 0 }, { Tries: 1, LastError: 'svarade 500' }]);
});

test('what is on its way is sent by nobody else, until a minute tells that its sender has gone', async () => {
  const slow = await openSlowReceiver();
  await order();
  const sent = [send()];
  try {
    await expect.poll(slow.asked, { timeout: 10_000 }).toBe(1);
    shop.wait(59);
    await send();
    expect(slow.asked()).toBe(1);
    shop.wait(1);
    sent.push(send());
    await expect.poll(slow.asked, { timeout: 10_000 }).toBe(2);
  } finally {
    slow.letGo();
    await Promise.all(sent);
    slow.close();
  }
});

test('a shop that stops begins no other message', async () => {
  await make();
  await order();
  await order();
  await sendDueWebhooks(shop.services, () => got.length < 1);
  expect(got).toHaveLength(1);
  await send();
  expect(got).toHaveLength(2);
});

test('a receiver whose secret is lost is told of as a failure, and keeps no other one waiting', async () => {
  const lost = await make();
  await make();
  await shop.db
    .updateTable('webhook')
    .set({ secret: 'sealed-1:other:x' })
    .where('id', '=', lost.Id)
    .execute();
  await order();
  await expect(send()).rejects.toThrow();
  expect(got).toHaveLength(1);
});

test('several events of a moment come in the order in which they happened', async () => {
  await make();
  const happened = Array.from({ length: 5 }, (_, n) => ({ n }));
  await inTransaction(shop.db, (trx) => queueEvents(trx, shop.services, 'order.placed', happened));
  await send();
  expect(got.map(({ body }) => JSON.parse(body).data)).toEqual(happened);
});

test('the list has the newest two hundred messages, the newest first', async () => {
  await make();
  const happened = Array.from({ length: 201 }, (_, n) => ({ n }));
  await inTransaction(shop.db, (trx) => queueEvents(trx, shop.services, 'order.placed', happened));
  const stored = await shop.db.selectFrom('webhook_message').select('id').orderBy('id', 'desc').execute();
  const newest = stored.slice(0, 200).map(({ id }) => id);
  expect((await messages()).map(({ Id }: { Id: number }) => Id)).toEqual(newest);
});

test('the signature is that of Standard Webhooks', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  expect(signatureOf(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

test('what nobody listens for is not kept, and an order that fails tells nothing', async () => {
  await make(['invoice.created']);
  await order();
  const client = await logInAs(shop, '1002');
  expect((await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: false })).status).toBe(409);
  expect(await messages()).toEqual([]);
});

test('what is not taken comes again with the same id, is given up at last, and is sent again from the office', async () => {
  await make();
  await order();
  answerWith = 500;
  await send();
  await send();
  expect(got).toHaveLength(1);
  shop.wait(6);
  answerWith = 302;
  await send();
  expect(got).toHaveLength(2);
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await messages('waiting')).toMatchObject([{ Tries: 2, LastError: 'svarade 302' }]);
  for (let more = 0; more < 6; more++) {
    shop.wait(15 * 3600);
    await send();
  }
  expect(got).toHaveLength(8);
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const [dead] = await messages('dead');
  expect(dead).toMatchObject({ State: 'dead', Tries: 8 });
  shop.wait(15 * 3600);
  await send();
  expect(got).toHaveLength(8);
  answerWith = 200;
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  expect((await owner.post(`office/exchange/webhook-messages/${dead.Id}/again`)).status).toBe(204);
  const log = await owner.get('office/changes?entity=webhook');
  expect(log.body).toMatchObject({ Rows: [{ Action: 'send' }, { Action: 'create' }] });
  expect(log.text).toContain(dead.MessageId);
  await send();
  expect(await messages('sent')).toHaveLength(1);
  expect((await owner.post(`office/exchange/webhook-messages/${dead.Id}/again`)).status).toBe(404);
});

/** In minutes, before each further try. */
const pauses = [5 / 60, 5, 30, 120, 300, 600, 840];

test('what is not taken is tried again after growing pauses, and given up after the last of them', async () => {
  await make();
  await order();
  answerWith = 500;
  await send();
  for (const [tries, minutes] of pauses.entries()) {
    const [{ next_try_at }] = (await shop.db
      .selectFrom('webhook_message')
      .select('next_try_at')
      .execute()) as [{ next_try_at: Date }];
    expect((next_try_at.getTime() - shop.services.now().getTime()) / 60_000).toBeCloseTo(minutes);
    shop.wait(minutes * 60 - 1);
    await send();
    expect(got).toHaveLength(tries + 1);
    shop.wait(1);
    await send();
    expect(got).toHaveLength(tries + 2);
  }
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  expect(await messages('dead')).toMatchObject([{ Tries: 1 + pauses.length, NextTry: null }]);
});

test('one that was given up is sent again with as many tries as a new one', async () => {
  await make();
  await order();
  await shop.db.updateTable('webhook_message').set({ tries: 8, dead_at: shop.services.now() }).execute();
  const [{ Id }] = await messages('dead');
  await owner.post(`office/exchange/webhook-messages/${Id}/again`);
  answerWith = 500;
  await send();
  const NextTry = new Date(shop.services.now().getTime() + 5_000).toISOString();
  expect(await messages('waiting')).toMatchObject([{ Tries: 1, NextTry, LastError: 'svarade 500' }]);
  shop.wait(5);
  answerWith = 200;
  await send();
  expect(await messages('sent')).toMatchObject([{ Tries: 2, NextTry: null, LastError: '' }]);
});

test('one that is taken away is told no more, and an address is one of the web', async () => {
  const { Id } = await make();
  await order();
  expect((await owner.delete(`office/exchange/webhooks/${Id}`)).status).toBe(204);
  await send();
  expect([got, await messages()]).toEqual([[], []]);
  const log = await owner.get('office/changes?entity=webhook');
  expect(log.body.Rows).toMatchObject([{ Action: 'delete', EntityId: String(Id) }, { Action: 'create' }]);
  const withSecret = ['https://user:secret@a.example', 'https://user@a.example', 'https://:secret@a.example'];
  for (const Url of ['', 'ftp://a.example', 'javascript:alert(1)', ...withSecret]) {
    const { body } = await owner.post('office/exchange/webhooks', { Url, Events: ['order.placed'] });
    expect(body.errors, Url).toMatchObject([{ field: 'Url' }]);
  }
});

test('nothing is sent into the shop’s own network unless the settings allow it', async () => {
  await make();
  await order();
  shop.services.env.webhooksInside = false;
  try {
    await send();
    expect(got).toEqual([]);
    expect(await messages('waiting')).toMatchObject([{ LastError: 'är en adress i det egna nätet' }]);
    const english = await owner.get('office/exchange/webhook-messages?state=waiting&languageCode=en');
    expect(english.body.Rows).toMatchObject([{ LastError: 'is an address of the own network' }]);
    for (const Url of ['http://169.254.169.254/latest', 'https://[::1]/', 'http://2130706433/']) {
      const { status, body } = await owner.post('office/exchange/webhooks', {
        Url,
        Events: ['order.placed'],
      });
      expect([status, body.errors?.[0]?.field], Url).toEqual([400, 'Url']);
    }
    const Url = 'https://system.example/hook';
    expect((await owner.post('office/exchange/webhooks', { Url, Events: ['order.placed'] })).status).toBe(
      200,
    );
  } finally {
    shop.services.env.webhooksInside = true;
  }
});
