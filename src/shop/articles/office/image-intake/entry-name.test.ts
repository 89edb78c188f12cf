import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryName, isOfSystem, lastPart } from './entry-name.ts';

const dos: Record<string, number> = {
  å: 0x86,
  ä: 0x84,
  ö: 0x94,
  Å: 0x8f,
  Ä: 0x8e,
  Ö: 0x99,
  é: 0x82,
  ü: 0x81,
  ø: 0x9b,
};
const word = fc.array(fc.constantFrom(...Object.keys(dos), 'a', 'B', '7', ' ', '_'), {
  minLength: 1,
  maxLength: 12,
});
const name = word.map((letters) => `a${letters.join('')}z.jpg`);

test('a name is read in UTF-8, of Windows and of macOS, in that of DOS and in Latin-1', () => {
  fc.assert(
    fc.property(name, (text) => {
      const utf8 = Buffer.from(text);
      expect(entryName(utf8, 0x800)).toBe(text);
      expect(entryName(Buffer.from(text.normalize('NFD')), 0)).toBe(text);
      expect(entryName(Buffer.from(text, 'latin1'), 0)).toBe(text);
      expect(
        entryName(
          Uint8Array.from(text, (letter) => dos[letter] ?? letter.charCodeAt(0)),
          0,
        ),
      ).toBe(text);
    }),
    { numRuns: 300, seed: 437 },
  );
});

test.each([
  ['../../a.jpg', 'a.jpg'],
  ['C:\\Bilder\\a.jpg', 'a.jpg'],
  ['/etc/a.jpg', 'a.jpg'],
  ['a\u0000b\n.jpg', 'ab.jpg'],
  ['mapp/', ''],
  ['..', '..'],
])('of %j only %j is the name', (path, last) => {
  expect(lastPart(path)).toBe(last);
});

test.each([
  ['.DS_Store', undefined, true],
  ['Thumbs.db', undefined, true],
  ['desktop.ini', undefined, true],
  ['._10101.jpg', undefined, true],
  ['10101.jpg', '__MACOSX/10101.jpg', true],
  ['10101.jpg', 'Bilder/__MACOSX/10101.jpg', true],
  ['10101.jpg', 'Bilder/10101.jpg', false],
  ['thumbs.db.jpg', undefined, false],
])('%s at %s is of a system: %s', (name, path, expected) => {
  expect(isOfSystem(name, path)).toBe(expected);
});
