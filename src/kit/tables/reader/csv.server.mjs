import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { unguard } from '#kit/tables/csv-guard.mjs';
import { decoded, findEncoding } from './encoding.server.mjs';
import { limits, megabytes, Unreadable } from './limits.server.mjs';

/** @typedef {{ line: number, cells: string[] }} Row */

/** A quotation mark begins a cell that another one does not end. */
export class OpenQuotation extends Unreadable {
  /** @param {number} line */
  constructor(line) {
    super(`the row on line ${line} has a quotation mark that is never closed`);
  }
}

/**
 * Opens a text file with `;`, `,`, tab or `|` between the cells. Only a part of it is in memory at a time.
 * @param {string} path
 * @param {number} size
 * @param {{ quotes?: boolean, isList?: boolean, hasTitles?: boolean }} [how] Without `quotes` a quotation mark is a sign like
 * others, such as one of inches. A list is written by people, who double no marks. Titles may stand above the headings.
 */
export async function openCsv(path, size, { quotes = true, isList = false, hasTitles = false } = {}) {
  if (size > limits.csvBytes) throw new Unreadable(`it is larger than ${megabytes(limits.csvBytes)}`);
  const encoding = await findEncoding(path);
  const pieces = decoded(createReadStream(path, { highWaterMark: 256 * 1024 }), encoding);
  const rows = csvRows(pieces, { quotes, isList, hasTitles });
  return { tables: [{ name: '', rows }], isSheet: false, remarks: remarksOn(encoding), close() {} };
}

/** @param {import('./encoding.server.mjs').Encoding} encoding */
function remarksOn(encoding) {
  if (encoding === 'windows-1252') return ['It is not UTF-8; read as Windows-1252.'];
  return encoding === 'macintosh' ? ['It is not UTF-8; read as Mac OS Roman.'] : [];
}

/**
 * @param {AsyncGenerator<string, void>} pieces
 * @param {{ quotes: boolean, isList: boolean, hasTitles: boolean }} how
 * @returns {AsyncGenerator<Row>}
 */
async function* csvRows(pieces, { quotes, isList, hasTitles }) {
  const { head, all } = await headOf(pieces);
  const named = /^sep=(.)\n/i.exec(head)?.[1];
  let line = named === undefined ? 1 : 2;
  const delimiter = named ?? (hasTitles ? delimiterOfMost(head) : delimiterOf(head));
  const parser = parse({
    delimiter,
    from_line: line,
    record_delimiter: '\n',
    relax_column_count: true,
    quote: quotes ? '"' : null,
    relax_quotes: true,
    max_record_size: limits.rowLength,
    // The parser can report the line too, but is seven times slower when it does.
    on_record(/** @type {string[]} */ cells) {
      const row = { line: line++, cells: cells.map((cell) => unguard(cell.trim())) };
      for (const cell of cells) {
        if (!cell.includes('\n')) continue;
        // The parser keeps the mark where more than a delimiter follows the next one: rows have gone into the cell. In a file
        // of known headings the cell is refused with its reason.
        const isOpen = cell.startsWith('"') || cell.includes(`"${delimiter}`);
        if (isList && isOpen && cell.includes(delimiter)) throw new OpenQuotation(row.line);
        line += cell.split('\n').length - 1;
      }
      return row;
    },
  });
  pipeline(Readable.from(all), parser, () => undefined);
  try {
    yield* /** @type {AsyncIterable<Row>} */ (parser);
  } catch (error) {
    throw error instanceof CsvError ? unreadableOf(error, line) : error;
  }
}

/**
 * Reads until the first non-empty line is complete, or has the maximum length of a row.
 * @param {AsyncGenerator<string, void>} pieces
 * @returns {Promise<{ head: string, all: AsyncIterable<string> }>}
 */
async function headOf(pieces) {
  let head = '';
  while (!head.trimStart().includes('\n') && head.length < limits.rowLength) {
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

const delimiters = [';', '\t', ',', '|'];

/**
 * Returns the character that occurs most often in the first line outside quotation marks; in a tie, the first of the
 * list.
 * @param {string} head
 */
function delimiterOf(head) {
  const heading = (head.trimStart().split('\n', 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = delimiters.map((sign) => ({ sign, count: heading.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

const mostLooked = 50;

/**
 * Returns the character that stands equally often in most of the lines; in a tie, and where none does, as above.
 * @param {string} head
 */
function delimiterOfMost(head) {
  const lines = head
    .replace(/"[^"]*"/g, '')
    .split('\n')
    .slice(0, mostLooked);
  const counts = delimiters.map((sign) => {
    /** @type {Map<number, number>} */
    const alike = new Map();
    for (const line of lines) {
      const count = line.split(sign).length - 1;
      if (count > 0) alike.set(count, (alike.get(count) ?? 0) + 1);
    }
    return { sign, count: Math.max(0, ...alike.values()) };
  });
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most));
  return best.count > 1 ? best.sign : delimiterOf(head);
}

/**
 * @param {{ code: string, message: string }} error
 * @param {number} line
 */
function unreadableOf({ code, message }, line) {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return new OpenQuotation(line);
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return new Unreadable(
      `the row on line ${line} is longer than ${megabytes(limits.rowLength)}: is a quotation mark never closed, or is it no CSV file?`,
    );
  }
  return new Unreadable(`line ${line} cannot be read (${message})`);
}
