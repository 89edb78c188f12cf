/** How many times as much as in `npm test`: `npm run prove` sets it. */
export const times = Number(process.env['PROVE_TIMES'] ?? 1);
