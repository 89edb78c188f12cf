import { expect, test } from 'vitest';
import { drawRows } from './draw-rows.server.ts';
import { drawSums } from './draw-sums.server.ts';
import type { PrintedSheet } from './sheet.ts';
import { Paper } from './paper.server.ts';

const colours = {
  ink: '#000',
  quiet: '#555',
  rule: '#ccc',
  accent: '#036',
  tint: '#eee',
  signal: '#b00',
};
const cells = {
  number: '10101',
  description: 'Bricka',
  quantity: '6 st',
  price: '1',
  vatRate: '25',
  amount: '6',
};
const sums = {
  vatTable: [['Momssats', 'Underlag', 'Moms']],
  exemption: undefined,
  lines: [['Netto', '6,00']],
  toPay: ['Att betala', '6,00'],
  payment: { heading: 'Betala', hint: 'OCR', facts: [['OCR', '10045789']], code: null },
} as unknown as PrintedSheet['sums'];

test('the sums are on a page with a row, however many the rows are', async () => {
  const pagesBySums = [];
  for (let count = 1; count <= 60; count++) {
    const paper = Paper.open({
      title: '',
      author: '',
      language: 'sv',
      created: new Date(0),
      colours,
      onNewPage() {},
    });
    const rows = Array.from({ length: count }, () => ({ ...cells, ean: '' }));
    const sheet = { columns: cells, rows, sums } as unknown as PrintedSheet;
    const below = await drawRows(paper, sheet, 330);
    const pages = paper.pages;
    drawSums(paper, sheet, below);
    if (paper.pages > pages) pagesBySums.push(count);
  }
  expect(pagesBySums).toEqual([]);
});
