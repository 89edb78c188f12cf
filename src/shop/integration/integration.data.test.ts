import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { setSettings } from '../../../test/credit-shop.ts';
import { article } from '../../../test/seed-test-shop.ts';
import { eachInOffice } from '../../../test/office.ts';
import { aVisitor, logInAs, type TestShop, type Client } from '../../../test/shop.ts';
import { nextOrders } from '#shop/orders/orders-out/orders-out.server.ts';
import { migrationScripts } from '#kit/database/migrate.server.ts';
import type { Log } from '#kit/process/log.server.ts';
import { tellOfOldKeys } from './keys.server.ts';
import { fileKinds } from './kinds.ts';
import { folderIntegration } from './folder.server.ts';
import { openFolders } from './integration-folders.server.ts';
import { putBack } from './lay-aside.server.ts';

let shop: TestShop;
let owner: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office: owner } = opened);
});

const all = ['exchange.out', ...fileKinds.map((kind) => `exchange.in.${kind}`)];

/** Calls as an API client: with its key, and without cookies. */
async function anApiClient(Rights: readonly string[] = all, Name = 'Affärssystemet') {
  const { body } = await owner.post('office/exchange/keys', { Name, Rights });
  const key: string = body.Key;
  const headers = { authorization: `Bearer ${key}` };
  const client = aVisitor(shop);
  return {
    key,
    id: body.Id as number,
    get: (path: string) => client.get(`exchange/${path}`, headers),
    post: (path: string) => client.post(`exchange/${path}`, {}, headers),
    sendFile: (kind: string, csv: string, query = '') =>
      client.send('POST', `exchange/files/${kind}?fileName=${kind}.csv${query}`, Buffer.from(csv), {
        ...headers,
        'content-type': 'application/octet-stream',
      }),
  };
}

async function stockOf(id: number): Promise<number> {
  return (await aVisitor(shop).get(`article/${id}`)).body.QuantityAvailable;
}

async function order(quantity = 1): Promise<number> {
  const client = await logInAs(shop, '1001');
  await client.post('cartrow', { ArticleId: article.book, Quantity: quantity });
  return (await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: false })).body.OrderId;
}

describe('a key', () => {
  test('is told once, opens what it is made out for, and is of no use once revoked', async () => {
    const program = await anApiClient(['exchange.in.stock']);
    expect(program.key).toMatch(/^hylla_[\w-]{43}$/);
    expect((await program.get('runs/1')).status).toBe(404);
    expect((await program.get('orders')).status).toBe(404);
    expect((await program.post('orders/2/acknowledge')).status).toBe(403);
    const { body, text } = await owner.get('office/exchange/keys');
    expect(text).not.toContain(program.key.slice('hylla_'.length, -4));
    expect(body.Rows).toMatchObject([
      { Name: 'Affärssystemet', Hint: program.key.slice(-4), Rights: ['exchange.in.stock'], Revoked: null },
    ]);
    expect(body.Rows[0].LastUsed).toBe('2026-10-14T10:00:00.000Z');
    expect((await owner.delete(`office/exchange/keys/${program.id}`)).status).toBe(204);
    expect((await program.sendFile('stock', 'article_no;qty_available\nA-1;3')).status).toBe(401);
    expect((await owner.delete(`office/exchange/keys/${program.id}`)).status).toBe(404);
    const stored = await shop.db.selectFrom('exchange_key').select('key_hash').execute();
    expect(stored[0]?.key_hash).not.toContain(program.key.slice('hylla_'.length));
  });

  test('brings the kinds of file it is made out for, and hears of no others', async () => {
    const stock = await anApiClient(['exchange.in.stock']);
    const customers = await anApiClient(['exchange.in.customers']);
    const file = 'customer_no;email\n1001;thief@elsewhere.example\n';
    for (const kind of fileKinds.filter((one) => one !== 'stock')) {
      expect((await stock.sendFile(kind, file)).status, kind).toBe(403);
    }
    expect((await customers.sendFile('stock', 'article_no;qty_available\nA-1;3')).status).toBe(403);
    const run = (await stock.sendFile('stock', 'article_no;qty_available\nA-1;3')).body;
    expect(run.Outcome).toBe('done');
    expect((await stock.get(`runs/${run.Id}`)).status).toBe(200);
    expect((await customers.get(`runs/${run.Id}`)).status).toBe(404);
  });

  test('that changes an e-mail address is told to the old one, and gets no link for a day', async () => {
    const program = await anApiClient(['exchange.in.customers']);
    const old = (
      await shop.db
        .selectFrom('customer')
        .select('email')
        .where('customer_number', '=', '1001')
        .executeTakeFirstOrThrow()
    ).email;
    const file = 'customer_no;email\n1001;thief@elsewhere.example\n';
    await program.sendFile('customers', file, '&dryRun=1');
    expect(await mails()).toEqual([]);
    expect((await program.sendFile('customers', file)).body).toMatchObject({ Outcome: 'done', Changed: 1 });
    const told = await mails();
    expect(told).toMatchObject([{ recipient: old, subject: expect.stringContaining('e-postadress') }]);
    expect(told[0]?.body_text).toContain('1001');
    expect(told[0]?.body_text).not.toContain('thief');
    const ask = async () => await aVisitor(shop).post('ResetPassword', { email: 'thief@elsewhere.example' });
    const held = await ask();
    expect([held.status, held.body.detail]).toEqual([409, expect.stringContaining('nyss ändrats')]);
    expect(await mails()).toHaveLength(1);
    const staffSent = await owner.post(`office/customers/${await idOf('1001')}/password-link`, {});
    expect([staffSent.status, staffSent.body.Email]).toEqual([200, 'thief@elsewhere.example']);
    // The same address again is not a change, and does not extend the block on links.
    shop.setTime('2026-10-15T09:59:00Z');
    await program.sendFile('customers', `${file}\n`);
    expect(await mails()).toHaveLength(2);
    expect((await ask()).status).toBe(409);
    shop.setTime('2026-10-15T10:00:01Z');
    expect((await ask()).status).toBe(204);
  });

  test('is the only way in: neither customers nor staff come by their cookies', async () => {
    for (const client of [aVisitor(shop), await logInAs(shop, '1001'), owner]) {
      expect((await client.get('exchange/orders')).status).toBe(401);
      expect((await client.get('exchange/orders', { authorization: 'Bearer hylla_x' })).status).toBe(401);
    }
    const program = await anApiClient();
    const headers = { authorization: `Bearer ${program.key}` };
    expect((await aVisitor(shop).get('cart', headers)).status).toBe(401);
    expect((await aVisitor(shop).get('office/exchange/keys', headers)).status).toBe(401);
    expect((await aVisitor(shop).get('article/1', headers)).text).not.toMatch(/"Price"/);
  });

  test('made before rights were split is told of, on its page and at the start, until it is revoked', async () => {
    const old = await anApiClient(
      fileKinds.filter((kind) => kind !== 'customer-articles').map((kind) => `exchange.in.${kind}`),
    );
    const chosen = await anApiClient(['exchange.in.stock']);
    const since = await anApiClient(fileKinds.map((kind) => `exchange.in.${kind}`));
    // Since then, by the clock of the database that the scripts were applied with.
    await sql`update exchange_key set created_at = case when id = ${since.id} then timestamptz '2100-01-01'
      else '2020-01-01' end`.execute(shop.db);
    const scripts = await migrationScripts();
    const [, update = ''] = (scripts.get('0108_keys_made_before_kinds.sql') ?? '').split(/(?=^update )/m);
    await sql.raw(update).execute(shop.db);
    const told = async () => {
      const { Rows } = (await owner.get('office/exchange/keys')).body as {
        Rows: { Id: number; MadeBeforeKinds: boolean }[];
      };
      const lines: unknown[] = [];
      const log = { ...shop.services.log, warn: (about: unknown) => void lines.push(about) } as Log;
      await tellOfOldKeys({ db: shop.db, log });
      return { ids: Rows.filter((key) => key.MadeBeforeKinds).map(({ Id }) => Id), lines };
    };
    expect(await told()).toEqual({ ids: [old.id], lines: [{ keys: [old.id] }] });
    expect(new Set([old.id, chosen.id, since.id]).size).toBe(3);
    await owner.delete(`office/exchange/keys/${old.id}`);
    expect((await told()).lines).toEqual([]);
  });

  test('is asked for by every call', async () => {
    const calls = shop.endpoints.routes
      .map(({ endpoint }) => endpoint)
      .filter(({ who }) => who === 'program');
    expect(calls.length).toBeGreaterThanOrEqual(4);
    for (const { method, path, takesFile, right, name } of calls) {
      expect([path.startsWith('/api/exchange/'), right !== undefined], name).toEqual([true, true]);
      const url = path.slice('/api/'.length).replace(':kind', 'stock').replace(':id', '1');
      const headers: Record<string, string> = takesFile ? { 'content-type': 'application/octet-stream' } : {};
      const { status } = await owner.send(method, url, takesFile ? Buffer.alloc(1) : {}, headers);
      expect(status, name).toBe(401);
    }
  });

  test('tells when it was last used, to the minute', async () => {
    const program = await anApiClient();
    const lastUsed = async () => (await owner.get('office/exchange/keys')).body.Rows[0].LastUsed;
    expect(await lastUsed()).toBeNull();
    await program.get('orders');
    shop.wait(60);
    await program.get('orders');
    expect(await lastUsed()).toBe('2026-10-14T10:00:00.000Z');
    shop.wait(1);
    await program.get('orders');
    expect(await lastUsed()).toBe('2026-10-14T10:01:01.000Z');
  });

  test('that is revoked stands last, and the log says what was made out and taken away', async () => {
    const names = ['Lagret', 'Ekonomin', 'Butiken'];
    const keys = [];
    for (const name of names) keys.push(await anApiClient(['exchange.out', 'exchange.in.stock'], name));
    await owner.delete(`office/exchange/keys/${keys[2]!.id}`);
    const { Rows } = (await owner.get('office/exchange/keys')).body as { Rows: { Name: string }[] };
    expect(Rows.map(({ Name }) => Name)).toEqual(['Ekonomin', 'Lagret', 'Butiken']);
    const log = (await owner.get(`office/changes?entity=exchange-key&entityId=${keys[2]!.id}`)).body.Rows;
    expect(log).toMatchObject([
      { Action: 'delete', Values: [{ Name: 'Name', Before: 'Butiken', After: null }] },
      {
        Action: 'create',
        Values: [
          { Name: 'Name', Before: null, After: 'Butiken' },
          { Name: 'Rights', Before: null, After: 'exchange.out, exchange.in.stock' },
        ],
      },
    ]);
  });

  test('is named and made out for something', async () => {
    const { body } = await owner.post('office/exchange/keys', { Name: '', Rights: [] });
    expect(body.errors).toMatchObject([{ field: 'Name' }, { field: 'Rights', rule: 'required' }]);
  });
});

