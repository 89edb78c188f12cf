import { badField, Problem } from '#kit/http/problem.ts';
import { asFile } from '#kit/tables/spooled-file.server.ts';
import { TableFileError, TooManyTables } from '#kit/tables/table-file-error.server.ts';
import type { TableRow } from '#kit/tables/table-file-types.server.ts';
import { openTables } from '#kit/tables/table-file.server.ts';
import { mostRows } from '#shop/wanted-rows/contract.ts';
import { unsavedFormula } from '#shop/wanted-rows/given-quantity.ts';
import { isEmpty, splitRow, type SplitLine } from '#shop/quick-order/reading/split-line.ts';

/** The lines with text of a CSV file or of a sheet; `hidden` is how many of a sheet's are hidden, and not among them. */
export type SheetLines = { name: string; isActive: boolean; lines: readonly SplitLine[]; hidden: number };

const wrongFile = badField('File', 'fileType');
const othersFirst = new Problem('too-many', { retryAfterSeconds: 5 });

/** Reads a little further than the rows that are taken, so that the caller sees that there are too many. */
const mostRead = 2 * mostRows;
/** The first bytes of files that could be taken for a text: PDF, RTF, HTML and XML. */
const otherKinds = /^\s*(?:%PDF-|\{\\rtf|<!doctype|<html|<\?xml)/i;

/**
 * Returns a CSV file, or the sheets of a workbook that are shown. Problems: `bad-input`, when it is neither; `too-many`, when
 * the customer has a file that is not read yet.
 */
export async function readSheetsOfFile(
  bytes: Uint8Array,
  customerId: number,
): Promise<SheetLines[] | Problem> {
  if (isOtherKind(bytes)) return wrongFile;
  try {
    return await asFile(bytes, (path) => readSheets(path, customerId));
  } catch (error) {
    if (error instanceof TooManyTables) return othersFirst;
    if (error instanceof TableFileError) return wrongFile;
    throw error;
  }
}

/** Returns whether the file is no table, though it could be read as one. */
export function isOtherKind(bytes: Uint8Array): boolean {
  return otherKinds.test(Buffer.from(bytes.subarray(0, 100)).toString('latin1'));
}

async function readSheets(path: string, customerId: number): Promise<SheetLines[]> {
  const file = await openTables(path, { stopAt: mostRead + 1, customerId });
  try {
    const sheets: SheetLines[] = [];
    for (const table of file.tables) {
      const lines: SplitLine[] = [];
      let hidden = 0;
      for await (const row of table.rows()) {
        const cells = cellsOf(row);
        if (isEmpty(cells)) continue;
        if (row.isHidden) hidden += 1;
        else lines.push(splitRow(row.line, cells));
      }
      sheets.push({ name: table.name, isActive: table.isActive, lines, hidden });
    }
    return sheets;
  } finally {
    await file.close();
  }
}

/** A formula without a value is shown by its sign, and an error of a spreadsheet as it stands there: both stop a row. */
function cellsOf({ cells, faults }: TableRow): readonly string[] {
  if (!faults || faults.size === 0) return cells;
  return cells.map((cell, place) =>
    faults.has(place) ? (faults.get(place)?.split(', ')[1] ?? unsavedFormula) : cell,
  );
}
