import { quantityUnit } from '#shop/wanted-rows/quantity-units.ts';
import { isPackageWord } from '#shop/wanted-rows/package-words.ts';
import { isNoOrder, tellsNothing } from './beside-words.ts';
import { isNumeric, numberWords } from './cell-forms.ts';
import { longestRead } from './known-numbers.ts';

const number = /\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?/.source;
const currency = 'kr|sek|eur|€|:-';
/**
 * A price: a number with a currency, or one with two decimals after `à`. Without them, `2 à 6` may be pieces; and without
 * `à` what stands before three digits may be the quantity: `4 249,00 kr`.
 */
const amount = new RegExp(
  String.raw`(?:^|(?<=\s))(?:(?:à|á|@)\s*(?:${number})\s?(?:${currency})|(?:à|á|@)\s*\d+[.,]\d\d|\d+(?:[.,]\d+)?\s?(?:${currency}))(?=[\s.,;)]|$)`,
  'giu',
);
/** Nobody can tell which of the numbers a currency between them belongs to: `12 kr 50`. */
const betweenNumbers = new RegExp(
  String.raw`\d\s?(?:${currency})[.:]?\s*\d[\d.,]*(?![\d.,]|\s?(?:${currency}))`,
  'iu',
);
const sizeUnit = String.raw`\s?(?:[cmd]m|[mcd]l|kg|%)(?!\p{L})`;
/** A size tells no pieces, whatever name it stands in: `30cl`. */
const size = new RegExp(String.raw`(?<![\p{L}\d.,×] ?)(?<!x )\d+(?:[.,]\d+)?${sizeUnit}`, 'giu');
/** Two sides may also be a quantity of one (`12 x 24 cm`), but not beside another quantity. */
const sides = new RegExp(
  String.raw`(?<![\p{L}\d.,])\d+(?:[.,]\d+)?(?:\s?[x×]\s?\d+(?:[.,]\d+)?)+${sizeUnit}`,
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
 * told, all of it is returned, which is no quantity and stops the row; null means that none is given. Without names the
 * article is not known, and no word can be told from its name.
 */
export function quantityBeside(beside: string, namesOfArticle?: readonly string[]): string | null {
  const names = namesOfArticle ?? [];
  const given = beside.trim();
  if (given === '') return null;
  if (given.length > longestRead) return given;
  if (betweenNumbers.test(given)) return given;
  // A name may hold what looks like a quantity (`Underlägg 4 st`).
  const text = names.reduce(withoutWhole, given).replace(amount, ' ').replace(size, ' ').trim();
  // A number alone is no part of the name, even where the name holds it too.
  if (/^\d+$/.test(text)) return text;
  const counted = [...text.replace(sides, ' ').matchAll(withUnit)];
  const all = wordsIn(counted.length > 0 ? text.replace(sides, ' ').replace(withUnit, ' ') : text);
  const left = withoutName(all, names).filter((word) => !anyUnit.test(word));
  const withDigits = left.filter((word) => /\d/.test(word));
  const [first = '', last = ''] = [left[0], left.at(-1)];
  if (isNoOrder(left) || left.some((word) => isPackageWord(word))) return given;
  if (counted.length > 0) {
    const [[, after, before] = []] = counted;
    // A number beside one with a unit may multiply it: `2 x 6 st`.
    return counted.length === 1 && withDigits.length === 0 ? (after ?? before ?? given) : given;
  }
  if ([first, last].some((word) => numberWords.has(word))) return given;
  if (withDigits.length === 0) return null;
  const [only = ''] = withDigits;
  return withDigits.length === 1 && isNumeric(only) && !(namesOfArticle && isOfUnknown(only, all, names))
    ? only
    : given;
}

/** Whether a word beside a number may tell what it counts: `2 pall`, `sida 2`, and not `2 brickor` of a `Bricka`. */
function isOfUnknown(number: string, words: readonly string[], names: readonly string[]): boolean {
  const at = words.indexOf(number);
  const ofName = names.flatMap((name) => wordsIn(name));
  return [words[at - 1], words[at + 1]].some((word) => {
    if (word === undefined || !/^\p{L}/u.test(word) || anyUnit.test(word) || tellsNothing(word)) return false;
    return !ofName.some((one) => isFormOf(one, word));
  });
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

/** A word of the name is left out once, a number of it only after another: it may also be the quantity. */
function withoutName(words: readonly string[], names: readonly string[]): string[] {
  const ofName = new Set(names.flatMap((name) => wordsIn(name)));
  const once = new Set(ofName);
  return words.filter((word, at) => {
    if (!once.has(word)) return true;
    if (/^\d+$/.test(word) && !ofName.has(words[at - 1] ?? '')) return true;
    once.delete(word);
    return false;
  });
}
