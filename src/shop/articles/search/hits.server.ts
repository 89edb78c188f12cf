import type { CatalogueArticle } from '#shop/articles/memoized-article.server.ts';

/** Search results, whose articles are read only when they are shown. */
export class Hits {
  readonly #articles: readonly CatalogueArticle[];
  readonly #places: Uint32Array;

  constructor(articles: readonly CatalogueArticle[], places: Uint32Array) {
    this.#articles = articles;
    this.#places = places;
  }

  get length(): number {
    return this.#places.length;
  }

  slice(from: number, to: number): CatalogueArticle[] {
    return [...this.#places.subarray(from, to)].flatMap((place) => this.#articles[place] ?? []);
  }
}

/**
 * Returns the positions with points, highest first, otherwise in order. There are few different scores, so a counting
 * sort suffices.
 */
export function ranked(all: Uint16Array): Uint32Array {
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
