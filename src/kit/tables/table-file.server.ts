import { open, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSpool } from './spool.server.ts';
import { readTable } from './table-reader.server.ts';
import type { TableFile, TableRow } from './table-file-types.server.ts';

/**
 * Opens a CSV file or an Excel workbook, which are told apart by their first bytes rather than by name. When the
 * promise resolves, the whole file has been read and is known to be a table; its rows are then returned in small
 * parts.
 * @throws TableFileError
 */
export async function openTableFile(path: string): Promise<TableFile> {
  const spool = await makeSpool();
  try {
    const rowsPath = join(spool.path, 'rows');
    const { remarks, isSheet } = await readTable({ path, into: rowsPath });
    const { size } = await stat(rowsPath);
    let bytes = 0;
    return {
      remarks,
      isSheet,
      rows: () => rowsIn(rowsPath, (at) => (bytes = at)),
      progress: () => bytes / Math.max(size, 1),
      close: spool.remove,
    };
  } catch (error) {
    await spool.remove();
    throw error;
  }
}

/** Rows are read in parts, so that the event loop is free while the disk is read. */
async function* rowsIn(path: string, show: (bytes: number) => void): AsyncGenerator<TableRow> {
  const file = await open(path);
  try {
    for (let at = 0; ;) {
      const head = await bytesAt(file, at, 4);
      if (head.length < 4) return;
      const part = await bytesAt(file, at + 4, head.readUInt32LE());
      at += 4 + part.length;
      show(at);
      for (const [line, ...cells] of JSON.parse(part.toString()) as [number, ...string[]][]) {
        yield { line, cells };
      }
    }
  } finally {
    await file.close();
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
  return buffer.subarray(0, bytesRead);
}
