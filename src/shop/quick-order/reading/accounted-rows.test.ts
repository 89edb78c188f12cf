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
  '3000': article(8, 'Bricka Kottestig 27×20, skog', 6, 79),
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
  kindOfWord: () => undefined,
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
  ['55124 Mugg svart', []],
])('a number beside the name of its article is no quantity: %j', (text, expected) => {
  expect(ordered(text)).toEqual(expected);
});

test.each<[string, unknown]>([
  ['55125 4 110,00 kr 440,00 kr', [['55125', 4]]],
  ['GK-200 18 249,00 kr', []],
  ['GK-200 18 50,00 kr 900,00 kr', [['GK-200', 18]]],
  ['8 55125 100:-', [['55125', 8]]],
  ['GK-200 Gryta grön 12 119:-', []],
  ['55125 Mugg stor 12 110:-', []],
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

test.each([
  '55123 6 st utgår',
  '55123 6 st redan levererad',
  '55123 6 st till varje butik',
  '55123 6 st till Varje',
  '55123 6 st (utgår)',
  '55123 - 6 - makuleras',
  '55123 Mugg 6 st igår',
  '55123 6 st vardera till Sundsvall och Umeå',
  'Vi har 12 st 55123 kvar.',
  'Tyvärr var 2 st 55123 trasiga.',
  'Vi fick 12 st 55123 igår, tack.',
  'Igår fick vi 12 st 55123.',
  'Vi har redan beställt 12 st 55123.',
  'Förra gången tog vi 12 st 55123.',
  'ändra 55123 till 12',
  'Change 55123 to 12',
  '55123 makulerad',
  '55123\t6\tMakulerad',
  '55123;6;utgår',
  // Of a word with several parts each must be accounted for.
  '55123;6;nytt/makrill',
  '55123;6;makrill/nytt',
  '55123;6;ny-gammal',
  '55123;Mugg svart/makrill;6',
])('words that are not accounted for stop the row, with a unit as without: %j', (text) => {
  expect(ordered(text)).toEqual([]);
  expect(read(text).wanted.length).toBeGreaterThan(0);
});

test.each<[string, [string, number][]]>([
  ['55123 12 st till Anna', [['55123', 12]]],
  ['55123 12 st till butiken', [['55123', 12]]],
  ['55123 serveringsmugg 12 st', [['55123', 12]]],
  ['Mugg liten 55123 12 st', [['55123', 12]]],
  ['12 Stück 55123 Becher svart', [['55123', 12]]],
  ['Jag behöver 8 55123 också.', [['55123', 8]]],
  ['6 st 55123 nu.', [['55123', 6]]],
  ['sowie 8 x 55123', [['55123', 8]]],
  ['Artikelnummer: 55123, Antal: 12', [['55123', 12]]],
  ['Art.nr: 55123, antal: 12 st', [['55123', 12]]],
  ['lägg till 12 st 55123', [['55123', 12]]],
])('words that tell nothing leave the quantity: %j', (text, rows) => {
  expect(ordered(text)).toEqual(rows);
});

test.each([
  'Retur',
  'Returer:',
  'Utgår:',
  'Vi vill returnera:',
  'Reklamation:',
  'Vi saknar i leveransen:',
  'Trasiga vid leverans',
  'Avbeställ',
  'Please cancel the following:',
  'Redan levererat:',
  'Dessa ska inte med:',
])('a title %j stops the rows below it until an empty line or the next title', (title) => {
  const rest = [['55125', 4]];
  expect(ordered(`GK-200 12\n\n${title}\n55123 6\n55124 6 st\n\n55125 4`)).toEqual([['GK-200', 12], ...rest]);
  expect(ordered(`${title}\n55123\t6\n55124\t6\nBeställning:\n55125\t4`)).toEqual(rest);
  expect(ordered(`${title}\n\n55123 6\n\n55124 6\n\nVi vill ha:\n\n55125 4`)).toEqual(rest);
  expect(ordered(`${title}\nArtnr;Antal\n55123;6\n\nArtnr;Antal\n55125;4`)).toEqual(rest);
  expect(ordered(`${title}\n55123\n55124`)).toEqual([]);
});

test.each([
  'Hej, leverera inte före v. 48!',
  'Tack för igår',
  'Istället vill vi ha:',
  'Levereras till Storgatan 1',
  'Ingen brådska',
])('%j is no title of rows that are no order', (text) => {
  expect(ordered(`${text}\n55123 6\n55124 12`)).toEqual([
    ['55123', 6],
    ['55124', 12],
  ]);
});

test.each([
  'Artnr;Antal;Status\n55123;6;Makulerad',
  'Artnr;Antal;Status\n55123;6;Avbeställd\n55124;;',
  'Artnr;Antal;Kommentar\n55123;6;ändra till 12',
  'Artnr;Antal;Kommentar\n55123;6;Ska inte med',
  'Artnr;Antal;\n55123;6;Utgår',
  'Artnr;Beställ;Antal\n55123;FALSE;6',
  'Artnr;Antal;Ta med\n55123;6;Nej',
  'Artnr;Kommentar\n55123;Makulerad',
])('a cell of another column that says no stops the row: %j', (text) => {
  expect(ordered(text)).toEqual([]);
  expect(read(text).wanted.length).toBeGreaterThan(0);
});

test.each([
  'Artnr;Antal;Status\n55123;6;Bekräftad',
  'Artnr;Antal;Eko\n55123;6;FALSE',
  'Artnr;Beställ;Antal\n55123;TRUE;6',
  'Artnr;Antal;Kommentar\n55123;6;Brådskar',
  'Rad;Nummer;Antal;Benämning;Pris;Orsak\n2;55123;6;Mugg svart;55,00;Antalet är inte ett helt tal över 0',
])('a cell of another column leaves the quantity: %j', (text) => {
  expect(ordered(text)).toEqual([['55123', 6]]);
});

test.each([
  'Nytt antal',
  'Ändrat antal',
  'Rätt antal',
  'Extra antal',
  'Tillägg',
  'New qty',
  'Revised quantity',
  'Korrigerat antal',
  'Neue Menge',
])('two columns that name a quantity, such as Antal and %s, are asked about', (name) => {
  expect(ordered(`Artnr;Antal;${name}\n55123;12;6`)).toBe('asked');
  expect(ordered(`Artnr;Antal;${name}\n55123;12;`)).toEqual([['55123', 12]]);
});

test.each(['Antal kartong', 'Kartong', 'Cases', 'Antal förp', 'Antal krt', 'Kolli'])(
  'a number under %s beside the quantity stops the row unless it says the same',
  (name) => {
    const { wanted, skipped } = read(
      `Artnr;Antal;${name}\n55123;;2\n55124;12;\n55125;8;2\nGK-200;12;3\nGK-201;;`,
    );
    expect(wanted.map(({ Ref, Quantity }) => [Ref, readQuantity(Quantity)])).toEqual([
      ['55123', undefined],
      ['55124', 12],
      ['55125', 8],
      ['GK-200', undefined],
    ]);
    expect(skipped.map(({ line }) => line)).toEqual([1, 6]);
    expect(ordered(`Artnr;Antal;${name}\n55123;;2\n55124;;3`)).toEqual([]);
  },
);

test('one number of an order in all rows below Order is no quantity before somebody says so', () => {
  expect(ordered('Artnr;Order;Benämning\n55123;4501;Mugg svart\n55124;4501;Mugg vit')).toBe('asked');
  expect(ordered('Artnr;Order;Benämning\n55123;12;Mugg svart\n55124;12;Mugg vit')).toEqual([
    ['55123', 12],
    ['55124', 12],
  ]);
});

test.each([
  '12 st av varje:\n55123\n55124\n55125',
  '55123\n55124\n55125\n12 st av varje',
  '12 each of:\n55123\n55124',
  'Hej, skicka 12 st av varje:\n55123\n55124',
  'tolv av varje\n55123\n55124',
  '55123 Mugg,\nsvart 12 st',
  'Mugg svart\nArt.nr 55123\n12 st\n79,00 kr',
  'Mugg svart\n12 st\nMugg vit\n18 st',
])('articles without a quantity beside a quantity without an article are stopped: %j', (text) => {
  expect(ordered(text)).toEqual([]);
  const names = new Set(['55123', '55124', 'Mugg svart', 'Mugg vit']);
  expect(
    read(text).wanted.filter(
      ({ Ref, Quantity }) => names.has(Ref) && typeof readQuantity(Quantity) !== 'undefined',
    ),
  ).toEqual([]);
});

test.each(['dito', '-"-', 'samma', '"', '— ” —', 'som ovan', '6 kg', 'lika många', '½'])(
  'a row that says %j instead of a quantity is stopped, not left out',
  (text) => {
    const { wanted, skipped } = read(`55124 12\n55123 ${text}`);
    expect(skipped).toEqual([]);
    expect(wanted.map(({ Ref, Quantity }) => [Ref, readQuantity(Quantity)])).toEqual([
      ['55124', 12],
      ['55123', undefined],
    ]);
  },
);

test('columns that are added up stop with a point of which nothing tells what it is for', () => {
  expect(read('Artnr;Skog;Honung\n55123;1.200;6\n55124;6;12', [1, 2]).wanted).toMatchObject([
    { Ref: '55123', Quantity: '1.200 + 6' },
    { Ref: '55124', Quantity: '18' },
  ]);
  expect(read('Artnr;Skog;Honung\n55123;1.200;\n55124;6;12', [1, 2]).wanted[0]).toMatchObject({
    Quantity: '1.200',
  });
});

test.each([
  'Item;Material;Vendor Mat. No.;PO Quantity\n10;71;GK-200;12',
  'SKU;Supplier SKU;Qty\n71;GK-200;12',
  'Article no;Vendor SKU;Qty\nA-1;GK-200;12',
  'Our code;Supplier code;Qty\n71;GK-200;12',
  'Artnr;Lev artikelnr;Antal\n71;GK-200;12',
  'Artikelnr;Lev.artnr;Benämning;Antal\n4711;GK-200;Gryta;12',
  'Material Number;Vendor Material;Order Qty\n55123;GK-200;12',
])("the supplier's number wins over the buyer's own: %j", (text) => {
  expect(ordered(text)).toEqual([['GK-200', 12]]);
});

test('where no number of ours stands below the supplier, the other column is read', () => {
  expect(ordered('Artnr;Lev artikelnr;Antal\nGK-200;4711;12\n55123;;6')).toEqual([
    ['GK-200', 12],
    ['55123', 6],
  ]);
});

test.each<[string, [string, number][]]>([
  ['Artikel;Antal\n55123 Mugg svart;12', [['55123', 12]]],
  [
    '55123 Mugg\t12\n55124 Mugg vit\t6',
    [
      ['55123', 12],
      ['55124', 6],
    ],
  ],
  ['Mugg svart 55123\t12', [['55123', 12]]],
  ['55123 Mugg utgår\t12', []],
  ['55123 55124\t12', []],
])('a number and its name in one cell: %j', (text, rows) => {
  expect(ordered(text)).toEqual(rows);
});

test.each<[string, unknown]>([
  ['GK-201 12\n> 55123 6\n> 55124 6', [['GK-201', 12]]],
  [
    '> 55123 6\n> 55124 12',
    [
      ['55123', 6],
      ['55124', 12],
    ],
  ],
])('what is quoted of an earlier mail is no order beside a new one: %j', (text, rows) => {
  expect(ordered(text)).toEqual(rows);
});

test.each([
  'Artnr,Namn,Förp,Antal\n55123,Mugg, svart,6,12\n55124,Mugg, vit,6,\n55125,Mugg, stor,4,',
  'Artnr,Namn,Förp,Antal\n55124,Mugg, vit,6,\n55125,Mugg, stor,4,',
  'Artnr,Namn,Pris,Antal\n55124,Mugg, vit,119.00,',
  'Artnr;Namn;Lager;Antal\n55124;Mugg; vit;6;\n55125;Mugg; stor;4;',
  'Artnr\tNamn\tSålt\tAntal\n55124\tMugg\t vit\t6\t',
  'Rad\tArtikel\tAntal\tPris\tRadsumma\n2\tMugg\n55123\t\t55,00/St\t330,00',
])('a number of another column of a row that has moved is no quantity: %j', (text) => {
  expect(ordered(text)).toEqual([]);
});

test('a row that has moved and lacks a number is stopped', () => {
  expect(ordered('Artnr;Namn;Antal;Pris\n55123;Mugg;12;55\n;55124;Mugg;;119')).toEqual([['55123', 12]]);
  expect(ordered('Artnr;Namn;Antal;Pris\n;55124;Mugg;;119')).toEqual([]);
  expect(ordered('Artnr;Namn;Antal;\n55123;Mugg;12;\n55124;Mugg;18;')).toEqual([
    ['55123', 12],
    ['55124', 18],
  ]);
  expect(ordered('Artnr;Förp;Antal\n55123;6;12;\n55124;6;18;')).toEqual([
    ['55123', 12],
    ['55124', 18],
  ]);
});

test.each([
  'GK-200 Gryta grön 24',
  'GK-200 gryta: 24',
  'GK-200 24 gryta grön 24 st av dem utgår',
  'GK-202 Ljus 6',
  '3000 Bricka Kottestig 27',
  '3000 Bricka 20',
])('a number beside words of a name that holds it may be either: %j', (text) => {
  const { wanted, skipped } = read(`${text}\n55123 12`);
  expect(skipped).toEqual([]);
  expect(wanted.map(({ Quantity }) => readQuantity(Quantity))).toEqual([undefined, 12]);
  expect(ordered(text)).toEqual([]);
});

test.each<[string, [string, number][]]>([
  ['GK-200 24', [['GK-200', 24]]],
  ['24 GK-200', [['GK-200', 24]]],
  ['GK-200 Gryta grön 24 st', [['GK-200', 24]]],
  ['GK-200 gryta grön 24 cm 12', [['GK-200', 12]]],
  ['GK-200 Gryta grön 24 cm 24', [['GK-200', 24]]],
  ['3000 20', [['3000', 20]]],
  ['3000 Bricka Kottestig 27x20, skog 12', [['3000', 12]]],
  ['3000 Bricka Kottestig 27x20 12 st', [['3000', 12]]],
  ['3000 Bricka 27×20: 12', [['3000', 12]]],
])('a number that its place tells from the name is read: %j', (text, rows) => {
  expect(ordered(text)).toEqual(rows);
});

test.each([
  'Artnr;Antal;Pris;Summa\n55123;12;330,00;3960,00',
  'Artnr;Antal;Pris;Summa\n55123;12;55,00;3960,00',
  '55123;12;330,00;3960,00',
  'Artnr;Förp;Antal;Totalt\n55123;6;12;72',
  'OBS! Alla antal i förpackningar.\n55123 12',
  'Antal i kartonger\n55123 12',
  'Beställning (antal förpackningar)\nArtnr;Antal\n55123;12',
  'Kartonger:\n55123 12',
  '55123 12\nQuantities are in cases',
  '55123 12\n* i förpackningar',
])('quantities that the list shows to be packages order no pieces: %j', (text) => {
  expect([[], 'asked']).toContainEqual(ordered(text));
});

test.each([
  'Artnr;Antal;Summa\n55123;6;-330,00',
  'Artnr;Antal;Avbeställt\n55123;6;6',
  'Artnr;Antal;Levererat\n55123;6;6',
  'Artnr;Antal;Typ\n55123;6;Retur',
  'Artnr;Antal;Leverera\n55123;6;Nej',
  'Returanmälan\nArtnr;Antal\n55123;6',
  'Kreditfaktura 4711\nArtnr;Antal\n55123;6',
  '55123 2 st fel färg',
  'Price for 12 pcs 55123?',
  'Har ni 12 st 55123 i lager?',
  '55123\t3 st kvar',
])('what is no order is not ordered: %j', (text) => {
  expect(ordered(text)).toEqual([]);
});

test.each([
  'Artnr;Antal;Pris;Summa\n55123;6;55,00;330,00',
  'Artnr;Antal;Rabatt\n55123;6;-10',
  'Artnr;Antal;Levererat\n55123;6;0',
  'Priser per förpackning:\n55123 6',
  'Order;Artnr;Antal\n4501;55123;6',
  'Packa gärna allt i en kartong\n55123 6',
])('what is beside an order leaves it: %j', (text) => {
  expect(ordered(text)).toEqual([['55123', 6]]);
});
