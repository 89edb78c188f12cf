import { ByteBoundedCache } from '#kit/cache/byte-bounded-cache.server.ts';
import { contentLanguage, type Language } from '#kit/text/language.ts';
import type { CatalogueArticle } from '#shop/articles/memoized-article.server.ts';
import { ArticlePoints } from './article-points.server.ts';
import { Hits } from './hits.server.ts';
import type { NumberIndex } from './number-index.server.ts';
import { quality, weights } from './points.ts';
import {
  cutsOf,
  isSize,
  numberKey,
  turnedSize,
  typedWords,
  type SearchWord,
  type TypedWord,
} from './search-words.ts';
import { alternativesTo, type Synonyms } from './synonyms.ts';
import { vocabularyOf, type SearchNames, type Word } from './vocabulary.server.ts';
import { wordScanOf, type WordScan } from './word-scan.server.ts';

/** The size of the cache, which serves the next pages of a search and popular searches. */
const cachedBytes = 4 * 1024 * 1024;
/** The shortest part of a word joined of two, such as linne|duk, where both are known. */
const shortestPart = 3;
const shortestHead = 4;
/** The share of its points that an article found by a synonym gets. */
const synonymShare = 0.5;

/** Builds the index in steps of a few milliseconds, since 100,000 articles take seconds altogether. */
export function* searchIndexOf(
  articles: readonly CatalogueArticle[],
  names: SearchNames,
  numbers: NumberIndex,
): Generator<undefined, SearchIndex> {
  const words = yield* wordScanOf(yield* vocabularyOf(articles, names));
  return new SearchIndex(articles, { words, numbers, synonyms: names.synonyms });
}

/**
 * Finds articles by the words of their names, materials, colours and groups, and by the beginning of their numbers.
 * There are far fewer words than articles: scanning all of them takes a millisecond for 100,000 articles, so that
 * parts of words are found too.
 */
export class SearchIndex {
  readonly #articles: readonly CatalogueArticle[];
  /**
   * Indexed by position, as all arrays below: reading thousands of article objects would take longer than the search.
   */
  readonly #groups: Int32Array;
  readonly #cached = new ByteBoundedCache<Hits>(cachedBytes);
  readonly #scratch: ArticlePoints[] = [];
  #taken = 0;
  readonly #setNames = new WeakMap<ReadonlySet<number>, number>();
  #sets = 0;
  readonly #words: WordScan;
  readonly #numbers: NumberIndex;
  readonly #synonyms: Synonyms;

  constructor(
    articles: readonly CatalogueArticle[],
    { words, numbers, synonyms }: { words: WordScan; numbers: NumberIndex; synonyms: Synonyms },
  ) {
    this.#articles = articles;
    this.#groups = Int32Array.from(articles, ({ row }) => row.product_group_id);
    this.#words = words;
    this.#numbers = numbers;
    this.#synonyms = synonyms;
  }

