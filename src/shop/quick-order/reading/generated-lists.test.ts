import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { exactNumberKey } from '#shop/articles/look-up/number-key.ts';
import { readQuantity } from '#shop/wanted-rows/given-quantity.ts';
import type { KnownArticle, KnownNumbers } from './known-numbers.ts';
import { readRows } from './read-rows.ts';
import { splitLines } from './split-line.ts';

// Lists are written from rows that are known, in the shapes that people use, and read again: what is read is what was
// written, or it is stopped, skipped or asked about. No row is ever read as another article or another quantity.

type Article = KnownArticle & { number: string; ean: string; own: string };
const article = (id: number, number: string, name: string, pack: number, kronor: number): Article => ({
  id,
  number,
  ean: `73123456${String(78_901 + 17 * id)}`,
  own: `K-${id}`,
  names: [name],
  pack,
  priceOre: Math.round(100 * kronor),
});
const catalogue = [
  article(1, '10103', 'Bricka Linnea 27×20, sjö', 6, 179),
  article(2, '10101', 'Mugg Kottestig', 4, 149),
  article(3, '10106', 'Underlägg 4 st, sjö', 12, 95),
  article(4, 'B1012', 'Kruka 1984', 1, 249),
  article(5, 'KR-77', 'Fat, stort', 2, 1495),
  article(6, '20208', 'Kökshandduk', 10, 79),
  article(7, '30317', 'Vykort', 25, 12),
  article(8, 'QA-100', 'Skål Åsna', 3, 12.35),
];
const byNumber = new Map(
  catalogue.flatMap((one) => [one.number, one.ean, one.own].map((number) => [exactNumberKey(number), one])),
);
const known: KnownNumbers = {
  isNumber: (text) => byNumber.has(exactNumberKey(text)),
  articlesOf(text) {
    const found = byNumber.get(exactNumberKey(text));
    return found ? [found] : [];
  },
  isName: (text) => catalogue.some(({ names }) => names[0]!.toLowerCase() === text.toLowerCase()),
  kindOfWord: () => undefined,
};

type Kind =
  | 'number'
  | 'ean'
  | 'own'
  | 'name'
  | 'quantity'
  | 'second'
  | 'pack'
  | 'price'
  | 'listPrice'
  | 'retail'
  | 'sum'
  | 'agreedPrice'
  | 'agreedSum'
  | 'line'
  | 'stock';
const headings: Record<Kind, readonly [sv: string, en: string, de: string]> = {
  number: ['Artnr', 'Article no', 'Artikelnr.'],
  ean: ['EAN', 'EAN code', 'GTIN'],
  own: ['Vårt artikelnr', 'Own article number', 'Eigene Artikelnr.'],
  name: ['Benämning', 'Description', 'Bezeichnung'],
  quantity: ['Antal', 'Qty', 'Menge'],
  second: ['Butik Täby', 'Shop B', 'Filiale B'],
  pack: ['Förp', 'Pack qty', 'Package'],
  price: ['Pris', 'Price', 'Preis'],
  listPrice: ['À-pris', 'Unit price', 'Einzelpreis'],
  retail: ['Kommentar', 'Note', 'Bemerkung'],
  sum: ['Radsumma', 'Amount', 'Betrag'],
  agreedPrice: ['Nettopris', 'Price', 'Preis'],
  agreedSum: ['Summa', 'Total', 'Summe'],
  line: ['Rad', 'Line', 'Pos'],
  stock: ['Lager', 'Stock', 'Lager'],
};
const noises = [
  'Hej!',
  'Hej, här kommer vår beställning',
  'Beställning julen 2027',
  'Tack på förhand',
  'Tel 070-123 45 67',
  'anna@butiken.se',
  'Mvh Anna',
  'Best regards',
  'Datum: 2026-11-27',
];

/** Words that are names of columns too, alone above a list. */
const titles = ['Beställning', 'Order', 'Order:', 'Antal', 'Behov', 'Köp', 'Qty', 'Menge'];

