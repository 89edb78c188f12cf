import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonSchemaOf } from '../../src/kit/http/answer-writer.server.ts';
import type { Endpoint } from '../../src/kit/http/endpoint.ts';
import { groupBy } from '../../src/kit/text/group-by.ts';
import type { TestShop } from '../shop.ts';
import { names, openFullShop, type Callers } from './open-full-shop.ts';

let shop: TestShop;
let callers: Callers;
beforeAll(async () => {
  ({ shop, callers } = await openFullShop());
});
afterAll(() => shop.close());

const mostRows = 50;
type Search = { path: string; name: 'q' | 'searchtext'; who: keyof Callers; more: Record<string, string> };

/** Values of what stands in the path of a search. */
const inPath: Readonly<Record<string, readonly string[]>> = {
  ':code': ['standard'],
  ':id': ['1001'],
  ':kind': ['messages', 'articles'],
};

/** Tells where one order stands among those that are found: see queue.data.test.ts. */
const ofOneRow = ['/api/office/orders/:id/place'];

function propertiesOf({ input }: Endpoint): string[] {
  return Object.keys((jsonSchemaOf(input) as { properties?: object }).properties ?? {});
}

/** Every call that is asked for words. */
function searches(): Search[] {
  return shop.endpoints.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path }) => method === 'GET' && !ofOneRow.includes(path))
    .flatMap((endpoint) => {
      const names = propertiesOf(endpoint);
      const name = (['q', 'searchtext'] as const).find((one) => names.includes(one));
      if (!name) return [];
      const [parameter = ''] = /:\w+/.exec(endpoint.path) ?? [];
      const paths = parameter
        ? inPath[parameter]!.map((value) => endpoint.path.replace(parameter, value))
        : [endpoint.path];
      const more: Record<string, string> = {};
      if (names.includes('take')) more['take'] = String(mostRows);
      if (names.includes('format')) more['format'] = 'csv';
      const { who } = endpoint as { who: keyof Callers };
      return paths.map((path) => ({ path: path.slice(5), name, who, more }));
    });
}

/** What is told beside the rows: sums, and how else to ask. */
const besideRows = ['TotalAmounts', 'Words'];

/** The rows of an answer, in whatever lists it has them, or the lines of a file. */
function rowsIn(value: unknown, place = ''): string[] {
  if (typeof value === 'string') return value.includes('\n') ? value.trim().split(/\r?\n/).slice(1) : [];
  if (Array.isArray(value)) return value.map((row) => `${place}${row.Kind ?? ''} ${JSON.stringify(row)}`);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !besideRows.includes(name))
    .flatMap(([name, inner]) =>
      rowsIn(name === 'File' ? Buffer.from(inner, 'base64').toString() : inner, `${place}.${name}`),
    );
}

async function found({ path, name, who, more }: Search, words: string): Promise<string[]> {
  const { status, body, text } = await callers[who].get(
    `${path}?${new URLSearchParams({ [name]: words, ...more })}`,
  );
  expect([path, words, status]).toEqual([path, words, 200]);
  return rowsIn(body ?? text).sort();
}

/** Here a number finds by itself alone what bears it, and more have a word of a customer's name than are shown. */
const wholeNumbers = ['office/search', 'office/orders', 'office/orders/export'];
const mostWords = 4;

/** The words of a row by which it is found among others, a few of each of its texts. */
async function wordsThatFind(search: Search, row: string): Promise<Map<string, string[]>> {
  const own: string[] = row.match(/(?<=^|["\s;>])[\p{L}\d][\p{L}\d-]+(?=["\s;<,}]|$)/gu) ?? [];
  // An order is found by what its answer does not tell.
  const words = new Set(own.concat(names.join(' ').split(' ')));
  const isWord = (word: string) =>
    (wholeNumbers.includes(search.path) ? names.join(' ').split(' ') : [...words]).includes(word) &&
    /\p{L}/u.test(word);
  const finding = new Map<string, string[]>();
  for (const word of [...words].filter(isWord)) {
    if (finding.size === mostWords) break;
    const rows = await found(search, word);
    if (rows.includes(row) && rows.length < mostRows) finding.set(word, rows);
  }
  return finding;
}

const ofNothing = 'qqqzz';

test('every search finds what has all words, in any order and case', async () => {
  const tried = searches();
  expect(tried.length).toBeGreaterThan(20);
  for (const search of tried) {
    const all = await found(search, '');
    const rows = all.length > 0 ? all : await found(search, 'vas');
    // One row of each kind that is found.
    const kinds = groupBy(rows, (row) => (row.startsWith('.') ? row.split(' ')[0] : ''));
    expect([search.path, kinds.size > 0]).toEqual([search.path, true]);
    for (const [kind, ofKind] of kinds) {
      const alone = await wordsThatFind(search, ofKind[ofKind.length >> 1]!);
      expect([search.path, kind, alone.size > 1]).toEqual([search.path, kind, true]);
      await checkWords(search, alone);
    }
  }
});

async function checkWords(search: Search, alone: ReadonlyMap<string, string[]>): Promise<void> {
  const check = async (words: string, rows: readonly string[]) =>
    expect.soft([search.path, words, await found(search, words)]).toEqual([search.path, words, rows]);
  for (const [word, rows] of alone) {
    for (const spelt of [word.toUpperCase(), word.toLowerCase(), word.normalize('NFD'), ` ${word} `])
      await check(spelt, rows);
    await check(`${word} ${ofNothing}`, []);
    await check(`${ofNothing} ${word}`, []);
    for (const [other, others] of alone)
      if (other !== word)
        await check(
          `${word} ${other}`,
          rows.filter((one) => others.includes(one)),
        );
  }
}

type Told = Record<'Total' | 'Count' | 'Assigned' | 'Already' | 'Sent', number> &
  Record<'Refused' | 'Left', unknown[]>;
const customers = 'office/customers';

/** The calls that act on all that a search finds, with the list that has the same search. */
const acts: Readonly<Record<string, { list: string; body: object; count(told: Told): number }>> = {
  '/api/office/articles/bulk': {
    list: 'office/articles',
    body: { Change: { News: true } },
    count: ({ Count }) => Count,
  },
  '/api/office/price-lists/:code/customers': {
    list: customers,
    body: {},
    count: ({ Assigned, Already, Refused }) => Assigned + Already + Refused.length,
  },
  '/api/office/customers/welcome': {
    list: customers,
    body: {},
    count: ({ Sent, Left }) => Sent + Left.length,
  },
};

test('what is done with all that a search finds is done with what the list finds', async () => {
  type Schema = { properties?: Record<string, Schema> };
  const declared = shop.endpoints.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ input }) => (jsonSchemaOf(input) as Schema).properties?.['Filter']?.properties?.['q'])
    .map(({ path }) => path);
  expect(declared.sort()).toEqual(Object.keys(acts).sort());
  for (const [path, { list, body, count }] of Object.entries(acts))
    for (const q of ['vas', 'VAS grön', 'grön vas', `vas ${ofNothing}`, `${ofNothing} vas`]) {
      const { Total } = (await callers.staff.get(`${list}?${new URLSearchParams({ q })}`)).body as Told;
      const address = path.slice(5).replace(':code', 'standard');
      const told = await callers.staff.post(address, { ...body, Filter: { q }, DryRun: true });
      expect.soft([path, q, told.status, count(told.body)]).toEqual([path, q, 200, Total]);
    }
});
