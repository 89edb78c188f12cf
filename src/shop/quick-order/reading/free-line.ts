import { quantityUnit } from '#shop/wanted-rows/quantity-units.ts';
import { isExcelNumber } from '#shop/wanted-rows/excel-number.ts';
import {
  isSameArticle,
  longestRead,
  namesOf,
  numberIn,
  pricesOf,
  type KnownNumbers,
} from './known-numbers.ts';
import { quantityBeside } from './quantity-beside.ts';
import type { ReadRow } from './read-cells.ts';

const unit = `${quantityUnit}[.:]?`;
const thousands = /\d{1,3}(?: \d{3})+(?:[.,]\d+)?/.source;
const plain = /[-−]?\d+(?:[.,]\d+)?/.source;
const last = (form: string) => new RegExp(`^(.+?) (?:${unit} ?)?(${form})(?: ?${unit})?$`, 'i');
const first = (form: string) => new RegExp(`^(${form})(?: ?${unit})? (.+)$`, 'i');

/** What has a unit is the quantity. Groups of thousands are tried before a split at a space, and the last number before the first. */
const splits: readonly { form: RegExp; ref: number }[] = [
  { form: new RegExp(`^(${plain}) ?${unit} (.+)$`, 'i'), ref: 2 },
  { form: new RegExp(`^(.+) (?:${unit} ?(${plain})|(${plain}) ?${unit})$`, 'i'), ref: 1 },
  { form: last(thousands), ref: 1 },
  { form: new RegExp(`^(.+) (?:${unit} ?)?(${plain})(?: ?${unit})?$`, 'i'), ref: 1 },
  { form: first(thousands), ref: 2 },
  { form: first(plain), ref: 2 },
];

/** What stands before an unknown number: `8 x QQQ 12`. */
const quantityWithUnit = new RegExp(`^${plain} ?${unit}$`, 'i');

/** A sign may stand between a number and a quantity without a space: `2×10106`, `10106/6`, `10106=4`. */
const joined: readonly { form: RegExp; ref: number }[] = [
  { form: /^(.+?)\s?[x×*/=:]\s?(\d{1,7})$/i, ref: 1 },
  { form: /^(\d{1,7})\s?[x×*]\s?(.+)$/i, ref: 2 },
];

const mostWordsOfNumber = 3;

/**
 * Reads a line without cells, such as one of a mail: a number and a quantity, in any order, perhaps with a name between
 * them. What is not understood is the number as a whole, so that nothing is lost.
 */
export function readFreeLine(text: string, known: KnownNumbers): ReadRow {
  if (text.length > longestRead || known.isNumber(text) || known.isName(text))
    return { ref: text, quantity: null };
  const found = splits.flatMap(({ form, ref }) => {
    const match = form.exec(text);
    return match ? [{ ref: match[ref] ?? '', quantity: match[3 - ref] ?? match[3] ?? '' }] : [];
  });
  const several = articlesIn(text, known);
  // Two articles in one line: neither is guessed.
  if (several.length > 1) return { ref: several.join(' / '), quantity: null };
  for (const { ref, quantity } of found) {
    const number = numberIn(ref, known);
    // An EAN beside the article number is no quantity.
    if (known.isNumber(number) && isSameArticle(number, quantity, known))
      return { ref: number, quantity: null };
    if (known.isNumber(number) && isOtherArticle(quantity, known))
      return { ref: `${number} / ${quantity}`, quantity: null };
    if (known.isNumber(number)) return unlessSum({ ref: number, quantity }, known);
  }
  const atSign = joined.flatMap(({ form, ref }) => {
    const match = form.exec(text);
    const number = numberIn(match?.[ref] ?? '', known);
    return match && known.isNumber(number) ? [{ ref: number, quantity: match[3 - ref] ?? '' }] : [];
  })[0];
  if (atSign) return atSign;
  const named = found.find(({ ref }) => known.isName(ref));
  // The number beside a name is that of an article sooner than a quantity.
  if (named && known.isNumber(named.quantity) && named.quantity.length >= shortestOfSeveral)
    return { ref: isNameOf(named.ref, named.quantity, known) ? named.quantity : text, quantity: null };
  if (named) return named;
  const guess = found.find(({ ref }) => !quantityWithUnit.test(ref)) ?? found[0];
  return (
    byComma(text, known) ??
    unlessSum(byWords(text, known), known) ??
    byExcel(text) ??
    guess ?? { ref: text, quantity: null }
  );
}

const shortestOfSeveral = 4;

