import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../test/shop.ts';
import { inTransaction } from '#kit/database/db.server.ts';
import { silentLog } from '#kit/process/log.server.ts';
import { openMailer } from '#kit/mail/mailer.server.ts';
import { queueMail } from '#kit/mail/outbox.server.ts';
import { DataVersions } from '#kit/database/data-versions.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { jobsOf } from './jobs.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.startOver());
afterAll(() => shop.close());

function jobsWhere({ alone, integrationDir }: { alone: boolean; integrationDir?: string }) {
  const services = { ...shop.services, env: { ...shop.services.env, integrationDir } };
  const mailer = openMailer({ ...services, log: silentLog });
  const { renditions } = shop;
  return jobsOf(services, shop.endpoints, { mailer, renditions, untilIdle: async () => undefined, alone });
}

const always = [
  'send mail',
  'bring back what a clock that ran ahead put off',
  'save searches without results',
  'forget old searches',
  'forget ended sessions',
  'forget ended office sessions',
  'forget old tries',
  'forget old mail',
  'forget old calls',
  'forget old order keys',
  'send reminders',
  'follow the days of articles',
  'tell of moved days',
  'lapse approvals',
  'show words that waited for a story',
  'publish press messages',
  'forget old applications',
  'make pictures',
  'take in pictures',
  'end changes of many articles that were cut',
  'forget old changes of many articles',
  'forget old heaps of pictures',
  'send webhooks',
  'forget old webhooks',
  'close integration runs that were cut',
  'forget old integration runs',
  'seal secrets',
  'clear left temporary files',
];
const following = ['follow other nodes: data', 'follow other nodes: stock'];

test.each([
  [{ alone: true }, always],
  [{ alone: false }, [...always, ...following]],
  [{ alone: true, integrationDir: '/exchange' }, [...always, 'integration files']],
  [{ alone: false, integrationDir: '/exchange' }, [...always, 'integration files', ...following]],
])('the jobs of a node: %j', (where, names) => {
  expect(jobsWhere(where).map(({ name }) => name)).toEqual(names);
});

test('what grows old is cleared once a day, at half past three at night', async () => {
  const nightly = () =>
    jobsWhere({ alone: false }).filter(
      ({ name, everySeconds }) => /forget old/.test(name) && everySeconds === 60,
    );
  const nodes = [nightly(), nightly()];
  for (const job of nodes.flat()) await job.run(() => true);
  const names = nodes[0]!.map(({ name }) => name).sort();
  const done = async () =>
    (await shop.db.selectFrom('daily_job').selectAll().orderBy('name').execute()).map(
      ({ name, done_day }) => [name, done_day],
    );
  expect(names).toHaveLength(9);
  expect(await done()).toEqual(names.map((name) => [name, '2026-10-14']));
  shop.setTime('2026-10-15T01:29:00Z');
  for (const job of nodes.flat()) await job.run(() => true);
  expect(await done()).toEqual(names.map((name) => [name, '2026-10-14']));
  shop.setTime('2026-10-15T01:30:00Z');
  for (const job of nodes.flat()) await job.run(() => true);
  expect(await done()).toEqual(names.map((name) => [name, '2026-10-15']));
});

const day = 86_400;
const sentMail = { recipient: 'till@butik.example', subject: 'Ämne', body_text: '', body_html: '' };
const message = { webhook_id: 1, event: 'order', body: '{}' };
const run = {
  kind: 'stock',
  source: 'folder',
  sender: 'folder',
  file_name: 'a.csv',
  file_hash: 'x',
} as const;

/** How many seconds each thing is kept, and how it is stored at a moment; `stays` is what the same job never takes. */
const kept: Record<
  string,
  { seconds: number; table: string; store: (at: Date) => object[]; stays?: object[] }
> = {
  'forget old mail': {
    seconds: 30 * day,
    table: 'outbox_mail',
    store: (at) => [
      { ...sentMail, message_id: '<sent@x>', sent_at: at },
      { ...sentMail, message_id: '<dead@x>', dead_at: at },
    ],
    stays: [{ ...sentMail, message_id: '<waiting@x>' }],
  },
  'forget old webhooks': {
    seconds: 30 * day,
    table: 'webhook_message',
    store: (at) => [
      { ...message, message_id: 'sent', sent_at: at },
      { ...message, message_id: 'dead', dead_at: at },
    ],
    stays: [{ ...message, message_id: 'waiting' }],
  },
  'forget old integration runs': {
    seconds: 90 * day,
    table: 'exchange_run',
    store: (at) => [{ ...run, outcome: 'done', started_at: at, ended_at: at }],
  },
  'forget old heaps of pictures': {
    seconds: 30 * day,
    table: 'picture_intake',
    store: (at) => ['open', 'done'].map((state) => ({ state, created_at: at, changed_at: at })),
    stays: [{ state: 'taking', created_at: new Date(0), changed_at: new Date(0) }],
  },
};

