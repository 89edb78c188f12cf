import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { decoded, findEncoding } from './table-file-encoding.server.ts';
import { TableFileError } from './table-file-error.server.ts';
import type { TableFile, TableRow } from './table-file-types.server.ts';

const mostInRow = 1_000_000;

/** A text file with `;`, `,`, tab or `|` between the cells. Only a piece of it is in memory at a time. */
export async function openCsv(path: string, size: number): Promise<TableFile> {
  const encoding = await findEncoding(path);
  let bytes = 0;
  // Opened with the first row asked for, so that nothing stays open when none is.
  async function* chunks() {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  return {
    rows: csvRows(decoded(chunks(), encoding)),
    progress: () => bytes / size,
    remarks: encoding === 'windows-1252' ? ['It is not UTF-8; read as Windows-1252.'] : [],
  };
}

async function* csvRows(pieces: AsyncGenerator<string, void>): AsyncGenerator<TableRow> {
  const { head, all } = await headOf(pieces);
  const named = /^sep=(.)\n/i.exec(head)?.[1];
  const parser = parse({
    delimiter: named ?? delimiterOf(head),
    from_line: named === undefined ? 1 : 2,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: mostInRow,
  });
  pipeline(Readable.from(all), parser, () => undefined);
  let line = named === undefined ? 1 : 2;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      yield { line, cells };
      // The parser knows the line too, but takes seven times as long when it is asked.
      line++;
      for (const cell of cells) if (cell.includes('\n')) line += cell.split('\n').length - 1;
    }
  } catch (error) {
    throw error instanceof CsvError ? fileErrorOf(error, line) : error;
  }
}

/** Reads until the first line with something on it is whole, or as long as a row may be. */
async function headOf(
  pieces: AsyncGenerator<string, void>,
): Promise<{ head: string; all: AsyncIterable<string> }> {
  let head = '';
  while (!head.trimStart().includes('\n') && head.length < mostInRow) {
    const { value, done } = await pieces.next();
    if (done === true) break;
    head += value;
  }
  async function* all() {
    yield head;
    yield* pieces;
  }
  return { head, all: all() };
}

/** The sign that stands most often in the first line, outside quotation marks; of equals the first of these. */
export function delimiterOf(head: string): string {
  const heading = (head.trimStart().split('\n', 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = [';', '\t', ',', '|'].map((sign) => ({ sign, count: heading.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

function fileErrorOf({ code, message }: { code: string; message: string }, line: number): TableFileError {
  if (code === 'CSV_QUOTE_NOT_CLOSED') {
    return new TableFileError(`the row on line ${line} has a quotation mark that is never closed`);
  }
  if (code === 'CSV_MAX_RECORD_SIZE') {
    const limit = `${mostInRow / 1_000_000} MB`;
    return new TableFileError(
      `the row on line ${line} is longer than ${limit}: is a quotation mark never closed, or is it no CSV file?`,
    );
  }
  return new TableFileError(`line ${line} cannot be read (${message})`);
}
