import { TableFileError } from './table-file-error.server.ts';
import type { TableFile, TableRow } from './table-file-types.server.ts';

const mostMegabytes = 50;

/** The first sheet of an Excel workbook, which is in memory as a whole. */
export async function openXlsx(path: string, size: number): Promise<TableFile> {
  if (size > mostMegabytes * 1_000_000) {
    throw new TableFileError(
      `it is larger than ${mostMegabytes} MB; save the sheet as CSV, which is read in pieces`,
    );
  }
  const { readSheet } = await import('read-excel-file/node');
  let rows: unknown[][];
  try {
    rows = await readSheet(path, { parseNumber: exactNumber });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new TableFileError(`it is damaged or no Excel workbook (${reason}); save it anew`, {
      cause: error,
    });
  }
  let given = 0;
  async function* textRows(): AsyncGenerator<TableRow> {
    for (const row of rows) yield { line: ++given, cells: row.map(textOf) };
  }
  return { rows: textRows(), progress: () => given / Math.max(rows.length, 1), remarks: [] };
}

/** Excel writes 2.55 as 2.5499999999999998: the shortest text of that same number is the one that was typed. */
function exactNumber(text: string): string {
  return String(Number(text));
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().replace('T00:00:00.000Z', '');
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  return typeof cell === 'string' ? cell : '';
}
