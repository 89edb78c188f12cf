/**
 * Endings of Swedish and English nouns and adjectives, folded, longest first. What is left need not be a word: it only
 * has to be the same for `mugg`, `muggar` and `muggarna`.
 */
const endings = [
  ...['arnas', 'ernas', 'ornas'],
  ...['arna', 'erna', 'orna'],
  ...['ens', 'ets', 'ars', 'ers', 'ors', 'ing', 'ies'],
  ...['ar', 'er', 'or', 'en', 'et', 'an', 'es', 'as', 'ed', 'na'],
  ...['a', 'e', 'n', 's', 't', 'y'],
];
const shortestStem = 3;
/** `brickornas` loses one, `glasen` two. */
const mostEndings = 2;

/** A folded word without its endings. */
export function stemOf(word: string): string {
  let stem = word;
  for (let times = 0; times < mostEndings; times++) {
    const ending = endings.find((one) => stem.length - one.length >= shortestStem && stem.endsWith(one));
    if (ending === undefined) break;
    stem = stem.slice(0, -ending.length);
  }
  return stem;
}
