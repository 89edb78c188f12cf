import { expect, test } from 'vitest';
import { exactNumberKey } from '#shop/articles/look-up/number-key.ts';
import { readQuantity } from '#shop/wanted-rows/given-quantity.ts';
import type { KnownArticle, KnownNumbers } from './known-numbers.ts';
import { readRows } from './read-rows.ts';
import { splitLines, splitRow } from './split-line.ts';

// Lists as shops send them, in which something beside the quantity may say otherwise (decision 0180).

const article = (id: number, name: string, pack: number, kronor: number): KnownArticle => ({
  id,
  names: [name],
  pack,
  priceOre: Math.round(100 * kronor),
});
const catalogue: Record<string, KnownArticle> = {
  'GK-200': article(1, 'Gryta grön 24 cm', 6, 50),
  'GK-201': article(2, 'Lock', 1, 12),
  'GK-202': article(3, 'Ljus 6-pack vitt', 12, 24.9),
  '55123': article(4, 'Mugg svart', 6, 55),
  '55124': article(5, 'Mugg vit', 6, 55),
  '55125': article(6, 'Mugg stor', 4, 110),
  '71': article(7, 'Sked', 1, 8),
};
const eans: Record<string, string> = { '7391055500113': '55123' };
const found = new Map(
  [
    ...Object.entries(catalogue),
    ...Object.entries(eans).map(([ean, number]) => [ean, catalogue[number]!] as const),
  ].map(([number, one]) => [exactNumberKey(number), one]),
);
const known: KnownNumbers = {
  isNumber: (text) => found.has(exactNumberKey(text)),
  articlesOf: (text) => [found.get(exactNumberKey(text)) ?? []].flat(),
  isName: (text) => [...found.values()].some(({ names }) => names[0]!.toLowerCase() === text.toLowerCase()),
};

const read = (text: string, answered?: readonly number[]) => readRows(splitLines(text), known, answered);
/** The articles that would be ordered, with their quantities; null is one package. */
const ordered = (text: string) => {
  const { wanted, question } = read(text);
  if (question?.isOpen) return 'asked';
  return wanted.flatMap(({ Ref, Quantity }) => {
    const quantity = readQuantity(Quantity);
    return known.isNumber(Ref) && quantity !== undefined ? [[Ref, quantity]] : [];
  });
};

test.each([
  'GK-200 2 st à 6 st',
  'GK-200 2 à 6',
  'GK-200 2 @ 6 pcs',
  'GK-200 12 kr 50',
  'GK-200 12 SEK 50',
  '12 GK-200 kr 50',
  'GK-201 12 EUR 1',
  'GK-200 12 600',
  'GK-200 12 600,00',
  '12 600 GK-200',
  'GK-200 24 1 200',
  'GK-200 12 x 24 cm',
  'GK-200 2 st kartonger',
  'GK-200 2 st. frp',
  'GK-200 2 pcs (boxes)',
  'GK-200 2 Stück VE',
  'GK-200 retur 12',
  'retur: GK-200 12 st',
  'INTE GK-200 12 st',
  'stryk GK-200 12',
  'GK-200 12 st (avbeställ)',
  'vi har 12 kvar GK-200',
  'GK-200 i lager 12',
  'GK-200 sålt 12',
  'GK-200 vecka 12',
  'GK-200 pris: 12',
  'GK-200 sida 12',
  'GK-200 storlek 12',
  'PO 12 GK-200',
  'nicht GK-200 12',
  'Storno GK-200 12 Stück',
  'KW 50 GK-200',
  '6 55123 330',
  '55123 6 330',
  'GK-200\t7391055500113\t12',
  'GK-200\t2\t6/krt',
  'GK-200\t2\tförp.',
  'GK-200\t48\tCS',
  'Our code;Your code;Qty\n71;GK-200;12',
])('%j orders nothing', (text) => {
  expect(ordered(text)).toEqual([]);
  expect(read(text).wanted.length).toBeGreaterThan(0);
});

