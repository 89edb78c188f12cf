import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../test/office.ts';
import { article } from '../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../test/shop.ts';
import type { SentRun } from './contract.ts';
import { forgetOldSteps } from '#shop/articles/office/bulk/work.server.ts';
import { forgetOldRuns } from './kept-runs.server.ts';

let shop: TestShop;
let owner: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office: owner } = opened);
});

const bytes = { 'content-type': 'application/octet-stream' };

async function send(kind: string, lines: readonly string[], client = owner): Promise<SentRun> {
  const path = `office/exchange/files/${kind}?fileName=${kind}.csv`;
  return (await client.send('POST', path, Buffer.from(lines.join('\n')), bytes)).body;
}
const undo = (id: number, client = owner) => client.post(`office/exchange/runs/${id}/undo`, {});
const record = async (id: number) => (await owner.get(`office/exchange/runs/${id}`)).body;
const changes = async (id: number, query = '', client = owner) =>
  (await client.get(`office/exchange/runs/${id}/changes${query}`)).body;

/** Formats each entry of somebody's log as `action run: field old>new`, newest first. */
async function logged(entity: string, id: number): Promise<string[]> {
  const { Rows } = (await owner.get(`office/changes?entity=${entity}&entityId=${id}`)).body;
  return Rows.map(
    ({ Action, RunId, Values }: { Action: string; RunId: number | null; Values: Record<string, string>[] }) =>
      `${Action} ${RunId}: ${Values.map(({ Name, Before, After }) => `${Name} ${Before}>${After}`).join(', ')}`,
  );
}

/** All that a file of articles or prices can change. */
/** The bookings of stock are counted on, whatever is undone. */
async function everything(): Promise<unknown> {
  const { rows } = await sql`
    select a.id, to_jsonb(a) - array['changed_at', 'stock_bookings'] as article,
      (select jsonb_agg(to_jsonb(p) order by price_list_code) from price as p where article_id = a.id) as prices,
      (select jsonb_agg(to_jsonb(p) - 'id' order by price_list_code, valid_from)
        from timed_price as p where article_id = a.id) as timed,
      (select jsonb_agg(to_jsonb(p) - 'id' order by price_list_code, min_qty, valid_from)
        from price_step as p where article_id = a.id) as steps,
      (select jsonb_agg(colour_id order by colour_id) from article_colour where article_id = a.id) as colours
    from article as a order by a.id`.execute(shop.db);
  return rows;
}

