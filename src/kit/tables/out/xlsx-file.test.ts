import { expect, test } from 'vitest';
import { sheetFormats } from '../../../../test/sheet-formats.ts';
import { xlsxFile } from './xlsx-file.server.ts';

test('numbers that are texts, and the empty cells for them, are in text format', async () => {
  const workbook = await xlsxFile(
    'Order',
    ['Number', 'Quantity', 'Price'],
    [
      [{ number: '007312345678909' }, 12, { ore: 9950 }],
      [{ number: '' }, '', ''],
    ],
  );
  expect([...sheetFormats(workbook)]).toEqual([
    ['A2', '@'],
    ['C2', '#,##0.00'],
    ['A3', '@'],
  ]);
});
