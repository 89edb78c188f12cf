import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../test/sizes.ts';
import { linesOfPdf } from '../../../test/pdf-text.ts';
import { toNfc, toNfkd } from '#kit/text/unicode-text.mjs';
import { drawable } from './paper-fonts.server.ts';
import { page, Paper } from './paper.server.ts';

const colours = { ink: '#000', quiet: '#555', rule: '#ccc', accent: '#036', tint: '#eee', signal: '#b00' };

async function printed(lines: readonly string[]): Promise<string[]> {
  const paper = Paper.open({
    title: '',
    author: '',
    language: 'sv',
    created: new Date(0),
    colours,
    onNewPage() {},
  });
  const fonts = ['text', 'strong', 'heading'] as const;
  lines.forEach((line, place) => {
    const font = fonts[place % fonts.length] ?? 'text';
    paper.tag('P', () => paper.line(line, page.left, 50 + place * 12, { font }));
  });
  return linesOfPdf(await paper.finish());
}

const names = [
  'Łódź',
  'Țară Știință SRL',
  'Ελλάδα',
  'Ὀδυσσεύς',
  'Кирилица',
  'Щука і Їжак',
  'Ærø',
  'GROẞ & SÖHNE',
  'Åre Ängskulle',
  'Čeština Žďár',
  'Ħaż-Żebbuġ',
  'Þingeyri, Ðjúpivogur',
  'Đakovo',
  'Việt Nam',
  'Ģirts Ķīļi',
  '1\u00a0234,50 €',
  'µ μ',
];

test('every paper reads as it was written, whatever was printed before it', async () => {
  const papers = fc.array(
    fc.array(
      fc.oneof(
        fc.constantFrom(...names),
        // Parts of a letter are drawn with it, and may come alone on a later paper.
        fc.string({ unit: fc.constantFrom(...new Set(names.join(''))), minLength: 1, maxLength: 12 }),
      ),
      { minLength: 1, maxLength: 9 },
    ),
    { minLength: 2, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(papers, fc.boolean(), async (all, atOnce) => {
      const wanted = all.map((lines) => lines.map((line) => drawable(line)));
      const read: string[][] = [];
      if (atOnce) read.push(...(await Promise.all(all.map(printed))));
      else for (const lines of all) read.push(await printed(lines));
      expect(read).toEqual(wanted);
      // None of these letters is replaced.
      expect(wanted).toEqual(all.map((lines) => lines.map((line) => toNfc(line))));
    }),
    { seed: 20, numRuns: 12 * times },
  );
}, 60_000);

test('each letter of Europe that a font draws is read as itself', async () => {
  const parts = [0x21, 0xa0, 0x100, 0x180, 0x370, 0x400, 0x1e00, 0x1f00];
  const letters = parts.flatMap((start) => {
    const all = Array.from({ length: 0x80 }, (_, place) => String.fromCodePoint(start + place));
    return all.filter((letter) => toNfc(toNfkd(letter)) === letter && drawable(letter) === letter);
  });
  expect(letters.length).toBeGreaterThan(800);
  const lines = letters.flatMap((_, place) =>
    place % 20 === 0 ? letters.slice(place, place + 20).join('|') : [],
  );
  // The same line in each of the three fonts.
  const all = lines.flatMap((line) => [line, line, line]);
  expect(await printed(all)).toEqual(all);
});

test('a letter that no font has becomes its plain form or a box, never a question mark', () => {
  expect(drawable('ＡＢＣ ﬁn')).toBe('ABC fin');
  expect(drawable('Ƀ q̇')).not.toContain('?');
  expect(drawable('שלום 東京 🪑')).toBe('□□□□ □□ □');
  expect(drawable('Why?')).toBe('Why?');
  expect(drawable('a\u00adb\u200dc\ufe0f\u200e')).toBe('abc');
});