/** Each is tried beside the rule that makes it. */
const keptElsewhere = [
  'forget old searches',
  'forget old tries',
  'forget old calls',
  'forget old order keys',
  'forget old applications',
  'forget old changes of many articles',
];

test('how long each thing is kept is tried', () => {
  const forgetting = always.filter((name) => name.startsWith('forget old'));
  expect([...Object.keys(kept), ...keptElsewhere].sort()).toEqual(forgetting.sort());
});

async function runNow(name: string): Promise<void> {
  await shop.db.deleteFrom('daily_job').execute();
  await jobsWhere({ alone: false })
    .find((job) => job.name === name)!
    .run(() => true);
}

describe.each(Object.entries(kept))('%s', (name, { seconds, table, store, stays = [] }) => {
  test(`takes it after ${seconds / day} days and not a moment before`, async () => {
    const webhook = { id: 1, url: 'https://system.example/', secret: 'x', events: 'order' };
    await shop.db.insertInto('webhook').values(webhook).execute();
    const at = shop.services.now();
    const rows = [...stays, ...store(at)];
    for (const row of rows)
      await shop.db
        .insertInto(table as 'outbox_mail')
        .values(row as never)
        .execute();
    const count = async () =>
      (
        await shop.db
          .selectFrom(table as 'outbox_mail')
          .select('id')
          .execute()
      ).length;
    shop.setTime(new Date(at.getTime() + seconds * 1_000).toISOString());
    await runNow(name);
    expect(await count()).toBe(rows.length);
    shop.setTime(new Date(at.getTime() + seconds * 1_000 + 1).toISOString());
    await runNow(name);
    expect(await count()).toBe(stays.length);
  });
});

test('a run of another node is given up after an hour and not a moment before', async () => {
  const at = shop.services.now();
  const rows = [{ ...run, outcome: 'running' as const, started_at: at }];
  await shop.db.insertInto('exchange_run').values(rows).execute();
  const outcome = async () =>
    (await shop.db.selectFrom('exchange_run').select('outcome').executeTakeFirstOrThrow()).outcome;
  shop.setTime(new Date(at.getTime() + 3_600_000).toISOString());
  await runNow('close integration runs that were cut');
  expect(await outcome()).toBe('running');
  shop.setTime(new Date(at.getTime() + 3_600_001).toISOString());
  await runNow('close integration runs that were cut');
  expect(await outcome()).toBe('failed');
});

describe('a mail that is held when a node starts', () => {
  const mail = { name: 'held', to: 'till@butik.example', subject: 'Ämne', text: 'Hej', html: '<p>Hej</p>' };
  async function startNode(alone: boolean) {
    await inTransaction(shop.db, (trx) => queueMail(trx, shop.services, [mail]));
    const until = new Date(shop.services.now().getTime() + 60_000);
    await shop.db.updateTable('outbox_mail').set({ leased_until: until, tries: 1 }).execute();
    await jobsWhere({ alone })
      .find(({ name }) => name === 'send mail')
      ?.run(() => true);
    const { sent_at } = await shop.db.selectFrom('outbox_mail').select('sent_at').executeTakeFirstOrThrow();
    return sent_at === null ? 'left to who holds it' : 'sent';
  }

  test('is left to whoever holds it where there may be others, and sent at once where there is nobody else', async () => {
    expect(await startNode(false)).toBe('left to who holds it');
    await shop.startOver();
    expect(await startNode(true)).toBe('sent');
  });
});

test('what the office changes on one node is seen by the others when they next look', async () => {
  const other = new DataVersions();
  await other.look(shop.db);
  const before = other.current;
  await other.look(shop.db);
  expect(other.current).toBe(before);
  const by = { id: null, name: 'test' };
  const save = (note: boolean) =>
    changeAs(by, shop.services, { topic: 'texts' }, async (_trx, tell) => {
      if (note) tell({ entity: 'settings', id: 'x', action: 'change', before: { a: 1 }, after: { a: 2 } });
    });
  await save(false);
  await other.look(shop.db);
  expect(other.current).toBe(before);
  await save(true);
  await other.look(shop.db);
  expect(other.current).toBe(before + 1);
});

test.each(['press_article', 'press_message'] as const)(
  'a %s is shown when its moment comes',
  async (table) => {
    const moment = new Date(shop.services.now().getTime() + 60_000);
    const facts = { publish_at: moment, title_sv: 'Nytt', message_sv: '<p>Nytt</p>' };
    if (table === 'press_article') await shop.db.insertInto(table).values(facts).execute();
    else
      await shop.db
        .insertInto(table)
        .values({ ...facts, category_id: 1 })
        .execute();
    await shop.services.versions.changed();
    const { pressRoom } = shop.endpoints;
    await pressRoom.followClock();
    const before = shop.services.versions.current;
    await pressRoom.followClock();
    expect(shop.services.versions.current).toBe(before);
    shop.wait(61);
    await pressRoom.followClock();
    expect(shop.services.versions.current).toBe(before + 1);
  },
);
