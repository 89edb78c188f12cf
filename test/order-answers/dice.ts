/** Draws the same numbers for the same seed, whatever the version of any library (mulberry32). */
export function diceOf(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** Returns a whole number from 0 to below `count`. */
  const below = (count: number): number => Math.floor(next() * count);
  const oneOf = <T>(some: readonly T[]): T => some[below(some.length)]!;
  const shuffled = <T>(some: readonly T[]): T[] =>
    some
      .map((one) => ({ one, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ one }) => one);
  return { below, oneOf, shuffled, chance: (share: number) => next() < share };
}
export type Dice = ReturnType<typeof diceOf>;