describe('a file from a program', () => {
  test('goes in, and changes nothing when it comes again', async () => {
    const program = await anApiClient();
    const file = 'article_no;qty_available\nA-1;37\nA-2;6\n';
    expect((await program.sendFile('stock', file)).body).toMatchObject({
      Outcome: 'done',
      Kind: 'stock',
      Source: 'program',
      Sender: 'Affärssystemet',
      Read: 2,
      Changed: 2,
      Rejected: 0,
      Errors: [],
    });
    expect(await stockOf(article.mug)).toBe(37);
    // Pieces sold meanwhile are not added back.
    const client = await logInAs(shop, '1001');
    await client.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
    await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: false });
    const again = await program.sendFile('stock', file);
    expect(again.body).toMatchObject({ Outcome: 'same', Read: 2, Created: 0, Changed: 0 });
    expect(await stockOf(article.mug)).toBe(31);
    expect((await program.get(`runs/${again.body.Id}`)).body).toEqual(again.body);
    expect((await program.sendFile('stock', `${file}A-3;1\n`)).body.Outcome).not.toBe('same');
  });

  test('that has a bad row changes nothing and tells why, row by row', async () => {
    const program = await anApiClient();
    const before = await stockOf(article.mug);
    const file = 'article_no;qty_available\nA-1;99\nB-404;1\nA-2;många\n';
    const { body } = await program.sendFile('stock', file);
    expect(body).toMatchObject({ Outcome: 'failed', Read: 3, Changed: 0, Rejected: 2 });
    expect(body.Errors).toEqual([
      {
        Line: 3,
        Field: 'article_no',
        Heading: 'article_no',
        Value: 'B-404',
        Reason: 'är ingen artikel i shoppen',
      },
      {
        Line: 4,
        Field: 'qty_available',
        Heading: 'qty_available',
        Value: 'många',
        Reason: 'är inte ett heltal',
      },
    ]);
    expect(await stockOf(article.mug)).toBe(before);
    const good = await program.sendFile('stock', file, '&skipBad=1');
    expect(good.body).toMatchObject({ Outcome: 'done', Changed: 1, Rejected: 2 });
    expect(await stockOf(article.mug)).toBe(99);
  });

  test.each([
    [
      'no table',
      'hej',
      'it has no column Article number (article_no)',
      'Filen saknar kolumnen Artikelnummer (article_no)',
    ],
    ['without rows', 'article_no;qty_available\n', 'it has no rows', 'Den har inga rader'],
  ])('that is %s is told so', async (_what, file, english, swedish) => {
    const program = await anApiClient();
    const said = async (language: string) =>
      (await program.sendFile('stock', file, `&languageCode=${language}`)).body;
    expect(await said('en')).toMatchObject({ Outcome: 'failed', Reason: expect.stringContaining(english) });
    expect(await said('sv')).toMatchObject({ Outcome: 'failed', Reason: expect.stringContaining(swedish) });
  });

  test('is told of in the language of whoever asks, in the list too, whatever it was sent in', async () => {
    const program = await anApiClient();
    const file = 'article_no;qty_available;Färg\nB-404;1;röd\n';
    const { body: sent } = await program.sendFile('stock', file, '&languageCode=en');
    const words = (run: { Remarks: string[]; Errors: { Reason: string }[] }) => [
      ...run.Remarks,
      ...run.Errors.map(({ Reason }) => Reason),
    ];
    const english = ['Columns not used: Färg', 'is no article of the shop'];
    const swedish = ['Kolumner som inte används: Färg', 'är ingen artikel i shoppen'];
    expect(words(sent)).toEqual(english);
    for (const ask of [program.get, (path: string) => owner.get(`office/exchange/${path}`)]) {
      expect(words((await ask(`runs/${sent.Id}?languageCode=sv`)).body)).toEqual(swedish);
      expect(words((await ask(`runs/${sent.Id}?languageCode=en`)).body)).toEqual(english);
    }
    await program.sendFile('stock', 'hej');
    const reasons = async (language: string) =>
      (await owner.get(`office/exchange/runs?take=1&languageCode=${language}`)).body.Rows[0].Reason;
    expect(await reasons('sv')).toMatch(/^Filen saknar kolumnen/);
    expect(await reasons('en')).toMatch(/^it has no column/);
  });

  test('is of a kind that the shop knows', async () => {
    expect((await (await anApiClient()).sendFile('secrets', 'a;b\n1;2')).status).toBe(404);
  });

  test('of which a value is very long tells its beginning', async () => {
    const value = 'många '.repeat(50);
    const file = `article_no;qty_available\nA-1;${value}\n`;
    const { body } = await (await anApiClient()).sendFile('stock', file);
    expect(body.Errors).toMatchObject([{ Line: 2, Value: value.slice(0, 200) }]);
  });

  test('may be tried first, which changes nothing and is not kept', async () => {
    const before = await stockOf(article.mug);
    const { body } = await (
      await anApiClient()
    ).sendFile('stock', 'article_no;qty_available\nA-1;9', '&dryRun=1');
    expect(body).toMatchObject({ Id: 0, Outcome: 'done', Changed: 1 });
    expect(await stockOf(article.mug)).toBe(before);
    expect((await owner.get('office/exchange/runs')).body).toEqual({ Rows: [], Total: 0 });
  });

  test('of prices changes those of its list alone, and visitors see none of them', async () => {
    await shop.db.insertInto('price_list').values({ code: 'EXPORT', currency_code: 'EUR' }).execute();
    const program = await anApiClient();
    const heading = 'price_list;article_no;currency;price;regular_price;min_qty;valid_from;valid_to';
    const { body } = await program.sendFile(
      'prices',
      `${heading}\nstandard;A-1;SEK;1 234,50;;1;;\nEXPORT;A-1;EUR;99,00;120,00;;;\n`,
    );
    expect(body).toMatchObject({ Outcome: 'done', Changed: 2 });
    const seen = await (await logInAs(shop, '1001')).get(`article/${article.mug}`);
    expect(seen.body.Price).toBe(1234.5);
    expect((await aVisitor(shop).get(`article/${article.mug}`)).text).not.toMatch(/Price|1234/);
    const bad = await program.sendFile(
      'prices',
      `${heading}\nGULD;A-1;SEK;1;;;;\nstandard;A-1;EUR;1;;;;\nstandard;A-2;SEK;1;2;10;;\nstandard;A-1;SEK;;;;2026-02-30;\nstandard;A-1;SEK;0,00;;;;\n`,
    );
    expect(bad.body.Errors.map(({ Line, Field }: { Line: number; Field: string }) => [Line, Field])).toEqual([
      [2, 'price_list'],
      [3, 'currency'],
      [4, 'regular_price'],
      [5, 'valid_from'],
      [6, 'price'],
    ]);
  });

  test('of prices tells from which day and to which each holds, and the same again changes nothing', async () => {
    const program = await anApiClient();
    const heading = 'Artnr;Prislista;Utpris;Ord.pris;Gäller från;Gäller till';
    const file = `${heading}\nA-1;standard;44,00;;;\nA-1;standard;40,00;49,90;2026-10-20;2026-10-25\nA-1;;42,00;;2026-11-01;\n`;
    const tried = await program.sendFile('prices', file, '&dryRun=true');
    expect(tried.body).toMatchObject({ Outcome: 'done', Changed: 3 });
    expect(await shop.db.selectFrom('timed_price').selectAll().execute()).toEqual([]);
    expect((await program.sendFile('prices', file)).body).toMatchObject({ Outcome: 'done', Changed: 3 });
    expect((await program.sendFile('prices', `${file}\n`)).body).toMatchObject({
      Outcome: 'done',
      Changed: 0,
    });
    const priceAt = async (time: string) => {
      shop.setTime(time);
      return (await (await logInAs(shop, '1001')).get(`article/${article.mug}`)).body.Price;
    };
    expect(await priceAt('2026-10-19T12:00:00Z')).toBe(44);
    expect(await priceAt('2026-10-20T12:00:00Z')).toBe(40);
    expect(await priceAt('2026-11-20T12:00:00Z')).toBe(42);
    // Omitted values stay unchanged: the last day, and the regular price.
    await program.sendFile('prices', `${heading}\nA-1;;39;;2026-10-20;\n`);
    const [row] = await shop.db
      .selectFrom('timed_price')
      .selectAll()
      .where('valid_from', '=', '2026-10-20')
      .execute();
    expect(row).toMatchObject({ price: 3900, regular_price: 4990, valid_to: '2026-10-25' });
    const bad = await program.sendFile(
      'prices',
      `${heading}\nA-1;;1;;2026-10-25;2026-10-26\nA-1;;1;;20261020;\nA-1;standard;1;;2026-10-20;\nA-2;;;9;2027-01-01;\nA-2;;1;;2027-02-02;2027-02-01\n`,
    );
    expect(bad.body.Errors.map(({ Line, Field }: { Line: number; Field: string }) => [Line, Field])).toEqual([
      [2, 'valid_from'],
      [4, 'valid_from'],
      [5, 'price'],
      [6, 'valid_to'],
    ]);
  });
});

