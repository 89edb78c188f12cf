/** The limits of a file: above what any shop needs, and low enough for a process with bounded memory. */
export const limits = {
  /** Rows of a file, workbook or CSV, which `hand-over-rows` counts. */
  rows: 1_000_000,
  /** Columns of a row, counted from the left. */
  columns: 500,
  cellLength: 10_000,
  /** Characters of a row, all its cells together. */
  rowLength: 1_000_000,
  /** Bytes of a workbook on disk. */
  workbookBytes: 50_000_000,
  csvBytes: 500_000_000,
  /** Bytes of all unpacked parts of a workbook that are read. */
  unpackedBytes: 400_000_000,
  /** Bytes of each part that is held in memory as a whole: the shared strings, and small parts. */
  stringBytes: 100_000_000,
  smallPartBytes: 5_000_000,
  /** Parts of a workbook, including pictures and sheets that are not read. */
  parts: 5_000,
  /** Nesting depth of XML elements. */
  depth: 50,
};

/** The file cannot be read as a table; the message is shown after the name of the file. */
export class Unreadable extends Error {}

/**
 * @param {number} bytes
 * @returns {string}
 */
export function megabytes(bytes) {
  return `${Math.floor(bytes / 1_000_000)} MB`;
}

export function tooLong() {
  return new Unreadable(`it has a cell that is longer than ${megabytes(limits.rowLength)}`);
}
