/** Returns the next or previous index in a cycle: the last is followed by the first. */
export function step(place: number, by: 1 | -1, count: number): number {
  return (place + by + count) % count;
}
