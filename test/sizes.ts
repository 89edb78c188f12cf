/** A multiple of the amount in `npm test`, set by `npm run prove`. */
export const times = Number(process.env['PROVE_TIMES'] ?? 1);

/**
 * Returns how often to do something that requires a start of the shop each time: `inTest` times in `npm test`, `one`
 * times the multiple in `npm run prove`.
 */
export function manyStarts(one: number, { inTest }: { inTest: number }): number {
  return times > 1 ? one * times : inTest;
}
