import type { Fact, PrintedPayment, PrintedSheet } from './sheet.ts';

/**
 * Amounts stand to the right. `share` is its part of the width, in relation to the other columns. What is too wide becomes
 * smaller, or with `wraps` goes on in lines below.
 */
export type ListColumn = { label: string; share: number; right?: boolean; wraps?: boolean };

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
> &
  Partial<Pick<PrintedSheet, 'delivery' | 'references'>> & {
    intro: readonly string[];
    tables: readonly ListTable[];
    /** How it is paid, below the tables; undefined when nothing is to be paid. */
    payment: PrintedPayment | undefined;
    /** What is signed, and what is written on a line each. */
    signature?: { text: string; lines: readonly string[] };
  };
