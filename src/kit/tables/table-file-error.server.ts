/** A file cannot be read as a table. The message is the reason, to stand after the name of the file. */
export class TableFileError extends Error {
  override name = 'TableFileError';
}