const row = fc.record({
  article: fc.constantFrom(...catalogue),
  quantity: fc.option(
    fc.constantFrom(1, 2, 4, 6, 10, 5, 7, 8, 9, 11, 14, 15, 18, 24, 25, 30, 48, 60, 120, 1200),
    {
      freq: 6,
      nil: null,
    },
  ),
  second: fc.option(fc.constantFrom(5, 7, 9, 16, 21), { nil: null }),
  stock: fc.integer({ min: 0, max: 900 }),
  isShifted: fc.boolean(),
});
const anyShape = fc.record({
  rows: fc.array(row, { minLength: 1, maxLength: 8 }),
  separator: fc.constantFrom('\t', ';', '|', 'csv', '  ', ' '),
  names: fc.constantFrom<Kind>('number', 'ean', 'own'),
  beside: fc.uniqueArray(
    fc.constantFrom<Kind>(
      'number',
      'ean',
      'own',
      'name',
      'pack',
      'price',
      'listPrice',
      'retail',
      'sum',
      'agreedPrice',
      'agreedSum',
      'line',
      'stock',
    ),
    { maxLength: 4 },
  ),
  order: fc.infiniteStream(fc.nat()),
  language: fc.constantFrom(0, 1, 2, undefined, undefined),
  hasShops: fc.boolean(),
  isOnePackageEach: fc.constantFrom(true, false, false),
  hasShifts: fc.boolean(),
  unit: fc.constantFrom('', ' st', ',0', ',00', ' pcs', ' Stk.'),
  before: fc.array(fc.constantFrom(...noises, ...titles), { maxLength: 2 }),
  after: fc.array(fc.constantFrom(...noises), { maxLength: 2 }),
  gaps: fc.boolean(),
  /** What the customer pays of the list price. */
  agreed: fc.constantFrom(1, 0.9, 0.85, 0.6),
  currency: fc.constantFrom('', '', ' kr', ' SEK'),
});
const shape = anyShape.map((given) => ({
  ...given,
  rows: given.rows.map((one) =>
    given.isOnePackageEach && one.quantity !== null ? { ...one, quantity: one.article.pack } : one,
  ),
}));
type Shape = typeof shape extends fc.Arbitrary<infer One> ? One : never;
type Row = Shape['rows'][number];

const grouped = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ' ');

function cellOf(
  kind: Kind,
  { article: one, quantity, second, stock }: Row,
  place: number,
  { unit, agreed, currency }: Pick<Shape, 'unit' | 'agreed' | 'currency'>,
): string {
  // As a spreadsheet writes what has no format: 37,05, 247,5, 676; and only some cells name the currency.
  const general = (ore: number) =>
    `${String(Math.round(ore) / 100).replace('.', ',')}${place % 2 === 0 ? currency : ''}`;
  switch (kind) {
    case 'quantity':
      return quantity === null ? '' : `${unit.startsWith(',') ? quantity : grouped(quantity)}${unit}`;
    case 'second':
      return second === null ? '' : `${second}`;
    case 'name':
      return one.names[0]!;
    case 'pack':
      return `${one.pack}`;
    case 'price':
      return `${(one.priceOre! / 100).toFixed(2).replace('.', ',')}`;
    case 'listPrice':
      return general(one.priceOre!);
    case 'retail':
      return general(one.priceOre! * 2 + 100);
    case 'agreedPrice':
      return general(one.priceOre! * agreed);
    case 'agreedSum':
      return quantity === null ? '' : general(Math.round(one.priceOre! * agreed) * quantity);
    case 'sum':
      return quantity === null ? '' : general(one.priceOre! * quantity);
    case 'line':
      return `${place + 1}`;
    case 'stock':
      return `${stock}`;
    default:
      return one[kind];
  }
}

type Written = { text: string; kinds: Kind[]; lineOfRow: Map<number, Row>; shifted: Set<number> };

