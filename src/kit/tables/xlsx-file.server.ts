import type { CellObject } from 'write-excel-file/node';

/**
 * `ore` is an amount of money, `day` a date such as `2026-10-14`; '' is an empty cell. `number` is an article number or the
 * like, or an empty cell for one: Excel leaves what is typed there as it is, with leading zeros and all digits.
 */
export type SheetCell = string | number | { ore: number } | { day: string } | { number: string };

/**
 * Writes a workbook of one sheet under a heading; amounts are numbers and days are dates, so that formulas can use
 * them.
 */
export async function xlsxFile(
  title: string,
  heading: readonly string[],
  rows: readonly (readonly SheetCell[])[],
): Promise<Buffer> {
  const head = heading.map((value): CellObject => ({ value, type: String, fontWeight: 'bold' }));
  const columns = heading.map((label, place) => ({
    width: Math.min(
      60,
      2 + rows.reduce((most, row) => Math.max(most, lengthOf(row[place])), Math.max(10, label.length)),
    ),
  }));
  const { default: writeExcelFile } = await import('write-excel-file/node');
  return await writeExcelFile([head, ...rows.map((row) => row.map(cellOf))], {
    columns,
    sheet: sheetName(title),
    stickyRowsCount: 1,
  }).toBuffer();
}

function lengthOf(cell: SheetCell | undefined): number {
  if (typeof cell !== 'object') return String(cell ?? '').length;
  return 'number' in cell ? cell.number.length : 0;
}

function cellOf(cell: SheetCell): CellObject | null {
  if (cell === '') return null;
  if (typeof cell === 'string') return { value: cell, type: String };
  if (typeof cell === 'number') return { value: cell, type: Number };
  if ('number' in cell) return { value: cell.number, type: String, format: '@' };
  if ('ore' in cell) return { value: cell.ore / 100, type: Number, format: '#,##0.00' };
  return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
}

/** Excel accepts at most 31 characters in a sheet name, and none of these. */
function sheetName(title: string): string {
  return title.replace(/[[\]*?/\\:]/g, ' ').slice(0, 31);
}
