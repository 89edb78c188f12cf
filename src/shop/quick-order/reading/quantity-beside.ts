import { quantityUnit } from '#shop/wanted-rows/quantity-units.ts';
import { isPackageWord } from '#shop/wanted-rows/package-words.ts';
import { tellsNothing } from './beside-words.ts';
import { isNoOrder } from '#shop/quick-order/words/status-words.ts';
import { isNumeric, numberWords } from './cell-forms.ts';
import { areProven, currencies as currency, withoutDecimals, withoutMoney } from './money-beside.ts';
import { longestRead } from './known-numbers.ts';
import { provenBySum } from './proven-by-sum.ts';
import {
  areAccountedFor,
  isFormOfAny,
  quantityMark,
  withoutName,
  withoutRecipient,
  wordsIn,
} from './named-words.ts';

const number = /\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?/.source;
/**
 * A price: a number with a currency, or one with two decimals after `à`. Without them, `2 à 6` may be pieces; and without
 * `à` what stands before three digits may be the quantity: `4 249,00 kr`.
 */
const amount = new RegExp(
  String.raw`(?:^|(?<=[\s(]))(?:(?:à|á|@)\s*(?:${number})\s?(?:${currency})|(?:à|á|@)\s*\d+[.,]\d\d|\d+(?:[.,]\d+)?\s?(?:${currency}))(?=[\s.,:;)]|$)`,
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
 * number that belongs neither to the article's name nor to a price. Where a number or a word is left that cannot be told,
 * all of it is returned, which is no quantity and stops the row; null means that none is given. Without names the article
 * is not known, and no word can be told from its name. `prices` are the article's, in öre.
 */
export function quantityBeside(
  beside: string,
  namesOfArticle?: readonly string[],
  prices: readonly number[] = [],
): string | null {
  const given = beside.trim();
  if (given === '') return null;
  if (given.length > longestRead) return given;
  const proven = provenBySum(given, prices);
  if (proven !== undefined) {
    const quantity = quantityIn(`${proven.before} ${proven.quantity} st`.trim(), namesOfArticle);
    return quantity === proven.quantity ? quantity : given;
  }
  const first = withoutMoney(given, prices);
  const isWithUnit = first.text.replace(sides, ' ').search(withUnit) >= 0;
  const { text, amounts } = isWithUnit ? withoutDecimals(first.text) : { text: first.text, amounts: [] };
  const quantity = quantityIn(text.trim(), namesOfArticle);
  const isRead = quantity === null || isNumeric(quantity);
  return isRead && areProven([...first.amounts, ...amounts], quantity, prices) ? quantity : given;
}

function quantityIn(given: string, namesOfArticle: readonly string[] | undefined): string | null {
  const names = (namesOfArticle ?? []).map(withSigns);
  if (given === '') return null;
  if (betweenNumbers.test(given)) return given;
  const text = plainOf(given, names);
  // A number alone is no part of the name, even where the name holds it too.
  if (/^\d+$/.test(text)) return text;
  const counted = [...text.replace(sides, ' ').matchAll(withUnit)];
  const parted = counted.length > 0 ? text.replace(sides, ' ').replace(withUnit, ` ${quantityMark} `) : text;
  const all = wordsIn(parted);
  const left = withoutName(all, names).filter((word) => !anyUnit.test(word) && word !== quantityMark);
  const withDigits = left.filter((word) => /\d/.test(word));
  const [first = '', last = ''] = [left[0], left.at(-1)];
  if (isNoOrder(left.flatMap((word) => word.split(/[^\p{L}]+/u)))) return given;
  if (left.some((word) => isPackageWord(word))) return given;
  const isClear = (quantity: string) =>
    !namesOfArticle || areAccountedFor(all, { quantity, names, isUnit: (word) => anyUnit.test(word) });
  if (counted.length > 0) {
    const [[, after, before] = []] = counted;
    // A number beside one with a unit may multiply it: `2 x 6 st`.
    const isOne = counted.length === 1 && withDigits.length === 0 && isClear(quantityMark);
    return isOne ? (after ?? before ?? given) : given;
  }
  if ([first, last].some((word) => numberWords.has(word))) return given;
  if (withDigits.length === 0) return mayBeOfName(all, names) ? given : null;
  const [only = ''] = withDigits;
  if (isSideOfName(only, all, names)) return given;
  return withDigits.length === 1 &&
    isNumeric(only) &&
    isClear(only) &&
    !(namesOfArticle && isOfUnknown(only, all, names))
    ? only
    : given;
}

/** Whether a number beside a word of the name stands in the name too, and not as it does there: `Gryta 24` of a `Gryta 24 cm`. */
function mayBeOfName(words: readonly string[], names: readonly string[]): boolean {
  const ofNames = names.map(wordsIn);
  return words.some((word, at) => {
    if (!/^\d+$/.test(word)) return false;
    const isAsThere = (name: readonly string[]) =>
      name.some(
        (one, place) =>
          one === word && name[place + 1] === words[at + 1] && name[place - 1] === words[at - 1],
      );
    return ofNames.some((name) => name.includes(word)) && !ofNames.some(isAsThere);
  });
}

/** Whether a number after a word of the name is a part of one: `Bricka 27` of a `Bricka 27×20`. */
function isSideOfName(number: string, words: readonly string[], names: readonly string[]): boolean {
  const before = words[words.indexOf(number) - 1];
  const ofNames = names.flatMap(wordsIn);
  const sides = ofNames.filter((word) => !/^\d+$/.test(word)).flatMap((word) => word.match(/\d+/g) ?? []);
  return (
    before !== undefined &&
    sides.includes(number) &&
    isFormOfAny(before, ofNames) &&
    !words.some((word) => word.includes('×'))
  );
}

/** Whether something beside the number of an article, where no quantity is read, may stand for one: `dito`, `-"-`, `6 kg`. */
export function mayMeanQuantity(beside: string, namesOfArticle: readonly string[]): boolean {
  if (beside.length > longestRead) return true;
  const names = namesOfArticle.map(withSigns);
  const text = names.reduce(withoutWhole, withSigns(beside)).replace(amount, ' ').trim();
  if (/(?:^|[\s–—-])["”″〃'’]{1,2}(?=[\s–—-]|$)|\p{No}/u.test(text)) return true;
  const words = wordsIn(withoutRecipient(text));
  return (
    words.some((word) => /^\d/.test(word) && /\d/.test(withoutName(words, names).join(' '))) ||
    !areAccountedFor(words, { quantity: '', names, isUnit: (word) => anyUnit.test(word) })
  );
}

/** What stands beside the number, without the article's name, prices, sizes and who it is for. */
function plainOf(given: string, names: readonly string[]): string {
  // A name may hold what looks like a quantity (`Underlägg 4 st`).
  const text = names.reduce(withoutWhole, withSigns(given)).replace(amount, ' ').replace(size, ' ');
  return withoutRecipient(text).trim();
}

/** An `x` between the sides of a size is written for its sign: `27x20`. */
function withSigns(text: string): string {
  return text.replace(/(?<=\d)x(?=\d)/gi, '×');
}

/** Whether a word beside a number may tell what it counts: `2 pall`, `sida 2`, and not `2 brickor` of a `Bricka`. */
function isOfUnknown(number: string, words: readonly string[], names: readonly string[]): boolean {
  const at = words.indexOf(number);
  const ofName = names.flatMap((name) => wordsIn(name));
  return [words[at - 1], words[at + 1]].some((word) => {
    if (word === undefined || !/^\p{L}/u.test(word) || anyUnit.test(word) || tellsNothing(word)) return false;
    return !isFormOfAny(word, ofName);
  });
}

function withoutWhole(text: string, name: string): string {
  const at = name === '' ? -1 : text.toLocaleLowerCase('sv').indexOf(name.toLocaleLowerCase('sv'));
  return at === -1 ? text : `${text.slice(0, at)} ${text.slice(at + name.length)}`;
}
