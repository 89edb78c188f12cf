import { expect, test } from 'vitest';
import { withoutFormat, withoutInvisible } from './characters/seen-text.mjs';
import { hasEndlessMarks, toNfc, toNfd } from './unicode-text.mjs';

test('a letter and its mark become one character', () => {
  expect(toNfc('a\u0308rende')).toBe('ärende');
  expect(toNfd('ä')).toBe('a\u0308');
});

test('thirty marks are marks, more are nothing that anybody writes', () => {
  expect(hasEndlessMarks(`a${'\u0301'.repeat(30)}b`)).toBe(false);
  expect(hasEndlessMarks(`a${'\u0301'.repeat(31)}`)).toBe(true);
});

const invisible = ['\u00ad', '\u200b', '\u200e', '\u200f', '\u202a', '\u202c', '\u2060', '\u2066', '\ufeff'];

test.each(invisible)('%j is taken out of keys and texts', (sign) => {
  for (const text of [`${sign}1001`, `10${sign}01`, `1001${sign}`, `10${sign}${sign}01`]) {
    expect(withoutInvisible(text)).toBe('1001');
    expect(withoutFormat(text)).toBe('1001');
  }
});

test.each([
  ['a family', '\u{1f469}\u200d\u{1f467}'],
  ['a skin and a job', '\u{1f469}\u{1f3fd}\u200d\u{1f692}'],
  ['a heart on fire', '\u2764\ufe0f\u200d\u{1f525}'],
  ['Persian', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['Hindi', '\u0915\u094d\u200d\u0937'],
  ['the flag of England', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['an Arabic sign of years', '\u0601\u0661'],
])('%s keeps its joiners in a text, and has none in a key', (_what, text) => {
  expect(withoutFormat(text)).toBe(text);
  expect(withoutInvisible(text)).toMatch(/^[^\u200c\u200d\ufe0f\u{e0000}-\u{e007f}\u0601]+$/u);
});

test.each(['a\u200db', 'a\u200cb', '1\u200d0', 'x\u{e0067}', ' \u200d'])(
  'nothing is joined in %j',
  (text) => {
    expect(withoutFormat(text)).toBe(withoutInvisible(text));
  },
);

test.each([
  'a' + '\u0301\u0316'.repeat(250_000),
  '\u0301\u0316'.repeat(15) + ('a' + '\u0301\u0316'.repeat(15)).repeat(15_000),
  '\u200d'.repeat(500_000),
  '\u{1f3f4}' + '\u{e0067}'.repeat(250_000),
  '\u0915\u094d\u200d'.repeat(160_000),
])('half a million hostile characters take no time (%#)', (text) => {
  for (const work of [hasEndlessMarks, toNfc, toNfd, withoutFormat, withoutInvisible]) {
    // Time of the processor, since a busy machine lets a test wait.
    const begun = process.cpuUsage();
    work(text);
    // Normalising the first as it is takes minutes.
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(2_000);
  }
});