describe('orders', () => {
  test('come once: the same file until it is acknowledged, then those that are new', async () => {
    const program = await anApiClient();
    expect((await program.get('orders')).body).toMatchObject({ Batch: null, Orders: 0 });
    const [first, second] = [await order(2), await order()];
    const one = await program.get('orders');
    expect(one.body).toMatchObject({ Orders: 2 });
    const [heading = '', ...lines] = one.body.Csv.trim().split('\r\n');
    expect(heading).toContain('order_no;line_no;customer_no;order_time;');
    expect(lines[0]).toMatch(`${first};1;1001;2026-10-14T10:00:00.000Z;;Post;;;0;;A-8;2;`);
    expect(lines.map((line: string) => Number(line.split(';')[0]))).toEqual([first, second]);
    const third = await order();
    expect((await program.get('orders')).body).toEqual(one.body);
    const acknowledged = async () =>
      await shop.db
        .selectFrom('order_batch')
        .select(['acknowledged_at', 'acknowledged_by'])
        .where('id', '=', one.body.Batch)
        .executeTakeFirstOrThrow();
    expect((await program.post(`orders/${one.body.Batch}/acknowledge`)).status).toBe(204);
    const said = await acknowledged();
    // Who says so once more changes nothing of who did, and when.
    shop.wait(60);
    const another = await anApiClient(all, 'Lagersystemet');
    expect((await another.post(`orders/${one.body.Batch}/acknowledge`)).status).toBe(204);
    expect(await acknowledged()).toEqual(said);
    const next = await program.get('orders');
    expect(next.body.Orders).toBe(1);
    expect(next.body.Csv).toContain(`\r\n${third};1;`);
    expect((await program.post('orders/999999/acknowledge')).status).toBe(404);
    await program.post(`orders/${next.body.Batch}/acknowledge`);
    expect((await program.get('orders')).body.Batch).toBeNull();
  });

  test('tell a program each text as the customer wrote it, without the guard that spreadsheets need', async () => {
    const program = await anApiClient();
    const client = await logInAs(shop, '1001');
    await client.post('cartrow', { ArticleId: article.book, Quantity: 1 });
    await client.post('Order', {
      wayOfDeliveryId: 1,
      partialDelivery: false,
      orderInfoText: '=2 st "på" prov; -ring',
    });
    expect((await program.get('orders')).body.Csv).toContain(';"=2 st ""på"" prov; -ring";');
  });

  test('come when rows can no longer be added to them, to a program and to the folder', async () => {
    await setSettings(shop, { OrderOpenMinutes: '30' });
    const program = await anApiClient();
    const folder = join(shop.dataDir, 'orders-out');
    const look = folderIntegration(shop.endpoints.integration, folder, { alone: true });
    const seen = async () => {
      const { Orders } = (await program.get('orders')).body;
      await look();
      return [Orders, readdirSync(join(folder, 'out')).length];
    };
    await order();
    shop.wait(30 * 60 - 1);
    expect(await seen()).toEqual([0, 0]);
    shop.wait(1);
    expect(await seen()).toEqual([1, 1]);
  });

  test('are in one file alone, however many ask at the same time', async () => {
    const program = await anApiClient();
    await order();
    const batches = await Promise.all(
      Array.from({ length: 6 }, async () => (await program.get('orders')).body.Batch),
    );
    expect(new Set(batches).size).toBe(1);
  });
});

