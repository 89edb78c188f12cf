import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tablesInOrder } from '#kit/database/backup/backup-tables.server.ts';
import { inTransaction } from '#kit/database/db.server.ts';
import { migrationScripts } from '#kit/database/migrate.server.ts';
import { queueMail } from '#kit/mail/outbox.server.ts';
import type { StartError } from '#kit/process/start-error.server.ts';
import { article, emptyTestShop } from '../../../test/seed-test-shop.ts';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';
import { doMaintenance } from './maintenance.server.ts';
import { readArguments } from './maintenance-arguments.server.ts';

let shop: TestShop;
let folder: string;
let file: string;
const number = '1001';
beforeAll(async () => {
  shop = await openTestShop();
  folder = mkdtempSync(join(tmpdir(), 'maintenance-'));
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await shop.startOver();
  file = join(folder, `${Math.random()}.backup`);
});

const maintain = (task: object) => doMaintenance(shop.services, task);
const backUp = () => maintain({ verb: 'backup', path: file });
const restore = (more: object = {}) => maintain({ verb: 'restore', path: file, replace: true, ...more });
const wrongOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing was wrong',
    (error: StartError) => error.message,
  );

/** Every row of every table, except for the version counters and the note of the last backup, which is made after it. */
async function everything(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const { name } of await tablesInOrder(shop.db)) {
    if (['data_version', 'last_backup'].includes(name)) continue;
    const { rows } = await sql<{ row: string }>`
      select row_to_json(one)::text as row from ${sql.table(name)} one order by 1`.execute(shop.db);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

async function order(client: Client): Promise<number> {
  await client.post('cartrow', { ArticleId: article.book, Quantity: 3 });
  const { body, status } = await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
  expect(status).toBe(200);
  return (body as { OrderId: number }).OrderId;
}

const loggedIn = () => logInAs(shop, number);

describe('a backup', () => {
  test('holds every row and picture, and restoring it brings back exactly those', async () => {
    const client = await loggedIn();
    await order(client);
    await shop.images.put('of/this.png', Buffer.from([0, 255, 10]));
    await shop.db
      .updateTable('outbox_mail')
      .set({ sent_at: new Date('2026-10-14T10:00:00Z') })
      .execute();
    const before = await everything();
    expect(await backUp()).toMatch(
      /: [1-9]\d* rows and 1 pictures\. The key of .+ is not in it: keep .+secrets\.key/,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);

    await order(client);
    await shop.db.deleteFrom('price').execute();
    await sql`update customer set name = 'Någon annan'`.execute(shop.db);
    const shownName = async () => (await aVisitor(shop).get(`article/${article.book}`)).body.ArticleText;
    await sql`update article set name_sv = 'Omdöpt'`.execute(shop.db);
    await shop.services.versions.changed();
    expect(await shownName()).toBe('Omdöpt');
    rmSync(join(shop.services.env.dataDir, 'pictures/of/this.png'));

    expect(await restore()).toMatch(/^Restored as it was at 2026-10-14T10:00:00\.000Z/);
    // The sessions are not restored.
    expect(before.session).toHaveLength(1);
    expect(await everything()).toEqual({ ...before, session: [] });
    expect(await shop.images.get('of/this.png')).toEqual(Buffer.from([0, 255, 10]));
    // The shop continues without a restart: cached data is reloaded, and new rows get new ids.
    expect(await shownName()).toBe('Bok');
    const again = await order(await loggedIn());
    expect(again).toBeGreaterThan(1);
  });

  test('brings back nobody who was logged out, ended or revoked since', async () => {
    const customer = await loggedIn();
    await addStaff(shop, 'owner@maker.example', 'owner');
    const endedId = await addStaff(shop, 'ended@maker.example', 'sales');
    const lowerId = await addStaff(shop, 'lower@maker.example', 'owner');
    const owner = await logInToOfficeAs(shop, 'owner@maker.example');
    const ended = await logInToOfficeAs(shop, 'ended@maker.example');
    const key = { Name: 'Affärssystem', Rights: ['exchange.out'] };
    const made = (await owner.post('office/exchange/keys', key)).body as { Id: number; Key: string };
    const withKey = async () =>
      (await aVisitor(shop).get('exchange/orders', { authorization: `Bearer ${made.Key}` })).status;
    expect(await withKey()).not.toBe(401);
    await backUp();

    await customer.delete('login');
    await owner.delete(`office/exchange/keys/${made.Id}`);
    await shop.db.updateTable('staff').set({ active: false }).where('id', '=', endedId).execute();
    await shop.db.updateTable('staff').set({ role: 'content' }).where('id', '=', lowerId).execute();
    const changed = { CurrentPassword: 'demo1234', NewPassword: 'granitgrodan hoppar' };
    expect((await owner.put('office/me/password', changed)).status).toBe(204);
    await restore();
    shop.sessions.forget();

    expect((await customer.get('cart')).status).toBe(401);
    expect(await withKey()).toBe(401);
    expect((await owner.get('office/login')).body.LoggedIn).toBe(false);
    expect((await ended.get('office/login')).body.LoggedIn).toBe(false);
    await expect(logInToOfficeAs(shop, 'ended@maker.example')).rejects.toThrow(/could not log in/);
    await expect(logInToOfficeAs(shop, 'owner@maker.example')).rejects.toThrow(/could not log in/);
    const lower = await logInToOfficeAs(shop, 'lower@maker.example');
    expect((await lower.get('office/login')).body.Staff.Role).toBe('content');
  });

  test('leaves each account of the staff what it may now, and how it logs in', async () => {
    const id = await addStaff(shop, 'sales@maker.example', 'sales', { password_is_public: true });
    const of = async () => {
      const {
        name: _name,
        last_log_in_at: _at,
        ...row
      } = await shop.db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      return row;
    };
    const stands = {
      role: 'content' as const,
      active: false,
      may_price: false,
      password_hash: 'another',
      password_is_public: false,
      totp_required: true,
      totp_secret: 'sealed',
      totp_last_step: 77,
    };
    const opposite = {
      ...stands,
      role: 'owner' as const,
      active: true,
      may_price: true,
      totp_required: false,
    };
    const before = { ...opposite, password_hash: 'one', password_is_public: true, totp_secret: null };
    await shop.db
      .updateTable('staff')
      .set({ ...before, totp_last_step: 3 })
      .where('id', '=', id)
      .execute();
    const other = await addStaff(shop, 'other@maker.example', 'owner', { totp_secret: 'the same' });
    const codes = [id, other].map((staff_id) => ({ staff_id, code_hash: `${staff_id}`, used_at: null }));
    await shop.db.insertInto('staff_recovery_code').values(codes).execute();
    const renamed = await addStaff(shop, 'then@maker.example', 'owner');
    await backUp();
    // The account of another address is another one's.
    const anothers = { email: 'now@maker.example', role: 'content' as const };
    await shop.db.updateTable('staff').set(anothers).where('id', '=', renamed).execute();
    await shop.db.updateTable('staff').set(stands).where('id', '=', id).execute();
    const now = await of();
    await restore();
    expect(await of()).toEqual(now);
    // Two-step log-in that was set up anew has no codes of before.
    const left = await shop.db.selectFrom('staff_recovery_code').select('staff_id').execute();
    expect(left).toEqual([{ staff_id: other }]);
    const then = await shop.db
      .selectFrom('staff')
      .select(['email', 'role'])
      .where('id', '=', renamed)
      .executeTakeFirst();
    expect(then).toEqual({ email: 'then@maker.example', role: 'owner' });
  });

  test('brings back no link of a customer or of staff, whether it was used since or not', async () => {
    const ownerId = await addStaff(shop, 'owner@maker.example', 'owner');
    const owner = await logInToOfficeAs(shop, 'owner@maker.example');
    await aVisitor(shop).post('ResetPassword', { email: 'ett@butik.example' });
    const mail = await shop.db
      .selectFrom('outbox_mail')
      .select('body_text')
      .where('message_id', 'like', '<reset-%')
      .executeTakeFirstOrThrow();
    const [, resetToken] = /#reset=([\w-]+)/.exec(mail.body_text) ?? [];
    const { body } = await owner.post(`office/staff/${ownerId}/link`, {});
    const Token = new URL(body.Url as string).hash.slice(1);
    await backUp();
    const asCustomer = async () => (await aVisitor(shop).post('login', { resetToken })).status;
    const asStaff = async () =>
      (await aVisitor(shop).post('office/welcome', { Token, NewPassword: 'te vid fönstret' })).status;
    expect([await asCustomer(), await asStaff()]).toEqual([200, 200]);
    await restore();
    expect([await asCustomer(), await asStaff()]).toEqual([401, 404]);
    // Those that were not used since are gone too: the backup may have been read by others.
    await restore();
    expect([await asCustomer(), await asStaff()]).toEqual([401, 404]);
  });

  test('is put into an empty shop without a key that works, and without whom the list beside it says erased', async () => {
    await addStaff(shop, 'owner@maker.example', 'owner');
    const owner = await logInToOfficeAs(shop, 'owner@maker.example');
    const { body } = await owner.post('office/exchange/keys', { Name: 'Kassa', Rights: ['exchange.out'] });
    const withKey = async () =>
      (await aVisitor(shop).get('exchange/orders', { authorization: `Bearer ${body.Key}` })).status;
    const names = async () =>
      (await shop.db.selectFrom('customer').select('name').orderBy('id').execute()).map(({ name }) => name);
    await backUp();
    await restore();
    expect(await withKey()).not.toBe(401);
    const before = await names();
    await maintain({ verb: 'erase', number });
    // The folder of the backups alone is taken to the new machine.
    await maintain({ verb: 'backup', path: join(folder, 'later.backup') });
    const lists = [
      join(shop.services.env.dataDir, 'backups', 'erased-customers'),
      join(folder, 'erased-customers'),
    ];
    const [here, there] = lists.map((path) => readFileSync(path, 'utf8'));
    expect(here).toBe(there);
    expect(here).toMatch(/^[0-9a-f]{64}\n$/);
    rmSync(lists[0]!);
    await emptyTestShop(shop.db);

    expect(await restore({ replace: false })).toMatch(/revoked, since this shop was empty: 1\.$/);
    expect(await withKey()).toBe(401);
    expect(await names()).toEqual(before.map((name, at) => (at === 0 ? '–' : name)));
    // A customer of another shop with the same number is somebody else.
    await emptyTestShop(shop.db);
    await shop.startOver();
    await sql`update customer set created_at = created_at + interval '1 second'`.execute(shop.db);
    await backUp();
    await restore();
    expect(await names()).toEqual(before);
    rmSync(lists[1]!);
    rmSync(join(folder, 'later.backup'));
  });

  test('is of one moment, whoever orders meanwhile', async () => {
    const client = await loggedIn();
    const [, ...ids] = await Promise.all([backUp(), order(client).then(() => order(client))]);
    expect(ids.length).toBe(1);
    await restore();
    const rows = await sql<{ torn: number }>`
      select count(*)::integer as torn from customer_order o
      where not exists (select 1 from order_row r where r.order_id = o.id)
        or (select count(*) from outbox_mail m where m.message_id like '<order-' || o.id || '.%') <> 2`.execute(
      shop.db,
    );
    expect(rows.rows[0]?.torn).toBe(0);
  });

  test('of an older version is brought to this one', async () => {
    // What an older version did not know has the value that its migration gives.
    await sql`update way_of_delivery set transport_days = default`.execute(shop.db);
    await sql`update article set vat_code = default`.execute(shop.db);
    await sql`update order_row set vat_code = default`.execute(shop.db);
    await sql`truncate person restart identity cascade`.execute(shop.db);
    await sql`insert into cart (customer_id) select id from customer order by id`.execute(shop.db);
    await backUp();
    const scripts = [...(await migrationScripts())];
    const later = scripts.slice(scripts.findIndex(([name]) => name.includes('erasure')));
    const tables = later.flatMap(([, script]) => [...script.matchAll(/^create table (\w+)/gm)]);
    const absent = new Set(tables.map(([, table]) => `T${table}`));
    expect(absent).toContain('Terased_customer');
    const lines = gunzipSync(readFileSync(file)).toString().split('\n');
    const head = JSON.parse(lines[0]!.slice(1)) as { migrations: string[] };
    const names = later.map(([name]) => name);
    expect(head.migrations).toEqual(expect.arrayContaining(names));
    const migrations = head.migrations.filter((name) => !names.includes(name));
    let table = '';
    const kept = lines.slice(1).filter((line) => {
      if (line.startsWith('T')) table = line;
      return !absent.has(table) || !/^[TR]/.test(line);
    });
    const rows = kept.filter((line) => line.startsWith('R')).length;
    const older = [`H${JSON.stringify({ ...head, migrations })}`, ...kept].map((line) =>
      line.startsWith('E') ? line.replace(/"rows":\d+/, `"rows":${rows}`) : line,
    );
    const { gzipSync } = await import('node:zlib');
    rmSync(file);
    appendFileSync(file, gzipSync(older.join('\n')));
    const before = await everything();
    await restore();
    expect(await everything()).toEqual(before);
  });

  test('that is cut short, of something else or missing changes nothing', async () => {
    await backUp();
    const before = await everything();
    truncateSync(file, statSync(file).size - 40);
    expect(await wrongOf(restore())).toMatch(/is no whole backup .* Nothing was changed\.$/);
    rmSync(file);
    appendFileSync(file, 'hello');
    expect(await wrongOf(restore())).toMatch(/is no whole backup/);
    expect(await wrongOf(restore({ path: join(folder, 'none') }))).toMatch(/^There is no file/);
    expect(await everything()).toEqual(before);
  });

  test('does not replace customers unless that is said', async () => {
    await backUp();
    expect(await wrongOf(restore({ replace: false }))).toMatch(/--replace/);
  });

  test('leaves mail that waited to people, for it may have been sent since', async () => {
    await order(await loggedIn());
    await backUp();
    await restore();
    const mails = await shop.db.selectFrom('outbox_mail').select(['dead_at', 'last_error']).execute();
    expect(mails.length).toBe(2);
    for (const mail of mails) expect(mail.last_error).toMatch(/restored from a backup/);
  });
});

describe('what is stored about a customer', () => {
  const canary = 'K7Q kanariefågel';

  async function seedWithCanaries(): Promise<void> {
    const client = await loggedIn();
    // Every column of a text but those that are no word of the customer's, so that a new one is in it by itself.
    const { rows: columns } = await sql<{ name: string }>`select column_name as name
      from information_schema.columns where table_name = 'customer' and data_type = 'text'
        and column_name not in ('customer_number', 'email', 'language', 'currency_code', 'price_list_code',
          'invoice_country_code', 'password_hash')`.execute(shop.db);
    expect(columns.length).toBeGreaterThan(8);
    const changes = sql.join(columns.map(({ name }) => sql`${sql.ref(name)} = ${canary}`));
    await sql`update customer set ${changes} where customer_number = ${number}`.execute(shop.db);
    await client.post('DeliveryAddress', {
      Name: canary,
      Address1: canary,
      ZipCode: '114 18',
      City: canary,
      CountryCode: 'SE',
    });
    await order(client);
    await client.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
    await client.post('ownnumbers', { OwnNumber: canary, ArticleId: article.mug });
    await client.post('lists', { Name: canary, FromCart: true });
  }

  test('is written whole, to a file of the owner’s alone, without anything that logs in', async () => {
    await seedWithCanaries();
    const path = join(folder, `${Math.random()}.json`);
    await maintain({ verb: 'export', number, path });
    const text = readFileSync(path, 'utf8');
    const data = JSON.parse(text) as Record<string, object[]>;
    for (const table of [
      'customer',
      'delivery_address',
      'customer_order',
      'order_row',
      'session',
      'cart_row',
      'own_number',
      'shopping_list',
      'shopping_list_row',
    ])
      expect([table, data[table]?.length]).toEqual([table, 1]);
    expect(text.split(canary).length).toBeGreaterThan(5);
    expect(text).not.toMatch(/argon2|token_hash|password_hash/);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await wrongOf(maintain({ verb: 'export', number, path }))).toMatch(/already/);
    expect(await wrongOf(maintain({ verb: 'export', number: 'nobody', path }))).toMatch(/no customer/);
  });

  test('is erased but for orders and invoices, also when a backup of before is restored', async () => {
    await seedWithCanaries();
    // The maker's copy of the mail has been sent, and the content of a sent mail is not stored.
    await sql`update outbox_mail set sent_at = now(), body_text = '', body_html = '', facts = null
      where recipient = 'order@maker.example'`.execute(shop.db);
    await backUp();
    await maintain({ verb: 'erase', number });
    const retained = new Set(['customer_order', 'order_row', 'invoice', 'invoice_row']);
    const tablesWithCanary = async () =>
      Object.entries(await everything()).flatMap(([name, rows]) =>
        !retained.has(name) && rows.some((row) => JSON.stringify(row).includes(canary)) ? [name] : [],
      );
    expect(await tablesWithCanary()).toEqual([]);
    const erased = await shop.db
      .selectFrom('customer')
      .selectAll()
      .where('customer_number', '=', number)
      .executeTakeFirst();
    expect(erased).toMatchObject({
      name: '–',
      email: '',
      telephone: '',
      contact_person: '',
      organisation_number: null,
      vat_number: null,
      invoice_address1: '',
      invoice_address2: '',
      invoice_zip_code: '',
      invoice_city: '',
      reseller_city: null,
      password_hash: null,
      show_as_reseller: false,
      blocked: true,
    });
    for (const table of ['session', 'own_number', 'shopping_list', 'shopping_list_row'] as const)
      expect([table, await shop.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    expect((await shop.db.selectFrom('customer_order').selectAll().execute()).length).toBe(1);
    const tried = await aVisitor(shop).post('login', { username: number, password: 'demo1234' });
    expect(tried.status).toBe(401);
    await restore();
    expect(await tablesWithCanary()).toEqual([]);
  });
});

describe('who is erased', () => {
  const shared = 'Karin@butik.example';
  const theirs = shared.toUpperCase();

  async function personOf(which: string): Promise<void> {
    const { id: customer_id } = await shop.db
      .selectFrom('customer')
      .select('id')
      .where('customer_number', '=', which)
      .executeTakeFirstOrThrow();
    await shop.db.insertInto('person').values({ customer_id, name: 'Karin', email: theirs }).execute();
  }
  const theCustomer = async (which: string, set: { email: string; is_test?: boolean }) =>
    void (await shop.db.updateTable('customer').set(set).where('customer_number', '=', which).execute());
  const asCustomer = () => theCustomer(number, { email: shared });
  const asPerson = () => personOf(number);

  test.each([
    ['nobody else has', asCustomer, undefined, { mail: 0, applications: 0 }],
    [
      'another customer has',
      asCustomer,
      () => theCustomer('1002', { email: theirs }),
      { mail: 1, applications: 1 },
    ],
    [
      'the maker has as the test customer',
      asCustomer,
      () => theCustomer('1002', { email: theirs, is_test: true }),
      { mail: 0, applications: 0 },
    ],
    ['a person of another has', asCustomer, () => personOf('1002'), { mail: 1, applications: 0 }],
    ['a person of its own has', asCustomer, asPerson, { mail: 0, applications: 0 }],
    ['its person alone has', asPerson, undefined, { mail: 0 }],
    [
      'its person and another customer have',
      asPerson,
      () => theCustomer('1002', { email: theirs }),
      { mail: 1 },
    ],
    ['its person and one of another have', asPerson, () => personOf('1002'), { mail: 1 }],
  ])('takes along the mail to an address that is nobody else’s: %s', async (_what, own, others, left) => {
    for (const table of ['outbox_mail', 'reseller_application'] as const)
      await shop.db.deleteFrom(table).execute();
    await own();
    await others?.();
    const applicant = { name: 'Karin', company: 'Butik', identity: '', address: '', zip_code_and_city: '' };
    await shop.db
      .insertInto('reseller_application')
      .values({ ...applicant, email: shared, telephone: '', language: 'sv' })
      .execute();
    const mail = { name: 'one', to: shared, subject: 'Hej', text: 'Hej', html: '<p>Hej</p>' };
    await inTransaction(shop.db, (trx) => queueMail(trx, shop.services, [mail]));
    await maintain({ verb: 'erase', number });
    const found = {
      mail: (await shop.db.selectFrom('outbox_mail').select('id').execute()).length,
      applications: (await shop.db.selectFrom('reseller_application').select('id').execute()).length,
    };
    expect(found).toMatchObject(left);
  });
});

test('an owner is added, and again gets a link, but nobody else does', async () => {
  await emptyTestShop(shop.db);
  const link = async () => await maintain({ verb: 'add-owner', email: 'maria@maker.example' });
  const tokenIn = (said: string) => /\/office\/welcome#([\w-]+)/.exec(said)?.[1];
  const first = tokenIn(await link());
  const chosen = { Token: first, NewPassword: 'granitgrodan hoppar' };
  expect((await aVisitor(shop).post('office/welcome', chosen)).status).toBe(200);
  expect(tokenIn(await link())).not.toBe(first);
  await addStaff(shop, 'sales@maker.example', 'sales');
  await shop.db
    .updateTable('staff')
    .set({ active: false })
    .where('email', '=', 'maria@maker.example')
    .execute();
  for (const email of ['sales@maker.example', 'maria@maker.example'])
    await expect(maintain({ verb: 'add-owner', email })).rejects.toThrow(/not an active owner/);
});

test('the commands say what is wrong with them', () => {
  const read = (...words: string[]) =>
    readArguments(words, { dataDir: '/d', folder: '/f', now: new Date('2026-10-14T10:11:12Z') });
  expect(read('backup')).toEqual({ verb: 'backup', path: '/d/backups/hylla-2026-10-14T101112.backup' });
  expect(read('backup', 'a')).toEqual({ verb: 'backup', path: '/f/a' });
  expect(read('restore', '/a', '--replace')).toEqual({ verb: 'restore', path: '/a', replace: true });
  expect(read('restore')).toEqual({ wrong: 'Say which file' });
  expect(read('backup', 'a', 'b')).toEqual({ wrong: 'One file at a time: b is too much' });
  expect(read('customer', 'export', '1', 'x')).toEqual({ verb: 'export', number: '1', path: '/f/x' });
  expect(read('customer', 'erase', '1')).toEqual({ verb: 'erase', number: '1' });
  expect(read('customer', 'erase')).toMatchObject({ wrong: expect.any(String) });
  expect(read('--force')).toMatchObject({ wrong: expect.stringContaining('--force') });
  expect(read('--help')).toBe('help');
});
