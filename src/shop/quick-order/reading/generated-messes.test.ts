import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { exactNumberKey } from '#shop/articles/look-up/number-key.ts';
import { readQuantity } from '#shop/wanted-rows/given-quantity.ts';
import type { KnownArticle, KnownNumbers } from './known-numbers.ts';
import { readRows } from './read-rows.ts';
import { splitLines } from './split-line.ts';

// Tables whose rows have lost cells, got others, or name two articles, as they come out of mails and old sheets. Whatever is
// ordered of such a row stands in it; and what is read of them is written down.

type Article = KnownArticle & { number: string; ean: string; own: string };
const catalogue = [
  ['10103', 'Bricka Linnea 27×20, sjö', 6, 179],
  ['20208', 'Kökshandduk', 10, 79],
  ['B1012', 'Kruka 1984', 1, 249],
  ['KR-77', 'Fat, stort 24 cm', 2, 1495],
  ['30317', 'Vykort', 25, 12],
  ['48', 'Krok', 4, 30],
].map(([number, name, pack, kronor], at): Article => {
  const ean = `73123456${String(78_901 + 17 * at)}`;
  const own = `Egen ${at}`;
  return {
    id: at,
    number: `${number}`,
    ean,
    own,
    names: [`${name}`],
    pack: Number(pack),
    priceOre: Number(kronor) * 100,
  };
});
const byNumber = new Map(
  catalogue.flatMap((one) => [one.number, one.ean, one.own].map((number) => [exactNumberKey(number), one])),
);
const known: KnownNumbers = {
  isNumber: (text) => byNumber.has(exactNumberKey(text)),
  articlesOf: (text) => [byNumber.get(exactNumberKey(text)) ?? []].flat(),
  isName: (text) => catalogue.some(({ names }) => names[0]!.toLowerCase() === text.toLowerCase()),
  kindOfWord: () => undefined,
};

const kinds = ['number', 'ean', 'own', 'name', 'pack', 'price', 'sum', 'note', 'quantity', 'shop'] as const;
type Kind = (typeof kinds)[number];
const headings: Record<Kind, string> = {
  number: 'Artnr',
  ean: 'EAN',
  own: 'Vårt artnr',
  name: 'Benämning',
  pack: 'Förp',
  price: 'Pris',
  sum: 'Summa',
  note: 'Anm',
  quantity: 'Antal',
  shop: 'Butik 2',
};
const harm = fc.constantFrom(
  '',
  '',
  '',
  'blank',
  'lost',
  'moved',
  'more',
  'twice',
  'other',
  'cut',
  'swapped',
);
const row = fc.record({
  article: fc.constantFrom(...catalogue),
  other: fc.constantFrom(...catalogue),
  quantity: fc.constantFrom(1, 2, 6, 10, 12, 24, 48, 75, 179),
  note: fc.constantFrom('', '', '3', 'ring', '12 st'),
  harm,
  at: fc.nat({ max: 9 }),
});
const table = fc.record({
  columns: fc
    .subarray(
      [...kinds].filter((kind) => kind !== 'quantity'),
      { minLength: 1, maxLength: 4 },
    )
    .chain((some) => fc.shuffledSubarray([...some, 'quantity' as const], { minLength: some.length + 1 })),
  rows: fc.array(row, { minLength: 2, maxLength: 6 }),
  mark: fc.constantFrom('\t', ';', '|'),
  hasHeading: fc.boolean(),
});
type Table = typeof table extends fc.Arbitrary<infer One> ? One : never;
type Row = Table['rows'][number];

function cellOf(kind: Kind, { article, quantity, note }: Row): string {
  const kronor = (ore: number) => String(ore / 100).replace('.', ',');
  const cells: Record<Exclude<Kind, 'number' | 'ean' | 'own'>, string> = {
    name: article.names[0]!,
    pack: `${article.pack}`,
    price: kronor(article.priceOre!),
    sum: kronor(article.priceOre! * quantity),
    note,
    quantity: `${quantity}`,
    shop: `${quantity + 1}`,
  };
  return kind === 'number' || kind === 'ean' || kind === 'own' ? article[kind] : cells[kind];
}