async function idOf(number: string): Promise<number> {
  const query = shop.db.selectFrom('customer').select('id').where('customer_number', '=', number);
  return (await query.executeTakeFirstOrThrow()).id;
}

async function mails() {
  return await shop.db
    .selectFrom('outbox_mail')
    .select(['recipient', 'subject', 'body_text'])
    .where('message_id', 'not like', '%.confirmation@%')
    .where('message_id', 'not like', '%.maker@%')
    .orderBy('id')
    .execute();
}

/** Returns what a system subscribed to these events has received. */
async function told(...Events: string[]) {
  await owner.post('office/exchange/webhooks', { Url: 'https://system.example/hylla', Events });
  return async () =>
    (await shop.db.selectFrom('webhook_message').select('body').orderBy('id').execute()).map(
      ({ body }) => JSON.parse(body).data,
    );
}

describe('order status from a program', () => {
  const heading =
    'order_no;line_no;status;qty_delivered;qty_backorder;expected_date;consignment_id;carrier;changed_at';

  async function aLargeOrder(): Promise<{ id: number; client: Client }> {
    const client = await logInAs(shop, '1001');
    for (const [ArticleId, Quantity] of [
      [article.mug, 12],
      [article.book, 5],
    ])
      await client.post('cartrow', { ArticleId, Quantity });
    const { body } = await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
    return { id: body.OrderId, client };
  }
  const seen = async (client: Client) => (await client.get('orders?languageCode=sv')).body.Orders[0];

  test('sends in parts, tells what is expected, and is invoiced; the same totals change nothing', async () => {
    const { id, client } = await aLargeOrder();
    const program = await anApiClient();
    const send = async (...lines: string[]) =>
      (await program.sendFile('order-status', [heading, ...lines, ''].join('\n'))).body;
    expect(await send(`${id};1;3;6;6;2026-11-02;SE123;PostNord;`, `${id};2;2;;;;;;`)).toMatchObject({
      Outcome: 'done',
      Read: 2,
      Changed: 1,
      Errors: [],
    });
    expect(await seen(client)).toMatchObject({ Status: 2, HasShortage: true, ConsignmentId: 'SE123' });
    const rows = (await client.get(`OrderRows/${id}`)).body;
    expect(rows).toMatchObject([
      { QuantityDelivered: 6, ExpectedDate: '2026-11-02' },
      { QuantityDelivered: 0 },
    ]);
    const again = await send(`${id};1;3;6;6;2026-11-02;SE123;PostNord;`, `${id};2;1;;;;;;`);
    expect(again).toMatchObject({ Outcome: 'done', Changed: 0 });
    expect((await seen(client)).Consignments).toHaveLength(1);
    expect(await send(`${id};;3;;;;SE124;;`)).toMatchObject({ Outcome: 'done' });
    // A row that is sent whole expects nothing more.
    expect((await client.get(`OrderRows/${id}`)).body).toMatchObject([
      { QuantityDelivered: 12, ExpectedDate: null },
      { QuantityDelivered: 5, ExpectedDate: null },
    ]);
    expect(await seen(client)).toMatchObject({ Status: 3, HasShortage: false, ConsignmentId: 'SE124' });
    expect(await send(`${id};;5;;;;;;`)).toMatchObject({ Outcome: 'done', Changed: 1 });
    expect((await seen(client)).Status).toBe(5);
  });

  test('is mailed to the customer and told by webhook, once for each change', async () => {
    const events = await told('order.changed');
    const { id } = await aLargeOrder();
    const program = await anApiClient();
    const send = async (...lines: string[]) =>
      await program.sendFile('order-status', [heading, ...lines, ''].join('\n'));
    await send(`${id};;2;;;;;;`);
    const partly = [`${id};1;2;6;6;2026-11-02;SE123;PostNord;`, `${id};2;2;5;;;SE124;;`];
    await send(...partly);
    await send(...partly);
    // Another file of the kind is sent in between, and then the same again.
    await send(`${id};;2;;;;;;`);
    await send(...partly);
    await send(`${id};1;2;6;5;2026-11-09;;;`);
    await send(`${id};;4;;;;;;`);
    const heard = await mails();
    expect(heard.map(({ subject }) => subject)).toEqual([
      `Vi packar order ${id}`,
      `En del av order ${id} är skickad`,
      `En del av order ${id} är skickad`,
      `Besked om order ${id}`,
      `Resten av order ${id} är annullerad`,
    ]);
    expect(new Set(heard.map(({ recipient }) => recipient))).toEqual(new Set(['ett@butik.example']));
    expect(heard[1]?.body_text).toMatch(/6 st[\s\S]*Kvar att skicka:[\s\S]*6 st, väntas 2026-11-02/);
    expect(await events()).toEqual([
      { OrderId: id, Sequence: 2, Status: 2, HasShortage: false },
      { OrderId: id, Sequence: 3, Status: 2, HasShortage: true },
      { OrderId: id, Sequence: 4, Status: 2, HasShortage: true },
      { OrderId: id, Sequence: 5, Status: 3, HasShortage: false },
    ]);
  });

  test('of a bad file and of a trial tells nobody anything', async () => {
    const events = await told('order.changed');
    const { id } = await aLargeOrder();
    const program = await anApiClient();
    await program.sendFile('order-status', `${heading}\n${id};;3;;;;;;\n`, '&dryRun=1');
    await program.sendFile('order-status', `${heading}\n${id};;3;;;;;;\n999999;;3;;;;;;\n`);
    expect([await mails(), await events()]).toEqual([[], []]);
  });

  test('is not mailed where the business system mails itself', async () => {
    const { id } = await aLargeOrder();
    shop.services.env.integrationMails = false;
    try {
      await (await anApiClient()).sendFile('order-status', `${heading}\n${id};;3;;;;;;\n`);
      expect(await mails()).toEqual([]);
    } finally {
      shop.services.env.integrationMails = true;
    }
  });

  test('moves the day of a row that waits already, and keeps it where none is told', async () => {
    const { id, client } = await aLargeOrder();
    const program = await anApiClient();
    const send = (line: string) => program.sendFile('order-status', `${heading}\n${line}\n`);
    const expected = async () =>
      (await client.get(`OrderRows/${id}`)).body.map((row: { ExpectedDate: string }) => row.ExpectedDate);
    await send(`${id};1;2;;12;2026-11-02;;;`);
    expect(await expected()).toEqual(['2026-11-02', null]);
    await send(`${id};1;2;;12;2026-12-07;;;`);
    expect(await expected()).toEqual(['2026-12-07', null]);
    await send(`${id};1;2;;11;;;;`);
    expect(await expected()).toEqual(['2026-12-07', null]);
  });

  test('cancels what is left, which goes back to the stock', async () => {
    const { id, client } = await aLargeOrder();
    expect(await stockOf(article.mug)).toBe(88);
    const program = await anApiClient();
    expect((await program.sendFile('order-status', `${heading}\n${id};;4;;;;;;\n`)).body.Outcome).toBe(
      'done',
    );
    expect((await seen(client)).Status).toBe(4);
    expect(await stockOf(article.mug)).toBe(100);
  });

  test('that cannot be is refused row by row, and nothing of the file is done', async () => {
    const { id, client } = await aLargeOrder();
    const program = await anApiClient();
    const lines = [
      `${id};1;3;13;;;;;`,
      `${id};9;3;;;;;;`,
      '999999;;3;;;;;;',
      `${id};2;7;;;;;;`,
      `${id};;3;2;;;;;`,
    ];
    const { body } = await program.sendFile('order-status', [heading, ...lines, ''].join('\n'));
    expect(body).toMatchObject({ Outcome: 'failed', Changed: 0, Rejected: 5 });
    expect(
      body.Errors.map(({ Line, Field }: { Line: number; Field: string }) => `${Line} ${Field}`).toSorted(),
    ).toEqual(['2 qty_delivered', '3 line_no', '4 order_no', '5 status', '6 line_no']);
    const wrong = [`${id};1;3;13;;;;;`, `${id};9;3;;;;;;`, `${id};2;3;;9;;;;`];
    const sent = await program.sendFile('order-status', [heading, ...wrong, ''].join('\n'));
    expect(sent.body.Errors.map(({ Line, Field }: { Line: number; Field: string }) => [Line, Field])).toEqual(
      [
        [2, 'qty_delivered'],
        [3, 'line_no'],
        [4, 'qty_backorder'],
      ],
    );
    expect((await seen(client)).Status).toBe(1);
  });
});

