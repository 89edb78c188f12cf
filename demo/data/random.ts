/** The same seed gives the same numbers on every machine, so that every demo shop is identical. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  return {
    between: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    pick<T>(choices: readonly T[]): T {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined) throw new Error('Nothing to pick from');
      return choice;
    },
  };
}

export type Random = ReturnType<typeof seededRandom>;
