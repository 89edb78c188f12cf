import type { Fact, PrintedPayment, PrintedSheet } from './sheet.ts';

/** Amounts stand to the right. `share` is its part of the width, in relation to the other columns. */
export type ListColumn = { label: string; share: number; right?: boolean };

export type ListTable = {
  heading: string;
  columns: readonly ListColumn[];
  /** The texts of a row, one a column, and lines in small type below it. */
  rows: readonly { cells: readonly string[]; below: readonly string[] }[];
  /** Sums beside each other, with the last one in strong type. */
  sums: readonly Fact[];
};

/** A paper of tables under the head of an invoice: an account statement, a reminder. */
export type PrintedList = Pick<
  PrintedSheet,
  'language' | 'title' | 'heading' | 'sellerName' | 'box' | 'buyer' | 'foot' | 'page'
> & {
  intro: readonly string[];
  tables: readonly ListTable[];
  /** How it is paid, below the tables; undefined when nothing is to be paid. */
  payment: PrintedPayment | undefined;
};
