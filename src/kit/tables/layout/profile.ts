/** Returns the first cell that has something in it, of headings with `|` between. */
export type CellOf = (headings: string) => string;
/** What a row becomes: the texts of our columns, and addresses of pictures that nobody fetches. */
export type Made = { row?: Readonly<Record<string, string>>; images?: readonly string[] };

/** How another program writes a kind of file. */
export type Profile = {
  /** Our columns, and the headings of the program for each, the better first, with `|` between. */
  columns: Readonly<Record<string, string>>;
  /** Further headings that are read. */
  alsoReads?: readonly string[];
  /** Begins a file: what is made of each row, in their order, in place of the columns' own cells. */
  begin?: () => (cell: CellOf) => Made;
};
