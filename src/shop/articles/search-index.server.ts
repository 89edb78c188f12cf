import { fold } from '#kit/collate.ts';
import type { KeptArticle } from './snapshot.server.ts';
import { allowedErrors, isMeant } from './spelling.ts';
import { stemOf } from './word-stem.ts';

type Word = { text: string; stem: string; places: number[] };
type NumberText = { text: string; place: number };
/** The points of every article by its place in the listing; 0 is not found. */
type Points = Uint16Array;

const points = {
  sameNumber: 100,
  numberBegins: 50,
  sameWord: 20,
  sameStem: 12,
  wordBegins: 10,
  part: 3,
  typo: 1,
};
/** `muggar` finds Kaffemugg; a shorter stem ends too many words. */
const shortestOfCompound = 4;

/**
 * Finds articles by the words of their names and by how their numbers begin. There are far fewer words than articles:
 * going through them takes about a millisecond for 100,000 articles, so that parts of words are found too.
 */
export class SearchIndex {
  readonly #articles: readonly KeptArticle[];
  readonly #words: readonly Word[];
  readonly #numbers: readonly NumberText[];

  constructor(articles: readonly KeptArticle[]) {
    this.#articles = articles;
    const words = new Map<string, Word>();
    const numbers: NumberText[] = [];
    for (const [place, { row }] of articles.entries()) {
      const number = fold(row.article_number);
      numbers.push({ text: number, place });
      // Also by a later part: `8` and `85` find A-85.
      for (const { index } of number.matchAll(/(?<=[^a-z0-9])[a-z0-9]/g)) {
        numbers.push({ text: number.slice(index), place });
      }
      if (row.ean) numbers.push({ text: row.ean, place });
      for (const text of new Set([...wordsOf(row.name_sv), ...wordsOf(row.name_en ?? '')])) {
        const word = words.get(text);
        if (word) word.places.push(place);
        else words.set(text, { text, stem: stemOf(text), places: [place] });
      }
    }
    this.#words = [...words.values()];
    this.#numbers = numbers.sort((a, b) => (a.text < b.text ? -1 : 1));
  }

  /** The articles that have every word, the best first, else in listing order; undefined when there is no word. */
  find(searchText: string): readonly KeptArticle[] | undefined {
    const typed = [...new Set(fold(searchText).split(/\s+/).filter(Boolean))];
    if (typed.length === 0) return undefined;
    const all = typed.map((word) => this.#pointsOf(word)).reduce(addUp);
    // There are few different sums: what has the same is put together as it comes, which is faster than sorting.
    const bySum = new Map<number, KeptArticle[]>();
    for (let place = 0; place < all.length; place++) {
      const sum = all[place] ?? 0;
      const article = this.#articles[place];
      if (sum === 0 || !article) continue;
      const same = bySum.get(sum);
      if (same) same.push(article);
      else bySum.set(sum, [article]);
    }
    return [...bySum].sort(([a], [b]) => b - a).flatMap(([, same]) => same);
  }

  #pointsOf(typed: string): Points {
    const found: Points = new Uint16Array(this.#articles.length);
    let isFound = this.#addNumbers(typed, found);
    const stem = stemOf(typed);
    for (const word of this.#words) {
      const value = pointsFor(word, typed, stem);
      if (value === 0) continue;
      isFound = true;
      give(found, word.places, value);
    }
    if (isFound) return found;
    // With a hyphen or a slash in it, it may be written otherwise: each part is a word.
    const parts = wordsOf(typed);
    if (parts.length > 1) return parts.map((part) => this.#pointsOf(part)).reduce(addUp);
    this.#addMeant(typed, found);
    return found;
  }

  /** Answers whether there was any. */
  #addNumbers(typed: string, found: Points): boolean {
    let [from, to] = [0, this.#numbers.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#numbers[middle]?.text ?? '') < typed) from = middle + 1;
      else to = middle;
    }
    const isThere = (at: number) => this.#numbers[at]?.text.startsWith(typed) === true;
    for (let at = from; isThere(at); at++) {
      const { text, place } = this.#numbers[at] as NumberText;
      give(found, [place], text === typed ? points.sameNumber : points.numberBegins);
    }
    return isThere(from);
  }

  /** With one error, and with more only when nothing is one away. */
  #addMeant(typed: string, found: Points): void {
    let isFound = false;
    for (let errors = 1; errors <= allowedErrors(typed) && !isFound; errors++) {
      for (const { text, places } of this.#words) {
        if (!isMeant(typed, text, errors)) continue;
        isFound = true;
        give(found, places, points.typo);
      }
    }
  }
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function pointsFor({ text, stem }: Word, typed: string, typedStem: string): number {
  if (text === typed) return points.sameWord;
  if (stem === typedStem) return points.sameStem;
  const at = text.indexOf(typed);
  if (at === 0) return points.wordBegins;
  const endsCompound = typedStem.length >= shortestOfCompound && stem.endsWith(typedStem);
  return at > 0 || endsCompound ? points.part : 0;
}

function give(found: Points, places: readonly number[], value: number): void {
  for (const place of places) if ((found[place] ?? 0) < value) found[place] = value;
}

/** Only what has both. */
function addUp(one: Points, other: Points): Points {
  for (let place = 0; place < one.length; place++) {
    const a = one[place] ?? 0;
    const b = other[place] ?? 0;
    one[place] = a > 0 && b > 0 ? a + b : 0;
  }
  return one;
}
