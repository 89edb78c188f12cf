import { pricePerPiece, type SteppedPrice } from './price-steps.ts';
import type { RowKind } from './row-kind.ts';
import type { Inbound, Supply } from './supply.ts';
import { vatRateIn, type VatCase } from './vat-case.ts';

/** An article as it is sold: at the price and the steps of the buyer's list, with its pieces in stock. */
export type ArticleForSale = SteppedPrice & {
  id: number;
  articleNumber: string;
  nameSv: string;
  nameEn: string | null;
  /** Number of pieces; never below 0. */
  available: number;
  pack: number;
  /** Of a piece, in grams; 0 when it is unknown. */
  weightG: number;
  /** The code of its VAT, and the percent that this has on the day. */
  vatCode: string;
  vatRate: number;
  /** What is known about the missing pieces. */
  restock: Inbound;
};

/** What was promised about the missing pieces of a row; nulls and '' for nothing. */
export type Promised = {
  /** The day whose month was named. */
  promisedDate: string | null;
  /** A text for an article made to order, in the buyer's language and in both; null for rows from before. */
  promisedText: string;
  promisedTextSv: string | null;
  promisedTextEn: string | null;
  /** The day on which the pieces are expected, as it is known by now. */
  expectedDate: string | null;
};

/** A row of an order: one that it has, or one that is decided. Amounts in öre, names in both languages. */
export type OrderedRow = Promised & {
  kind: RowKind;
  /** Null for a fee, and when the article is erased. */
  articleId: number | null;
  articleNumber: string;
  nameSv: string;
  nameEn: string | null;
  quantity: number;
  /** The part of the quantity that was not in stock. */
  quantityShort: number;
  pack: number;
  /** Of a piece, in grams; 0 when it is unknown. */
  weightG: number;
  /** What is known about the missing pieces; null when none are missing, or nothing is known. */
  inbound: Inbound | null;
  /** How they come, which is decided with the order; null as above. */
  supply: Supply | null;
  priceOre: number;
  /** The code decides the rate of the day on which the goods are sent; null for rows from before. */
  vatCode: string | null;
  vatRate: number;
  totalOre: number;
};

export type Piece = { articleId: number; quantity: number };

/** Returns the row that a quantity of an article makes, of which `short` pieces are missing that come as `supply` says. */
export function orderedRowOf(
  article: ArticleForSale,
  {
    quantity,
    short,
    supply,
    vatCase,
  }: { quantity: number; short: number; supply: Supply | null; vatCase: VatCase },
): OrderedRow {
  const day = supply?.day ?? null;
  const priceOre = pricePerPiece(article, quantity);
  return {
    kind: 'article',
    articleId: article.id,
    articleNumber: article.articleNumber,
    nameSv: article.nameSv,
    nameEn: article.nameEn,
    quantity,
    quantityShort: short,
    promisedDate: day,
    promisedText: '',
    promisedTextSv: '',
    promisedTextEn: '',
    expectedDate: day,
    pack: article.pack,
    weightG: article.weightG,
    inbound: short > 0 ? article.restock : null,
    supply,
    priceOre,
    vatCode: article.vatCode,
    vatRate: vatRateIn(vatCase, article.vatRate),
    totalOre: priceOre * quantity,
  };
}

/** Returns what the rows take from the stock. */
export function takenBy(rows: readonly OrderedRow[]): { id: number; quantity: number }[] {
  return rows.flatMap(({ articleId, quantity, quantityShort }) =>
    articleId === null ? [] : [{ id: articleId, quantity: quantity - quantityShort }],
  );
}
