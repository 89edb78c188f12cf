/** A file cannot be read as a table. The message is the reason, shown after the name of the file. */
export class TableFileError extends Error {
  override name = 'TableFileError';
}

/** Too many files wait to be read. */
export class TooManyTables extends TableFileError {
  constructor() {
    super('other files are being read; send it again in a while');
  }
}
