import type { Shown } from '#kit/text/numbers/number-parts.mjs';

/** `line` is the line where the row begins, counted from 1 as in an editor or Excel. */
export type TableRow = {
  line: number;
  /** Trimmed, in NFC, and without what nobody sees. */
  cells: string[];
  /** The places of the cells that a workbook holds as numbers; their texts have a decimal point. */
  numbers?: ReadonlySet<number>;
  /** Why a cell of a workbook cannot be used, by its place: a formula without a value, or an error. */
  faults?: ReadonlyMap<number, string>;
  /** A filter or a person has hidden it; told of lists, and not of files of known headings. */
  isHidden?: true;
};

/** A text file, or a sheet of a workbook. */
export type Table = {
  /** The name of the sheet; '' for a text file. */
  name: string;
  /** Whether it is the sheet that is open in the program that saved the workbook. */
  isActive: boolean;
  /** Yields all rows including empty ones, from the first row at each call. */
  rows(): AsyncGenerator<TableRow>;
  /** What the texts of each column use a point and a comma for. */
  shown: readonly Shown[];
};

export type TableFile = Omit<Table, 'name' | 'isActive'> & {
  /** The fraction that has been read, from 0 to 1. */
  progress(): number;
  /** Remarks for the user about how the file was interpreted. */
  remarks: string[];
  /** Whether it is a sheet of a workbook, in which people also write beside the table. */
  isSheet: boolean;
  /** Must be called when no more rows are needed. */
  close(): Promise<void>;
};
