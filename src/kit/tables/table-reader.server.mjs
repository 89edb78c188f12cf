// Tables are read in a separate process, so that no file can block or crash the web server. The process has bounded
// memory and low priority, and is killed when it takes too long.
// The file is plain JavaScript because Node runs it unchanged, both from the sources and next to the built server.
import { open, stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { openCsv } from './table-reader-csv.server.mjs';
import { limits, Unreadable } from './table-reader-limits.server.mjs';
import { openXlsx } from './table-reader-xlsx.server.mjs';

/**
 * @typedef {import('./table-reader-csv.server.mjs').Row} Row
 * @typedef {{ path: string, into: string }} Task
 * @typedef {{ remarks: string[], isSheet: boolean } | { unreadable: string } | { failure: string }} Answer
 */

const zip = Buffer.from('504b0304', 'hex');
const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * Opens a CSV file or an Excel workbook, which are told apart by their first bytes rather than by name.
 * @param {string} path
 */
async function openTable(path) {
  const { start, size } = await look(path);
  if (size === 0) throw new Unreadable('it is empty');
  if (start.subarray(0, 4).equals(zip)) return await openXlsx(path, size);
  if (start.equals(oldOffice)) {
    throw new Unreadable(
      'it has a password or is an old .xls; save it as .xlsx without a password, or as CSV',
    );
  }
  return await openCsv(path, size);
}

/** @param {string} path */
async function look(path) {
  try {
    const facts = await stat(path);
    if (!facts.isFile()) throw new Unreadable('it is not a file');
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(oldOffice.length) });
      return { start: buffer.subarray(0, bytesRead), size: facts.size };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    const code = /** @type {{ code?: string }} */ (error).code ?? String(error);
    throw new Unreadable(reasons.get(code) ?? `it cannot be read (${code})`);
  }
}

const reasons = new Map([
  ['ENOENT', 'there is no such file'],
  ['ENOTDIR', 'there is no such file'],
  ['EACCES', 'you may not read it'],
  ['EPERM', 'you may not read it'],
]);

const rowsInPart = 200;
const partLength = 64 * 1024;

/**
 * Writes the rows in parts, each preceded by its length in bytes: JSON arrays of rows, each row its line followed by
 * its cells.
 * @param {AsyncIterable<Row>} rows
 * @param {string} into
 */
async function write(rows, into) {
  const file = await open(into, 'wx', 0o600);
  /** @type {(string | number)[][]} */
  let part = [];
  let length = 0;
  let count = 0;
  async function writePart() {
    const body = Buffer.from(JSON.stringify(part));
    const head = Buffer.alloc(4);
    head.writeUInt32LE(body.length);
    await file.write(Buffer.concat([head, body]));
    part = [];
    length = 0;
  }
  try {
    for await (const { line, cells } of rows) {
      if (++count > limits.rows) {
        throw new Unreadable(`it has more than ${limits.rows} rows; send it in parts`);
      }
      if (cells.length > limits.columns) {
        throw new Unreadable(`the row on line ${line} has more than ${limits.columns} columns`);
      }
      part.push([line, ...cells]);
      for (const cell of cells) length += cell.length + 3;
      if (part.length >= rowsInPart || length >= partLength) await writePart();
    }
    await writePart();
  } finally {
    await file.close();
  }
}

/**
 * @param {Task} task
 * @returns {Promise<Answer>}
 */
async function answer({ path, into }) {
  try {
    const { rows, remarks, isSheet } = await openTable(path);
    await write(rows, into);
    return { remarks, isSheet };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

try {
  setPriority(10);
} catch {
  // Where the priority cannot be lowered it stays unchanged.
}
process.on('message', async (/** @type {Task} */ task) => void process.send?.(await answer(task)));
process.on('disconnect', () => process.exit());
