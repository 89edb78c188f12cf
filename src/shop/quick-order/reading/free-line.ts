import { quantityUnit } from '#shop/wanted-rows/quantity-units.ts';
import { numberIn } from './known-numbers.ts';
import type { KnownNumbers } from './known-numbers.ts';

export type ReadRow = { ref: string; quantity: string | null };

const unit = `${quantityUnit}[.:]?`;
const thousands = /\d{1,3}(?: \d{3})+(?:[.,]\d+)?/.source;
const plain = /[-−]?\d+(?:[.,]\d+)?/.source;
const last = (form: string) => new RegExp(`^(.+?) (?:${unit} ?)?(${form})(?: ?${unit})?$`, 'i');
const first = (form: string) => new RegExp(`^(${form})(?: ?${unit})? (.+)$`, 'i');

/** Groups of thousands are tried before a split at a space, and the last number before the first. */
const splits: readonly { form: RegExp; ref: number }[] = [
  { form: last(thousands), ref: 1 },
  { form: new RegExp(`^(.+) (?:${unit} ?)?(${plain})(?: ?${unit})?$`, 'i'), ref: 1 },
  { form: first(thousands), ref: 2 },
  { form: first(plain), ref: 2 },
];

/** What stands before an unknown number: `8 x QQQ 12`. */
const quantityWithUnit = new RegExp(`^${plain} ?${unit}$`, 'i');

/** Words that are meant as a quantity, and cannot be one. */
const numberWords = new Set(
  (
    'noll en ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo ' +
    'trettio fyrtio femtio sextio sjuttio åttio nittio hundra dussin tjog par några få zero one two three four five six ' +
    'seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty ' +
    'fifty sixty seventy eighty ninety hundred dozen pair some few'
  ).split(' '),
);
const mostWordsOfNumber = 3;
/** A longer line is no row of an order, and would take the patterns long. */
const longestLine = 500;

/**
 * Reads a line without cells, such as one of a mail: a number and a quantity, in any order, perhaps with a name between
 * them. What is not understood is the number as a whole, so that nothing is lost.
 */
export function readFreeLine(text: string, known: KnownNumbers): ReadRow {
  if (text.length > longestLine || known.isNumber(text)) return { ref: text, quantity: null };
  const found = splits.flatMap(({ form, ref }) => {
    const match = form.exec(text);
    return match ? [{ ref: match[ref] ?? '', quantity: match[3 - ref] ?? '' }] : [];
  });
  for (const { ref, quantity } of found) {
    const number = numberIn(ref, known);
    if (known.isNumber(number)) return { ref: number, quantity };
  }
  const guess = found.find(({ ref }) => !quantityWithUnit.test(ref)) ?? found[0];
  return byComma(text, known) ?? byWords(text, found, known) ?? guess ?? { ref: text, quantity: null };
}

/** A comma is a decimal comma, unless what stands before it is a known number. */
function byComma(text: string, known: KnownNumbers): ReadRow | undefined {
  const at = text.indexOf(',');
  const ref = text.slice(0, Math.max(0, at)).trim();
  if (at === -1 || !known.isNumber(ref)) return undefined;
  return { ref, quantity: quantityAfter(text.slice(at + 1).trim()) };
}

/** A name may stand beside the number: `B1012 Kruka Linnea 12 st`. */
function byWords(text: string, found: readonly ReadRow[], known: KnownNumbers): ReadRow | undefined {
  for (const { ref, quantity } of found) {
    const { number } = numberAmong(ref.split(' '), known) ?? {};
    if (number !== undefined) return { ref: number, quantity };
  }
  const among = numberAmong(text.split(' '), known);
  return among && { ref: among.number, quantity: quantityAfter(among.rest) };
}

/** Returns the known number that a line begins or ends with, and the rest of the line. */
function numberAmong(words: readonly string[], known: KnownNumbers) {
  for (let length = Math.min(mostWordsOfNumber, words.length - 1); length > 0; length--) {
    const cuts = [
      { part: words.slice(0, length), rest: words.slice(length) },
      { part: words.slice(-length), rest: words.slice(0, -length) },
    ];
    for (const { part, rest } of cuts) {
      const number = numberIn(part.join(' '), known);
      if (known.isNumber(number)) return { number, rest: rest.join(' ') };
    }
  }
  return undefined;
}

/** Returns the quantity in what stands beside a number: the number at its end, or a word that is meant as one. */
function quantityAfter(rest: string): string | null {
  if (/^[-−]?[\d ]+(?:[.,]\d+)?$/.test(rest)) return rest;
  const number = new RegExp(`(?:^|[ ,])(?:${unit} ?)?(${thousands}|${plain})(?: ?${unit})?$`, 'i').exec(
    rest,
  )?.[1];
  if (number !== undefined) return number;
  const isMeantAsNumber = /^\S*\d\S*$/.test(rest) || numberWords.has(rest.toLocaleLowerCase('sv'));
  return isMeantAsNumber ? rest : null;
}