describe('the record of a file from the office', () => {
  test('tells the rows that changed, page by page, and so does the log of each article', async () => {
    const lines = ['Artnr;Utpris;Nyhet;Benämning;Varugrupp', 'A-1;9500;;;', 'A-2;120;1;;', 'N-1;10;;Ny;1'];
    const { Id } = await send('articles', lines);
    expect(await record(Id)).toMatchObject({ Changes: 3, Undone: null, UndoUntil: expect.any(String) });
    expect((await changes(Id, '?take=2')).Rows).toMatchObject([
      { Line: 2, Key: 'A-1', IsNew: false, Fields: [{ Field: 'price', Old: '49,90', New: '9500,00' }] },
      { Line: 3, Key: 'A-2', IsNew: false, Fields: [{ Field: 'news', Old: 'no', New: 'yes' }] },
    ]);
    const rest = await changes(Id, '?skip=2&take=2');
    expect(rest).toMatchObject({ Rows: [{ Line: 4, Key: 'N-1', IsNew: true }], Total: 3 });
    expect(await logged('article', article.mug)).toEqual([`change ${Id}: price 49,90>9500,00`]);
    const made = (await owner.get('office/articles?q=N-1')).body.Rows[0];
    expect((await logged('article', made.Id))[0]).toMatch(new RegExp(`^create ${Id}: .*price null>10,00`));
  });

  test('tells of customers, whose log has it, and forgets one who is erased', async () => {
    const { Id } = await send('customers', ['Kundnr;Namn;Land;Ort', '1001;;;Kiruna', '9001;Ny;SE;Umeå']);
    expect((await changes(Id)).Rows).toMatchObject([
      { Key: '1001', Fields: [{ Field: 'inv_city', New: 'Kiruna' }] },
      { Key: '9001', IsNew: true },
    ]);
    const id = async (number: string) =>
      (
        await shop.db
          .selectFrom('customer')
          .select('id')
          .where('customer_number', '=', number)
          .executeTakeFirstOrThrow()
      ).id;
    expect(await logged('customer', await id('1001'))).toEqual([
      `change ${Id}: inv_city ${'Stockholm'}>Kiruna`,
    ]);
    expect(await record(Id)).toMatchObject({ UndoUntil: null });
    await sql`delete from customer where id = ${await id('9001')}`.execute(shop.db);
    expect((await changes(Id)).Rows).toMatchObject([{ Key: '1001' }]);
  });

  test('names the list and the day of a price in the log of its article', async () => {
    const { Id } = await send('prices', ['Artnr;Prislista;Utpris;Gäller från', 'A-1;standard;45;2027-01-01']);
    expect(await logged('article', article.mug)).toEqual([
      `change ${Id}: price · standard · 2027-01-01 >45,00`,
    ]);
  });

  test('is forgotten after 90 days, and the log of what it changed is not', async () => {
    const { Id } = await send('articles', ['Artnr;Utpris', 'A-1;60', 'A-2;70']);
    await forgetOldRuns({ db: shop.db, now: () => new Date('2027-01-10T10:00:00Z') });
    expect((await changes(Id)).Total).toBe(2);
    await forgetOldRuns({ db: shop.db, now: () => new Date('2027-01-14T10:00:00Z') });
    expect((await owner.get(`office/exchange/runs/${Id}/changes`)).status).toBe(404);
    expect(await logged('article', article.mug)).toHaveLength(1);
  });

  test('of a program’s file has its counts alone', async () => {
    const made = await owner.post('office/exchange/keys', { Name: 'ERP', Rights: ['exchange.in.articles'] });
    const response = await shop.http.inject({
      method: 'POST',
      url: '/api/exchange/files/articles?fileName=a.csv',
      headers: { ...bytes, authorization: `Bearer ${made.body.Key}` },
      payload: Buffer.from('Artnr;Utpris\nA-1;50'),
    });
    const { Id } = response.json<SentRun>();
    expect(await record(Id)).toMatchObject({ Changed: 1, Changes: 0, UndoUntil: null });
    expect(await logged('article', article.mug)).toEqual([]);
  });
});

