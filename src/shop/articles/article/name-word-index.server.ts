import type { CatalogueArticle } from '#shop/articles/memoized-article.server.ts';
import { colourWords, mayBePattern, wordsOfName } from '#shop/articles/name-words.ts';
import { put } from './place-lists.server.ts';

/**
 * The largest share of all articles that a pattern word may occur in: a pattern appears on several kinds of products,
 * but not on everything.
 */
const largestShare = 0.2;
const alwaysFew = 10;

/** The words of all articles' names: where each occurs, which are colours, and which may name a pattern. */
export class NameWordIndex {
  readonly #articles: readonly CatalogueArticle[];
  readonly #colourWords: ReadonlySet<string>;
  readonly #byWord = new Map<string, number[]>();
  readonly #weights = new Map<string, number>();

  constructor(articles: readonly CatalogueArticle[], namesOfColours: readonly string[]) {
    this.#articles = articles;
    this.#colourWords = colourWords(namesOfColours);
    for (const [place, article] of articles.entries())
      for (const word of new Set(wordsOfName(nameOf(article)))) put(this.#byWord, word, place);
  }

  /** The positions of the articles with this word in their name, in listing order. */
  placesOf(word: string): readonly number[] {
    return this.#byWord.get(word) ?? [];
  }

  /** How strongly a shared word relates two articles; 0 when the word is not a pattern. */
  weightOf(word: string): number {
    const known = this.#weights.get(word);
    if (known !== undefined) return known;
    const places = this.placesOf(word);
    const weight = mayBePattern(word) && !this.#colourWords.has(word) ? this.#spreadOf(places) : 0;
    this.#weights.set(word, weight);
    return weight;
  }

  /** Higher for a rare word, and for one whose articles are of many kinds: a word of a single kind names the kind. */
  #spreadOf(places: readonly number[]): number {
    const count = this.#articles.length;
    if (places.length < 2 || places.length > Math.max(alwaysFew, count * largestShare)) return 0;
    const perGroup = new Map<number, number>();
    for (const place of places) {
      const group = this.#articles[place]?.row.product_group_id ?? 0;
      perGroup.set(group, (perGroup.get(group) ?? 0) + 1);
    }
    if (perGroup.size < 2) return 0;
    const outsideLargest = 1 - Math.max(...perGroup.values()) / places.length;
    return Math.log(1 + count / places.length) * outsideLargest * Math.min(1, perGroup.size / 4 + 0.25);
  }

  /** The colour words in the article's name. */
  coloursIn(article: CatalogueArticle): string[] {
    return wordsOfName(nameOf(article)).filter((word) => this.#colourWords.has(word));
  }

  withoutColours(article: CatalogueArticle): string[] {
    return wordsOfName(nameOf(article)).filter((word) => !this.#colourWords.has(word));
  }

  /** The article's colours or, without any, the colour words in its name. */
  colourOf(article: CatalogueArticle): string {
    if (article.colourIds.length > 0) return article.colourIds.toSorted((a, b) => a - b).join(' ');
    return this.coloursIn(article).sort().join(' ');
  }

  sharesColour(one: CatalogueArticle, other: CatalogueArticle): boolean {
    const colour = this.colourOf(one);
    return colour !== '' && colour === this.colourOf(other);
  }
}

export function nameOf({ row }: CatalogueArticle): string {
  return row.name_sv || row.name_en || '';
}