describe('invoices from a program', () => {
  const heading =
    'invoice_no;type;order_no;customer_no;invoice_date;due_date;payment_days;currency;net;vat;rounding;total;balance;paid_date;annulled;credits_invoice_no;ocr';
  const send = async (...lines: string[]) =>
    (await (await anApiClient()).sendFile('invoices', [heading, ...lines, ''].join('\n'))).body;
  const seen = async () => (await (await logInAs(shop, '1001')).get('Invoices')).body.Invoices;
  const first = '90001;invoice;;1001;2026-09-01;;30;SEK;1 000,00;250,00;;1 250,00;1 250,00;;;;';

  test('are seen by their customer, printed, paid, and credited', async () => {
    expect(await send(first)).toMatchObject({ Outcome: 'done', Created: 1, Errors: [] });
    expect(await seen()).toMatchObject([
      { InvoiceNumber: 90001, DueDate: '2026-10-01', TotalAmount: 1250, Balance: 1250, IsPayed: false },
    ]);
    const client = await logInAs(shop, '1001');
    expect((await client.get('DueInvoices')).body).toHaveLength(1);
    expect((await client.get('pdf/Invoice/90001')).text).toMatch(/^%PDF/);
    expect(
      await send(first, '90002;credit;;1001;2026-09-05;;;SEK;100,00;25,00;;125,00;0,00;2026-09-05;;90001;'),
    ).toMatchObject({
      Outcome: 'done',
      Created: 1,
      Changed: 0,
    });
    const paid = first.replace('1 250,00;;;;', '0,00;2026-10-02;;;');
    expect(await send(paid)).toMatchObject({ Outcome: 'done', Created: 0, Changed: 1 });
    expect(await seen()).toMatchObject([
      { InvoiceNumber: 90002, TotalAmount: -125, Balance: 0 },
      { InvoiceNumber: 90001, Balance: 0, IsPayed: true, PayDate: '2026-10-02' },
    ]);
    expect((await client.get('DueInvoices')).body).toEqual([]);
  });

  test('tell of payments by what is left, and of their days when these are known', async () => {
    const told = async (balance: string, day = '') => {
      await send(first.replace('1 250,00;;;;', `${balance};${day};;;`));
      const { body } = await owner.get('office/invoices/90001');
      return [body.State, body.PaidDate, body.Payments];
    };
    const part = { PaidDate: null, Amount: 1000, Source: 'file', NotedBy: '' };
    expect(await told('1 250,00')).toEqual(['overdue', null, []]);
    expect(await told('250,00')).toMatchObject(['overdue', null, [part]]);
    expect(await told('250,00')).toMatchObject(['overdue', null, [part]]);
    expect(await told('0,00', '2026-10-02')).toMatchObject([
      'paid',
      '2026-10-02',
      [part, { PaidDate: '2026-10-02', Amount: 250 }],
    ]);
    expect(await told('0,00', '2026-10-03')).toMatchObject([
      'paid',
      '2026-10-03',
      [part, { PaidDate: '2026-10-03', Amount: 250 }],
    ]);
    expect(await told('100,00')).toMatchObject(['overdue', null, [part, {}, { Amount: -100 }]]);
  });

  test('take the rows of their order where these come to the same', async () => {
    const id = await order(100);
    expect(await send(`90003;invoice;${id};1001;2026-10-14;;;;10,00;0,60;;10,60;;;;;`)).toMatchObject({
      Outcome: 'done',
    });
    const { body } = await owner.get('office/invoices/90003');
    expect(body.Rows).toMatchObject([{ ArticleNumber: 'A-8', Quantity: 100 }]);
  });

  test('are mailed to their customer while they are new, and told by webhook, once', async () => {
    const events = await told('invoice.created');
    const lines = [
      '90010;invoice;;1001;2026-10-13;;30;SEK;100,00;25,00;;125,00;125,00;;;;',
      '90011;credit;;1001;2026-10-13;;;SEK;10,00;2,50;;12,50;0,00;2026-10-13;;90010;',
      '90012;invoice;;1001;2024-10-13;;30;SEK;100,00;25,00;;125,00;0,00;2024-11-01;;;',
    ];
    await send(...lines);
    await send(...lines);
    await send(lines[0]?.replace(';125,00;;;;', ';0,00;2026-10-14;;;') ?? '');
    const heard = await mails();
    expect(heard.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Faktura 90010 från /),
      expect.stringMatching(/^Kreditfaktura 90011 från /),
    ]);
    expect(heard[0]?.body_text).toMatch(/Här är faktura 90010 på 125,00.kr\./);
    expect(await events()).toEqual([
      { InvoiceNumber: 90010, PurchaseOrderNumber: '', TotalAmount: 125 },
      { InvoiceNumber: 90011, CreditsInvoiceNumber: 90010, PurchaseOrderNumber: '', TotalAmount: -12.5 },
      { InvoiceNumber: 90012, PurchaseOrderNumber: '', TotalAmount: 125 },
    ]);
  });

  test('name a PDF only in the folder, where it lies', async () => {
    const { body } = await (
      await anApiClient()
    ).sendFile('invoices', `${heading};pdf_file\n${first};90001.pdf\n`);
    expect(body.Errors).toEqual([
      {
        Line: 2,
        Field: 'pdf_file',
        Heading: 'pdf_file',
        Value: '90001.pdf',
        Reason: 'kan bara anges av en fil i mappen, som ligger bredvid sina PDF:er',
      },
    ]);
  });

  test('are never another’s, and what was charged stays', async () => {
    await send(first);
    const { Errors, Outcome } = await send(
      first.replace('1 000,00', '2 000,00'),
      '90004;invoice;;9999;2026-09-01;;30;SEK;1,00;0,25;;1,25;;;;;',
      '90005;invoice;;1001;2026-09-01;;30;SEK;1,00;0,25;;2,25;;;;;',
    );
    expect(Outcome).toBe('failed');
    expect(Errors.map(({ Line, Field }: { Line: number; Field: string }) => [Line, Field])).toEqual([
      [2, 'net'],
      [3, 'customer_no'],
      [4, 'total'],
    ]);
    expect((await (await logInAs(shop, '1002')).get('Invoices')).body.TotalCount).toBe(0);
  });
});

