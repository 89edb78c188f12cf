import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageTable } from './language-table.ts';
import type { Texts } from './language/texts.ts';

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
