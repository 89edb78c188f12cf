import { quantityUnit } from '#shop/wanted-rows/quantity-units.ts';

/** What is known about the articles that a text may name. */
export type KnownNumbers = {
  /** Whether this is the article number, EAN or own number of an article, of one for sale or of a discontinued one. */
  isNumber(text: string): boolean;
  /** The names of the article that has this number. */
  namesOf(number: string): readonly string[];
  /** Whether this is the name of an article. */
  isName(text: string): boolean;
};

/** A longer text is no number and no row of an order, and would take the patterns minutes. */
export const longestRead = 500;

const unitBefore = new RegExp(String.raw`^${quantityUnit}[.:]?\s+`, 'i');
const unitAfter = new RegExp(String.raw`\s+${quantityUnit}[.:]?$`, 'i');

/** Returns the number in a cell: without the unit or punctuation beside it, where only that is known. */
export function numberIn(cell: string, known: KnownNumbers): string {
  if (cell.length > longestRead) return cell;
  const bare = cell.replace(unitBefore, '').replace(unitAfter, '');
  const readings = [
    cell,
    bare,
    bare.replace(/[\s,:.–-]+$/, ''),
    bare.replace(/^#\s*|^art(?:ikel)?\.?\s*(?:nr\.?|no\.?)?:?\s+/i, ''),
  ];
  return readings.find((reading) => reading !== '' && known.isNumber(reading)) ?? cell;
}
