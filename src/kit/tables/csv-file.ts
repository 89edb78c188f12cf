import { guard } from './csv-guard.mjs';

type Cell = string | number;

/**
 * Writes CSV as Swedish spreadsheets expect it: semicolons, CRLF, and a byte order mark for UTF-8. A text that a
 * spreadsheet would evaluate as a formula is guarded; whoever reads the file here takes the guard off again.
 */
export function csvFile(heading: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[heading, ...rows].map(csvLine).join('')}`;
}

/** As above for a program, which takes every text as it is. */
export function csvForPrograms(heading: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[heading, ...rows].map((row) => lineOf(row.map(quoted))).join('')}`;
}

export function csvLine(row: readonly Cell[]): string {
  return lineOf(row.map((cell) => quoted(typeof cell === 'number' ? cell : guard(cell))));
}

function lineOf(cells: readonly string[]): string {
  return `${cells.join(';')}\r\n`;
}

/** Formats öre as kronor with a decimal comma. */
export function formatDecimal(ore: number): string {
  return (ore / 100).toFixed(2).replace('.', ',');
}

function quoted(cell: Cell): string {
  const text = String(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
