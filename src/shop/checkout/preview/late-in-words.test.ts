import { expect, test } from 'vitest';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';
import { lateInWords } from './late-in-words.ts';

const t = translator(languageTables.sv, 'sv');

function late(...names: string[]) {
  return lateInWords(
    names.map((ArticleText) => ({ Article: { ArticleText } }) as Verdict),
    { t },
  );
}

test('rows that miss a week are named, the first of many', () => {
  expect(late('Mugg')).toBe('1 rad hinner inte: Mugg');
  expect(late('Mugg', 'Fat $& {n}')).toBe('2 rader hinner inte: Mugg, Fat $& {n}');
  expect(late('A', 'B', 'C')).toBe('3 rader hinner inte: A, B, C');
  expect(late('A', 'B', 'C', 'D')).toBe('4 rader hinner inte: A, B, C och 1 till');
  expect(late('A', 'B', 'C', 'D', 'E')).toBe('5 rader hinner inte: A, B, C och 2 till');
});
