import type { CatalogueArticle } from '#shop/articles/memoized-article.server.ts';
import { wordsOfName } from '#shop/articles/name-words.ts';
import { NameWordIndex, nameOf } from './name-word-index.server.ts';
import { evenSample, includes, put } from './place-lists.server.ts';
import { variedByGroup, type Scored } from './varied-by-group.server.ts';

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

const longest = { otherColours: 8, samePattern: 8, usedWith: 4, seeAlso: 4 };
const fewest = 4;
const neighbours = 20;
const leastWeight = 0.4;

/** Returns the index of articles, built when it is first needed. */
export function relatedIndexes(namesOfColours: () => Promise<readonly string[]>) {
  const indexes = new WeakMap<readonly CatalogueArticle[], RelatedIndex>();
  return async (articles: readonly CatalogueArticle[]): Promise<RelatedIndex> => {
    const names = await namesOfColours();
    const known = indexes.get(articles) ?? new RelatedIndex(articles, names);
    indexes.set(articles, known);
    return known;
  };
}

/**
 * Finds related articles by name, group, colours and material alone, since the shops' files do not name patterns. A
 * word shared by articles of several groups, and that is not a colour, size or form, is taken for a pattern.
 */
export class RelatedIndex {
  readonly #articles: readonly CatalogueArticle[];
  readonly #words: NameWordIndex;
  readonly #placeOf = new Map<number, number>();
  /** The positions of the articles by colour id and group, in listing order. */
  readonly #byColour = new Map<number, number[]>();
  readonly #byGroup = new Map<number, number[]>();

  constructor(articles: readonly CatalogueArticle[], namesOfColours: readonly string[]) {
    this.#articles = articles;
    this.#words = new NameWordIndex(articles, namesOfColours);
    for (const [place, article] of articles.entries()) {
      this.#placeOf.set(article.row.id, place);
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
      for (const one of variedByGroup(free, atMostOfGroup, (place) => this.#group(place))) {
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
    const words = this.#words.withoutColours(article);
    const [first, ...others] = [...new Set(words)]
      .map((word) => this.#words.placesOf(word))
      .sort((a, b) => a.length - b.length);
    if (!first) return [];
    const colour = this.#words.colourOf(article);
    return first.flatMap((place) => {
      if (this.#group(place) !== article.row.product_group_id) return [];
      if (!others.every((places) => includes(places, place))) return [];
      const other = this.#articles[place] as CatalogueArticle;
      if (this.#words.withoutColours(other).join(' ') !== words.join(' ')) return [];
      return this.#words.colourOf(other) === colour ? [] : [{ place, score: stockScore(other) }];
    });
  }

  /** Articles that share the article's most distinctive word, or several words that together weigh as much. */
  #withPatternOf(article: CatalogueArticle): Scored[] {
    const words = [...new Set(wordsOfName(nameOf(article)))].map((word) => ({
      places: this.#words.placesOf(word),
      weight: this.#words.weightOf(word),
    }));
    const top = Math.max(0, ...words.map(({ weight }) => weight));
    if (top < leastWeight) return [];
    const sums = new Map<number, number>();
    for (const { places, weight } of words) {
      if (weight === 0) continue;
      for (const place of evenSample(places)) sums.set(place, (sums.get(place) ?? 0) + weight);
    }
    return [...sums].flatMap(([place, sum]) => {
      if (sum < top * 0.99) return [];
      const other = this.#articles[place] as CatalogueArticle;
      const isOfOtherKind = other.row.product_group_id !== article.row.product_group_id;
      const more = (this.#words.sharesColour(article, other) ? 2 : 0) + (isOfOtherKind ? 1 : 0);
      return [{ place, score: sum + top * (0.25 * more + stockScore(other)) }];
    });
  }

  /** Articles of other groups, those of the same material first. */
  #inColourOf(article: CatalogueArticle): Scored[] {
    const words = this.#words.coloursIn(article);
    const places = [
      ...article.colourIds.map((id) => this.#byColour.get(id) ?? []),
      ...words.map((word) => this.#words.placesOf(word)),
    ].flatMap(evenSample);
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
    const places = new Set([...evenSample(this.#byGroup.get(row.product_group_id) ?? []), ...near]);
    return [...places].flatMap((place) => {
      const other = this.#articles[place];
      if (!other) return [];
      const isOfGroup = other.row.product_group_id === row.product_group_id;
      return [{ place, score: stockScore(other) + (isOfGroup ? 2 : 0) - Math.abs(place - own) / 1e6 }];
    });
  }

  #group(place: number): number {
    return this.#articles[place]?.row.product_group_id ?? 0;
  }
}

function stockScore({ row }: CatalogueArticle): number {
  if (row.quantity_available > 0) return 1;
  return row.quantity_ordered > 0 || row.no_article_stock ? 0.5 : 0;
}
