export function put<Key>(lists: Map<Key, number[]>, key: Key, place: number): void {
  const list = lists.get(key);
  if (list) list.push(place);
  else lists.set(key, [place]);
}

/**
 * The maximum number of candidates scored per list; when there are more, they are sampled evenly across the
 * catalogue.
 */
const mostLookedAt = 800;

/** Returns a short list unchanged, and an even sample of a long one. */
export function evenSample(places: readonly number[]): readonly number[] {
  if (places.length <= mostLookedAt) return places;
  const step = places.length / mostLookedAt;
  return Array.from({ length: mostLookedAt }, (_, index) => places[Math.floor(index * step)] as number);
}

/** Binary search; the list must be in ascending order. */
export function includes(places: readonly number[], wanted: number): boolean {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle] as number) < wanted) from = middle + 1;
    else to = middle;
  }
  return places[from] === wanted;
}
