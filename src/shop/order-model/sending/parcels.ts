import { misfitAmong } from './parcel-pattern.ts';

export const mostParcels = 50;
/** Of one number of a parcel. */
export const longestParcel = 60;
/** Of a text that holds several. */
export const longestParcels = 2_000;

const between = /[,;|\t\r\n]+|(?<=^|\s)(?:[/+&]|och|and)(?=\s|$)/i;
/** Words of this length are each a number, unless the carrier's form says otherwise. */
const surelyWhole = 8;
/** Words that all have as many signs are numbers too, where they are no groups of a known form. */
const likelyWhole = 6;
const [shortestInGroups, longestInGroups] = [8, 40];
/** More are no groups of numbers that may be told. */
const mostGroups = 4 * mostParcels;

/**
 * Returns the numbers of parcels in a text that people typed or pasted, in its order and each once. People write one number
 * in groups, and several with only spaces between; `pattern` is what the way's numbers look like.
 */
export function parcelsIn(text: string, pattern = ''): string[] {
  return distinct(
    text.split(between).flatMap((part) =>
      numbersIn(
        part.split(/\s+/).filter((word) => word !== ''),
        pattern,
      ),
    ),
  );
}

function numbersIn(words: readonly string[], pattern: string): readonly string[] {
  if (words.length < 2 || words.length > mostGroups) return words;
  const own = numbersOfForm(words, pattern);
  if (own) return own;
  if (words.every((word) => isNumber(word, surelyWhole))) return words;
  const known = numbersOfForm(words, 'S10 SSCC');
  if (known) return known;
  const joined = words.join('');
  const isOne = joined.length >= shortestInGroups && joined.length <= longestInGroups;
  const areSeveral = words.every((word) => isNumber(word, likelyWhole)) || isOneSeries(words);
  return isOne && !areSeveral ? [joined] : words;
}

/** Words that begin with the same letters and go on in digits: `SE1 SE2`. */
function isOneSeries([first = '', ...others]: readonly string[]): boolean {
  const letters = /^\p{L}+(?=[\d-]+$)/u;
  const [series] = letters.exec(first) ?? [];
  return series !== undefined && others.every((word) => letters.exec(word)?.[0] === series);
}

function isNumber(word: string, least: number): boolean {
  return word.length >= least && /\d/.test(word);
}

/** Returns the numbers of which these are the groups; null when not all of them are of the form. */
function numbersOfForm(groups: readonly string[], pattern: string): string[] | null {
  if (pattern === '') return null;
  const from: (string[] | null)[] = groups.map(() => null);
  from.push([]);
  for (let start = groups.length - 1; start >= 0; start -= 1) {
    let number = '';
    for (let end = start; end < groups.length && number.length <= longestInGroups; end += 1) {
      number += groups[end];
      const after = from[end + 1];
      if (!after || misfitAmong(pattern, [number])) continue;
      from[start] = [number, ...after];
      break;
    }
  }
  return from[0] ?? null;
}

/** Returns the numbers of parcels in a cell of a file, where a number may hold a space. */
export function parcelsInCell(text: string): string[] {
  return distinct(text.split('|').map((number) => number.trim()));
}

/** Writes numbers of parcels as a cell of a file has them. */
export function parcelsToCell(parcels: readonly string[]): string {
  return parcels.join('|');
}

function distinct(numbers: readonly string[]): string[] {
  return [...new Set(numbers)].filter((number) => number !== '');
}
