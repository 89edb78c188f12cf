import { describe, expect, test } from 'vitest';
import type { Language } from '#kit/text/language.ts';
import { languageTables } from './language-table.ts';
import { officeTextIn } from './office-language/text.ts';
import { plural, translator } from './text.ts';

const textsIn = (language: Language) => translator(languageTables[language], language);

describe('a count in a text', () => {
  test.each([
    ['sv', '1\u00a0000 rader'],
    ['en', '1,000 lines'],
    ['de', '1.000 Zeilen'],
  ] as const)('is grouped as one does in %s', (language, rows) => {
    expect(plural(textsIn(language), 'lists.rows', 1000)).toBe(rows);
  });

  test('is in the singular when it is one', () => {
    expect(plural(textsIn('en'), 'lists.rows', 1)).toBe('1 line');
  });

  test('is grouped beside another count, too', () => {
    expect(textsIn('en')('rows.shownOf', { count: 200, all: 1000 })).toContain('1,000');
    expect(officeTextIn('sv')('list.range', { from: 1201, to: 1230, total: 12_345 })).toBe(
      '1\u00a0201–1\u00a0230 av 12\u00a0345',
    );
  });

  test('leaves the number of an order as it is', () => {
    expect(plural(textsIn('en'), 'addition.added', 1200, { number: 100_234 })).toBe(
      '1,200 lines added to order 100234.',
    );
  });
});
