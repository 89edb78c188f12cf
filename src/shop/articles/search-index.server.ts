import { BoundedMemory } from '#kit/bounded-memory.server.ts';
import { fold } from '#kit/collate.ts';
import type { KeptArticle } from './kept-article.server.ts';
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

/** Of the next page of a search, and of what many look for. */
const rememberedBytes = 4 * 1024 * 1024;

/**
 * Finds articles by the words of their names and by how their numbers begin. There are far fewer words than articles:
 * going through them takes a fraction of a millisecond for 100,000 articles, so that parts of words are found too.
 */
export class SearchIndex {
  readonly #articles: readonly KeptArticle[];
  /** By place, as all below: looking into thousands of articles would take longer than finding them. */
  readonly #groups: Int32Array;
  readonly #remembered = new BoundedMemory<Hits>(rememberedBytes);
  readonly #setNames = new WeakMap<ReadonlySet<number>, number>();
  #sets = 0;
  readonly #words: readonly Word[];
  readonly #numbers: readonly NumberText[];

  constructor(articles: readonly KeptArticle[]) {
    this.#articles = articles;
    this.#groups = Int32Array.from(articles, ({ row }) => row.product_group_id);
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

  /**
   * The articles of these groups that have every word, the best first, else in listing order; undefined when there is
   * no word.
   */
  find(searchText: string, groupIds: ReadonlySet<number>): Hits | undefined {
    const typed = [...new Set(fold(searchText).split(/\s+/).filter(Boolean))];
    if (typed.length === 0) return undefined;
    const key = `${this.#nameOf(groupIds)} ${typed.join(' ')}`;
    let hits = this.#remembered.get(key);
    if (!hits) {
      const all = typed.map((word) => this.#pointsOf(word)).reduce(addUp);
      for (let place = 0; place < all.length; place++)
        if (all[place]! > 0 && !groupIds.has(this.#groups[place]!)) all[place] = 0;
      hits = new Hits(this.#articles, ranked(all));
      this.#remembered.set(key, hits, 4 * hits.length + 2 * key.length + 200);
    }
    return hits;
  }

  /** The same set of groups comes again as long as the data is the same. */
  #nameOf(groupIds: ReadonlySet<number>): number {
    let name = this.#setNames.get(groupIds);
    if (name === undefined) this.#setNames.set(groupIds, (name = ++this.#sets));
    return name;
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

/** Articles found, which are only looked at when they are shown. */
class Hits {
  readonly #articles: readonly KeptArticle[];
  readonly #places: Uint32Array;

  constructor(articles: readonly KeptArticle[], places: Uint32Array) {
    this.#articles = articles;
    this.#places = places;
  }

  get length(): number {
    return this.#places.length;
  }

  slice(from: number, to: number): KeptArticle[] {
    return [...this.#places.subarray(from, to)].flatMap((place) => this.#articles[place] ?? []);
  }
}

/** The places with points, those with most first, else as they come; there are few different sums, so none is sorted. */
function ranked(all: Points): Uint32Array {
  let most = 0;
  for (const sum of all) if (sum > most) most = sum;
  const counts = new Uint32Array(most + 1);
  for (const sum of all) counts[sum]!++;
  const next = new Uint32Array(most + 1);
  for (let sum = most; sum > 0; sum--) next[sum - 1] = next[sum]! + counts[sum]!;
  const places = new Uint32Array(next[0]!);
  for (let place = 0; place < all.length; place++) {
    const sum = all[place]!;
    if (sum > 0) places[next[sum]!++] = place;
  }
  return places;
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
