import { expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import type { Client, TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let owner: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office: owner } = opened);
});

const heading = 'Artnr;Benämning;Varugrupp;Utpris;Färg;Material';
const lines = [
  heading,
  'N-1;Fat;1;10;Svart/Vit;Björk',
  'N-2;Skål;1;10;marinblå;björk',
  'N-3;Vas;1;10;Svart och Ljusgrön;Glas',
  'N-4;Kopp;1;10;Höstglöd;',
  'N-5;Mugg;1;10;12345678;',
];
const columns = '"Färg"=colour_ids,"Material"=material_id';

async function sent(rows: readonly string[], query: Record<string, string>, language = 'sv') {
  const asked = new URLSearchParams({ fileName: 'x', columns, lang: language, ...query }).toString();
  const headers = { 'content-type': 'application/octet-stream' };
  const path = `office/exchange/files/articles?${asked}`;
  return (await owner.send('POST', path, Buffer.from(rows.join('\n')), headers)).body;
}

async function coloursOf(number: string) {
  const rows = await shop.db
    .selectFrom('article as a')
    .innerJoin('article_colour as c', 'c.article_id', 'a.id')
    .innerJoin('colour as o', 'o.id', 'c.colour_id')
    .select(['o.name_sv', 'o.hex'])
    .where('a.article_number', '=', number)
    .orderBy('o.sort')
    .execute();
  return rows.map(({ name_sv, hex }) => `${name_sv} ${hex}`);
}

test('the second of two colours in a cell is made as the first is written', async () => {
  const rows = [heading, 'N-1;Fat;1;10;Guld och silver & brons;', 'N-2;Fat;1;10;beige/brun;'];
  const refused = await sent(rows, { dryRun: '1' });
  expect(refused.MissingColours).toEqual(['Guld', 'Silver', 'Brons', 'beige', 'brun']);
});

test('colours and materials that are missing are offered, and made when that is asked', async () => {
  await shop.db.deleteFrom('article_colour').execute();
  await shop.db.deleteFrom('colour').execute();
  const refused = await sent(lines, { dryRun: '1' });
  expect(refused).toMatchObject({
    Rejected: 5,
    MissingColours: ['Svart', 'Vit', 'marinblå', 'Ljusgrön', 'Höstglöd'],
    MissingMaterials: ['Björk', 'Glas'],
  });
  const how = { makeColours: '1', makeMaterials: '1' };
  const trial = await sent(lines, { ...how, dryRun: '1', skipBad: '1' });
  expect(trial).toMatchObject({ Created: 4, Rejected: 1, MissingColours: [], MissingMaterials: [] });
  expect(trial.Remarks).toContain('Färgen marinblå skapas (antal rader: 1)');
  expect(trial.Remarks).toContain('Materialet Björk skapas (antal rader: 2)');
  expect(trial.Changes[0].Fields).toContainEqual(
    expect.objectContaining({ Field: 'colour_ids', New: 'Svart|Vit' }),
  );
  expect(await shop.db.selectFrom('colour').select('id').execute()).toEqual([]);
  const run = await sent(lines, { ...how, skipBad: '1' });
  expect(run).toMatchObject({ Outcome: 'done', Created: 4 });
  expect(await coloursOf('N-1')).toEqual(['Svart #1c1c1c', 'Vit #ffffff']);
  expect(await coloursOf('N-2')).toEqual(['marinblå #1d2a4d']);
  expect(await coloursOf('N-4')).toEqual(['Höstglöd #9e9e9e']);
  const materials = await shop.db
    .selectFrom('article as a')
    .innerJoin('material as m', 'm.id', 'a.material_id')
    .select(['a.article_number', 'm.name_sv'])
    .where('a.article_number', 'like', 'N-%')
    .orderBy('a.id')
    .execute();
  expect(materials.map((row) => row.name_sv)).toEqual(['Björk', 'Björk', 'Glas']);
  // What was said of the headings is remembered, and nothing is made twice.
  const again = await sent(lines.slice(0, 5), { dryRun: '1' });
  expect(again).toMatchObject({ Rejected: 0, Changed: 0 });
  expect(again.Remarks.join()).not.toContain('skapas');
});

test('the trial names colours and materials in the language of whoever reads it', async () => {
  const insert = { hex: '#000000', sort: 1 };
  const names = [
    { ...insert, name_sv: 'Gräsgrön', name_en: 'Grass', name_de: null },
    { ...insert, name_sv: 'Is|kall', name_en: null, name_de: null },
  ];
  const [grass, ice] = await shop.db.insertInto('colour').values(names).returning('id').execute();
  const row = ['Artnr;Färg', `A-1;${grass?.id}|${ice?.id}`];
  for (const [language, name] of [
    ['sv', 'Gräsgrön'],
    ['en', 'Grass'],
  ] as const) {
    const { Changes } = await sent(row, { dryRun: '1', columns: '"Färg"=colour_ids' }, language);
    expect(Changes[0].Fields[0].New).toBe(`${name}|${ice?.id}`);
  }
});
