import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBars } from '../../../../test/qr-reader.ts';
import { eanCheckDigit } from '#kit/text/ean.ts';
import { darkRuns } from './dark-runs.ts';
import { eanModules } from './ean-bars.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const ean13 = digits(12).map((twelve) => twelve + eanCheckDigit(twelve));
const ean8 = digits(7).map((seven) => seven + eanCheckDigit(`00000${seven}`));

test('the bars of an EAN are read back by another decoder', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(ean13, ean8), async (ean) => {
      const modules = eanModules(ean)!;
      expect(modules).toHaveLength(ean.length === 13 ? 95 : 67);
      expect(await readBars(modules)).toEqual([ean]);
    }),
    { numRuns: 60 },
  );
});

test('a number that is no EAN has no bars', () => {
  for (const text of ['', '7310865004704', '96385075', '731086500470', 'abcdefghijklm', '73108650047031'])
    expect(eanModules(text), text).toBeUndefined();
});

test('dark runs cover the dark modules, and no two touch', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (row) => {
      const runs = darkRuns(row);
      const drawn = row.map((_, place) =>
        runs.some(([from, count]) => place >= from && place < from + count),
      );
      expect(drawn).toEqual(row);
      runs
        .slice(1)
        .forEach(([from], place) => expect(from).toBeGreaterThan(runs[place]![0] + runs[place]![1]));
    }),
  );
});