function write(given: Shape): Written {
  const { separator, names, beside, order, language, hasShops, before, after, gaps } = given;
  const isFree = separator === ' ';
  // In a line without cells nothing but the article's own name, a price with its sign and the quantity can stand.
  const others = isFree
    ? beside.filter((kind) => kind === 'name' || kind === 'ean')
    : beside.filter((kind) => kind !== names);
  const all: Kind[] = [
    names,
    'quantity',
    ...(hasShops && !isFree ? (['second'] as const) : []),
    ...others.filter((kind) => kind !== names),
  ];
  const keys = [...order.take(all.length)];
  const kinds = isFree
    ? [names, ...others.filter((kind) => kind !== names), 'quantity' as const]
    : [...all.keys()].sort((a, b) => keys[a]! - keys[b]!).map((at) => all[at]!);
  const mark = separator === 'csv' ? ',' : separator;
  const join = (cells: readonly string[]) =>
    (separator === 'csv'
      ? cells.map((cell) => `"${cell.replaceAll('"', '""')}"`)
      : cells.map((cell) => (mark === '|' || mark === ';' ? cell.replaceAll(mark, ' ') : cell))
    ).join(mark);
  const lines: string[] = [...before];
  if (language !== undefined && !isFree) lines.push(join(kinds.map((kind) => headings[kind][language])));
  const lineOfRow = new Map<number, Row>();
  const shifted = new Set<number>();
  for (const [place, one] of given.rows.entries()) {
    if (gaps) lines.push('');
    const cells = kinds.map((kind) => cellOf(kind, one, place, given));
    const isShifted =
      given.hasShifts && one.isShifted && one.quantity !== null && !isFree && separator !== '  ';
    if (isShifted) cells.splice(1 + (place % cells.length), 0, '');
    const filled = separator === '  ' ? cells.filter((cell) => cell !== '') : cells;
    lines.push(join(isFree ? cells.filter((cell) => cell !== '') : filled));
    lineOfRow.set(lines.length, one);
    if (isShifted) shifted.add(lines.length);
  }
  lines.push(...after);
  return { text: lines.join('\n'), kinds, lineOfRow, shifted };
}

/** Whether quantities look like something else, so that the rules take them for that. */
function isMasked({ rows, beside, language, separator, hasShops, hasShifts, unit }: Shape): boolean {
  if (language !== undefined) return false;
  // With decimals beside other whole numbers, a quantity is as good as the sum of its row.
  if (unit === ',00' && (hasShops || beside.some((kind) => ['stock', 'line', 'pack'].includes(kind))))
    return true;
  // Two spaces leave no trace of an empty cell, and nothing tells the column of a row that has moved.
  const isBlank = rows.some(({ quantity, second }) => quantity === null || (hasShops && second === null));
  if ((separator === '  ' || hasShifts) && isBlank) return true;
  const quantities = rows.map(({ quantity }) => quantity);
  const unmoved = rows.filter(({ isShifted }) => !(hasShifts && isShifted));
  return (
    // So few rows tell nothing of the columns from which others have moved.
    (hasShifts && unmoved.length < 3) ||
    quantities.every((quantity) => quantity === null) ||
    // Before the number, 1, 2, 3 are the numbers of the lines.
    unmoved.every(({ quantity }, place) => quantity === null || quantity === place + 1) ||
    // Beside whole packages of something else, a quantity of one package each is the size of the package.
    ((hasShops || beside.includes('stock')) &&
      (rows.every(({ article: { pack }, quantity }) => quantity === null || quantity === pack) ||
        rows.every(({ article: { pack }, stock }) => stock === pack)))
  );
}

function check(given: Shape): void {
  const written = write(given);
  try {
    if (!isMasked(given)) checkReading(given, written);
  } catch (error) {
    throw new Error(`${JSON.stringify(written.text)} is read wrong`, { cause: error });
  }
}

