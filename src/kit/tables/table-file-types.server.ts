/** `line` is the line where the row begins, counted from 1 as in an editor or Excel. */
export type TableRow = { line: number; cells: string[] };

export type TableFile = {
  /** Yields all rows including empty ones, from the first row at each call. */
  rows(): AsyncGenerator<TableRow>;
  /** The fraction that has been read, from 0 to 1. */
  progress(): number;
  /** Remarks for the user about how the file was interpreted. */
  remarks: string[];
  /** Whether it is a sheet of a workbook, in which people also write beside the table. */
  isSheet: boolean;
  /** Must be called when no more rows are needed. */
  close(): Promise<void>;
};
