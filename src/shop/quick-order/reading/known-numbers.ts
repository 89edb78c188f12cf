import type { KindOfWord } from '#shop/articles/look-up/name-words.ts';
import { quantityUnit } from '#shop/wanted-rows/quantity-units.ts';

/** What tells the other cells of an article's row from its quantity. */
export type KnownArticle = {
  id: number;
  names: readonly string[];
  pack: number;
  /** In öre; null where the customer has no price. */
  priceOre: number | null;
};

/** What is known about the articles that a text may name. */
export type KnownNumbers = {
  /** Whether this is the article number, EAN or own number of an article, of one for sale or of a discontinued one. */
  isNumber(text: string): boolean;
  /** The articles that have this number, discontinued ones too. */
  articlesOf(number: string): readonly KnownArticle[];
  /** Whether this is the name of an article. */
  isName(text: string): boolean;
  /** What a word in lower case is in the names of all articles, if it stands in any. */
  kindOfWord(word: string): KindOfWord | undefined;
};

/** A longer text is no number and no row of an order, and would take the patterns minutes. */
export const longestRead = 500;
/** The longest text that is looked for as a number. */
export const longestNumber = 100;

const unitBefore = new RegExp(String.raw`^${quantityUnit}[.:]?\s+`, 'i');
const unitAfter = new RegExp(String.raw`\s+${quantityUnit}[.:]?$`, 'i');

/** Returns the number in a cell: without the unit or punctuation beside it, where only that is known. */
export function numberIn(cell: string, known: KnownNumbers): string {
  if (cell.length > longestNumber || known.isNumber(cell)) return cell;
  const bare = cell.replace(unitBefore, '').replace(unitAfter, '');
  const readings = [
    bare,
    bare.replace(/[\s,:.–-]+$/, ''),
    bare.replace(/^[(["'*]+|[)\]"',:.!?*]+$/g, ''),
    bare.replace(/^#\s*|^art(?:ikel)?\.?\s*(?:nr\.?|no\.?)?:?\s+/i, ''),
  ];
  return readings.find((reading) => reading !== '' && reading !== cell && known.isNumber(reading)) ?? cell;
}

export function namesOf(number: string, known: KnownNumbers): readonly string[] {
  const articles = known.articlesOf(number);
  const [first, another] = articles;
  return first && !another ? first.names : articles.flatMap(({ names }) => names);
}

/** In öre. */
export function pricesOf(number: string, known: KnownNumbers): number[] {
  return known.articlesOf(number).flatMap(({ priceOre }) => priceOre ?? []);
}

/** Whether two numbers are known as those of one article. */
export function isSameArticle(one: string, other: string, known: KnownNumbers): boolean {
  const ids = new Set(known.articlesOf(one).map(({ id }) => id));
  return ids.size > 0 && known.articlesOf(other).some(({ id }) => ids.has(id));
}
