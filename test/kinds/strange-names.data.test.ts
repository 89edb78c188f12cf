import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileKinds, type FileKind } from '../../src/shop/integration/kinds.ts';
import { fillShop } from '../export/fill-shop.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';

let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  await fillShop(shop, owner, 7);
});
afterAll(() => shop.close());

/** Reads what the shop itself has written: semicolons, and quotes around what has more than a word. */
function rowsOf(file: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r?\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ';') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

type Run = {
  Created: number;
  Changed: number;
  Rejected: number;
  Errors: { Reason: string }[];
};

async function tell(kind: string, rows: readonly string[][]): Promise<Run> {
  const lines = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'));
  const path = `office/exchange/files/${kind}?fileName=${kind}.csv&dryRun=true&skipBad=true&languageCode=sv`;
  const headers = { 'content-type': 'application/octet-stream' };
  const { body, status } = await owner.send('POST', path, Buffer.from(lines.join('\n')), headers);
  expect([kind, status]).toEqual([kind, 200]);
  return body;
}

const mostRows = 4;

/** The files that the shop gives, each with its headings and some of its rows. */
async function files(): Promise<{ kind: FileKind; head: string[]; rows: string[][] }[]> {
  const all = [];
  for (const kind of fileKinds) {
    const { status, text } = await owner.get(`office/export/${kind}?format=csv`);
    if (status !== 200) continue;
    const [head = [], ...rows] = rowsOf(text.replace(/^\ufeff/, ''));
    all.push({ kind, head, rows: rows.slice(0, mostRows) });
  }
  return all;
}

/** What takes any text: another number or name of a row is another row. No name of something else is among them. */
const free = [
  'ways: Namn på svenska',
  'ways: Namn på engelska',
  'ways: Namn på tyska',
  'ways: Leveransvillkorets ort',
  'colours: Namn på svenska',
  'colours: Namn på engelska',
  'colours: Namn på tyska',
  'materials: Namn på svenska',
  'materials: Namn på engelska',
  'materials: Namn på tyska',
  'vat-rates: Momskod',
  'groups: Namn på svenska',
  'groups: Namn på engelska',
  'articles: Artikelnummer',
  'articles: Namn på svenska',
  'articles: Namn på engelska',
  'articles: Beskrivning på svenska',
  'articles: Beskrivning på engelska',
  'articles: Skötsel på svenska',
  'articles: Skötsel på engelska',
  'articles: Hyllplats',
  'customers: Kundnummer',
  'customers: Namn',
  'customers: Organisationsnummer',
  'customers: Adressrad 1',
  'customers: Adressrad 2',
  'customers: Postnummer',
  'customers: Ort',
  'customers: Kontaktperson',
  'customers: Fast referens',
  'customers: Ort på återförsäljarsidan',
  'addresses: Namn',
  'addresses: Adressrad 1',
  'addresses: Adressrad 2',
  'addresses: Ort',
  'addresses: Kontaktperson',
  'customer-articles: Kundens artikelnummer',
];

/** What changes nothing of a row that is there: a picture that is not there is told and left, a number that was told stays. */
const kept = ['articles: Bild', 'order-status: Kollinummer'];

test('a name that is not there is refused in words, wherever something is named in a file', async () => {
  const taken: string[] = [];
  const silent: string[] = [];
  const wordless: string[] = [];
  for (const { kind, head, rows } of await files()) {
    for (const [place, heading] of head.entries()) {
      const strange = rows.map((row) => row.map((cell, at) => (at === place ? 'Finnsinte9' : cell)));
      const { Created, Changed, Rejected, Errors } = await tell(kind, [head, ...strange]);
      const told = `${kind}: ${heading}`;
      if (Created + Changed > 0) taken.push(told);
      else if (Rejected === 0) silent.push(told);
      else if (Errors.some(({ Reason }) => Reason.trim() === '')) wordless.push(told);
    }
  }
  expect.soft(silent).toEqual(kept);
  expect.soft(wordless).toEqual([]);
  expect.soft(taken).toEqual(free);
});
