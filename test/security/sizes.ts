/** How many times as much as in `npm test`: `npm run prove` sets it. */
export const times = Number(process.env['PROVE_TIMES'] ?? 1);

/** How often something is done that takes a start of the shop each time: a part of `one` in `npm test`, all of it in `npm run prove`. */
export function manyStarts(one: number, { inTest }: { inTest: number }): number {
  return times > 1 ? one * times : inTest;
}
