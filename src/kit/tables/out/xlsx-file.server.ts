import { xlsxStream, type SheetCell } from './xlsx-stream.server.ts';

const rowsAtOnce = 500;

/**
 * Writes a workbook of one sheet under a heading; amounts are numbers and days are dates, so that formulas can use
 * them.
 */
export async function xlsxFile(
  title: string,
  heading: readonly string[],
  rows: readonly (readonly SheetCell[])[],
): Promise<Buffer> {
  const columns = heading.map((label, place) => ({
    heading: label,
    width: Math.min(
      60,
      2 + rows.reduce((most, row) => Math.max(most, lengthOf(row[place])), Math.max(10, label.length)),
    ),
  }));
  const pieces: Buffer[] = [];
  for await (const piece of xlsxStream([{ name: title, columns, pages: pagesOf(rows) }])) pieces.push(piece);
  return Buffer.concat(pieces);
}

function* pagesOf(rows: readonly (readonly SheetCell[])[]) {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce);
}

function lengthOf(cell: SheetCell | undefined): number {
  if (typeof cell !== 'object') return String(cell ?? '').length;
  return 'number' in cell ? cell.number.length : 0;
}
