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

/** Another seed each day, so that each run tries something new; a failure tells it, and TRUST_SEED repeats it. */
export const seed = Number(process.env['TRUST_SEED'] ?? Math.floor(Date.now() / 86_400_000));
