import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#kit/text/language.ts';
import { languageTables } from './language-table.ts';
import { officeTables } from './office-language/table.ts';

const { sv, en } = languageTables;
const folderOf = (language: string) => new URL(`./language/${language}/`, import.meta.url);

const tables = languages.flatMap((language) => [
  ['shop', language, languageTables[language]] as const,
  ...(officeTables[language] ? [['office', language, officeTables[language]] as const] : []),
]);

describe.each(tables)('the texts of the %s in %s', (side, language, table) => {
  const texts = Object.entries(table);

  test('are not empty, and begin and end without a space', () => {
    expect(texts.filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  test('have each key once, and no file is left out', () => {
    const files = readdirSync(folderOf(language), { recursive: true, encoding: 'utf8' });
    // The office has some of the shop's texts too.
    const own = files.filter((file) => file.startsWith('office/') === (side === 'office'));
    const keys = own
      .filter((file) => file.endsWith('.ts'))
      .flatMap(
        (file) =>
          readFileSync(new URL(file, folderOf(language)), 'utf8').match(/^ {2}'[\w.-]+'(?=:)/gm) ?? [],
      )
      .map((key) => key.trim().slice(1, -1));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    const ofShop = side === 'office' ? Object.keys(languageTables[language]) : [];
    expect(texts.map(([key]) => key).filter((key) => !keys.includes(key) && !ofShop.includes(key))).toEqual(
      [],
    );
    expect(keys.filter((key) => !Object.hasOwn(table, key))).toEqual([]);
  });
});

test('each text is used somewhere', () => {
  const code = sourcesIn('src').join('\n');
  // A key may be put together: `orders.state.${state}`.
  const beginnings = [
    ...new Set([...code.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g)].map(([, start = '']) => start)),
  ];
  const whole = new Set([...code.matchAll(/(['"`])([\w.-]+)(?=\1)/g)].map(([, , name]) => name));
  const isUsed = (key: string) => whole.has(key) || beginnings.some((start) => key.startsWith(start));
  const keys = Object.keys({ ...languageTables.sv, ...officeTables.sv });
  expect(keys.filter((key) => !isUsed(key) && !isUsed(key.replace(/\.(one|other)$/, '')))).toEqual([]);
});

// words.hint speaks of {braces} themselves.
test.each(tables.filter(([, language]) => language !== 'sv'))(
  'the texts of the %s in %s have the placeholders of the Swedish ones',
  (side, _language, table) => {
    const swedish: Record<string, string> = (side === 'office' ? officeTables : languageTables).sv ?? {};
    for (const [key, text] of Object.entries(table))
      if (key !== 'words.hint') expect(placeholders(text), key).toEqual(placeholders(swedish[key] ?? ''));
  },
);

test('a text that counts has both one and other', () => {
  const halves = Object.keys(sv).filter((key) => /\.(one|other)$/.test(key));
  expect(halves.length).toBeGreaterThan(10);
  for (const key of halves) {
    const pair = key.endsWith('.one') ? key.replace(/one$/, 'other') : key.replace(/other$/, 'one');
    expect(sv, key).toHaveProperty([pair]);
  }
});

test('the texts the specification gives are kept to the letter', () => {
  expect(sv['catalogue.noArticles']).toBe('Hittade inga artiklar...');
  expect(sv['notFound.path']).toBe('Sidan du försöker hitta finns inte...');
  expect(en['cmsPage.notFoundTitle']).toBe('Page not found');
  expect(en['cmsPage.notFoundText']).toBe('The page you are looking for does not exist.');
  expect(en['gallery.empty']).toBe('Nothing here yet...');
  expect(en['resetPassword.emailRequired']).toBe('Email is required');
  expect([sv['stock.over100'], en['stock.over100']]).toEqual(['100 st+', '100 pcs+']);
  expect([sv['article.pricePerPiece'], en['article.pricePerPiece']]).toEqual(['{price}/St', '{price}/St']);
  expect([sv['general.currencySuffix'], en['general.currencySuffix']]).toEqual([':-', ':-']);
});

/** Texts in which a Swedish company is meant, and not the person who reads. */
const ofTheCompany = [
  // Terms of invoices.
  'invoice.yourReference',
  'invoice.yourOrderNumber',
  'invoice.yourVatNumber',
  'checkout.carrierAccount',
  // Given by the specification.
  'bought.none',
  'bought.notForYou',
  'verdict.notForYou',
];

test.each([
  ['sv', 'a person as du', /\b(ni|er|ert|era)\b/i, ofTheCompany],
  ['de', 'a person as Sie', /\b(du|dich|dir|dein\w*)\b/i, []],
] as const)('the texts of the shop in %s address %s', (language, _form, other, exempt) => {
  expect(keysOf(language, other, exempt)).toEqual([]);
});

/** One thing has one name, and one act one verb, wherever they stand. */
test.each([
  ['sv', 'Endast i lager', /bara i lager/i, []],
  ['sv', 'Inga träffar', /inget hittat/i, []],
  ['sv', 'i varukorgen', /\bi varukorg\b|\bi korgen\b/i, []],
  ['sv', 'Spara till senare', /lägg undan|ta upp den/i, []],
  [
    'en',
    'lines of an order',
    /\brows?\b/i,
    // Given by the specification.
    ['orders.none', 'invoices.none', 'mail.orderDates.subject.one', 'mail.orderDates.subject.other'],
  ],
  ['en', 'Add to cart', /^add (?!.*existing).*to (the|your) cart/i, ['addition.emptyCart']],
  ['en', 'Reorder', /^order .*again\b/i, []],
  ['de', 'Lieferrückstand', /\bRückstand/, []],
] as const)('in %s the shop says %s, and no other words for it', (language, _words, other, exempt) => {
  expect(keysOf(language, other, exempt)).toEqual([]);
});

/** Quick order speaks of files, in which a line is a row, and of the company's own numbers. */
const ofQuickOrder = /^(quickOrder|ownNumbers|rows|verdict)\./;

function keysOf(language: Language, words: RegExp, exempt: readonly string[]): string[] {
  return Object.entries(languageTables[language])
    .filter(([key, text]) => words.test(text.replace(/\{\w+\}/g, '')) && !exempt.includes(key))
    .map(([key]) => key)
    .filter((key) => !ofQuickOrder.test(key));
}

const pairs = languages.flatMap((one, place) => languages.slice(place + 1).map((two) => [one, two] as const));

describe.each(pairs)('the texts in %s and in %s', (one, two) => {
  /** Texts that are too short to classify, or are the same in several languages. */
  const undecided = ['contact.callTo', 'invoice.annulledStamp', 'menu.open'];
  const both = Object.entries(languageTables[one]).map(
    ([key, text]) => [key, [text, (languageTables[two] as Record<string, string>)[key] ?? '']] as const,
  );
  // Swedish and English share few words, others many: of those, only longer texts tell.
  const least = one === 'sv' && two === 'en' ? 0 : 30;
  const told = both.filter(
    ([key, texts]) =>
      texts[0] !== texts[1] && !undecided.includes(key) && texts.every(({ length }) => length > least),
  );
  const seen = [0, 1].map((half) => countOf(both.flatMap(([, pair]) => trigramsOf(pair[half] ?? ''))));
  const totals = seen.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));

  /** Positive when the first text is more of the first language, measured by trigrams of all other texts. */
  function inPlace(pair: readonly string[], own: readonly string[]): number {
    const counts = seen.map((all, half) => without(all, countOf(trigramsOf(own[half] ?? ''))));
    const lean = (text: string) =>
      trigramsOf(text).reduce((sum, gram) => {
        const [first = 0, second = 0] = counts.map(
          (count, half) => (count(gram) + 0.5) / (totals[half] ?? 1),
        );
        return sum + Math.log(first / second);
      }, 0);
    return lean(pair[0] ?? '') - lean(pair[1] ?? '');
  }

  test('each stand with their own language', () => {
    expect(told.filter(([, pair]) => inPlace(pair, pair) <= 0).map(([key]) => key)).toEqual([]);
  });

  test('and two that have changed places would be noticed', () => {
    const unnoticed = told.filter(([, pair]) => inPlace([pair[1], pair[0]], pair) > 0);
    expect(unnoticed.map(([key]) => key)).toEqual([]);
  });
});

/** The code below a folder, less its tests and the texts themselves. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|texts\/language\//.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
}

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
