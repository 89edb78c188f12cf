type Cell = string | number;

/**
 * Writes CSV as Swedish spreadsheets expect it: semicolons, CRLF, and a byte order mark for UTF-8. A text that a
 * spreadsheet would evaluate as a formula is prefixed with an apostrophe, also when it starts with a full-width
 * character.
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
  const text = /^[=@\t\r\uFF1D\uFF0B\uFF0D\uFF20]|^[+-](?![\d,.]+$)/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
