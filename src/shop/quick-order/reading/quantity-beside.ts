import { quantityUnit } from '#shop/wanted-rows/quantity-units.ts';
import { isPackageWord } from '#shop/wanted-rows/package-words.ts';
import { isNumeric, numberWords } from './cell-forms.ts';
import { longestRead } from './known-numbers.ts';

const number = /\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?/.source;
const amount = new RegExp(
  String.raw`(?:^|(?<=\s))(?:(?:à|á|@)\s*(?:${number})(?:\s?(?:kr|sek|eur|€|:-))?|(?:${number})\s?(?:kr|sek|eur|€|:-))(?=[\s.,;)]|$)`,
  'giu',
);
const anyUnit = new RegExp(`^${quantityUnit}$`, 'i');
/** An `x` also stands between the sides of a size. */
const unit = quantityUnit.replace('x|×|', '');
const withUnit = new RegExp(
  String.raw`(?<![\p{L}\d.,×/-])(?:(?:${unit})[.:]?\s?(${number})|(${number})\s?${unit})(?![\p{L}\d×/-])`,
  'giu',
);
/**
 * Returns the quantity in what stands beside the number of an article: the one number with a unit, or else the only
 * number that belongs neither to the article's name nor to a price. Where a number or a word for one is left that cannot be
 * told, all of it is returned, which is no quantity and stops the row; null means that none is given.
 */
export function quantityBeside(beside: string, names: readonly string[]): string | null {
  const given = beside.trim();
  if (given === '') return null;
  if (given.length > longestRead) return given;
  // A name may hold what looks like a quantity (`Underlägg 4 st`).
  const text = names.reduce(withoutWhole, given).replace(amount, ' ').trim();
  // A number alone is no part of the name, even where the name holds it too.
  if (/^\d+$/.test(text)) return text;
  const counted = [...text.matchAll(withUnit)].map(([, after, before]) => after ?? before ?? '');
  if (counted.length > 0) return counted.length === 1 ? (counted[0] ?? given) : given;
  const left = withoutName(wordsIn(text), names).filter((word) => !anyUnit.test(word));
  const [first = '', last = ''] = [left[0], left.at(-1)];
  if ([first, last].some((word) => numberWords.has(word)) || left.some((word) => isPackageWord(word)))
    return given;
  const withDigits = left.filter((word) => /\d/.test(word));
  if (withDigits.length === 0) return null;
  const [only = ''] = withDigits;
  return withDigits.length === 1 && isNumeric(only) ? only : given;
}

function withoutWhole(text: string, name: string): string {
  const at = name === '' ? -1 : text.toLocaleLowerCase('sv').indexOf(name.toLocaleLowerCase('sv'));
  return at === -1 ? text : `${text.slice(0, at)} ${text.slice(at + name.length)}`;
}

/** Groups of thousands stay together; `8x` and `x8` are numbers. */
function wordsIn(text: string): string[] {
  return (text.match(/[-−]?\d{1,3}(?: \d{3})+(?![\d.,])|[^\s]+/g) ?? [])
    .map((word) => word.replace(/^[([,;:]+|[)\],;:.!?]+$/g, '').toLocaleLowerCase('sv'))
    .map((word) => /^[x×]?(\d+)[x×]?$/.exec(word)?.[1] ?? word)
    .filter((word) => word !== '');
}

/** A word of the name is left out once, so that the number of a size may also be the quantity. */
function withoutName(words: readonly string[], names: readonly string[]): string[] {
  const left = [...words];
  for (const word of new Set(names.flatMap((name) => wordsIn(name)))) {
    const place = left.indexOf(word);
    if (place !== -1) left.splice(place, 1);
  }
  return left;
}
