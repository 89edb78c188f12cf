import { fold } from '#kit/collate.ts';
import type { KeptArticle } from './snapshot.server.ts';
import { allowedErrors, isMeant } from './spelling.ts';
import { stemOf } from './word-stem.ts';

type Word = { text: string; stem: string; places: number[] };
type NumberText = { text: string; place: number };
/** Points of the articles found, by their place in the listing. */
type Points = Map<number, number>;

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
  find(searchText: string): KeptArticle[] | undefined {
    const typed = fold(searchText).split(/\s+/).filter(Boolean);
    const [first, ...rest] = [...new Set(typed)].map((word) => this.#pointsOf(word));
    if (!first) return undefined;
    const all = rest.reduce(addUp, first);
    return [...all]
      .sort(([a, of], [b, thanOf]) => thanOf - of || a - b)
      .flatMap(([place]) => this.#articles[place] ?? []);
  }

  #pointsOf(typed: string): Points {
    const found: Points = new Map();
    this.#addNumbers(typed, found);
    const stem = stemOf(typed);
    for (const word of this.#words) give(found, word.places, pointsFor(word, typed, stem));
    // With a hyphen or a slash in it, it may be written otherwise: each part is a word.
    const parts = wordsOf(typed);
    if (found.size === 0 && parts.length > 1) return parts.map((part) => this.#pointsOf(part)).reduce(addUp);
    if (found.size === 0) this.#addMeant(typed, found);
    return found;
  }

  #addNumbers(typed: string, found: Points): void {
    let [from, to] = [0, this.#numbers.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#numbers[middle]?.text ?? '') < typed) from = middle + 1;
      else to = middle;
    }
    for (let at = from; this.#numbers[at]?.text.startsWith(typed); at++) {
      const { text, place } = this.#numbers[at] as NumberText;
      give(found, [place], text === typed ? points.sameNumber : points.numberBegins);
    }
  }

  #addMeant(typed: string, found: Points): void {
    for (let errors = 1; errors <= allowedErrors(typed) && found.size === 0; errors++) {
      for (const { text, places } of this.#words) {
        if (isMeant(typed, text, errors)) give(found, places, points.typo);
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
  if (value === 0) return;
  for (const place of places) if ((found.get(place) ?? 0) < value) found.set(place, value);
}

/** Only what has both. */
function addUp(one: Points, other: Points): Points {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  const both: Points = new Map();
  for (const [place, value] of few) {
    const more = many.get(place);
    if (more !== undefined) both.set(place, value + more);
  }
  return both;
}
