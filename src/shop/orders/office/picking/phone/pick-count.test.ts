import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAllPicked, missingOf, pickedOf, scanned, typedCount, type Picked } from './pick-count.ts';

const eans = ['7350000000016', '7350000000023', '0735000000003', ''];
const rowsOf = fc
  .array(fc.record({ EAN: fc.constantFrom(...eans), Ready: fc.integer({ min: 0, max: 4 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((rows) => rows.map((row, place) => ({ ...row, RowId: place + 1, ArticleNumber: `A-${place + 1}` })));

test('each scan counts one piece of its article, and never more than are there', () => {
  fc.assert(
    fc.property(rowsOf, fc.array(fc.constantFrom(...eans, 'A-1', 'a-2', '9999999999994')), (rows, codes) => {
      let picked: Picked = {};
      let counted = 0;
      for (const code of codes) {
        const before = rows.reduce((sum, row) => sum + pickedOf(row, picked), 0);
        const scan = scanned(rows, picked, code);
        const isMeant = (row: (typeof rows)[number]) =>
          code !== '' && (row.EAN === code || row.ArticleNumber === code.toUpperCase());
        const there = rows.filter(isMeant).reduce((sum, row) => sum + row.Ready, 0);
        const had = rows.filter(isMeant).reduce((sum, row) => sum + pickedOf(row, picked), 0);
        expect(scan.outcome).toBe(there === 0 ? 'wrong' : had < there ? 'counted' : 'tooMany');
        if (scan.outcome !== 'counted') continue;
        ({ picked } = scan);
        counted += 1;
        expect(rows.reduce((sum, row) => sum + pickedOf(row, picked), 0)).toBe(before + 1);
      }
      for (const row of rows) expect(pickedOf(row, picked)).toBeLessThanOrEqual(row.Ready);
      const all = rows.reduce((sum, row) => sum + row.Ready, 0);
      expect(isAllPicked(rows, picked, new Set())).toBe(counted === all);
      const missing = new Set(rows.map(({ RowId }) => RowId));
      expect(isAllPicked(rows, picked, missing)).toBe(true);
      const lacking = rows.reduce((sum, row) => sum + missingOf(row, picked, missing), 0);
      expect(lacking).toBe(all - counted);
    }),
    { numRuns: 100 },
  );
});

test('a GTIN, an EAN and a UPC of one article are the same', () => {
  const rows = [{ RowId: 1, ArticleNumber: 'A-1', EAN: '0735000000003', Ready: 9 }];
  for (const code of ['0735000000003', '735000000003', '00735000000003', ' 735000000003 '])
    expect(scanned(rows, {}, code).outcome).toBe('counted');
});

test('a typed count is whole, and at most what is there', () => {
  expect(
    ['', '0', '4', '5', '-1', '1,5', 'x', '12345678'].map((text) => typedCount({ Ready: 4 }, text)),
  ).toEqual([0, 0, 4, undefined, undefined, undefined, undefined, undefined]);
});
