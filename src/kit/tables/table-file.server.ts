import { open, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSpool } from '#kit/process/spool.server.ts';
import { TableFileError } from './table-file-error.server.ts';
import { readTable, type Reading } from './table-reader.server.ts';
import type { Table, TableFile, TableRow } from './table-file-types.server.ts';

/**
 * Opens a CSV file or an Excel workbook, which are told apart by their first bytes rather than by name; of several sheets
 * the one with most of the headings `heads`. When the promise resolves, the whole file has been read and is known to be a
 * table; its rows are then returned in small parts.
 * @throws TableFileError, and TooManyTables when others wait
 */
export async function openTableFile(path: string, reading: Reading = {}): Promise<TableFile> {
  const { tables, progress, ...file } = await openTables(path, { heads: [], ...reading });
  const [table] = tables;
  if (!table) throw new TableFileError('it is empty');
  return { ...file, rows: () => table.rows(), shown: table.shown, progress };
}

/**
 * Opens a CSV file, or all sheets of a workbook that are shown.
 * @throws TableFileError, and TooManyTables when others wait
 */
export async function openTables(path: string, reading: Reading) {
  const spool = await makeSpool();
  try {
    const into = join(spool.path, 'rows');
    const { remarks, isSheet, tables } = await readTable({ path, into, ...reading });
    const { size } = await stat(`${into}0`);
    let bytes = 0;
    return {
      remarks,
      isSheet,
      tables: tables.map(({ name, isActive, shown }, place): Table => ({
        name,
        isActive,
        shown,
        rows: () => rowsIn(`${into}${place}`, (at) => (bytes = at)),
      })),
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
      for (const [line, ...cells] of JSON.parse(part.toString()) as [number, ...WrittenCell[]][]) {
        const row = rowOf(Math.abs(line), cells);
        if (line < 0) row.isHidden = true;
        yield row;
      }
    }
  } finally {
    await file.close();
  }
}

/** A number of a workbook, a text, or the reason why the cell cannot be used. */
type WrittenCell = string | number | [string];

function rowOf(line: number, cells: WrittenCell[]): TableRow {
  if (cells.every((cell) => typeof cell === 'string')) return { line, cells };
  return {
    line,
    cells: cells.map((cell) => (Array.isArray(cell) ? '' : String(cell))),
    numbers: new Set(cells.flatMap((cell, place) => (typeof cell === 'number' ? [place] : []))),
    faults: new Map(cells.flatMap((cell, place) => (Array.isArray(cell) ? [[place, cell[0]] as const] : []))),
  };
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
  return buffer.subarray(0, bytesRead);
}
