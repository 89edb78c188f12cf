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

type Run = { Outcome: string; Created: number; Changed: number; Rejected: number; Reason: string };

async function tell(kind: string, rows: readonly string[][]): Promise<Run> {
  const lines = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'));
  const path = `office/exchange/files/${kind}?fileName=${kind}.csv&dryRun=true&skipBad=true`;
  const headers = { 'content-type': 'application/octet-stream' };
  const { body, status } = await owner.send('POST', path, Buffer.from(lines.join('\n')), headers);
  expect([kind, status]).toEqual([kind, 200]);
  return body;
}

/** What tells which row it is, or what a row cannot be without: there an empty cell is another row, or refused. */
const keys = [
  'ways: Namn på svenska',
  'colours: Namn på svenska',
  'materials: Namn på svenska',
  'countries: Land',
  'vat-rates: Momskod',
  'vat-rates: Från och med',
  'freight: Leveranssätt',
  'freight: Land',
  'freight: Postnummer',
  'freight: Valuta',
  'freight: Till och med kg',
  'rates: Valuta',
  'rates: Dag',
  'groups: Produktgruppens nummer',
  'articles: Artikelnummer',
  'prices: Artikelnummer',
  'prices: Prislista',
  'prices: Pris',
  'prices: Från antal',
  'prices: Från och med',
  'stock: Artikelnummer',
  'customers: Kundnummer',
  'addresses: Kundnummer',
  'addresses: Namn',
  'addresses: Adressrad 1',
  'addresses: Postnummer',
  'customer-articles: Kundnummer',
  'customer-articles: Kundens artikelnummer',
  'customer-articles: Artikelnummer',
  'order-status: Ordernummer',
  'order-status: Orderrad',
  'order-status: Status',
  'invoices: Fakturanummer',
];

/** A number of a parcel is any text. */
const mayBeNought = ['order-status: Kollinummer'];

const mostRows = 24;

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

test('an empty cell of any column of any file says nothing, and a 0 says something', async () => {
  const blanks: string[] = [];
  const noughts: string[] = [];
  const all = await files();
  for (const { kind, head, rows } of all) {
    const same = await tell(kind, [head, ...rows]);
    expect([kind, same]).toMatchObject([kind, { Outcome: 'done', Changed: 0, Created: 0, Rejected: 0 }]);
    for (const [place, heading] of head.entries()) {
      const withCell = (cellOf: (cell: string) => string) =>
        rows.map((row) => row.map((cell, at) => (at === place ? cellOf(cell) : cell)));
      const blank = await tell(kind, [head, ...withCell(() => '')]);
      if (blank.Created + blank.Changed + blank.Rejected > 0) blanks.push(`${kind}: ${heading}`);
      const isNumber = (cell: string) => /^\d+(?:,\d+)?$/.test(cell) && Number(cell.replace(',', '.')) > 0;
      if (!rows.some((row) => isNumber(row[place]!))) continue;
      const nought = await tell(kind, [head, ...withCell((cell) => (isNumber(cell) ? '0' : cell))]);
      if (nought.Created + nought.Changed + nought.Rejected === 0) noughts.push(`${kind}: ${heading}`);
    }
  }
  expect(all.flatMap(({ head }) => head).length).toBeGreaterThan(100);
  expect.soft(blanks).toEqual(keys);
  expect.soft(noughts).toEqual(mayBeNought);
});
