import { badField } from '#kit/http/problem.ts';
import type { Problem } from '#kit/http/problem.ts';
import { asFile } from '#kit/tables/spooled-file.server.ts';
import { TableFileError } from '#kit/tables/table-file-error.server.ts';
import { openTableFile } from '#kit/tables/table-file.server.ts';
import { mostRows } from '#shop/wanted-rows/contract.ts';
import { isEmpty, splitRow } from './split-line.ts';
import type { SplitLine } from './split-line.ts';

const wrongFile = badField('File', 'fileType');

/** Reads a little further than the rows that are taken, so that the caller sees that there are too many. */
const mostRead = 2 * mostRows;
/** The first bytes of files that could be taken for a text: PDF, RTF, HTML and XML. */
const otherKinds = /^\s*(?:%PDF-|\{\\rtf|<!doctype|<html|<\?xml)/i;

/** Returns the lines with text of a CSV file or a workbook, or the problem that it is neither. */
export async function readLinesOfFile(bytes: Uint8Array): Promise<SplitLine[] | Problem> {
  if (isOtherKind(bytes)) return wrongFile;
  try {
    return await asFile(bytes, readLines);
  } catch (error) {
    if (error instanceof TableFileError) return wrongFile;
    throw error;
  }
}

/** Returns whether the file is no table, though it could be read as one. */
export function isOtherKind(bytes: Uint8Array): boolean {
  return otherKinds.test(Buffer.from(bytes.subarray(0, 100)).toString('latin1'));
}

async function readLines(path: string): Promise<SplitLine[]> {
  const file = await openTableFile(path);
  try {
    const lines: SplitLine[] = [];
    for await (const { line, cells } of file.rows()) {
      if (!isEmpty(cells)) lines.push(splitRow(line, cells));
      if (lines.length > mostRead) break;
    }
    return lines;
  } finally {
    await file.close();
  }
}
