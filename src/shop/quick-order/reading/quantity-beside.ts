import { quantityUnit } from '#shop/wanted-rows/quantity-units.ts';
import { isPackageWord } from '#shop/wanted-rows/package-words.ts';
import { isNumeric, numberWords } from './cell-forms.ts';
import { longestRead } from './known-numbers.ts';

const number = /\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?/.source;
const amount = new RegExp(
  String.raw`(?:^|(?<=\s))(?:(?:à|á|@)\s*(?:${number})(?:\s?(?:kr|sek|eur|€|:-))?|(?:${number})\s?(?:kr|sek|eur|€|:-))(?=[\s.,;)]|$)`,
  'giu',
);
/** A size tells no pieces, whatever name it stands in: `38 × 38 cm`, `30cl`. */
const measure =
  /(?<![\p{L}\d.,])\d+(?:[.,]\d+)?(?:\s?[x×]\s?\d+(?:[.,]\d+)?)*\s?(?:[cmd]m|[mcd]l|kg|%)(?!\p{L})/giu;
/** What may follow a quantity without telling what it counts. */
const filler =
  /^(?:av|of|von|à|och|and|und|till|to|for|för|für|tack|thanks?|please|bitte|danke|gärna|snarast|asap|i|in|from|från|eller|or|oder)$/;
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
  const text = names.reduce(withoutWhole, given).replace(amount, ' ').replace(measure, ' ').trim();
  // A number alone is no part of the name, even where the name holds it too.
  if (/^\d+$/.test(text)) return text;
  const counted = [...text.matchAll(withUnit)];
  const left = withoutName(wordsIn(text.replace(withUnit, ' ')), names).filter((word) => !anyUnit.test(word));
  const withDigits = left.filter((word) => /\d/.test(word));
  if (counted.length > 0) {
    const [[, after, before] = []] = counted;
    // A number beside one with a unit may multiply it: `2 x 6 st`.
    return counted.length === 1 && withDigits.length === 0 ? (after ?? before ?? given) : given;
  }
  const [first = '', last = ''] = [left[0], left.at(-1)];
  if ([first, last].some((word) => numberWords.has(word)) || left.some((word) => isPackageWord(word)))
    return given;
  if (withDigits.length === 0) return null;
  const [only = ''] = withDigits;
  return withDigits.length === 1 && isNumeric(only) && !isOfUnknown(only, text, names) ? only : given;
}

/** Whether a word after a number may tell what it counts: `2 pall`, and not `2 brickor` of a `Bricka`. */
function isOfUnknown(number: string, text: string, names: readonly string[]): boolean {
  const words = wordsIn(text);
  const next = words[words.indexOf(number) + 1] ?? '';
  if (!/^\p{L}/u.test(next) || anyUnit.test(next) || filler.test(next)) return false;
  return !names.flatMap((name) => wordsIn(name)).some((word) => isFormOf(word, next));
}

/** Whether two words begin alike, as singular and plural do. */
function isFormOf(word: string, other: string): boolean {
  const stem = Math.max(3, word.length - 2);
  return word.length >= 3 && word.slice(0, stem) === other.slice(0, stem);
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
