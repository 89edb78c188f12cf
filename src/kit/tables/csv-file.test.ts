import { expect, test } from 'vitest';
import { csvFile, formatDecimal } from './csv-file.ts';

test('a file opens as a table: semicolons, quotes where they are needed, and UTF-8', () => {
  expect(csvFile(['A', 'B'], [['Åsa; "Ö"', 12]])).toBe('\uFEFFA;B\r\n"Åsa; ""Ö""";12\r\n');
});

test.each([';', '"', '\n', '\r', '\r\n'])('%j stays within its cell', (sign) => {
  const cell = `a${sign}b`;
  expect(csvFile(['A'], [[cell]])).toBe(`\uFEFFA\r\n"${cell.replace('"', '""')}"\r\n`);
});

test.each(['=1+1', '@SUM(A1)', '+cmd', '-2+3', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  '%s is no formula',
  (text) => {
    expect(csvFile(['A'], [[text]])).toBe(`\uFEFFA\r\n'${text}\r\n`);
  },
);

test('a negative amount stays a number', () => {
  expect(csvFile(['A'], [[formatDecimal(-120_50)]])).toBe('\uFEFFA\r\n-120,50\r\n');
});
