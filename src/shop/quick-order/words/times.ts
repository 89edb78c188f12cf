/** When something is wanted: alone above rows, it may be of them only. */
const ofTime = new RegExp(
  '^(?:jul|julen|julens|påsk|påsken|vår|våren|vårens|sommar|sommaren|sommarens|höst|hösten|höstens|vinter|vintern|vinterns|christmas|easter|spring|summer|autumn|fall|winter|' +
    'januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|january|february|march|may|june|july|august|october|' +
    'måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|monday|tuesday|wednesday|thursday|friday|saturday|sunday|' +
    'januar|februar|märz|marts|mai|juli|august|oktober|desember|dezember|snart|soon|bald|vecka|veckan|v|week|woche|kw|uge|uke|viikko)$',
  'u',
);

/** A plan by months or weeks has titles of these alone: nobody is to get all of it at once. */
export function isOfTimeOnly(words: readonly string[]): boolean {
  const lower = words.map((word) => word.toLocaleLowerCase('sv'));
  return (
    lower.some((word) => ofTime.test(word)) &&
    lower.every((word) => ofTime.test(word) || preposition.test(word))
  );
}
const preposition = /^(?:i|in|im|till|to|for|för|für|den|det|the|och|and|und|a|o)$/u;
