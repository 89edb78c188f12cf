import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languageTable } from './language-table.ts';
import type { Texts } from '#shop/texts/language/texts.ts';

const table: Texts = languageTable;
const rows = Object.entries(table);

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
}

test('every text exists in Swedish and English', () => {
  expect(rows.filter(([, [sv, en]]) => sv === '' || en === '').map(([key]) => key)).toEqual([]);
});

test('no text begins or ends with a space', () => {
  expect(rows.filter(([, pair]) => pair.some((text) => text !== text.trim())).map(([key]) => key)).toEqual(
    [],
  );
});

test('both languages of a text have the same placeholders', () => {
  for (const [key, [sv, en]] of rows) expect(placeholders(en), key).toEqual(placeholders(sv));
});

test('a text that counts has both one and other', () => {
  const halves = rows.map(([key]) => key).filter((key) => /\.(one|other)$/.test(key));
  for (const key of halves) {
    const pair = key.endsWith('.one') ? key.replace(/one$/, 'other') : key.replace(/other$/, 'one');
    expect(table, key).toHaveProperty([pair]);
  }
});

test('no key is written twice, and no file is left out', () => {
  const folder = new URL('./language/', import.meta.url);
  const keys = readdirSync(folder)
    .filter((file) => file !== 'texts.ts')
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').match(/^ {2}'[\w.]+'(?=:)/gm) ?? [])
    .map((key) => key.trim().slice(1, -1));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect([...keys].sort()).toEqual(Object.keys(table).sort());
});

test('the texts the specification gives are kept to the letter', () => {
  expect(table['catalogue.noArticles']?.[0]).toBe('Hittade inga artiklar...');
  expect(table['notFound.path']?.[0]).toBe('Sidan du försöker hitta finns inte...');
  expect(table['cmsPage.notFoundTitle']?.[1]).toBe('Page not found');
  expect(table['cmsPage.notFoundText']?.[1]).toBe('The page you are looking for does not exist.');
  expect(table['gallery.empty']?.[1]).toBe('Nothing here yet...');
  expect(table['resetPassword.emailRequired']?.[1]).toBe('Email is required');
  expect(table['stock.over100']).toEqual(['100 st+', '100 pcs+']);
  expect(table['article.priceSuffix']).toEqual(['/St', '/St']);
  expect(table['general.currencySuffix']).toEqual([':-', ':-']);
});

describe('a text stands in the half of its own language', () => {
  /** Texts that are too short to classify, or are the same in both languages. */
  const undecided = ['contact.callTo', 'invoice.annulledStamp', 'invoice.percent', 'menu.open'];
  const told = rows.filter(([key, [sv, en]]) => sv !== en && !undecided.includes(key));
  const seen = [0, 1].map((half) => countOf(rows.flatMap(([, pair]) => trigramsOf(pair[half] ?? ''))));
  const totals = seen.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));

  /** Positive when the first text is more Swedish than the second, measured by trigrams of all other texts. */
  function swedishFirst(pair: readonly [string, string], own: readonly [string, string]): number {
    const counts = seen.map((all, half) => without(all, countOf(trigramsOf(own[half] ?? ''))));
    const lean = (text: string) =>
      trigramsOf(text).reduce((sum, gram) => {
        const [sv = 0, en = 0] = counts.map((count, half) => (count(gram) + 0.5) / (totals[half] ?? 1));
        return sum + Math.log(sv / en);
      }, 0);
    return lean(pair[0]) - lean(pair[1]);
  }

  test('Swedish first, English second', () => {
    expect(told.filter(([, pair]) => swedishFirst(pair, pair) <= 0).map(([key]) => key)).toEqual([]);
  });

  test('and two that have changed places would be noticed', () => {
    const unnoticed = told.filter(([, pair]) => swedishFirst([pair[1], pair[0]], pair) > 0);
    expect(unnoticed.map(([key]) => key)).toEqual([]);
  });
});

function trigramsOf(text: string): string[] {
  const letters =
    text
      .toLowerCase()
      .replace(/\{\w+\}/g, ' ')
      .match(/\p{L}+/gu) ?? [];
  const line = ` ${letters.join(' ')} `;
  return Array.from({ length: Math.max(0, line.length - 2) }, (_, at) => line.slice(at, at + 3));
}

function countOf(grams: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return counts;
}

function without(all: ReadonlyMap<string, number>, own: ReadonlyMap<string, number>) {
  return (gram: string) => (all.get(gram) ?? 0) - (own.get(gram) ?? 0);
}
