/** What a file may be at most: more than any shop has, and little enough that a program with bounded memory reads it. */
export const limits = {
  rows: 1_000_000,
  /** Of a row, counted from the left. */
  columns: 500,
  /** Characters of a row, all its cells together. */
  rowLength: 1_000_000,
  /** Bytes of a workbook as it lies on the disk. */
  workbookBytes: 50_000_000,
  csvBytes: 500_000_000,
  /** Bytes of all parts of a workbook that are read, when they are unpacked. */
  unpackedBytes: 400_000_000,
  /** Bytes of each part that is held in memory whole: the shared strings, and what is small. */
  stringBytes: 100_000_000,
  smallPartBytes: 5_000_000,
  /** Parts of a workbook, pictures and sheets that are not read among them. */
  parts: 5_000,
  /** Of XML elements in each other. */
  depth: 50,
};

/** The file cannot be read as a table; the message stands after the name of the file. */
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
