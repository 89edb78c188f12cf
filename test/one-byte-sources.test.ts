import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { escapeBeyondLatin1 } from '../scripts/one-byte-sources.ts';

const sources = [
  String.raw`'från A–Ö … 😀'`,
  String.raw`'a\–b'`,
  String.raw`'a\\–b'`,
  String.raw`'a\\\–b'`,
  '`fem ${1 + 1} – sex`',
  `/^[–😀—]+$/u.test('–😀—')`,
  `/[‘\\’]/.test('’')`,
];

test.each(sources)('%s reads the same without what is beyond Latin-1', (source) => {
  const escaped = escapeBeyondLatin1(source);
  expect(escaped).not.toMatch(/[^\0-\xff]/);
  expect(runInNewContext(escaped)).toEqual(runInNewContext(source));
});
