import { tellsNothing } from './beside-words.ts';
import { isNoOrder } from '#shop/quick-order/words/status-words.ts';

/** Stands for the quantity among the words beside it. */
export const quantityMark = '#';

type Around = { quantity: string; names: readonly string[]; isUnit: (word: string) => boolean };

/**
 * Whether every word beside a quantity is of the article's name, a unit, or one that tells nothing. Customers add a word to
 * a name (`Bricka liten`, `Tablett Kottestig`): one that stands before a word of it, or between it and the quantity.
 */
export function areAccountedFor(words: readonly string[], { quantity, names, isUnit }: Around): boolean {
  const ofName = names.flatMap((name) => wordsIn(name));
  const isName = (word: string) => ofName.includes(word) || isFormOfAny(word, ofName);
  const isTold = (word: string) =>
    (!/\p{L}/u.test(word) && !isSign(word)) ||
    isUnit(word) ||
    isName(word) ||
    (!isSign(word) &&
      word
        .split(/[^\p{L}]+/u)
        .filter(Boolean)
        .every((part) => tellsNothing(part)));
  const unknown = words.flatMap((word, at) => (word === quantity || isTold(word) ? [] : [at]));
  const [only, another] = unknown;
  if (only === undefined) return true;
  if (another !== undefined) return false;
  const isLetters = /^\p{L}+$/u.test(words[only] ?? '');
  const isBeforeName = words.slice(only + 1).some(isName);
  const isAfterName = only < words.indexOf(quantity) && words.slice(0, only).some(isName);
  return isLetters && (isBeforeName || isAfterName);
}

/** Signs tell what is meant of a row: a tick, a cross, money. */
function isSign(word: string): boolean {
  return /[\p{So}\p{Sc}✓✔✗✘☐☑☒]/u.test(word);
}

const shortestPart = 4;

/** Whether a word is one of these, or begins as it does (singular and plural), or is put together with it. */
export function isFormOfAny(word: string, others: readonly string[]): boolean {
  return others.some(
    (other) =>
      isFormOf(other, word) ||
      (/^\p{L}+$/u.test(other) &&
        other.length >= shortestPart &&
        (word.endsWith(other) || (word.startsWith(other) && !isNoOrder([word.slice(other.length)])))),
  );
}

/** Whether two words begin alike, as singular and plural do. */
function isFormOf(word: string, other: string): boolean {
  const stem = Math.max(3, word.length - 2);
  return word.length >= 3 && word.slice(0, stem) === other.slice(0, stem);
}

const multiplying =
  /^(?:varje|varsin|alla|båda|samtliga|each|all|every|both|jede\p{L}?|alle\p{L}?|beide\p{L}?)$/iu;
const recipient = /(?<!\p{L})(?:till|för|åt|to|for|für) (\p{Lu}[\p{L}'’-]*)[\s.,;)!]*$/u;

/** Whom a row is for, at its end, tells nothing: `12 st till Anna`; what multiplies it does. */
export function withoutRecipient(text: string): string {
  return text.replace(recipient, (whole, name: string) =>
    multiplying.test(name) || isNoOrder([name.toLocaleLowerCase('sv')]) ? whole : ' ',
  );
}

/** Groups of thousands stay together; `8x` and `x8` are numbers. A `;` alone stands for the number of the article. */
export function wordsIn(text: string): string[] {
  return (text.match(/[-−]?\d{1,3}(?: \d{3})+(?![\d.,])|[^\s]+/g) ?? [])
    .map((word) =>
      word === ';' ? word : word.replace(/^[([,;:]+|[)\],;:.!?]+$/g, '').toLocaleLowerCase('sv'),
    )
    .map((word) => /^[x×]?(\d+)[x×]?$/.exec(word)?.[1] ?? word)
    .filter((word) => word !== '');
}

/** A word of the name is left out once, a number of it only after another: it may also be the quantity. */
export function withoutName(words: readonly string[], names: readonly string[]): string[] {
  const ofName = new Set(names.flatMap((name) => wordsIn(name)));
  const once = new Set(ofName);
  return words.filter((word, at) => {
    if (!once.has(word)) return true;
    if (/^\d+$/.test(word) && !ofName.has(words[at - 1] ?? '')) return true;
    once.delete(word);
    return false;
  });
}
