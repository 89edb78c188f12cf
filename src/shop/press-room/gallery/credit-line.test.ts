import { expect, test } from 'vitest';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import { originOf } from './credit-line.ts';

const image = { Photographer: 'Signe Ek', Place: 'Provstad', TakenOn: '2026-03-03', Licence: '' };

function credit(facts: Partial<typeof image>): string {
  return originOf({ ...image, ...facts }, 'Hyllan AB', translator(languageTables.sv, 'sv'), 'sv');
}

test('a credit tells who took a picture, where and when', () => {
  expect(credit({})).toBe('Bild: Signe Ek. Provstad, 3 mars 2026.');
  expect(credit({ TakenOn: '' })).toBe('Bild: Signe Ek. Provstad.');
  expect(credit({ Photographer: '' })).toBe('Bild: Hyllan. Provstad, 3 mars 2026.');
});

test('a picture of no place was made, not taken: its credit tells no day', () => {
  expect(credit({ Place: '' })).toBe('Bild: Signe Ek.');
});