/** A quantity with groups of thousands may be one and the sum of its row: `12 600` at a price of 50. */
function unlessSum<Row extends ReadRow | undefined>(row: Row, known: KnownNumbers): Row {
  const [, first, rest] = /^(\d{1,3}) (\d{3}(?: \d{3})*)(?:[.,]\d+)?$/.exec(row?.quantity ?? '') ?? [];
  if (!row || first === undefined || rest === undefined) return row;
  const hundredths = 100 * Number(rest.replaceAll(' ', ''));
  const isSum = known
    .articlesOf(row.ref)
    .some(
      ({ priceOre }) =>
        priceOre !== null && [1, Number(first)].some((count) => isNear(hundredths, priceOre * count)),
    );
  return isSum ? { ...row, quantity: `${row.quantity} ?` } : row;
}

/** A discount of half is the largest that is agreed on. */
function isNear(sum: number, whole: number): boolean {
  return sum <= whole && 2 * sum >= whole;
}

function isNameOf(name: string, number: string, known: KnownNumbers): boolean {
  const same = name.toLocaleLowerCase('sv');
  return namesOf(number, known).some((one) => one.toLocaleLowerCase('sv') === same);
}

function isOtherArticle(quantity: string, known: KnownNumbers): boolean {
  return quantity.length >= shortestOfSeveral && known.isNumber(quantity);
}

/** Returns a number of the first two articles that a line names; a short number is sooner a quantity. */
export function articlesIn(text: string, known: KnownNumbers): string[] {
  const numbers: string[] = [];
  for (const word of new Set(text.split(/[\s,;+]+/))) {
    for (const part of partsOf(word, known)) {
      if (part.length < shortestOfSeveral || !known.isNumber(part)) continue;
      if (!numbers.some((number) => isSameArticle(number, part, known))) numbers.push(part);
      if (numbers.length === 2) return numbers;
    }
  }
  return numbers;
}

/** Returns a word as it stands and without signs around it, or the digits in it: `10103.`, `(10103)`, `nr10103`. */
function partsOf(word: string, known: KnownNumbers): readonly string[] {
  const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return [word, bare].some((one) => known.isNumber(one)) ? [word, bare] : (word.match(/\d{4,}/g) ?? []);
}

/** A comma is a decimal comma, unless what stands before it is a known number. */
function byComma(text: string, known: KnownNumbers): ReadRow | undefined {
  const at = text.indexOf(',');
  const ref = text.slice(0, Math.max(0, at)).trim();
  if (at === -1 || !known.isNumber(ref)) return undefined;
  return { ref, quantity: quantityBeside(text.slice(at + 1), namesOf(ref, known), pricesOf(ref, known)) };
}

/** A name may stand beside the number: `B1012 Kruka Linnea 12 st`. */
function byWords(text: string, known: KnownNumbers): ReadRow | undefined {
  const found = numberAmong(text.split(' '), known);
  if (!found) return undefined;
  // Numbers on both sides are two, and no groups of thousands.
  const rest = found.rest
    .map((side) => side.filter((word) => !isSameArticle(found.number, word, known)).join(' '))
    .filter((side) => side !== '')
    .join(' ; ');
  const { number } = found;
  return { ref: number, quantity: quantityBeside(rest, namesOf(number, known), pricesOf(number, known)) };
}

/** A long number that a spreadsheet has shortened is told as such. */
function byExcel(text: string): ReadRow | undefined {
  const words = text.split(' ');
  const ref = words.find(isExcelNumber);
  return ref === undefined
    ? undefined
    : { ref, quantity: quantityBeside(words.filter((word) => word !== ref).join(' ')) };
}

/** Returns the known number that a line begins or ends with, or that follows a quantity, and the rest of the line. */
function numberAmong(words: readonly string[], known: KnownNumbers) {
  for (const startOf of [() => 0, (length: number) => words.length - length, () => 1, () => 2]) {
    for (let length = Math.min(mostWordsOfNumber, words.length - 1); length > 0; length--) {
      const start = startOf(length);
      const number = numberIn(words.slice(start, start + length).join(' '), known);
      if (!known.isNumber(number)) continue;
      return { number, rest: [words.slice(0, start), words.slice(start + length)] };
    }
  }
  // In the middle of a line only a number that is no quantity is looked for: `Gryta (GK-200): 12 st`.
  const at = words.findIndex((word) => {
    const number = numberIn(word, known);
    return number.length >= shortestOfSeveral && known.isNumber(number);
  });
  if (at === -1) return undefined;
  return { number: numberIn(words[at]!, known), rest: [words.slice(0, at), words.slice(at + 1)] };
}
