import { hundredthsIn } from './cell-forms.ts';

// An amount of money beside a number may be written with a space within it, as a quantity before a price may.

export const currencies = 'kr|sek|eur|€|nok|dkk|:-|,-';
const group = String.raw`\d{1,3}(?: \d{3})+(?:[.,]\d+)?`;
const grouped = new RegExp(
  String.raw`(?<![\d.,]|(?:à|á|@) ?)(\d{1,3}) (\d{3}(?: \d{3})*(?:[.,]\d+)?)\s?(?:${currencies})(?![\p{L}\d])`,
  'giu',
);
const named = new RegExp(
  String.raw`(?<!\p{L})(?:[aà][- ]?)?(?:pris|price|preis)\s*:?\s*(${group}|\d+(?:[.,]\d+)?)(?:\s?(?:${currencies}))?(?![\p{L}\d])`,
  'giu',
);
const decimals = new RegExp(
  String.raw`(?<![\p{L}\d.,]|(?:à|á|@)\s?)((?:\d{1,3}(?: \d{3})+|\d+)[.,]\d\d)(?![\p{L}\d.,]|\s?(?:${currencies}))`,
  'giu',
);

const anyAmount = new RegExp(String.raw`(?<![\d.,])(?:${group}|\d+(?:[.,]\d+)?)(?![\d.,])`, 'g');

/** A text without the amounts in it, which the quantity is yet to prove. */
export type WithoutMoney = { text: string; amounts: readonly number[] };

/**
 * Takes the amounts out that may have a quantity before them: `2 499 kr` is one number, unless the sum shows that it is a
 * quantity and its price, as in `4 110 kr 440 kr`. `prices` are in öre.
 */
export function withoutMoney(given: string, prices: readonly number[]): WithoutMoney {
  const amounts: number[] = [];
  const take = (amount: string) => {
    amounts.push(hundredthsIn(amount) ?? Number.NaN);
    return ' ';
  };
  const text = given
    .replace(named, (_whole, amount: string) => take(amount))
    .replace(grouped, (whole, first: string, rest: string) => {
      const sum = Number(first) * (hundredthsIn(rest) ?? Number.NaN);
      const isQuantityAndPrice =
        prices.includes(hundredthsIn(rest) ?? 0) &&
        (given.match(anyAmount) ?? []).some((one) => hundredthsIn(one) === sum);
      return isQuantityAndPrice
        ? `${first} ${whole.slice(first.length).replaceAll(' ', '')}`
        : take(`${first} ${rest}`);
    });
  return { text, amounts };
}

/** Takes out what is written with two decimals, as prices and sums are beside a quantity with its unit. */
export function withoutDecimals(given: string): WithoutMoney {
  const amounts: number[] = [];
  const text = given.replace(decimals, (amount) => {
    amounts.push(hundredthsIn(amount) ?? Number.NaN);
    return ' ';
  });
  return { text, amounts };
}

/** Whether amounts are the price, or the price times the quantity; a price that was agreed shows its sum too. */
export function areProven(
  amounts: readonly number[],
  quantity: string | null,
  prices: readonly number[],
): boolean {
  const pieces = quantity === null ? 1 : (hundredthsIn(quantity) ?? Number.NaN) / 100;
  const isOf = (amount: number) => prices.some((price) => amount === price || amount === price * pieces);
  if (amounts.every(isOf)) return true;
  const [price = 0, sum] = amounts;
  return (
    amounts.length === 2 &&
    sum === Math.round(price * pieces) &&
    prices.some((own) => 2 * price >= own && price <= 1.2 * own)
  );
}
