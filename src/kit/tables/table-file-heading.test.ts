import { expect, test } from 'vitest';
import { textCell } from './table-file-cells.server.ts';
import { column, readHeading } from './table-file-heading.server.ts';

const columns = {
  article_no: column(textCell(), 'Artnr', 'Artikelnummer'),
  qty_available: column(textCell(), 'Disponibelt', 'Lagersaldo'),
  pack_qty: column(textCell(), 'Förp.antal'),
};

function read(...cells: string[]) {
  const { at, remarks } = readHeading(cells, columns, 'article_no');
  return { at: Object.fromEntries(at), remarks };
}

test.each([
  [['article_no', 'pack_qty']],
  [['ARTNR', 'förp antal']],
  [[' Art.nr ', 'Fo\u0308rp.antal']],
  [['Artikelnummer', 'PACK_QTY']],
])('%j name our columns', (cells) => {
  expect(read(...cells)).toEqual({ at: { article_no: 0, pack_qty: 1 }, remarks: [] });
});

test('unknown columns are told once, and an empty heading is nothing', () => {
  expect(read('Artnr', 'Färg', '', 'Vikt')).toEqual({
    at: { article_no: 0 },
    remarks: ['Columns not used: Färg, Vikt'],
  });
});

test('of two that mean the same the better one is used', () => {
  const expected = { article_no: 0, qty_available: 2 };
  expect(read('Artnr', 'Lagersaldo', 'Disponibelt')).toEqual({
    at: expected,
    remarks: ['Columns not used: Lagersaldo'],
  });
  expect(read('Artnr', 'x', 'Disponibelt', 'Lagersaldo').at).toEqual(expected);
});

test('what cannot be is an error', () => {
  expect(() => read('Artnr', 'Pris', 'artnr')).toThrow('it has two columns article_no');
  expect(() => read('Nummer', 'Pris')).toThrow(
    'it has no column article_no; its first line is: Nummer, Pris',
  );
});
