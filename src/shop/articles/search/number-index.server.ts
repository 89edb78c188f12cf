import { fold } from '#kit/text/characters/fold.ts';
import type { CatalogueArticle } from '#shop/articles/memoized-article.server.ts';
import type { ArticlePoints } from './article-points.server.ts';
import { numberPoints, shortNumber } from './points.ts';
import { numberKey } from './search-words.ts';

type NumberOf = { text: string; place: number };
const articlesInStep = 500;
const numbersInStep = 10_000;

/** Each step sorts the numbers of a few articles, or merges a part of two sorted lists. */
export function* numberIndexOf(articles: readonly CatalogueArticle[]): Generator<undefined, NumberIndex> {
  let sorted: NumberOf[][] = [];
  for (let from = 0; from < articles.length; from += articlesInStep) {
    const step = articles.slice(from, from + articlesInStep);
    const numbers = step.flatMap(({ row }, at) => textsOf(row).map((text) => ({ text, place: from + at })));
    sorted.push(numbers.sort(inOrder));
    yield;
  }
  while (sorted.length > 1) {
    const longer: NumberOf[][] = [];
    for (let at = 0; at < sorted.length; at += 2)
      longer.push(yield* merged(sorted[at]!, sorted[at + 1] ?? []));
    sorted = longer;
  }
  return new NumberIndex(sorted[0] ?? []);
}

function* merged(one: readonly NumberOf[], other: readonly NumberOf[]): Generator<undefined, NumberOf[]> {
  const both: NumberOf[] = [];
  for (let [a, b] = [0, 0]; a < one.length || b < other.length;) {
    const takesOne = b >= other.length || (a < one.length && inOrder(one[a]!, other[b]!) <= 0);
    both.push(takesOne ? one[a++]! : other[b++]!);
    if (both.length % numbersInStep === 0) yield;
  }
  return both;
}

function inOrder(a: NumberOf, b: NumberOf): number {
  return a.text < b.text ? -1 : a.text > b.text ? 1 : a.place - b.place;
}

/** A sorted index of article numbers and EANs, which ignores separators in numbers. */
export class NumberIndex {
  readonly #texts: readonly string[];
  /** The article's position, for each entry of `#texts`. */
  readonly #places: Uint32Array;

  constructor(numbers: readonly NumberOf[]) {
    this.#texts = numbers.map(({ text }) => text);
    this.#places = Uint32Array.from(numbers, ({ place }) => place);
  }

  /** Returns the articles with exactly this number. */
  same(key: string): number[] {
    const text = withoutLeadingZeros(key);
    const places: number[] = [];
    for (let at = this.#firstFrom(text); this.#texts[at] === text; at++) places.push(this.#places[at]!);
    return places;
  }

  /** Yields the articles with a number that begins with the key, in the order of these numbers. */
  *beginningWith(key: string): Generator<number> {
    const text = withoutLeadingZeros(key);
    if (text === '') return;
    for (let at = this.#firstFrom(text); this.#texts[at]?.startsWith(text); at++) yield this.#places[at]!;
  }

  /** Gives points to the articles whose numbers equal or start with the key; returns whether there was any. */
  add(key: string, found: ArticlePoints): boolean {
    const text = withoutLeadingZeros(key);
    if (text === '') return false;
    const begins = text.length < shortNumber ? numberPoints.beginsShort : numberPoints.begins;
    const first = this.#firstFrom(text);
    let at = first;
    for (; this.#texts[at]?.startsWith(text); at++) {
      const place = this.#places[at]!;
      const points = this.#texts[at] === text ? numberPoints.same : begins;
      found.give(place, points);
    }
    return at > first;
  }

  #firstFrom(text: string): number {
    let [from, to] = [0, this.#texts.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#texts[middle]! < text) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

/** Later parts of a number count too: `8` and `85` find A-85. */
function textsOf({ article_number, ean }: CatalogueArticle['row']): string[] {
  const number = fold(article_number);
  const laterParts = [...number.matchAll(/(?<=[^a-z0-9])[a-z0-9]/g)].map(({ index }) => number.slice(index));
  const texts = [number, ...laterParts].map(numberKey);
  return [...new Set((ean ? [...texts, ean] : texts).map(withoutLeadingZeros))].filter(Boolean);
}

const shortestEan = 12;

/** A scanner may read an EAN of thirteen digits with a leading 0, or one of twelve digits without it. */
function withoutLeadingZeros(text: string): string {
  return text.length >= shortestEan && /^\d+$/.test(text) ? text.replace(/^0+/, '') : text;
}
