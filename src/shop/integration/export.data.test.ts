import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { changeCells } from '../../../test/export/change-cells.ts';
import { fillShop } from '../../../test/export/fill-shop.ts';
import { turnRound } from '../../../test/kinds/fill-lists.ts';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../test/office.ts';
import { times } from '../../../test/sizes.ts';
import { aVisitor, logInAs, type Client, type TestShop } from '../../../test/shop.ts';
import { rightsOfRole, staffRoles } from '#shop/staff/rights.ts';
import type { SentRun } from './contract.ts';
import { fileKinds, readRightOfKind, type FileKind } from './kinds.ts';

let shop: TestShop;
let owner: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office: owner } = opened);
});

const ways = (['csv', 'xlsx'] as const).flatMap((format) =>
  (['sv', 'en'] as const).map((language) => ({ format, language })),
);

/** Every kind in two of the four ways, both forms and both languages; in `npm run prove` in all. */
const kindsAndWays = fileKinds.flatMap((kind, at) =>
  ways
    .filter((_way, place) => times > 1 || [0, 3].includes(place) === (at % 2 === 0))
    .map((way) => ({ kind, way })),
);

async function exported(kind: FileKind, query: Record<string, string>): Promise<Buffer> {
  const { statusCode, rawPayload, payload } = await shop.http.inject({
    url: `/api/office/export/${kind}`,
    query,
    cookies: { office: owner.office ?? '' },
  });
  if (statusCode !== 200) throw new Error(`${kind}: ${statusCode} ${payload}`);
  return rawPayload;
}

async function tried(kind: FileKind, file: Buffer): Promise<SentRun> {
  const path = `office/exchange/files/${kind}?fileName=${kind}&dryRun=1`;
  return (await owner.send('POST', path, file, { 'content-type': 'application/octet-stream' })).body;
}

test.each(Array.from({ length: times }, (_one, run) => 184 + run))(
  'every kind of file comes out as it goes in, and changes nothing when it is sent back, with seed %i',
  async (seed) => {
    await fillShop(shop, owner, seed);
    for (const { kind, way } of kindsAndWays) {
      const { Read, Errors, Remarks, Changes, Created, Changed, Reason } = await tried(
        kind,
        await exported(kind, way),
      );
      // What is remarked of rows is true of the shop too.
      const ofFile = Remarks.filter((remark) => !/\(antal rader: \d+\)$/.test(remark));
      const said = { kind, way, Errors, Remarks: ofFile, Changes, Created, Changed, Reason };
      const nothing = {
        kind,
        way,
        Errors: [],
        Remarks: [],
        Changes: [],
        Created: 0,
        Changed: 0,
        Reason: '',
      };
      expect(said).toEqual(nothing);
      expect(Read).toBeGreaterThan(2);
    }
  },
  120_000,
);

test.each(Array.from({ length: times }, (_one, run) => 500 + run))(
  'random cells of it that are changed are exactly what changes, with seed %i',
  async (seed) => {
    await fillShop(shop, owner, seed);
    for (const { kind, way } of kindsAndWays) {
      const { file, expected } = await changeCells(kind, await exported(kind, way), { seed, ...way });
      const { Errors, Reason, Changes = [] } = await tried(kind, file);
      const changed = Changes.map(
        ({ Line, IsNew, Fields }) => `${Line} ${IsNew ? 'new' : Fields.map(({ Field }) => Field).join()}`,
      );
      expect({ kind, way, Errors, Reason, changed }).toEqual({
        kind,
        way,
        Errors: [],
        Reason: '',
        changed: expected,
      });
      expect(expected.length, kind).toBeGreaterThan(0);
    }
  },
  120_000,
);

test('every kind of file comes out in one order, however its rows are stored', async () => {
  await fillShop(shop, owner, 700);
  const rowsOf = async (kind: FileKind) =>
    (await exported(kind, { format: 'csv', language: 'en' })).toString().split('\r\n');
  const before = await Promise.all(fileKinds.map(rowsOf));
  await turnRound(shop);
  // Without an order, rows of a table whose size is known are read as they are stored.
  await sql`analyze`.execute(shop.db);
  for (const [at, kind] of fileKinds.entries())
    expect([kind, await rowsOf(kind)]).toEqual([kind, before[at]]);
});

test('a register that is empty comes out as headings, which change nothing when they are sent back', async () => {
  await shop.db.updateTable('article').set({ material_id: null }).execute();
  for (const table of ['article_colour', 'colour', 'material'] as const)
    await shop.db.deleteFrom(table).execute();
  for (const kind of ['colours', 'materials'] as const)
    for (const way of ways) {
      const file = await exported(kind, way);
      const sent = await owner.send('POST', `office/exchange/files/${kind}/columns?fileName=${kind}`, file, {
        'content-type': 'application/octet-stream',
      });
      expect([kind, way, sent.status, sent.body.Known]).toEqual([kind, way, 200, true]);
      const { Outcome, Reason, Read, Created, Changed, Changes } = await tried(kind, file);
      const said = { kind, way, Outcome, Reason, Read, Created, Changed, Changes };
      const nothing = { Outcome: 'done', Reason: '', Read: 0, Created: 0, Changed: 0, Changes: [] };
      expect(said).toEqual({ kind, way, ...nothing });
    }
});

test.each([
  ['', 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['?format=xlsx', 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['?format=csv', 'csv', 'text/csv; charset=utf-8'],
])(
  'what is asked for by %j is a file of the day in Sweden, which nobody else keeps',
  async (query, ending, type) => {
    shop.setTime('2026-10-14T22:30:00Z');
    owner = await logInToOfficeAs(shop, 'owner@maker.example');
    const { status, headers } = await owner.get(`office/export/stock${query}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="stock-2026-10-15.${ending}"`,
      'x-content-type-options': 'nosniff',
    });
  },
);

test('a kind is for whoever may read it, in a form and a language that there are', async () => {
  for (const role of staffRoles) {
    await addStaff(shop, `${role}@reader.example`, role);
    const client = await logInToOfficeAs(shop, `${role}@reader.example`);
    for (const kind of fileKinds) {
      const mayRead = rightsOfRole[role].includes(readRightOfKind[kind]);
      const { status } = await client.get(`office/export/${kind}?format=csv`);
      expect([role, kind, status]).toEqual([role, kind, mayRead ? 200 : 403]);
    }
  }
  for (const client of [aVisitor(shop), await logInAs(shop, '1001')])
    for (const kind of [...fileKinds, 'secrets'])
      expect((await client.get(`office/export/${kind}`)).status, kind).toBe(401);
  expect((await owner.get('office/export/secrets')).status).toBe(404);
  expect((await owner.get('office/export/constructor')).status).toBe(404);
  for (const query of ['format=pdf', 'language=fr', 'format=csv&format=xlsx']) {
    const { status, body } = await owner.get(`office/export/stock?${query}`);
    expect([query, status, body.errors?.length]).toEqual([query, 400, 1]);
    expect(body.errors[0].message).toMatch(/csv, xlsx|sv, en/);
  }
});