function harmed(cells: string[], { harm: kind, at, other }: Row, quantityAt: number): string[] {
  const place = at % cells.length;
  const next = (place + 1) % cells.length;
  switch (kind) {
    case 'blank':
      return cells.with(quantityAt, '');
    case 'lost':
      return cells.toSpliced(place, 1);
    case 'moved':
      return cells.toSpliced(place, 0, '');
    case 'more':
      return cells.concat('', `${at}`);
    case 'twice':
      return cells.with(place, other.number);
    case 'other':
      return cells.toSpliced(place, 0, other.number);
    case 'cut':
      return cells.slice(0, place + 1);
    case 'swapped':
      return cells.with(place, cells[next]!).with(next, cells[place]!);
    default:
      return cells;
  }
}

function write({ columns, rows, mark, hasHeading }: Table): string {
  const lines = rows.map((one) =>
    harmed(
      columns.map((kind) => cellOf(kind, one)),
      one,
      columns.indexOf('quantity'),
    ).join(mark),
  );
  const heading = columns.map((kind) => headings[kind]).join(mark);
  return (hasHeading ? [heading] : []).concat(lines).join('\n');
}

test(
  'what is ordered of a row stands in it: its article and its quantity',
  () => {
    let ordered = 0;
    fc.assert(
      fc.property(table, (given) => {
        const text = write(given);
        const lines = text.split('\n');
        const { wanted, question } = readRows(splitLines(text), known);
        if (question?.isOpen) return;
        for (const { Line, Ref, Quantity } of wanted) {
          const cells = lines[Line - 1]!.split(given.mark);
          const quantity = readQuantity(Quantity);
          const [article] = known.articlesOf(Ref);
          if (!article || quantity === undefined) continue;
          const { number, ean, own } = article as Article;
          expect(
            [number, ean, own].some((name) => cells.includes(name)),
            `${Ref} of ${text}`,
          ).toBe(true);
          const numbers = cells.flatMap((cell) =>
            /^\d+( st)?$/.test(cell) ? [Number.parseInt(cell, 10)] : [],
          );
          const sums = numbers.flatMap((one) => numbers.map((two) => one + two));
          if (quantity !== null) expect(numbers.concat(sums, 0), `${Ref} of ${text}`).toContain(quantity);
          ordered += 1;
        }
      }),
      { numRuns: 800 * times, ...(times === 1 && { seed: 28 }) },
    );
    expect(ordered).toBeGreaterThan(300);
  },
  30_000 * times,
);

/** Writes a list with what is read of each of its lines: the article and its quantity, `p` a package, or why it is none. */
function readingOf(given: Table): string {
  const text = write(given);
  const { wanted, skipped, question } = readRows(splitLines(text), known);
  const lines = text.split('\n').map((line, at) => {
    const found = wanted.find(({ Line }) => Line === at + 1);
    const skip = skipped.find((one) => one.line === at + 1);
    const told = found ? `[${found.Ref}] × ${found.Quantity ?? 'p'}` : (skip?.why ?? 'nothing');
    return `${line}  ⟶ ${told}`;
  });
  const columns = question?.columns.map(
    ({ Index, Heading, Sample }) => `${Index} ${Heading} ${Sample.join()}`,
  );
  return (columns ? [`${question!.isOpen ? 'asks' : 'says'}: ${columns.join(' | ')}`] : [])
    .concat(lines)
    .join('\n');
}

/** `-u` writes it anew, after a change that is meant. */
test('as much is read of them as was, and the same', async () => {
  const tables = fc.sample(table, { numRuns: 400, seed: 28 });
  await expect(`${tables.map(readingOf).join('\n\n')}\n`).toMatchFileSnapshot('generated-messes.txt');
});