describe('a file of articles', () => {
  const lines = ['Artnr;Utpris;Saldo;Benämning;Varugrupp', 'A-1;9500;7;Krus;2', 'N-1;10;4;Ny;1'];

  test('is undone with what it made, is told of, and may be sent again', async () => {
    const before = await everything();
    const { Id } = await send('articles', lines);
    const customer = await logInAs(shop, '1001');
    expect((await customer.get(`article/${article.mug}`)).body.Price).toBe(9500);
    expect((await undo(Id)).body).toEqual({ Undone: 2, Left: [], LeftCount: 0 });
    expect(await everything()).toEqual(before);
    expect((await customer.get(`article/${article.mug}`)).body.Price).toBe(49.9);
    expect((await logged('article', article.mug))[0]).toMatch(/Price 9500>49\.9/);
    expect(await record(Id)).toMatchObject({ Undone: expect.any(String), UndoUntil: null });
    expect((await undo(Id)).status).toBe(409);
    expect((await send('articles', lines)).Outcome).toBe('done');
  });

  test('leaves and names what was changed since, or ordered; what was sold stays sold', async () => {
    const { Id } = await send('articles', [...lines, 'A-2;99;50;;']);
    const tray = (await owner.get(`office/articles/${article.tray}`)).body;
    expect(tray).toMatchObject({ Price: 99, QuantityAvailable: 50 });
    const mug = (await owner.get(`office/articles/${article.mug}`)).body;
    await owner.send('PUT', `office/articles/${article.mug}`, {
      ...mug,
      QuantityBefore: mug.QuantityAvailable,
      NameEN: 'Jar',
    });
    const made = (await owner.get('office/articles?q=N-1')).body.Rows[0].Id;
    const customer = await logInAs(shop, '1001');
    await customer.post('cartrow', { ArticleId: made, Quantity: 1 });
    await sql`update article set quantity_available = quantity_available - 3 where id = ${article.tray}`.execute(
      shop.db,
    );
    const stock = async () =>
      (await owner.get(`office/articles/${article.tray}`)).body.QuantityAvailable as number;
    const { body } = await undo(Id);
    expect(body).toMatchObject({ Undone: 1, LeftCount: 2 });
    expect(body.Left.map(({ ArticleNumber }: { ArticleNumber: string }) => ArticleNumber).sort()).toEqual([
      'A-1',
      'N-1',
    ]);
    expect((await owner.get(`office/articles/${article.tray}`)).body.Price).toBe(120);
    expect(await stock()).toBe(2);
  });

  test('is undone by whoever sent it, for thirty days', async () => {
    const { Id } = await send('articles', lines);
    await addStaff(shop, 'other@maker.example', 'owner');
    const other = await logInToOfficeAs(shop, 'other@maker.example');
    expect((await undo(Id, other)).status).toBe(404);
    await sql`update bulk_change set made_at = made_at - interval '29 days'`.execute(shop.db);
    await forgetOldSteps(shop.services);
    expect(await record(Id)).toMatchObject({ UndoUntil: expect.any(String) });
    await sql`update bulk_change set made_at = made_at - interval '25 hours'`.execute(shop.db);
    expect(await record(Id)).toMatchObject({ UndoUntil: null });
    const late = await undo(Id);
    expect([late.status, late.body.detail]).toEqual([
      409,
      'Filen är mer än 30 dagar gammal och kan inte längre ångras.',
    ]);
    await sql`update bulk_change set made_at = made_at - interval '1 day'`.execute(shop.db);
    await forgetOldSteps(shop.services);
    expect((await undo(Id)).status).toBe(404);
  });

  test('tells beforehand what is undone and left, and an hour later leaves the stock that was counted since', async () => {
    const { Id } = await send('articles', [...lines, 'A-2;99;50;;']);
    await sql`update bulk_change set made_at = made_at - interval '1 hour'`.execute(shop.db);
    await send('stock', ['Artnr;Saldo', 'A-2;31']);
    await sql`update article set name_en = 'Jar' where id = ${article.mug}`.execute(shop.db);
    const before = await everything();
    const trial = (await owner.post(`office/exchange/runs/${Id}/undo`, { DryRun: true })).body;
    expect(trial).toMatchObject({ Undone: 2, LeftCount: 1, Left: [{ ArticleNumber: 'A-1' }] });
    expect(await everything()).toEqual(before);
    expect(await record(Id)).toMatchObject({ Undone: null });
    expect((await undo(Id)).body).toEqual(trial);
    expect((await owner.get(`office/articles/${article.tray}`)).body).toMatchObject({
      Price: 120,
      QuantityAvailable: 31,
    });
    expect((await owner.get('office/articles?q=N-1')).body.Rows).toEqual([]);
  });
});