describe('the drop folder', () => {
  let folder: string;
  let count = 0;
  beforeEach(() => {
    folder = join(shop.dataDir, `drop-${count++}`);
    mkdirSync(join(folder, 'in'), { recursive: true });
  });
  const aNode = (options: { alone: boolean; abandonedMs?: number } = { alone: true }) =>
    folderIntegration(shop.endpoints.integration, folder, options);
  const look = () => aNode()();
  const drop = (name: string, text: string, marker = true) => {
    writeFileSync(join(folder, 'in', name), text);
    if (marker) writeFileSync(join(folder, 'in', `${name}.ok`), '');
  };
  const namesIn = (part: string) => readdirSync(join(folder, part)).toSorted();

  test('takes in what is whole and lays it aside with a report', async () => {
    drop('lager_20261014T1200.csv', 'Artnr;Disponibelt\nA-1;12\n');
    drop('stock_bad.csv', 'article_no;qty_available\nX-1;12\n');
    drop('okänt.csv', 'a;b\n1;2\n');
    drop('artiklar_on-its-way.csv', 'Artnr;Benämning\n', false);
    await look();
    expect(await stockOf(article.mug)).toBe(12);
    expect(namesIn('in')).toEqual(['artiklar_on-its-way.csv']);
    expect(namesIn('done')).toEqual([
      expect.stringMatching(/^\d+_lager_20261014T1200\.csv$/),
      expect.stringMatching(/^\d+_lager_20261014T1200\.csv\.report\.csv$/),
    ]);
    const failed = namesIn('failed');
    expect(failed).toHaveLength(4);
    const report = failed.find((name) => /stock_bad\.csv\.report/.test(name)) ?? '';
    expect(readFileSync(join(folder, 'failed', report), 'utf8')).toContain(
      '2;article_no;X-1;is no article of the shop',
    );
    const { body } = await owner.get('office/exchange/runs');
    expect(body.Rows.map(({ Outcome }: { Outcome: string }) => Outcome).toSorted()).toEqual([
      'done',
      'failed',
    ]);
  });

  test('takes in first what other files depend on, whatever their names', async () => {
    const names = ['fakturor', 'kunder', 'lager', 'priser', 'artiklar', 'varugrupper', 'länder'];
    for (const name of names) drop(`${name}.csv`, 'a;b\n1;2\n');
    await look();
    const { Rows } = (await owner.get('office/exchange/runs')).body as { Rows: { Kind: string }[] };
    const kinds = ['countries', 'groups', 'articles', 'prices', 'stock', 'customers', 'invoices'];
    expect(Rows.map(({ Kind }) => Kind).toReversed()).toEqual(kinds);
  });

  test('takes a file without a marker when nobody has written to it for ten seconds', async () => {
    const file = join(folder, 'in', 'stock_1.csv');
    drop('stock_1.csv', 'article_no;qty_available\nA-1;51\n', false);
    const written = (secondsAgo: number) => {
      const at = new Date(Date.now() - secondsAgo * 1000);
      utimesSync(file, at, at);
    };
    written(7);
    await look();
    expect(namesIn('in')).toEqual(['stock_1.csv']);
    written(11);
    await look();
    expect(await stockOf(article.mug)).toBe(51);
  });

  test('lays a file of more than 500 MB with the failed, and does not read it', async () => {
    drop('stock_1.csv', 'article_no;qty_available\nA-1;52\n');
    truncateSync(join(folder, 'in', 'stock_1.csv'), 500_000_001);
    await look();
    expect(reportIn('failed', /stock_1/)).toContain('it is larger than 500 MB');
    expect((await owner.get('office/exchange/runs')).body.Total).toBe(0);
    for (const name of namesIn('failed')) rmSync(join(folder, 'failed', name));
  });

  test('puts back what was not read, unless a newer one of its name has come', async () => {
    const folders = await openFolders(folder, false);
    const looking = { services: shop.endpoints.integration, folders, claim: undefined as never };
    writeFileSync(join(folder, 'work', 'stock_1.csv'), 'first');
    await putBack(looking, folders.work, 'stock_1.csv');
    expect([namesIn('in'), namesIn('work')]).toEqual([['stock_1.csv'], []]);
    writeFileSync(join(folder, 'work', 'stock_1.csv'), 'second');
    await putBack(looking, folders.work, 'stock_1.csv');
    expect(readFileSync(join(folder, 'in', 'stock_1.csv'), 'utf8')).toBe('first');
    expect(reportIn('failed', /stock_1/)).toContain('a newer file of its name came before it was read');
    await putBack(looking, folders.work, 'stock_1.csv');
    expect(namesIn('failed')).toHaveLength(2);
    for (const one of Object.values(folders)) await one.close();
  });

  describe('with invoices that were printed elsewhere', () => {
    const heading = 'invoice_no;customer_no;invoice_date;net;vat;balance;pdf_file';
    const line = (pdf: string, balance = '125,00') => `91001;1001;2026-10-13;100,00;25,00;${balance};${pdf}`;
    const pdf = (words: string) => `%PDF-1.7\n% ${words}\n%%EOF\n`;
    let file = 0;
    const dropInvoices = async (text: string) => {
      drop(`fakturor_${file++}.csv`, `${heading}\n${text}\n`);
      await look();
    };
    const reportOf = (name: RegExp) => {
      const report = namesIn('failed').find((one) => name.test(one) && one.endsWith('.report.csv')) ?? '';
      return readFileSync(join(folder, 'failed', report), 'utf8');
    };

    test('keeps their PDF, which is what their customer and the staff get', async () => {
      drop('91001.pdf', pdf('from the printer'));
      await dropInvoices(line('91001.pdf'));
      const customer = await logInAs(shop, '1001');
      expect((await customer.get('pdf/Invoice/91001')).text).toBe(pdf('from the printer'));
      expect((await owner.get('office/pdf/invoices/91001')).text).toBe(pdf('from the printer'));
      expect((await (await logInAs(shop, '1002')).get('pdf/Invoice/91001')).status).toBe(404);
      expect((await aVisitor(shop).get('pdf/Invoice/91001')).status).toBe(401);
      expect(namesIn('done').map((name) => name.replace(/^\d+_/, ''))).toContain('91001.pdf');
      expect(namesIn('in')).toEqual([]);
      // The invoice is reported again when it is paid: the first PDF stays, and another one changes nothing.
      drop('91001.pdf', pdf('printed again'), false);
      await dropInvoices(line('91001.pdf', '0,00'));
      expect((await customer.get('pdf/Invoice/91001')).text).toBe(pdf('from the printer'));
      expect((await customer.get('Invoices')).body.Invoices[0]).toMatchObject({ IsPayed: true });
      const credit = await owner.get('office/invoices/91001');
      const noted = await owner.post('office/invoices/91001/credit-notes', {
        Version: credit.body.Version,
        Mail: false,
        Rows: [{ RowId: credit.body.Rows[0].Id, Quantity: 1 }],
      });
      expect(noted.status).toBe(200);
      const note = await customer.get(`pdf/Invoice/${noted.body.Number}`);
      expect(note.text).not.toContain('from the printer');
    });

    test.each([
      ['that is not there', '91002.pdf', 'does not lie beside it'],
      ['that is none', 'words.pdf', 'is no whole PDF'],
      ['that is half', 'half.pdf', 'is no whole PDF'],
      ['that is a link', 'link.pdf', 'is no file'],
      ['outside the folder', '../secret.pdf', 'is not the name of a PDF beside it'],
      ['of another kind', 'lager.csv', 'is not the name of a PDF beside it'],
      ['that is too large', 'large.pdf', 'is larger than 10 MB'],
    ])('refuses a PDF %s', async (_what, name, reason) => {
      drop('words.pdf', 'hej', false);
      drop('half.pdf', '%PDF-1.7\n', false);
      writeFileSync(join(folder, 'secret.pdf'), pdf('secret'));
      symlinkSync(join(folder, 'secret.pdf'), join(folder, 'in', 'link.pdf'));
      if (name === 'large.pdf') drop('large.pdf', pdf('x'.repeat(10_000_001)), false);
      await dropInvoices(line(name));
      expect(reportOf(/fakturor/)).toContain(`2;pdf_file;${name};${reason}`);
      expect((await (await logInAs(shop, '1001')).get('Invoices')).body.TotalCount).toBe(0);
      expect(namesIn('in')).toContain('words.pdf');
    });

    test('lays aside a PDF that no file has named for a day', async () => {
      drop('91003.pdf', pdf('stray'), true);
      await look();
      expect(namesIn('in')).toContain('91003.pdf');
      const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
      utimesSync(join(folder, 'in', '91003.pdf'), twoDaysAgo, twoDaysAgo);
      await look();
      expect(namesIn('in')).toEqual([]);
      expect(reportOf(/91003/)).toContain('no file of invoices has named it for a day');
    });
  });

  const reportIn = (part: string, name: RegExp) => {
    const report = namesIn(part).find((one) => name.test(one) && one.endsWith('.report.csv')) ?? '';
    return readFileSync(join(folder, part, report), 'utf8');
  };

  test('takes up what an earlier version left in work', async () => {
    await look();
    writeFileSync(join(folder, 'work', 'stock.csv'), 'article_no;qty_available\nA-1;13\n');
    writeFileSync(join(folder, 'work', 'stock.csv.ok'), '');
    await look();
    expect(await stockOf(article.mug)).toBe(13);
    expect(namesIn('work')).toEqual([]);
  });

  test('takes up once more what a shop that was killed had begun, and lays it with the failed the second time', async () => {
    await look();
    mkdirSync(join(folder, 'work', 'claim', 'again'), { recursive: true });
    writeFileSync(join(folder, 'work', 'claim', 'stock_1.csv'), 'article_no;qty_available\nA-1;14\n');
    writeFileSync(
      join(folder, 'work', 'claim', 'again', 'stock_2.csv'),
      'article_no;qty_available\nA-1;15\n',
    );
    drop('stock_3.csv', 'article_no;qty_available\nA-2;16\n');
    await look();
    expect([await stockOf(article.mug), await stockOf(article.tray)]).toEqual([14, 16]);
    expect(reportIn('failed', /stock_2/)).toContain('the shop was stopped twice while it was read');
    expect(namesIn('work')).toEqual([]);
  });

  test('gives each file to one of several nodes, and what a dead one left to another after a while', async () => {
    for (let n = 0; n < 6; n++) drop(`stock_${n}.csv`, `article_no;qty_available\nA-1;${20 + n}\n`);
    const [one, two] = [aNode({ alone: false }), aNode({ alone: false })];
    for (let round = 0; round < 4; round++) await Promise.all([one(), two()]);
    const { body } = await owner.get('office/exchange/runs');
    expect(body.Rows.map(({ FileName }: { FileName: string }) => FileName).toSorted()).toEqual(
      Array.from({ length: 6 }, (_, n) => `stock_${n}.csv`),
    );
    expect(body.Rows.every(({ Outcome }: { Outcome: string }) => Outcome === 'done')).toBe(true);
    mkdirSync(join(folder, 'work', 'claim'));
    writeFileSync(join(folder, 'work', 'claim', 'stock_7.csv'), 'article_no;qty_available\nA-1;77\n');
    await one();
    expect(await stockOf(article.mug)).toBe(25);
    const later = aNode({ alone: false, abandonedMs: 20 });
    await later();
    expect(await stockOf(article.mug)).toBe(25);
    await new Promise((resolve) => setTimeout(resolve, 30));
    await later();
    expect(await stockOf(article.mug)).toBe(77);
  });

  test('takes a name as long as there can be, and the others after it', async () => {
    const long = `stock_${'å'.repeat(122)}.csv`;
    expect(Buffer.byteLength(long)).toBe(254);
    drop(long, 'article_no;qty_available\nA-1;31\n', false);
    const lastHour = new Date(Date.now() - 3_600_000);
    utimesSync(join(folder, 'in', long), lastHour, lastHour);
    drop('stock_z.csv', 'article_no;qty_available\nA-2;32\n');
    await look();
    expect([await stockOf(article.mug), await stockOf(article.tray)]).toEqual([31, 32]);
    expect(namesIn('done')).toHaveLength(4);
  });

  test('lays out an order when rows can no longer be added to it, to the minute', async () => {
    await order();
    const seconds = async (passed: number, heldMinutes: number) => {
      shop.setTime(new Date(placedAt + passed * 1000).toISOString());
      return (await nextOrders(shop.endpoints.integration, heldMinutes))?.orders ?? 0;
    };
    const placedAt = shop.services.now().getTime();
    const held = [await seconds(29 * 60, 30), await seconds(30 * 60 - 1, 30), await seconds(3599, 60)];
    expect(held).toEqual([0, 0, 0]);
    expect(await seconds(30 * 60, 30)).toBe(1);
  });

  describe('leads nobody elsewhere', () => {
    let secret: string;
    beforeEach(() => {
      secret = join(folder, 'secret.csv');
      writeFileSync(secret, 'article_no;qty_available\nA-1;41\n');
    });

    test('by a link in place of what is read', async () => {
      symlinkSync(secret, join(folder, 'in', 'stock_link.csv'));
      writeFileSync(join(folder, 'in', 'stock_link.csv.ok'), '');
      await look();
      mkdirSync(join(folder, 'work', 'claim'));
      symlinkSync(secret, join(folder, 'work', 'claim', 'stock_swapped.csv'));
      await look();
      expect(await stockOf(article.mug)).not.toBe(41);
    });

    test('by a link in place of what is written', async () => {
      await look();
      drop('stock_1.csv', 'article_no;qty_available\nX-9;1\n');
      const { rows } = await sql<{
        id: number;
      }>`select last_value::int as id from exchange_run_id_seq`.execute(shop.db);
      for (let n = 0; n < 3; n++) {
        symlinkSync(secret, join(folder, 'failed', `${(rows[0]?.id ?? 0) + n}_stock_1.csv.report.csv`));
      }
      await look();
      expect(readFileSync(secret, 'utf8')).toContain('A-1;41');
      expect(reportIn('failed', /-2_stock_1/)).toContain('is no article of the shop');
      const name = await nextName();
      symlinkSync(secret, join(folder, 'out', `${name}.tmp`));
      await look();
      expect(readFileSync(secret, 'utf8')).toContain('A-1;41');
      expect(readFileSync(join(folder, 'out', name), 'utf8')).toContain('order_no;line_no');
    });

    test('by a link in place of one of its folders', async () => {
      await look();
      const elsewhere = join(folder, 'elsewhere');
      mkdirSync(elsewhere);
      rmSync(join(folder, 'failed'), { recursive: true });
      symlinkSync(elsewhere, join(folder, 'failed'));
      drop('stock_1.csv', 'article_no;qty_available\nX-9;1\n');
      await expect(look()).rejects.toThrow();
      expect(readdirSync(elsewhere)).toEqual([]);
    });
  });

  async function nextName(): Promise<string> {
    await order();
    return (await nextOrders(shop.endpoints.integration, 0))?.name ?? '';
  }

  describe('shares what the shop lays there', () => {
    // Any user and group that have nothing to do with the shop are suitable.
    const [uid, gid] = [65_533, 65_532];
    const isRoot = process.getuid?.() === 0;
    let umask = 0;

    beforeEach(() => {
      umask = process.umask(0o077);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      if (isRoot) chownSync(folder, 0, gid);
      chmodSync(folder, 0o2770);
      chmodSync(shop.dataDir, 0o755);
      return () => void process.umask(umask);
    });

    async function takeAndLayOut(groupWrites: boolean) {
      await order();
      const look = folderIntegration(shop.endpoints.integration, folder, { alone: true, groupWrites });
      await look();
      drop('stock_bad.csv', 'article_no,qty\nnone,1\n');
      await look();
      return ['failed', 'out'].map((part) =>
        join(folder, part, namesIn(part).find((name) => /report|orders/.test(name)) ?? ''),
      );
    }

    test.each([
      [false, 0o640],
      [true, 0o660],
    ])('with its group: may it write? %s', async (groupWrites, mode) => {
      for (const file of await takeAndLayOut(groupWrites)) {
        expect(statSync(file).mode & 0o777, file).toBe(mode);
        expect(statSync(file).gid).toBe(statSync(folder).gid);
      }
      const modes = ['in', 'out', 'done', 'failed', 'work'].map(
        (name) => statSync(join(folder, name)).mode & 0o7777,
      );
      const others = groupWrites ? 0o2770 : 0o2750;
      expect(modes).toEqual([0o2770, 0o2770, others, others, 0o700]);
    });

    test.runIf(isRoot)('so that another user of the group reads them, and nobody else', async () => {
      const read = (file: string, as: { uid: number; gid: number }) => spawnSync('cat', [file], as).status;
      for (const file of await takeAndLayOut(false)) {
        expect(read(file, { uid, gid }), file).toBe(0);
        expect(read(file, { uid, gid: gid + 1 }), file).not.toBe(0);
      }
      expect(spawnSync('touch', [join(folder, 'in/from-them.csv')], { uid, gid }).status).toBe(0);
    });
  });

  test('holds new orders until they are acknowledged by a marker', async () => {
    const id = await order();
    await look();
    const [name = ''] = namesIn('out');
    expect(name).toMatch(/^orders_20261014T100000_\d+\.csv$/);
    expect(readFileSync(join(folder, 'out', name), 'utf8')).toContain(`\r\n${id};1;1001;`);
    await order();
    await look();
    expect(namesIn('out')).toEqual([name]);
    writeFileSync(join(folder, 'out', `${name}.ok`), '');
    await look();
    expect(namesIn('out')).toHaveLength(1);
    expect(namesIn('out')).not.toContain(name);
    const batches = shop.db.selectFrom('order_batch').select('acknowledged_by').orderBy('id');
    expect((await batches.execute()).map((batch) => batch.acknowledged_by)).toEqual(['folder', '']);
  });
});

