import { fold } from '#kit/text/characters/fold.ts';
import { toNfc } from '#kit/text/unicode-text.mjs';

/** A word as it is searched for: `marked` keeps å, ä and ö, so that `blå` does not match the beginning of `black`. */
export type SearchWord = { text: string; marked: string };

/** A typed word; `parts` are the words of one with a hyphen or slash, otherwise empty. */
export type TypedWord = SearchWord & { parts: readonly SearchWord[] };

/** No article name has more words, and each one costs a scan of the whole catalogue. */
const mostWords = 16;
const units = 'mm|cm|dm|m|ml|cl|dl|l|g|kg|st|pcs|pc|pack|p|w|v';
const size = /(\d)\s*[x×*]\s*(?=\d)/giu;
const decimalComma = /(\d),(?=\d)/gu;
const diameter = /[ø⌀∅]\s*(?=\d)/giu;
const unitOfSize = new RegExp(`(\\dx[\\d.]+)\\s*(?:${units})(?![\\p{L}\\p{N}])`, 'giu');
const numberWithUnit = new RegExp(`(\\d)[\\s-]*(${units})(?![\\p{L}\\p{N}])`, 'giu');
const word = /(?:\d+\.\d+|[\p{L}\p{N}])+/gu;

/** Splits a text into chunks and normalises sizes and counts: `Mugg 35 cl` → `mugg`, `35cl`. */
export function chunksOf(text: string): string[] {
  return withOneSpelling(text).split(/\s+/).filter(Boolean);
}

/**
 * The search texts of a chunk, with accents: `43x33` is also 43, 33, 43cm and 33cm, since a length is often written
 * without its unit; `35cl` is also 35; `t-light` also tlight.
 */
export function textsOfChunk(chunk: string): string[] {
  const words = (chunk.match(word) ?? []).flatMap((one) => [one, ...numbersWithin(one), ...lengthsOf(one)]);
  return [...new Set(words.length > 1 ? [...words, withoutMarks(chunk)] : words)];
}

/** Splits the typed text into words; filler words are dropped when there are others. */
export function typedWords(searchText: string): TypedWord[] {
  const words = [...new Set(chunksOf(searchText))].flatMap((chunk) => {
    const parts = chunk.match(word) ?? [];
    if (parts.length === 0) return [];
    return [{ ...searchWord(withoutMarks(chunk)), parts: parts.length > 1 ? parts.map(searchWord) : [] }];
  });
  const telling = words.filter(({ text }) => !sayNothing.has(text));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

export type Cut = { before: SearchWord; last: SearchWord };

const shortestPart = 3;

/** The ways to split a compound in two, the shortest last part first; a linking s belongs to neither. */
export function cutsOf({ text, marked }: SearchWord): Cut[] {
  if (/\d/.test(text) || marked.length !== text.length) return [];
  const cuts: Cut[] = [];
  for (let at = text.length - shortestPart; at >= shortestPart; at--) {
    const last = { text: text.slice(at), marked: marked.slice(at) };
    const before = { text: text.slice(0, at), marked: marked.slice(0, at) };
    cuts.push({ before, last });
    if (before.text.endsWith('s') && at > shortestPart) {
      cuts.push({ before: { text: before.text.slice(0, -1), marked: before.marked.slice(0, -1) }, last });
    }
  }
  return cuts;
}

/** Returns a number without separators for comparison: `A-85` and `9 521234 201137`. */
export function numberKey(text: string): string {
  if (/^[a-z0-9]*$/.test(text)) return text;
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** `33x43` → `43x33`; undefined for other words. */
export function turnedSize(text: string): string | undefined {
  const match = /^([\d.]+)x([\d.]+)$/.exec(text);
  return match ? `${match[2]}x${match[1]}` : undefined;
}

/** A size or an amount, such as `43x34` or `35cl`: another one is another article. */
export function isSize({ text }: SearchWord): boolean {
  return /^\d/.test(text);
}

const sayNothing = new Set('och med i av pa till for en ett the a an of and with in on for to w'.split(' '));

function withOneSpelling(text: string): string {
  const lower = toNfc(text).toLocaleLowerCase('sv');
  if (!/\d/.test(lower)) return lower;
  return lower
    .replace(diameter, '')
    .replace(decimalComma, '$1.')
    .replace(size, '$1x')
    .replace(unitOfSize, '$1')
    .replace(numberWithUnit, '$1$2');
}

function numbersWithin(one: string): string[] {
  return /\d\p{L}|\p{L}\d/u.test(one) ? (one.match(/\d+(?:\.\d+)?/g) ?? []) : [];
}

function lengthsOf(one: string): string[] {
  return /^[\d.]+(?:x[\d.]+)*$/.test(one) ? one.split('x').map((length) => `${length}cm`) : [];
}

function withoutMarks(text: string): string {
  return text.replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]+/gu, '');
}

export function searchWord(marked: string): SearchWord {
  return { text: fold(marked), marked };
}
