import { guard } from './csv-guard.mjs';

type Cell = string | number;

/**
 * Writes CSV as Swedish spreadsheets expect it: semicolons, CRLF, and a byte order mark for UTF-8. A text that a
 * spreadsheet would evaluate as a formula is guarded; whoever reads the file here takes the guard off again.
 */
export function csvFile(heading: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[heading, ...rows].map((row) => `${row.map(written).join(';')}\r\n`).join('')}`;
}

/** Formats öre as kronor with a decimal comma. */
export function formatDecimal(ore: number): string {
  return (ore / 100).toFixed(2).replace('.', ',');
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = guard(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
