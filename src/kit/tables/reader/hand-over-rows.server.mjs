import { open } from 'node:fs/promises';
import { addShown } from '#kit/text/numbers/number-parts.mjs';
import { withoutFormat } from '#kit/text/characters/seen-text.mjs';
import { toNfc } from '#kit/text/unicode-text.mjs';
import { limits, Unreadable } from './limits.server.mjs';

/**
 * A number of a workbook is a number; a cell that cannot be used is the reason in a list.
 * @typedef {string | number | [string]} Cell
 * `isHidden`: a filter or a person has hidden it.
 * @typedef {{ line: number, cells: Cell[], isHidden?: boolean }} Row
 * @typedef {import('#kit/text/numbers/number-parts.mjs').Shown} Shown
 */

const rowsInPart = 200;
const partLength = 64 * 1024;

/**
 * Writes the rows in parts, each preceded by its length in bytes: JSON arrays of rows, each row its line followed by
 * its cells; the line of a hidden row is negative. Returns what the texts of each column use a point and a comma for.
 * @param {AsyncIterable<Row>} rows
 * @param {string} into
 * @param {{ most?: number, stopAt?: number }} bounds `stopAt` is how many rows with something in them are wanted
 * @returns {Promise<Shown[]>}
 */
export async function write(rows, into, { most = limits.rows, stopAt = Infinity }) {
  const file = await open(into, 'wx', 0o600);
  /** @type {Shown[]} */
  const shown = [];
  /** @type {(Cell)[][]} */
  let part = [];
  let length = 0;
  let count = 0;
  let filled = 0;
  async function writePart() {
    const body = Buffer.from(JSON.stringify(part));
    const head = Buffer.alloc(4);
    head.writeUInt32LE(body.length);
    await file.write(Buffer.concat([head, body]));
    part = [];
    length = 0;
  }
  try {
    for await (const { line, cells, isHidden } of rows) {
      if (++count > most) throw new Unreadable(`it has more than ${most} rows; send it in parts`);
      if (cells.length > limits.columns) {
        throw new Unreadable(`the row on line ${line} has more than ${limits.columns} columns`);
      }
      const clean = cells.map((cell) => (typeof cell === 'string' ? cleanCell(cell, line) : cell));
      for (const [place, cell] of clean.entries()) {
        length += String(cell).length + 3;
        if (typeof cell === 'string') addShown((shown[place] ??= {}), cell);
      }
      part.push([isHidden ? -line : line, ...clean]);
      if (part.length >= rowsInPart || length >= partLength) await writePart();
      if (clean.some((cell) => cell !== '') && ++filled >= stopAt) break;
    }
    await writePart();
    return Array.from(shown, (one) => one ?? {});
  } finally {
    await file.close();
  }
}

/**
 * Returns the cell trimmed, in NFC, with `\n` as the only line break and without what nobody sees.
 * @param {string} text
 * @param {number} line
 */
function cleanCell(text, line) {
  // Nearly all cells of a large file are this.
  if (text.length < 100 && /^[!-~]*$/.test(text)) return text;
  if (text.length > limits.cellLength && [...text].length > limits.cellLength) {
    throw new Unreadable(`the row on line ${line} has a cell of more than ${limits.cellLength} characters`);
  }
  return toNfc(withoutFormat(text.replace(/\r\n?/g, '\n')).trim());
}
