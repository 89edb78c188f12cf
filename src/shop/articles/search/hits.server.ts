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
