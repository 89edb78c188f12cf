import { expect, test } from 'vitest';
import { differingParts, plainText } from './log-text.ts';

test.each([
  ['<h2>Bryggeriet</h2><p>Vi trycker <strong>här</strong>.</p>', 'Bryggeriet Vi trycker här.'],
  ['<ul><li>Ett</li><li>Två &amp; tre</li></ul>', 'Ett Två & tre'],
  ['3 < 4 och 5 > 2', '3 < 4 och 5 > 2'],
])('%j is told as %j', (html, words) => {
  expect(plainText(html)).toBe(words);
});

test('of long texts the words that differ are told, with some around them', () => {
  const rest = Array.from({ length: 60 }, (_, place) => `ord${place}`).join(' ');
  expect(differingParts(`${rest} gamla bruna ${rest}`, `${rest} nya ${rest}`)).toEqual([
    '… ord56 ord57 ord58 ord59 gamla bruna ord0 ord1 ord2 ord3 …',
    '… ord56 ord57 ord58 ord59 nya ord0 ord1 ord2 ord3 …',
  ]);
  expect(differingParts(rest, `${rest} slut`)).toEqual([
    '… ord56 ord57 ord58 ord59',
    '… ord56 ord57 ord58 ord59 slut',
  ]);
  expect(differingParts('kort', 'kortare')).toEqual(['kort', 'kortare']);
});