function checkReading(given: Shape, { text, kinds, lineOfRow, shifted }: Written): void {
  const lines = splitLines(text);
  const asked = readRows(lines, known);
  const { question } = asked;
  const truth = [kinds.indexOf('quantity'), ...(kinds.includes('second') ? [kinds.indexOf('second')] : [])];
  let read = asked;
  if (question?.isOpen) {
    for (const { Line, Quantity } of asked.wanted)
      if (lineOfRow.has(Line))
        expect(typeof readQuantity(Quantity), `line ${Line} is not stopped`).not.toBe('number');
    const offered = question.columns.map(({ Index }) => Index);
    const isWritten = given.rows.some(({ quantity }) => quantity !== null);
    // Where an answer is asked for, the true one can be given.
    if (shifted.size === 0 && isWritten) expect(offered).toContain(truth[0]);
    // Where cells have moved, the columns are not those that were written.
    if (shifted.size > 0) return;
    read = readRows(lines, known, truth);
    if (read.question?.isOpen) return;
  }
  // Without a heading that says otherwise, one column of two shops is as good as the quantity.
  const isSum = read.question !== undefined && truth.length > 1;
  for (const { Line, Ref, Quantity, IsProse } of read.wanted) {
    const written = lineOfRow.get(Line);
    const articles = known.articlesOf(Ref);
    if (IsProse) expect(written, `line ${Line} is a row`).toBeUndefined();
    if (!written) {
      expect(articles, `line ${Line} is no row`).toEqual([]);
      continue;
    }
    const quantity = readQuantity(Quantity);
    const isStopped = articles.length === 0 || quantity === undefined;
    if (isStopped) {
      const isUnfilled = given.rows.every(({ quantity: one }) => one === null);
      if (isUnfilled) continue;
      if (shifted.size === 0 && !given.separator.startsWith(' ') && given.language !== undefined)
        expect([Ref, Quantity], `line ${Line} is stopped`).toEqual([]);
      continue;
    }
    expect(articles[0]!.id, `article of line ${Line}`).toBe(written.article.id);
    const sum = (written.quantity ?? 0) + (isSum ? (written.second ?? 0) : 0);
    const isAnyWritten = given.rows.some((one) => one.quantity !== null || (isSum && one.second !== null));
    if (quantity === null) expect(isAnyWritten, `line ${Line} has no quantity among some`).toBe(false);
    else expect(quantity, `quantity of line ${Line}`).toBe(sum);
  }
  for (const { line, why } of read.skipped) {
    const written = lineOfRow.get(line);
    if (why === 'noQuantity' && written && shifted.size === 0)
      expect(
        isSum ? (written.quantity ?? written.second) : written.quantity,
        `line ${line} is skipped`,
      ).toBeNull();
  }
}

test(
  'what is read of a list is what was written, or is stopped, skipped or asked about',
  () => {
    fc.assert(fc.property(shape, check), { numRuns: 1_500 * times, ...(times === 1 && { seed: 27 }) });
  },
  60_000 * times,
);

/** Writes a list with what is read of each of its lines: the article and its quantity, `p` a package, or why it is none. */
function readingOf(given: Shape): string {
  const { text } = write(given);
  const { wanted, skipped, question } = readRows(splitLines(text), known);
  const lines = text.split('\n').map((line, at) => {
    const row = wanted.find(({ Line }) => Line === at + 1);
    const skip = skipped.find(({ line }) => line === at + 1);
    const told = row
      ? [`[${row.Ref}] × ${row.Quantity ?? 'p'}`, row.IsProse && 'prose', row.Unread && 'unread']
      : [skip?.why ?? 'nothing', skip?.unread && 'unread'];
    return `${line}  ⟶ ${told.filter(Boolean).join(', ')}`;
  });
  const columns = question?.columns.map(
    ({ Index, Heading, Sample }) => `${Index} ${Heading} ${Sample.join()}`,
  );
  const asked = question && [`${question.isOpen ? 'asks' : 'says'}: ${columns!.join(' | ')}`];
  return [...(asked ?? []), ...lines].join('\n');
}

/** Rightness is held above; this holds which lines are read, and which are stopped or asked about. `-u` writes it anew. */
test('as many lines are read as were, and the same', async () => {
  const lists = fc.sample(shape, { numRuns: 400, seed: 27 });
  await expect(`${lists.map(readingOf).join('\n\n')}\n`).toMatchFileSnapshot('generated-lists.txt');
});
