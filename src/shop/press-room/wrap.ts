/** The place after or before another in a round: after the last comes the first. */
export function step(place: number, by: 1 | -1, count: number): number {
  return (place + by + count) % count;
}