describe('the office', () => {
  test('tries a file, takes it in and keeps it in the log', async () => {
    const send = (query: string) =>
      owner.send(
        'POST',
        `office/exchange/files/stock?fileName=lager.csv${query}`,
        Buffer.from('Artnr;Saldo\nA-1;8'),
        {
          'content-type': 'application/octet-stream',
        },
      );
    expect((await send('&dryRun=1')).body).toMatchObject({ Id: 0, Changed: 1 });
    const { body } = await send('');
    expect(body).toMatchObject({ Source: 'office', Outcome: 'done', Changed: 1 });
    expect((await owner.get(`office/exchange/runs/${body.Id}`)).body).toEqual({
      ...body,
      Changes: 1,
      UndoUntil: null,
    });
    expect((await owner.get('office/exchange/runs?kind=stock&outcome=done')).body.Total).toBe(1);
    for (const outcome of ['failed', 'same', 'running'])
      expect((await owner.get(`office/exchange/runs?outcome=${outcome}`)).body).toEqual({
        Rows: [],
        Total: 0,
      });
    expect((await owner.get('office/exchange/runs?kind=prices')).body.Total).toBe(0);
    const log = await owner.get('office/changes?entity=import');
    expect(log.text).toContain('lager.csv');
  });

  test('takes nothing in that the log does not have', async () => {
    const send = (text: string) =>
      owner.send('POST', 'office/exchange/files/stock?fileName=lager.csv', Buffer.from(text), {
        'content-type': 'application/octet-stream',
      });
    const stock = async () =>
      await sql`select quantity_available from article where article_number = 'A-1'`.execute(shop.db);
    const before = (await stock()).rows;
    await sql`alter table change_log add constraint no_imports check (action <> 'import') not valid`.execute(
      shop.db,
    );
    try {
      const { body } = await send('Artnr;Saldo\nA-1;3');
      expect(body.Outcome).not.toBe('done');
    } finally {
      await sql`alter table change_log drop constraint no_imports`.execute(shop.db);
    }
    expect((await stock()).rows).toEqual(before);
    expect((await owner.get('office/changes?entity=import')).body.Rows).toEqual([]);
    expect((await send('Artnr;Saldo\nA-1;3')).body).toMatchObject({ Outcome: 'done', Changed: 1 });
    expect((await owner.get('office/changes?entity=import')).body.Rows).toHaveLength(1);
  });
});
