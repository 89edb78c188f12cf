import { expect, test } from 'vitest';
import { exactNumberKey } from '#shop/articles/look-up/number-key.ts';
import type { KnownNumbers } from './known-numbers.ts';
import { readRows } from './read-rows.ts';
import { splitLines } from './split-line.ts';

/** As large a text as a call takes. */
const mostBytes = 2_000_000;
const mostLines = 1_100;
const marks = '\u0301\u0316'.repeat(15);

const shapes: Record<string, string> = {
  units: `${'st '.repeat(166)}\n`,
  'one line of units': 'st ',
  'one line of numbers': '1 ',
  headings: 'Artikelnummer;Benämning;Antal;Pris\n',
  'line breaks': '\n',
  commas: ',',
  'quotation marks': '"',
  'quoted commas': '"a",',
  tabs: '\t',
  'tabs and numbers': '1\t',
  spaces: ' ',
  marks: `a${marks} `,
  'endless marks': '\u0301\u0316',
  'a bullet': '- ',
  amounts: 'à 79,00 kr ',
  rows: '10101;Bricka Linnea;12\n',
  'free rows': '12 st 10101 Bricka Linnea à 79 kr\n',
  'spaced rows': '10101  Bricka Linnea  12 st\n',
  greetings: 'Med vänliga hälsningar 070-123 45 67\n',
  'long rows': `${'10101 12 Bricka;'.repeat(100)}\n`,
};

const numbers = new Map(
  Array.from({ length: 30_000 }, (_, place) => [exactNumberKey(`${10_000 + place}`), place + 1]),
);
const known: KnownNumbers = {
  isNumber: (text) => numbers.has(exactNumberKey(text)),
  isName: () => false,
  kindOfWord: () => undefined,
  articlesOf(text) {
    const id = numbers.get(exactNumberKey(text));
    return id === undefined ? [] : [{ id, names: ['Bricka Linnea 27×20'], pack: 6, priceOre: 7900 }];
  },
};

/** Measured: at most 2, and 6 for rows of a hundred cells; one of these texts once took minutes. */
const mostTimes = 15;

function cpuMs(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

const filled = (part: string, bytes: number) =>
  part.repeat(Math.ceil(bytes / Buffer.byteLength(part))).slice(0, bytes);
const read = (text: string) => readRows(splitLines(text, mostLines), known);

/** What the same machine takes for the least that can be done with a list of as many bytes. */
function referenceMs(): number {
  const text = filled('10101;Bricka Linnea;12\n', mostBytes);
  return cpuMs(() =>
    text.split('\n').map((line) => line.split(';').map((cell) => cell.trim().toLowerCase())),
  );
}

test.each(Object.entries(shapes))('a text of %s is read in time', (_name, part) => {
  const text = filled(part, mostBytes);
  const worst = [1, 2, 3].map(() => cpuMs(() => read(text)) / referenceMs());
  expect(Math.min(...worst)).toBeLessThan(mostTimes);
});
