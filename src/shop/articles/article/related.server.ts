import type { CatalogueArticle } from '#shop/articles/memoized-article.server.ts';
import { colourWords, mayBePattern, wordsOfName } from '#shop/articles/name-words.ts';

/** Related articles. No article appears in two of the lists. */
export type Related = {
  /** The same product in other colours. */
  otherColours: CatalogueArticle[];
  /** Other products with the same pattern or motif. */
  samePattern: CatalogueArticle[];
  /** Products of other kinds in the same colour. */
  usedWith: CatalogueArticle[];
  /** Other articles of the group and then its neighbours, used when the lists above are almost empty. */
  seeAlso: CatalogueArticle[];
};

type Scored = { place: number; score: number };

const longest = { otherColours: 8, samePattern: 8, usedWith: 4, seeAlso: 4 };
const fewest = 4;
const neighbours = 20;
/**
 * The maximum number of candidates scored per list; when there are more, they are sampled evenly across the
 * catalogue.
 */
const mostLookedAt = 800;
/**
 * The largest share of all articles that a pattern word may occur in: a pattern appears on several kinds of products,
 * but not on everything.
 */
const largestShare = 0.2;
const alwaysFew = 10;
const leastWeight = 0.4;

/**
 * Finds related articles by name, group, colours and material alone, since the shops' files do not name patterns. A
 * word shared by articles of several groups, and that is not a colour, size or form, is taken for a pattern.
 */
export class RelatedIndex {
  readonly #articles: readonly CatalogueArticle[];
  readonly #colourWords: ReadonlySet<string>;
  readonly #placeOf = new Map<number, number>();
  /** The positions of the articles by a word of their name, and below by colour id and group, in listing order. */
  readonly #byWord = new Map<string, number[]>();
  readonly #byColour = new Map<number, number[]>();
  readonly #byGroup = new Map<number, number[]>();
  readonly #weights = new Map<string, number>();

