import { times } from './sizes.ts';

/** Chances that can be had again: the same seed gives the same ones. */
export type Chance = {
  /** A whole number from 0 up to, and not with, `below`. */
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

/**
 * `npm test` tries the same on every day; `npm run prove` something new. A failure tells the seed, and TRUST_SEED
 * repeats it.
 */
export const seed = Number(
  process.env['TRUST_SEED'] ?? (times > 1 ? Math.floor(Date.now() / 86_400_000) : 20_778),
);

/** Another one each time: for what is too long to be tried whole in `npm test`, so that in time all of it is. */
export const seedOfRun = Number(process.env['TRUST_SEED'] ?? Date.now() % 1_000_000);

/** `npm run prove` takes all of them, `npm test` the first, the last and some of those between, in their order. */
export function someOf<T>(all: readonly T[], between: number): T[] {
  if (times > 1) return [...all];
  const chance = chanceOf(seedOfRun);
  const left = all.slice(1, -1);
  const leftOut = new Set<T>();
  while (left.length > between) leftOut.add(left.splice(chance.upTo(left.length), 1)[0]!);
  return all.filter((one) => !leftOut.has(one));
}
