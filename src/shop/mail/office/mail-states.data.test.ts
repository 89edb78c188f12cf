import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../test/shop.ts';
import { inTransaction } from '#kit/database/db.server.ts';
import {
  countMail,
  deleteMailOf,
  freeMail,
  giveUpWaitingMail,
  noteFailure,
  noteSent,
} from '#kit/mail/outbox.server.ts';
import { countFailedMails, readMails, tryAgain } from './store.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const before = new Date('2026-10-14T09:00:00Z');
const now = new Date('2026-10-14T10:00:00Z');
const later = new Date('2026-10-14T10:05:00Z');

/** One mail of each state, by its name; the number of each is its place. */
const states = {
  waiting: {},
  tried: { tries: 3, last_error: 'busy', next_try_at: later },
  held: { leased_until: later },
  'held too long': { leased_until: now },
  sent: { sent_at: before },
  'written to a file': { sent_at: before, is_file: true },
  'given up': { dead_at: before, tries: 9, last_error: 'no such user' },
  // What was given up by a person while a worker held it.
  'given up and held': { dead_at: before, leased_until: later },
} as const;
type State = keyof typeof states;
const all = Object.keys(states) as State[];
const idOf = (state: State) => all.indexOf(state) + 1;

beforeEach(async () => {
  await shop.startOver();
  const mail = { reply_to: null, subject: 'Ämne', body_text: 'Hej', body_html: '<p>Hej</p>' };
  for (const state of all.toReversed()) {
    const id = idOf(state);
    await shop.db
      .insertInto('outbox_mail')
      .values({
        ...mail,
        id,
        message_id: `<${id}@x>`,
        recipient: `${id}@butik.example`,
        created_at: before,
        next_try_at: before,
        ...states[state],
      })
      .execute();
  }
});

const rows = async () => await shop.db.selectFrom('outbox_mail').selectAll().orderBy('id').execute();

/** The states whose mail was changed, each with what it has now of what changed. */
async function changedBy(act: () => Promise<unknown>): Promise<Record<string, object>> {
  const old = await rows();
  await act();
  const changed = (await rows()).flatMap((row, place) => {
    const values = Object.entries(row).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[place]?.[name as keyof typeof row]),
    );
    return values.length > 0 ? [[all[row.id - 1] ?? '', Object.fromEntries(values)] as const] : [];
  });
  return Object.fromEntries(changed);
}

test('a worker’s death frees what it held, and nothing that is done with', async () => {
  expect(await changedBy(() => freeMail(shop.db))).toEqual({
    held: { leased_until: null },
    'held too long': { leased_until: null },
  });
});

test('after a restore all that waits is given up, and nothing else', async () => {
  const given = { dead_at: now, last_error: 'restored' };
  const act = () => inTransaction(shop.db, (trx) => giveUpWaitingMail(trx, now, 'restored'));
  expect(await changedBy(act)).toEqual({
    waiting: given,
    tried: given,
    held: { ...given, leased_until: null },
    'held too long': { ...given, leased_until: null },
  });
});

test('what is tried again begins anew at once, unless it is sent or held', async () => {
  const everything = all.map(idOf);
  const act = () => inTransaction(shop.db, (trx) => tryAgain(trx, everything, now));
  const again = { next_try_at: now };
  expect(await changedBy(act)).toEqual({
    waiting: again,
    tried: { ...again, tries: 0 },
    'held too long': { ...again, leased_until: null },
    'given up': { ...again, dead_at: null, tries: 0 },
  });
  expect(await changedBy(() => inTransaction(shop.db, (trx) => tryAgain(trx, [], later)))).toEqual({});
});

test('only the mail that was sent is noted so, and forgets what it said', async () => {
  const nothing = { body_text: '', body_html: '' };
  expect(await changedBy(() => noteSent(shop.db, idOf('held'), { at: now, isFile: false }))).toEqual({
    held: { sent_at: now, leased_until: null, ...nothing },
  });
  expect(await changedBy(() => noteSent(shop.db, idOf('tried'), { at: now, isFile: true }))).toEqual({
    tried: { sent_at: now, is_file: true, last_error: null, ...nothing },
  });
});

test('only the mail that failed is noted so, with at most 500 characters of why', async () => {
  const failure = { error: 'x'.repeat(501), next_try_at: later };
  expect(await changedBy(() => noteFailure(shop.db, idOf('held'), failure))).toEqual({
    held: { last_error: 'x'.repeat(500), next_try_at: later, leased_until: null },
  });
  expect(await changedBy(() => noteFailure(shop.db, idOf('waiting'), { error: 'no', dead_at: now }))).toEqual(
    { waiting: { last_error: 'no', dead_at: now } },
  );
});

test('those that wait and those that were given up are counted, and listed by state, newest first', async () => {
  expect(await countMail(shop.db)).toEqual({ waiting: 4, givenUp: 2 });
  const listed = async (state?: 'sent' | 'file' | 'dead' | 'waiting', q = '') => {
    const found = await readMails(shop.db, { q, state }, { skip: 0, take: 3 });
    return [found.total, ...found.rows.map(({ id }) => id)];
  };
  expect(await listed()).toEqual([8, 8, 7, 6]);
  expect(await listed('waiting')).toEqual([4, 4, 3, 2]);
  expect(await listed('sent')).toEqual([1, idOf('sent')]);
  expect(await listed('file')).toEqual([1, idOf('written to a file')]);
  expect(await listed('dead')).toEqual([2, 8, 7]);
  expect(await listed(undefined, '7@BUTIK ämne')).toEqual([1, 7]);
  expect(await listed(undefined, '%')).toEqual([0]);
  expect([await countFailedMails(shop.db, 9), await countFailedMails(shop.db, 1)]).toEqual([2, 1]);
});

test('mail to an address goes whatever its spelling, and mail that is answered to it once it is sent', async () => {
  await shop.db.updateTable('outbox_mail').set({ reply_to: 'Åsa@Butik.example' }).execute();
  await shop.db
    .updateTable('outbox_mail')
    .set({ recipient: 'ÅSA@butik.EXAMPLE' })
    .where('id', 'in', [idOf('held'), idOf('given up')])
    .execute();
  await inTransaction(shop.db, (trx) => deleteMailOf(trx, 'åsa@butik.example'));
  const left = (await rows()).map(({ id }) => all[id - 1]);
  expect(left).toEqual(['waiting', 'tried', 'held too long', 'given up and held']);
  await inTransaction(shop.db, (trx) => deleteMailOf(trx, 'annan@butik.example'));
  expect((await rows()).length).toBe(4);
});
