type Cell = string | number;

/**
 * A CSV file as the spreadsheets of Sweden open it: semicolons, CRLF, and a mark that it is UTF-8. Text that a
 * spreadsheet would reckon as a formula is led by an apostrophe, also where its first sign is as wide as a Chinese one.
 */
export function csvFile(heading: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[heading, ...rows].map((row) => `${row.map(written).join(';')}\r\n`).join('')}`;
}

/** Öre as kronor with a comma. */
export function formatDecimal(ore: number): string {
  return (ore / 100).toFixed(2).replace('.', ',');
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[=@\t\r\uFF1D\uFF0B\uFF0D\uFF20]|^[+-](?![\d,.]+$)/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
