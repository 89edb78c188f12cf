import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/shop.ts';
import { inTransaction } from '#kit/database/db.server.ts';
import { sealOf } from '#kit/secrets/seal.server.ts';
import { queueEvents } from './queue-webhooks.server.ts';
import { bringBackWebhooks } from './send-webhooks.server.ts';
import { sealedFor, sealWebhookSecrets } from './webhook-secrets.server.ts';

const [first, former, lost] = Array.from({ length: 3 }, () => randomBytes(32).toString('hex')) as [
  string,
  string,
  string,
];
const sealedWith = (key: string) => sealOf({ dataDir: '', secretsKeys: [key] });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ secretsKeys: [first, former] });
});
beforeEach(() => shop.startOver());
afterAll(() => shop.close());

async function addWebhook(values: { secret?: string; events?: string; active?: boolean } = {}) {
  const row = { url: 'https://a.example/', secret: 'whsec_eA==', events: 'order.placed', ...values };
  const { id } = await shop.db.insertInto('webhook').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

const secrets = async () =>
  (await shop.db.selectFrom('webhook').select('secret').orderBy('id').execute()).map(({ secret }) => secret);

test('each secret is sealed with the first key, and what no key opens is counted and left', async () => {
  const stored = [
    'whsec_cGxhaW4=',
    sealedWith(first).seal('whsec_b3du', sealedFor),
    sealedWith(lost).seal('whsec_bG9zdA==', sealedFor),
    sealedWith(former).seal('whsec_Zm9ybWVy', sealedFor),
    sealedWith(first).seal('whsec_b3RoZXI=', 'for something else'),
  ];
  for (const secret of stored) await addWebhook({ secret });
  expect(await sealWebhookSecrets(shop.services)).toBe(1);
  const kept = await secrets();
  expect([kept[1], kept[2], kept[4]]).toEqual([stored[1], stored[2], stored[4]]);
  const opened = [kept[0], kept[3]].map((secret) => sealedWith(first).open(secret ?? '', sealedFor));
  expect(opened).toEqual(['whsec_cGxhaW4=', 'whsec_Zm9ybWVy']);
  expect([kept[0], kept[3]].some((secret) => secret?.includes('whsec_'))).toBe(false);
  expect(await sealWebhookSecrets(shop.services)).toBe(1);
  expect(await secrets()).toEqual(kept);
});

test('an event is told to each that listens for it by its whole name', async () => {
  const listening = await addWebhook({ events: 'order.placed order.changed' });
  await addWebhook({ events: 'order.placed.twice reorder.placed' });
  await addWebhook({ active: false });
  await addWebhook({ events: '' });
  const other = await addWebhook();
  const happened = [{ n: 1 }, { n: 2 }];
  await inTransaction(shop.db, (trx) => queueEvents(trx, shop.services, 'order.placed', happened));
  const rows = await shop.db.selectFrom('webhook_message').selectAll().orderBy('id').execute();
  expect(rows.map(({ webhook_id, body }) => [webhook_id, JSON.parse(body).data.n])).toEqual([
    [listening, 1],
    [listening, 2],
    [other, 1],
    [other, 2],
  ]);
  expect(new Set(rows.map(({ message_id }) => message_id)).size).toBe(4);
  const at = shop.services.now();
  for (const row of rows) expect(row).toMatchObject({ created_at: at, next_try_at: at, tries: 0 });
});

const longestWait = 14 * 3_600;

test.each([
  ['a first try that a clock ten seconds ahead set', { tries: 0 }, 10, 'next_try_at', true],
  ['a first try beyond that', { tries: 0 }, 11, 'next_try_at', false],
  ['the longest wait that there is, by such a clock', { tries: 7 }, longestWait + 10, 'next_try_at', true],
  ['a longer wait', { tries: 7 }, longestWait + 11, 'next_try_at', false],
  ['a hold as long as there is, by such a clock', { tries: 1 }, 70, 'leased_until', true],
  ['a longer hold', { tries: 1 }, 71, 'leased_until', false],
] as const)('where a clock ran ahead: %s', async (_what, values, seconds, field, stays) => {
  await addWebhook();
  await inTransaction(shop.db, (trx) => queueEvents(trx, shop.services, 'order.placed', [{}]));
  const now = shop.services.now();
  const until = new Date(now.getTime() + seconds * 1000);
  const read = () => shop.db.selectFrom('webhook_message').selectAll().executeTakeFirstOrThrow();
  for (const over of [{}, { sent_at: until }, { dead_at: until }]) {
    const changed = { ...values, next_try_at: now, leased_until: null, [field]: until, ...over };
    await shop.db.updateTable('webhook_message').set(changed).execute();
    const before = await read();
    await bringBackWebhooks(shop.services);
    const isLeft = stays || Object.keys(over).length > 0;
    expect(await read()).toEqual(isLeft ? before : { ...before, next_try_at: now, leased_until: null });
  }
});
