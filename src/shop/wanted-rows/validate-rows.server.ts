import type { OfferedArticle } from '#shop/articles/look-up/article-look-up.server.ts';
import { largestQuantity } from '#shop/cart/quantity.ts';
import { inWholePackages } from '#shop/order-model/packages.ts';
import { pricePerPiece } from '#shop/order-model/price-steps.ts';
import { shortOf } from '#shop/order-model/supply.ts';
import type { TextKey } from '#shop/texts/language-table.ts';
import {
  readQuantity,
  readingsOf,
  saysMore,
  struckOut,
  unsavedFormula,
  type GivenQuantity,
} from './given-quantity.ts';
import { isInPackages } from './package-words.ts';
import { worstState, type NoteCode, type RowState } from './verdict-notes.ts';

/** A row whose article is found, or the reason why there is none. */
export type RowToValidate = {
  line: number;
  article: OfferedArticle | undefined;
  stop: NoteCode | undefined;
  givenQuantity: GivenQuantity;
  /** Nobody has told yet which column of the list is the quantity. */
  isQuantityOpen?: boolean;
  priceThenOre: number | null;
  /** The quantity, with what was `cancelled` of it since, was in whole packages when it was ordered or saved. */
  isEarlier: boolean;
  /** It stands in a cart already: what has sold out there is ordered, and waited for. */
  isInCart?: boolean;
  cancelled?: number | undefined;
};

/** A note with what its text needs; amounts are in öre. `text` says more than the text of the code. */
export type Note = { code: NoteCode; values: Readonly<Record<string, number>>; text?: TextKey };

export type ValidatedRow = {
  state: RowState;
  notes: readonly Note[];
  /** Whole packages; 0 for a row that is stopped or merged. */
  quantity: number;
  quantityShort: number;
};

/** Returns how many pieces of an article the cart holds. */
export type InCart = (articleId: number) => number;

/**
 * Validates rows in this order: equal articles are added up on the first of their lines, then rounded up to whole
 * packages, then compared with stock and prices.
 */
export function validateRows(rows: readonly RowToValidate[], inCart: InCart): ValidatedRow[] {
  const firsts = new Map<number, Sum>();
  const begun = rows.map((row) => {
    const notes: Note[] = [];
    const quantity = quantityOf(row, notes);
    const id = row.article?.id;
    const first = id === undefined ? undefined : firsts.get(id);
    if (id === undefined || quantity === undefined) return { row, notes, sum: undefined };
    if (first) {
      first.quantity += quantity;
      first.cancelled += row.cancelled ?? 0;
      notes.push({ code: 'merged', values: { line: first.line } });
      return { row, notes, sum: undefined };
    }
    const sum = { line: row.line, quantity, cancelled: row.cancelled ?? 0 };
    firsts.set(id, sum);
    return { row, notes, sum };
  });
  return begun.map(({ row, notes, sum }) =>
    row.article && sum ? validate(row.article, sum, row, inCart, notes) : validatedOf(notes),
  );
}

/** Of equal articles, on the first of their lines. */
type Sum = { line: number; quantity: number; cancelled: number };

/** Larger quantities are counted as this many, so that sums of them stay exact. */
const farTooMany = 1_000_000_000;

/** Returns undefined, with a note, when the row is stopped before it has a quantity. */
function quantityOf(row: RowToValidate, notes: Note[]): number | undefined {
  const { article, stop, givenQuantity } = row;
  if (!article || stop) {
    notes.push({ code: stop ?? 'unknown', values: {} });
    return undefined;
  }
  const quantity = row.isQuantityOpen ? undefined : readQuantity(givenQuantity);
  if (quantity === undefined) notes.push(wrongQuantity(row, article.pack));
  if (quantity === null) notes.push({ code: 'onePackage', values: {} });
  return quantity === null ? article.pack : quantity && Math.min(quantity, farTooMany);
}

function wrongQuantity({ isQuantityOpen, givenQuantity }: RowToValidate, pack: number): Note {
  const code = 'quantity';
  if (isQuantityOpen) return { code, values: {}, text: 'verdict.whichColumn' };
  const given = String(givenQuantity);
  if (given === unsavedFormula) return { code, values: {}, text: 'verdict.unsavedFormula' };
  if (given.startsWith(struckOut)) return { code, values: {}, text: 'verdict.struckOut' };
  if (isInPackages(given)) return { code, values: { pack }, text: 'verdict.inPackages' };
  const readings = readingsOf(given);
  if (readings) return { code, values: { ...readings }, text: 'verdict.groupOrDecimals' };
  return saysMore(given) ? { code, values: {}, text: 'verdict.saysMore' } : { code, values: {} };
}

function validate(
  article: OfferedArticle,
  { quantity: requested, cancelled }: Sum,
  { priceThenOre, isEarlier, isInCart = false }: RowToValidate,
  inCart: InCart,
  notes: Note[],
): ValidatedRow {
  const { pack, available } = article;
  const quantity = inWholePackages(requested, pack);
  const held = inCart(article.id);
  // One that is far too large is counted as another.
  if (quantity !== requested && requested < farTooMany) {
    const isOtherPack = isEarlier && (requested + cancelled) % pack !== 0;
    if (isOtherPack) notes.push({ code: 'packChanged', values: { pack } });
    notes.push({ code: 'rounded', values: { given: requested, pack, quantity } });
  }
  const nowOre = priceNow(article, quantity + held);
  if (nowOre !== null && priceThenOre !== null && nowOre !== priceThenOre) {
    notes.push({ code: 'priceChanged', values: { thenOre: priceThenOre, nowOre } });
  }
  const stop = stopOf(article, quantity + held, isInCart);
  if (stop) notes.push({ code: stop, values: {} });
  const left = Math.max(0, available - held);
  const short = stop ? 0 : shortOf(quantity, left);
  if (short > 0) notes.push({ code: 'short', values: { count: left } });
  if (held > 0) notes.push({ code: 'inCart', values: { count: held } });
  return validatedOf(notes, quantity, short);
}

/** Returns what each of so many pieces costs; null when the article is not sold to the buyer. */
export function priceNow({ priceOre, steps }: OfferedArticle, quantity: number): number | null {
  return priceOre === null ? null : pricePerPiece({ priceOre, steps }, quantity);
}

function stopOf(
  { priceOre, soldOut }: OfferedArticle,
  total: number,
  isInCart: boolean,
): NoteCode | undefined {
  if (priceOre === null) return 'notForYou';
  if (total > largestQuantity) return 'tooMany';
  return soldOut && !isInCart ? 'soldOut' : undefined;
}

function validatedOf(notes: readonly Note[], quantity = 0, quantityShort = 0): ValidatedRow {
  const state = worstState(notes.map(({ code }) => code));
  return {
    state,
    notes,
    quantity: state === 'stopped' ? 0 : quantity,
    quantityShort: state === 'stopped' ? 0 : quantityShort,
  };
}
