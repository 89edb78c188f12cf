import { times } from '../sizes.ts';

/** A reproducible random source: the same seed gives the same values. */
export type Chance = {
  /** Returns a whole number from 0 up to, but not including, `below`. */
  upTo(below: number): number;
  pick<T>(choices: readonly T[]): T;
  happens(probability: number): boolean;
};

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  // Mulberry32.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (below: number) => Math.floor(next() * below);
  return {
    upTo,
    pick: (choices) => choices[upTo(choices.length)]!,
    happens: (probability) => next() < probability,
  };
}

/** `npm test` uses a fixed seed, `npm run prove` a new one. A failure prints the seed, which TRUST_SEED repeats. */
export const seed = Number(
  process.env['TRUST_SEED'] ?? (times > 1 ? Math.floor(Date.now() / 86_400_000) : 20_778),
);

/**
 * Changes at every run: for tests too long to run completely in `npm test`, so that over time everything is covered.
 */
export const seedOfRun = Number(process.env['TRUST_SEED'] ?? Date.now() % 1_000_000);

/** `npm run prove` takes all of them, `npm test` the first, the last and some in between, in order. */
export function someOf<T>(all: readonly T[], between: number): T[] {
  if (times > 1) return [...all];
  const chance = chanceOf(seedOfRun);
  const left = all.slice(1, -1);
  const leftOut = new Set<T>();
  while (left.length > between) leftOut.add(left.splice(chance.upTo(left.length), 1)[0]!);
  return all.filter((one) => !leftOut.has(one));
}