  /**
   * Returns the articles of these groups that match every word, best first and otherwise in listing order; undefined
   * when there is nothing but space.
   */
  find(searchText: string, groupIds: ReadonlySet<number>, language: Language): Hits | undefined {
    const typed = typedWords(searchText);
    // Of signs alone, nothing is asked that any article could answer.
    if (typed.length === 0)
      return searchText.trim() === '' ? undefined : new Hits(this.#articles, new Uint32Array());
    const key = `${language} ${this.#nameOf(groupIds)} ${typed.map(({ marked }) => marked).join(' ')}`;
    let hits = this.#cached.get(key);
    if (!hits) {
      this.#taken = 0;
      const all = this.#pointsWithSynonyms(searchText, typed, language);
      all.filter((place) => groupIds.has(this.#groups[place]!));
      hits = new Hits(this.#articles, all.ranked());
      this.#cached.set(key, hits, 4 * hits.length + 2 * key.length + 200);
    }
    return hits;
  }

  /** The same set object is passed again while the data is unchanged. */
  #nameOf(groupIds: ReadonlySet<number>): number {
    let name = this.#setNames.get(groupIds);
    if (name === undefined) this.#setNames.set(groupIds, (name = ++this.#sets));
    return name;
  }

  /** What is found by a synonym stands after what is found by the words themselves. */
  #pointsWithSynonyms(searchText: string, typed: readonly TypedWord[], language: Language): ArticlePoints {
    const alternatives = alternativesTo(searchText, this.#synonyms);
    if (alternatives.length === 0) return this.#pointsOfAll(typed, language);
    const found = this.#empty();
    const taken = this.#taken;
    for (const alternative of alternatives) {
      this.#taken = taken;
      found.add(this.#pointsOfAll(typedWords(alternative), language, { isExact: true }), synonymShare);
    }
    this.#taken = taken;
    // Of a word that has synonyms no typing error is guessed.
    found.add(this.#pointsOfAll(typed, language, { isExact: found.count > 0 }), 1);
    return found;
  }

  #pointsOfAll(typed: readonly TypedWord[], language: Language, { isExact = false } = {}): ArticlePoints {
    const joined = typed.map(({ text }) => text).join('');
    const isSeveral = typed.length > 1;
    // A number may be typed as it is printed, in groups of digits.
    const printed = isSeveral && /\d/.test(joined) ? this.#numbers.same(joined) : [];
    if (printed.length > 0) return this.#given(printed);
    const all = typed.map((word) => this.#pointsOf(word, language, isExact)).reduce(ofBoth);
    if (!isSeveral || all.count > 0) return all;
    // Several article numbers may be typed at once.
    const numbered = typed.map(({ text }) => this.#numbers.same(numberKey(text)));
    if (numbered.every((places) => places.length > 0)) return this.#given(numbered.flat());
    const whole = this.#empty();
    const isFound = /^\d+$/.test(joined)
      ? this.#numbers.add(joined, whole)
      : this.#addWords({ text: joined, marked: typed.map(({ marked }) => marked).join('') }, language, whole);
    return isFound ? whole : all;
  }

  #pointsOf(typed: TypedWord, language: Language, isExact: boolean): ArticlePoints {
    const found = this.#empty();
    const isNumber = this.#numbers.add(numberKey(typed.text), found);
    if (this.#addWords(typed, language, found) || isNumber) return found;
    if (typed.parts.length > 0) {
      return typed.parts
        .map((part) => this.#pointsOf({ ...part, parts: [] }, language, isExact))
        .reduce(ofBoth);
    }
    const turned = turnedSize(typed.text);
    if (turned !== undefined && this.#addWords({ text: turned, marked: turned }, language, found))
      return found;
    if (isExact || isSize(typed)) return found;
    return (
      this.#pointsOfCompound(typed, language) ??
      this.#pointsOfMeant(typed, language) ??
      this.#pointsOfHead(typed, language)
    );
  }

  /**
   * Returns whether there was any match. A short text in the middle of a word counts only when no word begins or ends
   * with it.
   */
  #addWords(typed: SearchWord, language: Language, found: ArticlePoints): boolean {
    const within: Word[] = [];
    let isFound = false;
    this.#words.each(typed, (word, value) => {
      if (value === quality.within) {
        within.push(word);
        return;
      }
      isFound = true;
      give(found, word, value, language);
    });
    if (isFound && typed.text.length <= shortestPart) return true;
    for (const word of within) give(found, word, quality.within, language);
    return isFound || within.length > 0;
  }

  /** Matches a compound whose halves are both words of the catalogue: `linnehandduk` is a linen towel. */
  #pointsOfCompound(typed: SearchWord, language: Language): ArticlePoints | undefined {
    for (const { before, last } of cutsOf(typed)) {
      if (!this.#words.hasStem(before.text)) continue;
      const taken = this.#taken;
      const [one, other] = [this.#empty(), this.#empty()];
      const areBoth = this.#addWords(last, language, other) && this.#addWords(before, language, one);
      const both = areBoth ? one.and(other) : undefined;
      if (both && both.count > 0) return both;
      this.#taken = taken;
    }
    return undefined;
  }

  /** Matches a compound of which one part is known: in Swedish and English the last part names the thing. */
  #pointsOfHead(typed: SearchWord, language: Language): ArticlePoints {
    const found = this.#empty();
    const cuts = cutsOf(typed).filter(({ last }) => last.text.length >= shortestHead);
    const longest = cuts.toReversed().find(({ last }) => this.#words.hasStem(last.text));
    if (longest) {
      this.#addWords(longest.last, language, found);
      return found;
    }
    // `kaffekopp` where no word is kopp, but espressokopp ends with it; else `julklapp` for what jul is known of.
    for (const { last } of cuts.toReversed()) if (this.#addEnding(last, language, found)) return found;
    const known = cuts.find(({ before }) => this.#words.hasStem(before.text));
    if (known) this.#addWords(known.before, language, found);
    return found;
  }

  /** Returns whether any word ends with the text. */
  #addEnding(typed: SearchWord, language: Language, found: ArticlePoints): boolean {
    let isFound = false;
    this.#words.each(typed, (word, value) => {
      if (!word.text.endsWith(typed.text)) return;
      isFound = true;
      give(found, word, value, language);
    });
    return isFound;
  }

  #pointsOfMeant({ text }: SearchWord, language: Language): ArticlePoints | undefined {
    const found = this.#empty();
    const isFound = this.#words.eachMeant(text, (word, value) => give(found, word, value, language));
    return isFound ? found : undefined;
  }

  /** Reuses an array of an earlier search: a new one for each typed word would burden the garbage collector. */
  #empty(): ArticlePoints {
    const points = (this.#scratch[this.#taken++] ??= new ArticlePoints(this.#articles.length));
    points.clear();
    return points;
  }

  /** Returns points that keep the given order. */
  #given(places: readonly number[]): ArticlePoints {
    const found = this.#empty();
    for (const [at, place] of places.entries()) found.give(place, places.length - at);
    return found;
  }
}

function give(found: ArticlePoints, { postings }: Word, value: number, language: Language): void {
  for (const { field, places } of postings) {
    const points = value * weights[contentLanguage(language)][field];
    for (const place of places) found.give(place, points);
  }
}

function ofBoth(one: ArticlePoints, other: ArticlePoints): ArticlePoints {
  return one.and(other);
}
