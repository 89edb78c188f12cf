import type { Language } from '#kit/text/language.ts';

export type Fact = readonly [label: string, value: string];

export type PrintedRow = {
  number: string;
  description: string;
  ean: string;
  quantity: string;
  price: string;
  vatRate: string;
  amount: string;
};

export type PrintedSums = {
  lines: readonly Fact[];
  /** The amount to be paid or credited; 0 when annulled. */
  toPay: Fact;
  /** A heading row, and one row per rate. */
  vatTable: readonly (readonly [rate: string, base: string, vat: string])[];
  /** The reason why no VAT is charged. */
  exemption: string;
  /** Undefined when nothing is to be paid. */
  payment: PrintedPayment | undefined;
};

export type PrintedPayment = {
  heading: string;
  hint: string;
  facts: readonly Fact[];
  /** The text of a QR code by which it is paid; null when there is none. */
  code: string | null;
};

/** The content of a printed order or invoice, line by line; its layout is defined elsewhere. */
export type PrintedSheet = {
  language: Language;
  /** `Faktura 100457` */
  title: string;
  heading: string;
  sellerName: string;
  /** Important notes: that the invoice is paid or annulled, or which one it credits. */
  notes: readonly string[];
  /** A text across the whole page. */
  stamp: string;
  /** The last entry is the amount to pay. */
  box: readonly Fact[];
  buyer: { label: string; lines: readonly string[] };
  delivery: { label: string; lines: readonly string[] };
  references: readonly (readonly Fact[])[];
  columns: Omit<PrintedRow, 'ean'>;
  rows: readonly PrintedRow[];
  sums: PrintedSums;
  foot: readonly (readonly string[])[];
  page(page: number, pages: number): string;
};
