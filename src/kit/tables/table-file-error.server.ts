/** A file cannot be read as a table. The message is the reason, shown after the name of the file. */
export class TableFileError extends Error {
  override name = 'TableFileError';
}