test('an article that a file names far apart has what it had before the first row', async () => {
  await shop.db
    .insertInto('price_list')
    .values({ code: 'other', name_sv: 'B', currency_code: 'SEK' })
    .execute();
  const before = await everything();
  const dayOf = (at: number) => new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10);
  const between = Array.from({ length: 1_000 }, (_, at) => `A-2;standard;9;${dayOf(at)};${dayOf(at)}`);
  const heading = 'Artnr;Prislista;Utpris;Gäller från;Gäller till';
  const { Id } = await send('prices', [heading, 'A-1;standard;60;;', ...between, 'A-1;other;70;;']);
  expect((await undo(Id)).body).toEqual({ Undone: 2, Left: [], LeftCount: 0 });
  expect(await everything()).toEqual(before);
});

const price = fc.option(
  fc.integer({ min: 1, max: 99_999 }).map((ore) => (ore / 100).toFixed(2).replace('.', ',')),
  { nil: '' },
);
const flag = fc.constantFrom('', '0', '1');
const articleRow = fc
  .tuple(
    price,
    price,
    fc.constantFrom('', '1', '2'),
    fc.constantFrom('', 'Krus', 'Fat'),
    flag,
    fc.constantFrom('', '0', '17', '400'),
    fc.constantFrom('', '6', '25'),
    fc.constantFrom('', '901', '901|902', '902'),
  )
  .map((cells) => cells.join(';'));
const priceRow = fc
  .tuple(
    fc.constantFrom('', 'standard', 'other'),
    fc.integer({ min: 1, max: 99_999 }),
    price,
    fc.constantFrom('', '2027-01-01', '2027-02-01'),
    fc.constantFrom('', '', '2027-01-31', '2027-03-31'),
    // A step has neither a regular nor a recommended price.
    fc.constantFrom('', '', '12', '24'),
    price,
  )
  .map(([list, ore, regular, day, last, from, recommended]) =>
    [
      list,
      (ore / 100).toFixed(2).replace('.', ','),
      from ? '' : regular,
      day,
      last,
      from,
      from ? '' : recommended,
    ].join(';'),
  );

test('whatever files change of articles and prices is as it was once they are undone', async () => {
  await shop.db
    .insertInto('price_list')
    .values({ code: 'other', name_sv: 'B', currency_code: 'SEK' })
    .execute();
  const colour = { name_sv: 'Röd', name_en: null, name_de: null, hex: '#aa0000' };
  await shop.db
    .insertInto('colour')
    .values([
      { id: 901, ...colour },
      { id: 902, ...colour, name_sv: 'Blå' },
    ])
    .execute();
  const numbers = ['A-1', 'A-2', 'A-3', 'N-1', 'N-2'];
  const file = fc.oneof(
    fc.record({
      kind: fc.constant('articles'),
      rows: fc.tuple(...numbers.map((number) => articleRow.map((row) => `${number};${row}`))),
    }),
    fc.record({
      kind: fc.constant('prices'),
      rows: fc.tuple(...numbers.slice(0, 3).map((number) => priceRow.map((row) => `${number};${row}`))),
    }),
  );
  const headings: Record<string, string> = {
    articles: 'Artnr;Utpris;Ord.pris;Varugrupp;Benämning;Nyhet;Saldo;Moms;Färger',
    prices: 'Artnr;Prislista;Utpris;Ord.pris;Gäller från;Gäller till;min_qty;recommended_price',
  };
  let undone = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 3 }), async (files) => {
      const made: { id: number; before: unknown }[] = [];
      for (const { kind, rows } of files) {
        const path = `office/exchange/files/${kind}?fileName=x&skipBad=1`;
        const text = [headings[kind], ...rows].join('\n');
        const before = await everything();
        const { body } = await owner.send('POST', path, Buffer.from(text), bytes);
        if (body.Created + body.Changed > 0) made.push({ id: body.Id, before });
      }
      for (const { id, before } of made.toReversed()) {
        const { body } = await undo(id);
        expect(body).toMatchObject({ LeftCount: 0 });
        undone += body.Undone;
        expect(await everything()).toEqual(before);
      }
    }),
    { numRuns: 25 },
  );
  expect(undone).toBeGreaterThan(25);
});
