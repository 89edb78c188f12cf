import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
  await send();
  await send();
  expect(got).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = got;
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

test('who takes long keeps no other receiver waiting, and refuses one at a time', async () => {
  let letGo: (() => void) | undefined;
  const slow = createServer((request, response) => {
    request.resume();
    letGo = () => response.writeHead(500).end();
  });
  await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
  const Url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/hook`;
  await owner.post('office/exchange/webhooks', { Url, Events: ['order.placed'] });
  await make();
  await order();
  await order();
  const sent = send();
  try {
    await expect.poll(() => got.length, { timeout: 10_000 }).toBe(2);
    await expect.poll(() => letGo !== undefined, { timeout: 10_000 }).toBe(true);
  } finally {
    letGo?.();
    await sent;
    slow.closeAllConnections();
    slow.close();
  }
  expect(await messages('waiting')).toMatchObject([{ Tries: 0 }, { Tries: 1, LastError: 'svarade 500' }]);
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

test('one that is taken away is told no more, and an address is one of the web', async () => {
  const { Id } = await make();
  await order();
  expect((await owner.delete(`office/exchange/webhooks/${Id}`)).status).toBe(204);
  await send();
  expect([got, await messages()]).toEqual([[], []]);
  for (const Url of ['', 'ftp://a.example', 'javascript:alert(1)', 'https://user:secret@a.example']) {
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
