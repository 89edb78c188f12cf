import type { Fact } from '#shop/printing/sheet.ts';

export type PickLine = {
  shelf: string;
  number: string;
  name: string;
  /** '' for none. */
  ean: string;
  pieces: string;
  /** What is not there yet; '' for nothing. */
  waits: string;
  /** In small type below the name. */
  below: string;
};

/** A pick list, as it is drawn from a page of its own. */
export type PickSheet = {
  title: string;
  /** What is scanned to open it; '' for nothing. */
  code: string;
  facts: readonly Fact[];
  /** What the picker must see, in strong type. */
  notes: readonly string[];
  columns: Omit<PickLine, 'below' | 'name' | 'ean'> & { ean: string };
  lines: readonly PickLine[];
  /** Below the lines. */
  end: readonly string[];
  page(page: number, pages: number): string;
};
