import { open, stat } from 'node:fs/promises';
import { codeOf } from './start-error.server.ts';
import { openCsv } from './table-file-csv.server.ts';
import { TableFileError } from './table-file-error.server.ts';
import { openXlsx } from './table-file-xlsx.server.ts';
import type { TableFile } from './table-file-types.server.ts';

/**
 * Opens a CSV file or an Excel workbook, told apart by their first bytes and not by their names.
 * @throws TableFileError, also while the rows are read
 */
export async function openTableFile(path: string): Promise<TableFile> {
  const { start, size } = await look(path);
  if (size === 0) throw new TableFileError('it is empty');
  if (start.subarray(0, 4).equals(zip)) return await openXlsx(path, size);
  if (start.equals(oldOffice)) {
    throw new TableFileError(
      'it has a password or is an old .xls; save it as .xlsx without a password, or as CSV',
    );
  }
  return await openCsv(path, size);
}

const zip = Buffer.from('504b0304', 'hex');
const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex');

async function look(path: string): Promise<{ start: Buffer; size: number }> {
  try {
    const facts = await stat(path);
    if (!facts.isFile()) throw new TableFileError('it is not a file');
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(oldOffice.length) });
      return { start: buffer.subarray(0, bytesRead), size: facts.size };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof TableFileError) throw error;
    const code = codeOf(error);
    const reason = reasons.get(code) ?? `it cannot be read (${code || String(error)})`;
    throw new TableFileError(reason, { cause: error });
  }
}

const reasons = new Map([
  ['ENOENT', 'there is no such file'],
  ['ENOTDIR', 'there is no such file'],
  ['EACCES', 'you may not read it'],
  ['EPERM', 'you may not read it'],
]);
