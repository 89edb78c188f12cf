// Tables are read in a separate process, so that no file can block or crash the web server. The process has bounded
// memory and low priority, and is killed when it takes too long.
// The file is plain JavaScript because Node runs it unchanged, both from the sources and next to the built server.
import { open, rm, stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { OpenQuotation, openCsv } from './csv.server.mjs';
import { Unreadable } from './limits.server.mjs';
import { write } from './hand-over-rows.server.mjs';
import { openXlsx } from './xlsx.server.mjs';

/**
 * `heads` are the headings of one table, as `headingKey` writes them: of several sheets the one with most of them is read.
 * Without them all are.
 * @typedef {{ path: string, into: string, heads?: string[], isOfPerson?: boolean, most?: number, stopAt?: number }} Task
 * @typedef {import('./hand-over-rows.server.mjs').Row} Row
 * `isActive`: the sheet that is open in the program that saved the workbook.
 * @typedef {{ name: string, isActive?: boolean, rows: AsyncGenerator<Row> }} Table
 * @typedef {{ name: string, isActive: boolean, shown: import('./hand-over-rows.server.mjs').Shown[] }} Read
 * @typedef {{ remarks: string[], isSheet: boolean, tables: Read[] } | { unreadable: string } | { failure: string }} Answer
 */

const pdf = Buffer.from('%PDF-');
const zip = Buffer.from('504b0304', 'hex');
const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * Opens a CSV file or an Excel workbook, which are told apart by their first bytes rather than by name.
 * @param {string} path
 * @param {string[] | undefined} heads
 * @param {{ quotes?: boolean, isList?: boolean, hasTitles?: boolean }} how
 */
async function openTable(path, heads, how) {
  const { start, size } = await look(path);
  if (size === 0) throw new Unreadable('it is empty');
  if (start.subarray(0, 4).equals(zip)) return await openXlsx(path, size, heads);
  if (start.equals(oldOffice)) {
    throw new Unreadable(
      'it has a password or is an old .xls; save it as .xlsx without a password, or as CSV',
    );
  }
  if (start.subarray(0, pdf.length).equals(pdf))
    throw new Unreadable('it is neither a text file nor an Excel workbook (.xlsx)');
  return await openCsv(path, size, how);
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

/**
 * @param {Task} task
 * @returns {Promise<Answer>}
 */
async function answer(task) {
  try {
    return await read(task, { isList: !task.heads, hasTitles: task.isOfPerson === true }).catch(
      async (error) => {
        // A file of known headings is data; a list that a person wrote has `12"` for inches.
        if (task.heads || !(error instanceof OpenQuotation)) throw error;
        await rm(`${task.into}0`, { force: true });
        return await read(task, { quotes: false });
      },
    );
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/**
 * @param {Task} task
 * @param {{ quotes?: boolean, isList?: boolean, hasTitles?: boolean }} how
 */
async function read({ path, into, heads, ...bounds }, how) {
  const { tables, remarks, isSheet, close } = await openTable(path, heads, how);
  try {
    /** @type {Read[]} */
    const read = [];
    for (const { name, isActive = false, rows } of tables)
      read.push({ name, isActive, shown: await write(rows, `${into}${read.length}`, bounds) });
    return { remarks, isSheet, tables: read };
  } finally {
    close();
  }
}

try {
  setPriority(10);
} catch {
  // Where the priority cannot be lowered it stays unchanged.
}
process.on('message', async (/** @type {Task} */ task) => void process.send?.(await answer(task)));
process.on('disconnect', () => process.exit());
