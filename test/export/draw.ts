import fc from 'fast-check';

const parts = [
  ...'=+-@\'"＝＋；;,|< &>åÄé07.:/\\',
  '1.500',
  '="',
  '""',
  '00',
  '_x000D_',
  '_x0041_',
  '😀',
  'ja',
  '#N/A',
  '=1+1',
  '\u{1F469}‍🚀',
];
const chosen = (more: readonly string[], max: number) =>
  fc
    .array(fc.constantFrom(...parts, ...more), { maxLength: max })
    .map((texts) => texts.join('').trim().normalize());
export const text = chosen([], 8);
export const lines = fc.oneof(
  chosen(['\n', '\n\n'], 30),
  chosen(['\n'], 20).map((one) => (one ? one.repeat(30).slice(0, 5_000).trim() : '')),
);
export const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
export const named = text.map((one) => `${one} ö`.trim());
export const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
export const ore = fc.integer({ min: 1, max: 999_999_999 });
/** What a number of an article, a customer or the like may begin with; the row's own number follows. */
export const beginning = fc.constantFrom('00', '=', '+', '-', '@', "'", '"', 'a;', 'B,', '0', 'x|', 'Å ');

let seedOfRun = 0;
let draws = 0;

/** What is drawn after this is the same for the same seed. */
export function beginDraws(seed: number): void {
  [seedOfRun, draws] = [seed, 0];
}

export function draw<T>(one: fc.Arbitrary<T>): T {
  return fc.sample(one, { seed: seedOfRun * 10_000 + draws++, numRuns: 1 })[0]!;
}

export const each = <T>(count: number, one: (at: number) => T): T[] =>
  Array.from({ length: count }, (_one, at) => one(at));
