import { expect, test } from 'vitest';
import { hitsOf } from '#shop/office/search-hits.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import { foundScreens } from './found-screens.ts';

const pathsOf = (q: string, language: 'sv' | 'en' = 'sv', may: (right: string) => boolean = () => true) =>
  hitsOf([], foundScreens(officeTextIn(language), may), q).map(({ path }) => path);

test.each([
  ['lösenord', '/office/me'],
  ['fakturanummer', '/office/invoices'],
  ['frakt', '/office/freight'],
  ['frakt', '/office/ways'],
  ['bankgiro', '/office/settings/payment'],
  ['momsnummer', '/office/settings/company'],
  ['smtp', '/office/mail-server'],
  ['fakturor', '/office/invoices'],
])('%s is found at %s', (q, path) => {
  expect(pathsOf(q)).toContain(path);
});

test('a word of English finds the same, a part of a word within does not, and nothing is found beyond a right', () => {
  expect(pathsOf('password', 'en')).toContain('/office/me');
  const freight = ['/office/freight', '/office/settings/delivery', '/office/ways'];
  expect(pathsOf('freight', 'en')).toEqual(freight);
  expect(pathsOf('mtp')).toEqual([]);
  expect(pathsOf('bankgiro', 'sv', (right) => right !== 'settings.read')).toEqual([]);
});
