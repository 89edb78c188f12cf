import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../../src/kit/text/language.ts';
import { openTestShop, type TestShop } from '../../shop.ts';
import { acts } from './acts.ts';
import { perform, type Act } from './mail-acts.ts';
import { openWorld, type World } from './mail-world.ts';
import { lastMail, mailsAfter, match } from './read-mails.ts';

let shop: TestShop;
let world: World | undefined;
beforeAll(async () => {
  shop = await openTestShop({ languages: [...languages] });
  await sql`create table test_refusal (of text)`.execute(shop.db);
  await sql`create function refuse_it() returns trigger language plpgsql as $$ begin
    if exists (select from test_refusal where of = tg_argv[0]) then raise exception 'refused by the test'; end if;
    return null; end $$`.execute(shop.db);
  const atEnd = (await tables()).map(
    (name) => `create constraint trigger refused after insert or update or delete on ${name}
      deferrable initially deferred for each row execute function refuse_it('all at its end');`,
  );
  await sql
    .raw(
      `do $$ begin ${atEnd.join(' ')} create trigger refused after insert on outbox_mail
      for each row execute function refuse_it('a mail'); end $$`,
    )
    .execute(shop.db);
});
afterAll(() => shop.close());

/** What counts tries, runs and calls in parts, also failed ones; sessions, and the mails. */
const notOfTheAct =
  /^(throttle|exchange_run|staff_call|staff_call_part|session|staff_session|data_version.*|outbox_mail|test_refusal)$/;

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' order by 1`.execute(shop.db);
  return rows.map(({ name }) => name).filter((name) => !notOfTheAct.test(name));
}

/** What is stored, by table. The paper of an invoice is kept when it has been drawn, at some time. */
async function stored(names: readonly string[]): Promise<Map<string, string>> {
  const parts = names.map((name) => {
    const row = name === 'invoice' ? sql`(to_jsonb(t) - 'pdf_key')` : sql`t`;
    return sql`select ${name}::text as name, (
      select string_agg(md5(${row}::text), '' order by md5(${row}::text)) from ${sql.table(name)} as t) as rows`;
  });
  const query = sql<{ name: string; rows: string }>`${sql.join(parts, sql` union all `)}`;
  return new Map((await query.execute(shop.db)).rows.map(({ name, rows }) => [name, rows]));
}

async function whileRefused(of: 'a mail' | 'all at its end', work: () => Promise<unknown>): Promise<void> {
  await sql`insert into test_refusal values (${of})`.execute(shop.db);
  // A job throws, a call answers.
  await work().catch(() => undefined);
  await sql`delete from test_refusal`.execute(shop.db);
}

async function tried(act: Act, names: readonly string[]): Promise<void> {
  if (act.alone) world = undefined;
  world ??= await openWorld(shop, 2);
  const call = await act.begin(world);
  const attempt = () => perform(call, act.what);
  const told = (more: object) => ({ what: act.what, ...more });

  const last = await lastMail(shop);
  const before = await stored(names);
  await whileRefused('a mail', attempt);
  const after = await stored(names);
  const isFile = 'body' in call && Buffer.isBuffer(call.body);
  // A file that was refused is logged.
  const compared = names.filter((name) => !act.isToldLater && !(isFile && name === 'change_log'));
  const changed = compared.filter((name) => before.get(name) !== after.get(name));
  await whileRefused('all at its end', attempt);
  const lost = (await mailsAfter(shop, last)).map(({ subject }) => subject);
  expect.soft(told({ changed, lost })).toEqual(told({ changed: [], lost: [] }));

  const done = ((await attempt())?.status ?? 200) < 300;
  const { missing, others } = match(world, act.mails, await mailsAfter(shop, last));
  expect.soft(told({ done, missing, others })).toEqual(told({ done: true, missing: [], others: [] }));
  const since = await lastMail(shop);
  // What is mailed at each request is named by its moment.
  shop.wait(1);
  await attempt();
  const again = match(world, act.again ? act.mails : [], await mailsAfter(shop, since));
  expect
    .soft(told({ missing: again.missing, others: again.others }))
    .toEqual(told({ missing: [], others: [] }));
  if (act.alone) world = undefined;
}

test('who does something again is mailed once, and nobody of what was not done', async () => {
  const names = await tables();
  for (const act of acts) await tried(act, names);
});
