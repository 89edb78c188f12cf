import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { townAndCountry } from './town-and-country.ts';

test.each([
  ['SE', '11122', 'Stockholm', 'sv', undefined, ['111 22 Stockholm', '']],
  ['SE', '11122', 'Stockholm', 'en', 'NO', ['111 22 Stockholm', 'Sweden']],
  ['NO', '5003', 'Bergen', 'sv', undefined, ['5003 Bergen', 'Norge']],
  ['NO', '5003', 'Bergen', 'en', undefined, ['5003 Bergen', 'Norway']],
  ['DE', '20095', 'Hamburg', 'sv', 'DE', ['20095 Hamburg', '']],
  ['DE', '20095', 'Hamburg', 'de', '', ['20095 Hamburg', 'Deutschland']],
] as const)('an address in %s, %s %s, read in %s', (country, zipCode, city, language, home, lines) => {
  expect(townAndCountry({ country, zipCode, city }, language, home)).toEqual(lines);
});

test('no other file decides whether an address says its country', () => {
  const deciding = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .filter((file) => /\? '' : country(Name|Of)\(/.test(readFileSync(join('src', file), 'utf8')));
  expect(deciding).toEqual([join('shop', 'texts', 'town-and-country.ts')]);
});
