import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eanCheckDigit } from '../../src/kit/text/ean.ts';
import type { FileKind } from '../../src/shop/integration/kinds.ts';
import { writeXlsx, type Cell } from '../import/write-file.ts';
import { readFileSync } from 'node:fs';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { firstOwner, ok } from './first-owner.ts';

let shop: TestShop;
let office: Client;
beforeAll(async () => {
  shop = await openTestShop({ seed: 'none' });
  office = await firstOwner(shop);
});
afterAll(() => shop.close());

async function sent(kind: FileKind, file: Buffer, query: Record<string, string> = {}) {
  const path = `office/exchange/files/${kind}?${new URLSearchParams({ fileName: kind, ...query }).toString()}`;
  return await ok(office.send('POST', path, file, { 'content-type': 'application/octet-stream' }));
}

async function exported(kind: FileKind, format: string, language: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await shop.http.inject({
    url: `/api/office/export/${kind}`,
    query: { format, language },
    cookies: { office: office.office! },
  });
  expect(statusCode).toBe(200);
  return rawPayload;
}

const headings = [
  'Artnr',
  'Benämning',
  'Varugrupp',
  'Färg',
  'Material',
  'EAN-kod',
  'Förp.antal',
  'Pris exkl moms',
  'Ca-pris',
  'Moms',
  'Bredd',
  'Vikt',
  'Nyhet',
];
const columns = '"Färg"=colour_ids,"Material"=material_id,"Pris exkl moms"=price';
const groups = [
  'Brickor > Runda',
  'Brickor > Fyrkantiga',
  'Textil',
  'Ljus & lyktor',
  'Kök',
  '"Jul"',
  'Å, Ä och Ö',
];
const colours = [
  'Svart',
  'svart',
  'Vit',
  'Marinblå',
  'Ljusgrön',
  'Svart/Vit',
  'Röd, Vit',
  'Höstglöd',
  'Off white',
  '-',
];
const materials = ['Björk', 'björk', 'Lin/bomull', 'Stengods', '–', ''];
const odd = [
  'ü"½',
  "'citat'",
  '=SUM',
  '+1',
  ' två  mellanslag',
  '100 % bomull',
  'Ø 12',
  '',
  '•',
  'långt '.repeat(12),
];

/** A row as a maker writes it, and whether it can be an article. */
const row = fc.record({
  name: fc.constantFrom('Bricka', 'Fat', 'Mugg', 'Löpare', 'Ljus'),
  more: fc.constantFrom(...odd),
  group: fc.constantFrom(...groups),
  colour: fc.constantFrom(...colours),
  material: fc.constantFrom(...materials),
  hasEan: fc.boolean(),
  pack: fc.constantFrom('6 st', '1', '', 12, '-'),
  price: fc.constantFrom(149, '149,00 kr', '1 049,50', '89:-', '12.5'),
  rrp: fc.constantFrom('', '-', '299 kr', 399.5),
  vat: fc.constantFrom('25 %', 25, '', 0.25, '6%'),
  width: fc.constantFrom('', '–', '30,5 cm', 40),
  weight: fc.constantFrom('', '250 g', '0,31 kg', 1.2),
  news: fc.constantFrom('', 'x', 'ja', '-'),
  kind: fc.nat({ max: 99 }),
});
type Row = typeof row extends fc.Arbitrary<infer T> ? T : never;

const many = 3_000;

function cellsOf(one: Row, at: number): Cell[] {
  const body = `735${String(at).padStart(9, '0')}`;
  return [
    `G-${at}`,
    `${one.name} ${at} ${one.more}`,
    one.group,
    one.colour,
    one.material,
    one.hasEan ? `${body}${eanCheckDigit(body)}` : '',
    one.pack,
    one.price,
    one.rrp,
    one.vat,
    one.width,
    one.weight,
    one.news,
  ];
}

/** What stands among the rows: titles, sums, lines of dashes, and rows that are no articles. */
function oddRows(one: Row, at: number): Cell[][] {
  if (one.kind === 0) return [['KOLLEKTION ETT']];
  if (one.kind === 1) return [['Summa', null, null, null, null, null, null, 12_345]];
  if (one.kind === 2) return [headings.map(() => '---')];
  if (one.kind === 3) return [[null]];
  if (one.kind === 4) return [['PORTO', 'Frakt', 'Kök', '', '', '', '', 49]];
  if (one.kind === 5) return [[`G-${at}`, 'Samma igen', 'Kök', '', '', '', '', 49]];
  return [];
}

test('a catalogue of gifts as people write it goes in, comes out, and changes nothing when it is sent back', async () => {
  const drawn = fc.sample(row, { numRuns: many, seed: 219 });
  const rows = drawn.flatMap((one, at) => [cellsOf(one, at), ...oddRows(one, at)]);
  const refused = drawn.filter(({ kind }) => kind === 4 || kind === 5).length;
  const file = readFileSync(writeXlsx([['Prislista 2026'], headings, ...rows]));
  const how = { columns, makeGroups: '1', makeColours: '1', makeMaterials: '1', pricesIncludeVat: '0' };
  const run = await sent('articles', file, { ...how, skipBad: '1' });
  expect(run).toMatchObject({ Outcome: 'done', Created: many, Rejected: refused });
  const read = async (table: 'colour' | 'material' | 'product_group') =>
    (await shop.db.selectFrom(table).select('name_sv').execute()).map(({ name_sv }) => name_sv).sort();
  expect(await read('colour')).toEqual(
    ['Höstglöd', 'Ljusgrön', 'Marinblå', 'Off white', 'Röd', 'Svart', 'Vit'].map((name) =>
      expect.stringMatching(new RegExp(`^${name}$`, 'i')),
    ),
  );
  expect((await read('material')).map((name) => name.toLowerCase())).toEqual([
    'björk',
    'lin/bomull',
    'stengods',
  ]);
  for (const [format, language] of [
    ['csv', 'sv'],
    ['xlsx', 'en'],
  ] as const)
    for (const kind of ['groups', 'colours', 'materials', 'articles', 'prices', 'stock'] as const) {
      const again = await sent(kind, await exported(kind, format, language), { dryRun: '1' });
      expect([kind, format, again]).toMatchObject([
        kind,
        format,
        { Outcome: 'done', Errors: [], Created: 0, Changed: 0, Changes: [] },
      ]);
    }
}, 300_000);
