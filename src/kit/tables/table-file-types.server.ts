/** `line` is where the row begins, counted from 1 as an editor or Excel does. */
export type TableRow = { line: number; cells: string[] };

export type TableFile = {
  /** Also the empty rows; each time from the first. */
  rows(): AsyncGenerator<TableRow>;
  /** How much has been read, from 0 to 1. */
  progress(): number;
  /** What the person should know of how it was read. */
  remarks: string[];
  /** To be called when no more rows are asked for. */
  close(): Promise<void>;
};
