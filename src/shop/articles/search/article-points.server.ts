/**
 * The points of the articles that a search has found so far, by their places in the listing. Few of many articles are
 * found by several words, so the work follows the places found and not the size of the catalogue.
 */
export class ArticlePoints {
  readonly #values: Uint16Array;
  /** The places with points, in the order in which they were found. */
  readonly #places: Uint32Array;
  #count = 0;

  constructor(size: number) {
    this.#values = new Uint16Array(size);
    this.#places = new Uint32Array(size);
  }

  get count(): number {
    return this.#count;
  }

  /** Gives an article points, unless it has more already. */
  give(place: number, points: number): void {
    const before = this.#values[place]!;
    if (before >= points) return;
    if (before === 0) this.#places[this.#count++] = place;
    this.#values[place] = points;
  }

  /** Gives the articles that the other has found this share of their points, at least one. */
  add(other: ArticlePoints, share: number): void {
    for (let at = 0; at < other.#count; at++) {
      const place = other.#places[at]!;
      this.give(place, Math.max(1, Math.floor(share * other.#values[place]!)));
    }
  }

  clear(): void {
    for (let at = 0; at < this.#count; at++) this.#values[this.#places[at]!] = 0;
    this.#count = 0;
  }

  /** Returns the articles that both have found, with the sum of their points. Neither is to be used on its own again. */
  and(other: ArticlePoints): ArticlePoints {
    const [few, many] = this.#count <= other.#count ? [this, other] : [other, this];
    few.#retain((place) => many.#values[place] || undefined);
    return few;
  }

  /** Drops the articles that do not count as found. */
  filter(isFound: (place: number) => boolean): void {
    this.#retain((place) => (isFound(place) ? 0 : undefined));
  }

  /** Adds to each article's points; drops an article for which there is nothing to add to. */
  #retain(addedTo: (place: number) => number | undefined): void {
    let retained = 0;
    for (let at = 0; at < this.#count; at++) {
      const place = this.#places[at]!;
      const added = addedTo(place);
      if (added === undefined) this.#values[place] = 0;
      else {
        this.#values[place]! += added;
        this.#places[retained++] = place;
      }
    }
    this.#count = retained;
  }

  /** Returns the places, those with most points first, else in the order of the listing. */
  ranked(): Uint32Array {
    const inOrder = this.#inListingOrder();
    let most = 0;
    for (const place of inOrder) most = Math.max(most, this.#values[place]!);
    // There are few different sums, so the places are counted and not sorted by them.
    const next = new Uint32Array(most + 1);
    for (const place of inOrder) next[this.#values[place]! - 1]!++;
    for (let sum = most - 1; sum >= 0; sum--) next[sum]! += next[sum + 1]!;
    const ranked = new Uint32Array(inOrder.length);
    for (const place of inOrder) ranked[next[this.#values[place]!]!++] = place;
    return ranked;
  }

  #inListingOrder(): Uint32Array {
    const found = this.#places.slice(0, this.#count);
    // Looking at every place takes less than sorting a large part of them.
    if (found.length < this.#values.length / 16) return found.sort();
    let at = 0;
    for (let place = 0; place < this.#values.length; place++)
      if (this.#values[place]! > 0) found[at++] = place;
    return found;
  }
}