test.each<[string, [string, number][]]>([
  ['vi vill ha 12 GK-200', [['GK-200', 12]]],
  ['Please send 12 GK-200', [['GK-200', 12]]],
  ['skicka 12 st GK-200 tack', [['GK-200', 12]]],
  ['GK-200 Gryta grön 12', [['GK-200', 12]]],
  ['GK-200 gryta grön 24 cm 12 st', [['GK-200', 12]]],
  ['GK-200 12 grytor', [['GK-200', 12]]],
  ['12 Mugg svart (55123)', [['55123', 12]]],
  ['* Gryta grön 24 cm (GK-200): 12 st', [['GK-200', 12]]],
  ['Mugg svart, 55123, svart: 12 st', [['55123', 12]]],
  ['55123\t12 Stck', [['55123', 12]]],
  ['55123;12 each', [['55123', 12]]],
  ['55123 12 pce', [['55123', 12]]],
  ['GK-200 12 st à 50 kr', [['GK-200', 12]]],
  ['GK-200 12 à 49,50', [['GK-200', 12]]],
  ['GK-202 Ljus 6-pack vitt 24', [['GK-202', 24]]],
  ['55123;7391055500113;12', [['55123', 12]]],
])('%j orders what it says', (text, rows) => {
  expect(ordered(text)).toEqual(rows);
});

test.each([
  'Beställning',
  'Order',
  'Order:',
  'ORDER',
  'Inköp',
  'Köp',
  'Behov',
  'Antal',
  'Qty',
  'Menge',
  'Stk',
])('a title %j names no column of what stands below', (title) => {
  const rows = [
    ['55123', 'Mugg svart', '12'],
    ['55124', 'Mugg vit', '18'],
  ];
  const expected = [
    ['55123', 12],
    ['55124', 18],
  ];
  expect(ordered([title, ...rows.map((row) => row.join('\t'))].join('\n'))).toEqual(expected);
  const sheet = [splitRow(1, [title]), ...rows.map((row, place) => splitRow(place + 2, row))];
  expect(readRows(sheet, known).wanted.map(({ Ref, Quantity }) => [Ref, Number(Quantity)])).toEqual(expected);
});

test.each([
  'GK-200\n12\nGK-201\n5',
  'Artikel: GK-200\nAntal: 12\nArtikel: 55123\nAntal: 18',
  'GK-200\n12 st\n55123\n18 st',
])('a list that is written downwards is stopped: %j', (text) => {
  expect(ordered(text)).toEqual([]);
});

test.each<[string, unknown]>([
  ['55123;röd;6;120,00;St\n55124;24 cm;6;48,00;St', 'asked'],
  [
    'Mugg svart\t6,00\t330\t55123\nMugg stor\t4,00\t440\t55125',
    [
      ['55123', 6],
      ['55125', 4],
    ],
  ],
  [
    '55123;12,00;55,00\n55125;8,00;110,00',
    [
      ['55123', 12],
      ['55125', 8],
    ],
  ],
  ['55123;12,00\n55125;8,00', 'asked'],
  ['Artnr;Antal;Pris\n55123;12,00;55,00', [['55123', 12]]],
  ['Item no\tAmount\n55123\t13 st', 'asked'],
  ['Artnr\tAntal\tFörp\tTotalt antal\nGK-200\t2\t6\t12\n55123\t3\t6\t18', 'asked'],
  [
    '55123   12   3\n55124   18\n55125   8',
    [
      ['55124', 18],
      ['55125', 8],
    ],
  ],
])('decimals, amounts and totals in columns: %j', (text, expected) => {
  expect(ordered(text)).toEqual(expected);
});

test.each<[string, unknown]>([
  ['55123 Mugg svart', [['55123', null]]],
  ['Mugg svart 55123', [['55123', null]]],
  ['55123 Mugg svart\nGK-200 12', [['GK-200', 12]]],
  [
    'Hej! Vi vill ha:\n55123 Mugg svart\n55124 Mugg vit',
    [
      ['55123', null],
      ['55124', null],
    ],
  ],
  ['Artikel;Antal\n55123 Mugg svart;12\n55124;6', [['55124', 6]]],
  ['55124 Mugg svart', []],
])('a number beside the name of its article is no quantity: %j', (text, expected) => {
  expect(ordered(text)).toEqual(expected);
});

