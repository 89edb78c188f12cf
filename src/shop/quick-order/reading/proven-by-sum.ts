import { hundredthsIn } from './cell-forms.ts';

const whole = /^\d{1,4}$/;
const decimals = /^\d{1,3}[.,]\d\d$|^\d+[.,]\d\d$/;
const longest = 300;
const mostTokens = 12;

/** What stands before a quantity that its price and sum prove: `Bricka 4 99,00 396,00`. */
export type Proven = { before: string; quantity: string };

/**
 * Returns the quantity before a price and a sum at the end of a text, where the price is one of these in öre, and only one
 * way of reading the groups of thousands makes the price times the quantity the sum.
 */
export function provenBySum(text: string, prices: readonly number[]): Proven | undefined {
  if (text.length > longest) return undefined;
  const words = text.trim().split(' ');
  const from = Math.max(0, words.length - mostTokens);
  const ends = words.flatMap((word, at) => (at >= from && decimals.test(word) ? [at] : []));
  const [endOfPrice = 0, endOfSum] = ends;
  if (ends.length !== 2 || endOfSum !== words.length - 1) return undefined;
  const sum = amountOf(words.slice(endOfPrice + 1));
  const found: Proven[] = [];
  for (let at = endOfPrice - 1; at >= from && whole.test(words[at]!); at -= 1) {
    const price = amountOf(words.slice(at + 1, endOfPrice + 1));
    const isProven = price !== undefined && prices.includes(price) && sum === price * Number(words[at]);
    if (isProven) found.push({ before: words.slice(0, at).join(' '), quantity: words[at]! });
  }
  return found.length === 1 ? found[0] : undefined;
}

function amountOf(words: readonly string[]): number | undefined {
  const [first = '', ...groups] = words;
  const areGroups = groups.every((word) => /^\d{3}(?:[.,]\d\d)?$/.test(word));
  const isFirst = groups.length === 0 || /^\d{1,3}$/.test(first);
  return areGroups && isFirst ? hundredthsIn(words.join(' ')) : undefined;
}