  constructor(articles: readonly CatalogueArticle[], namesOfColours: readonly string[]) {
    this.#articles = articles;
    this.#colourWords = colourWords(namesOfColours);
    for (const [place, article] of articles.entries()) {
      this.#placeOf.set(article.row.id, place);
      for (const word of new Set(wordsOfName(nameOf(article)))) put(this.#byWord, word, place);
      for (const id of article.colourIds) put(this.#byColour, id, place);
      put(this.#byGroup, article.row.product_group_id, place);
    }
  }

  /** Returns only articles of these groups, those in stock first. */
  relatedTo(article: CatalogueArticle, groupIds: ReadonlySet<number>): Related {
    const place = this.#placeOf.get(article.row.id) ?? -1;
    const taken = new Set([place]);
    // Some shops have the same product twice, under two numbers.
    const names = new Set([nameOf(article)]);
    const take = (found: readonly Scored[], most: number, atMostOfGroup: number): CatalogueArticle[] => {
      const free = found.filter((one) => !taken.has(one.place) && groupIds.has(this.#group(one.place)));
      const chosen: CatalogueArticle[] = [];
      for (const one of this.#varied(free, atMostOfGroup)) {
        const other = this.#articles[one.place] as CatalogueArticle;
        if (names.has(nameOf(other))) continue;
        names.add(nameOf(other));
        taken.add(one.place);
        if (chosen.push(other) === most) break;
      }
      return chosen;
    };
    const otherColours = take(this.#inOtherColours(article), longest.otherColours, Infinity);
    const samePattern = take(this.#withPatternOf(article), longest.samePattern, 2);
    const usedWith = take(this.#inColourOf(article), longest.usedWith, 1);
    const isEmpty = otherColours.length + samePattern.length + usedWith.length < fewest;
    const seeAlso = isEmpty ? take(this.#beside(article, place), longest.seeAlso, Infinity) : [];
    return { otherColours, samePattern, usedWith, seeAlso };
  }

  /** Articles of the same group whose names differ only in colour words. */
  #inOtherColours(article: CatalogueArticle): Scored[] {
    const words = this.#withoutColours(article);
    const [first, ...others] = [...new Set(words)]
      .map((word) => this.#byWord.get(word) ?? [])
      .sort((a, b) => a.length - b.length);
    if (!first) return [];
    const colour = this.#colourOf(article);
    return first.flatMap((place) => {
      if (this.#group(place) !== article.row.product_group_id) return [];
      if (!others.every((places) => includes(places, place))) return [];
      const other = this.#articles[place] as CatalogueArticle;
      if (this.#withoutColours(other).join(' ') !== words.join(' ')) return [];
      return this.#colourOf(other) === colour ? [] : [{ place, score: stockScore(other) }];
    });
  }

  /** Articles that share the article's most distinctive word, or several words that together weigh as much. */
  #withPatternOf(article: CatalogueArticle): Scored[] {
    const words = [...new Set(wordsOfName(nameOf(article)))].map((word) => ({
      places: this.#byWord.get(word) ?? [],
      weight: this.#weightOf(word),
    }));
    const top = Math.max(0, ...words.map(({ weight }) => weight));
    if (top < leastWeight) return [];
    const sums = new Map<number, number>();
    for (const { places, weight } of words) {
      if (weight === 0) continue;
      for (const place of spread(places)) sums.set(place, (sums.get(place) ?? 0) + weight);
    }
    return [...sums].flatMap(([place, sum]) => {
      if (sum < top * 0.99) return [];
      const other = this.#articles[place] as CatalogueArticle;
      const isOfOtherKind = other.row.product_group_id !== article.row.product_group_id;
      const more = (this.#sharesColour(article, other) ? 2 : 0) + (isOfOtherKind ? 1 : 0);
      return [{ place, score: sum + top * (0.25 * more + stockScore(other)) }];
    });
  }

  /** Articles of other groups, those of the same material first. */
  #inColourOf(article: CatalogueArticle): Scored[] {
    const words = wordsOfName(nameOf(article)).filter((word) => this.#colourWords.has(word));
    const places = [
      ...article.colourIds.map((id) => this.#byColour.get(id) ?? []),
      ...words.map((word) => this.#byWord.get(word) ?? []),
    ].flatMap(spread);
    return [...new Set(places)].flatMap((place) => {
      const other = this.#articles[place] as CatalogueArticle;
      if (other.row.product_group_id === article.row.product_group_id) return [];
      const isOfMaterial =
        article.row.material_id !== null && other.row.material_id === article.row.material_id;
      return [{ place, score: stockScore(other) + (isOfMaterial ? 0.5 : 0) }];
    });
  }

  /** Articles of the same group first, then the nearest in listing order. */
  #beside({ row }: CatalogueArticle, own: number): Scored[] {
    const first = Math.max(0, own - neighbours);
    const near = Array.from({ length: 2 * neighbours }, (_, index) => first + index);
    const places = new Set([...spread(this.#byGroup.get(row.product_group_id) ?? []), ...near]);
    return [...places].flatMap((place) => {
      const other = this.#articles[place];
      if (!other) return [];
      const isOfGroup = other.row.product_group_id === row.product_group_id;
      return [{ place, score: stockScore(other) + (isOfGroup ? 2 : 0) - Math.abs(place - own) / 1e6 }];
    });
  }

  /** Takes the best article of each group first, then the second best of each, up to a limit per group. */
  #varied(found: readonly Scored[], atMostOfGroup: number): Scored[] {
    const counts = new Map<number, number>();
    return found
      .toSorted((a, b) => b.score - a.score || a.place - b.place)
      .map((one) => {
        const group = this.#group(one.place);
        const turn = counts.get(group) ?? 0;
        counts.set(group, turn + 1);
        return { one, turn };
      })
      .filter(({ turn }) => turn < atMostOfGroup)
      .sort((a, b) => (atMostOfGroup === Infinity ? 0 : a.turn - b.turn))
      .map(({ one }) => one);
  }

  /** How strongly a shared word relates two articles; 0 when the word is not a pattern. */
  #weightOf(word: string): number {
    const known = this.#weights.get(word);
    if (known !== undefined) return known;
    const places = this.#byWord.get(word) ?? [];
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
      const group = this.#group(place);
      perGroup.set(group, (perGroup.get(group) ?? 0) + 1);
    }
    if (perGroup.size < 2) return 0;
    const outsideLargest = 1 - Math.max(...perGroup.values()) / places.length;
    return Math.log(1 + count / places.length) * outsideLargest * Math.min(1, perGroup.size / 4 + 0.25);
  }

  #withoutColours(article: CatalogueArticle): string[] {
    return wordsOfName(nameOf(article)).filter((word) => !this.#colourWords.has(word));
  }

  /** The article's colours or, without any, the colour words in its name. */
  #colourOf(article: CatalogueArticle): string {
    if (article.colourIds.length > 0) return article.colourIds.toSorted((a, b) => a - b).join(' ');
    return wordsOfName(nameOf(article))
      .filter((word) => this.#colourWords.has(word))
      .sort()
      .join(' ');
  }

  #sharesColour(one: CatalogueArticle, other: CatalogueArticle): boolean {
    const colour = this.#colourOf(one);
    return colour !== '' && colour === this.#colourOf(other);
  }

  #group(place: number): number {
    return this.#articles[place]?.row.product_group_id ?? 0;
  }
}

function nameOf({ row }: CatalogueArticle): string {
  return row.name_sv || row.name_en || '';
}

function stockScore({ row }: CatalogueArticle): number {
  if (row.quantity_available > 0) return 1;
  return row.quantity_ordered > 0 || row.no_article_stock ? 0.5 : 0;
}

function put<Key>(lists: Map<Key, number[]>, key: Key, place: number): void {
  const list = lists.get(key);
  if (list) list.push(place);
  else lists.set(key, [place]);
}

/** Returns a short list unchanged, and an even sample of a long one. */
function spread(places: readonly number[]): readonly number[] {
  if (places.length <= mostLookedAt) return places;
  const step = places.length / mostLookedAt;
  return Array.from({ length: mostLookedAt }, (_, index) => places[Math.floor(index * step)] as number);
}

/** Binary search; the list must be in ascending order. */
function includes(places: readonly number[], wanted: number): boolean {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle] as number) < wanted) from = middle + 1;
    else to = middle;
  }
  return places[from] === wanted;
}