test.each<[string, unknown]>([
  ['55125 4 110,00 kr 440,00 kr', [['55125', 4]]],
  ['GK-200 18 249,00 kr', [['GK-200', 18]]],
  ['8 55125 100:-', [['55125', 8]]],
  ['GK-200 Gryta grön 12 119:-', [['GK-200', 12]]],
  ['55125 8 100,00', []],
  ['55125 12 st 1 249,00 kr', []],
  ['GK-200 12 st à 1 249,00 kr', [['GK-200', 12]]],
])('a quantity before a price is no thousands of it: %j', (text, expected) => {
  expect(ordered(text)).toEqual(expected);
});

test.each<[string, unknown]>([
  [
    'Ref\tWeek\n55123\t48\n55124\t50',
    [
      ['55123', null],
      ['55124', null],
    ],
  ],
  ['Ref\tRestorder\n55123\t48\n55124\t50', 'asked'],
  ['Hylla;Vara nr\n12;55123', [['55123', null]]],
  ['Artnr\tAntal\tAntal\n55123\t12\t\n55124\t\t18', 'asked'],
  ['55123\tMugg svart\t55\t330\n55124\tMugg vit\t55\t660', 'asked'],
  ['55124\t6\t12\t50,00\t300,00', [['55124', 6]]],
  [
    '3\t€120.00\t€40.00\t12\tGK-201\n6\t€240.00\t€40.00\t12\t55124',
    [
      ['GK-201', 3],
      ['55124', 6],
    ],
  ],
  ['Artnr Benämning  Antal     Pris\n55123 Mugg svart    12 55,00 kr\n55124 Mugg vit      18 55,00 kr', []],
  ['55123;12,55124;18', []],
  ['Artnr\tBenämning\t\n55123\tMugg svart\t55\n55124\tMugg vit\t55', 'asked'],
  ['Artnr\tBenämning\n55123\tMugg svart\t55\n55124\tMugg vit\t55', 'asked'],
  [
    'Artnr\tBenämning\t\n55123\tMugg svart\t12\n55124\tMugg vit\t18',
    [
      ['55123', 12],
      ['55124', 18],
    ],
  ],
])('a heading or a sum that tells the quantity, or does not: %j', (text, expected) => {
  expect(ordered(text)).toEqual(expected);
});

test.each([
  'Beställt',
  'Antal att beställa',
  'Vill ha',
  'Önskat antal',
  'Units',
  'Qty required',
  'Anz.',
  'Bestellung',
])('the quantity is read under %j', (name) => {
  expect(ordered(`Artnr;${name};Vecka\n55123;12;48`)).toEqual([['55123', 12]]);
});

test('a row of more cells than the heading of a comma file is stopped', () => {
  expect(ordered('Artnr,Namn,Antal\nGK-200,Gryta, 24,12\n55124,Mugg,18')).toEqual([['55124', 18]]);
});

test('a line break within a cell parts words, and does not end the row', () => {
  const [row] = [splitRow(1, ['GK-200', '12\n6'])];
  expect(row?.cells).toEqual(['GK-200', '12 6']);
  expect(ordered('Artnr\tNamn\tAntal\nGK-200\t"Gryta\ngrön"\t12\n55124\tMugg\t18')).toEqual([
    ['GK-200', 12],
    ['55124', 18],
  ]);
  expect(ordered('Artnr\t"Lager\nidag"\tAntal\nGK-200\t60\t12\n55124\t77\t18')).toEqual([
    ['GK-200', 12],
    ['55124', 18],
  ]);
  const lines = splitLines('GK-200\t"Gryta\r\ngrön"\t12\r\n55124\t6" bred\t18\r\n55125\t"öppen\t4').map(
    ({ line }) => line,
  );
  expect(lines).toEqual([1, 3, 4]);
});
