export type Rand = {
  between(low: number, high: number): number;
  /** Returns a number around zero, symmetrically distributed. */
  off(amount: number): number;
  chance(likelihood: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
};

export function seeded(seed: string): Rand {
  let state = hash(seed);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  return {
    between: (low, high) => low + (high - low) * next(),
    off: (amount) => (next() * 2 - 1) * amount,
    chance: (likelihood) => next() < likelihood,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}

function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
}
