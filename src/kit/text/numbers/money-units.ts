/** What people write beside an amount in each currency that somebody can be charged in. */
const words: Readonly<Record<string, readonly string[]>> = {
  SEK: ['sek', 'kr', 'skr', 'kronor'],
  EUR: ['eur', '€', 'euro', 'euros'],
  NOK: ['nok', 'kr', 'nkr', 'kroner'],
  DKK: ['dkk', 'kr', 'dkr', 'kroner'],
  USD: ['usd', '$', 'us$', 'dollar', 'dollars'],
  GBP: ['gbp', '£', 'pound', 'pounds'],
  CHF: ['chf', 'fr', 'sfr', 'franken'],
};

/** The price of one is told by `:-` and `,-` in Sweden, Norway and Germany. */
const ofOne = '[:.,][-–—]';

/** All of it as a part of a pattern. */
export const moneyUnits = [ofOne, ...new Set(Object.values(words).flat())].join('|').replaceAll('$', '\\$');

/** Returns the currency that stands beside an amount, where it is another than `currency`: `kr` fits three. */
export function otherCurrencyIn(text: string, currency: string): string | undefined {
  if (text.length > longest) return undefined;
  const written = text.toLowerCase().match(/[\p{L}\p{Sc}]+/gu) ?? [];
  if (written.length === 0 || written.every((word) => words[currency]?.includes(word))) return undefined;
  return Object.keys(words).find((code) => written.every((word) => words[code]?.includes(word)));
}

const longest = 100;
