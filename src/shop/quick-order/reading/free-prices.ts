import { quantityUnit } from '#shop/wanted-rows/quantity-units.ts';
import { hundredthsIn, isNumeric } from './cell-forms.ts';
import { pricesOf, type KnownNumbers } from './known-numbers.ts';
import type { Read } from './whole-list.ts';

// A number alone beside an article may be its price: a list of prices looks like a list of quantities.

const words = quantityUnit.replace('x|×|', '');
const withUnit = new RegExp(
  String.raw`(?:^|[^\p{L}\d])(?:(?:${words})[.:]?\s?\d|x ?\d)|\d\s?(?:${words})(?!\p{L})|\d ?[x×](?![\p{L}\d])`,
  'iu',
);
const decimals = /[.,]\d\d$/;

/** Returns the rows of lines without cells whose quantity may be a price. */
export function pricedRows(read: readonly Read[], known: KnownNumbers): Read[] {
  const bare = read.filter(
    ({ ref, quantity, text, isFree }) =>
      isFree &&
      quantity !== null &&
      isNumeric(quantity) &&
      known.isNumber(ref) &&
      !withUnit.test(text.replace(ref, ' ')),
  );
  const isPrice = ({ ref, quantity }: Read) =>
    pricesOf(ref, known).includes(hundredthsIn(quantity ?? '') ?? -1);
  const ofPrices = bare.filter(isPrice);
  const areAllPrices = 2 * ofPrices.length > bare.length;
  return bare.filter(
    (row) => decimals.test(row.quantity ?? '') || (areAllPrices && isPrice(row)) || mayEndInPrice(row, known),
  );
}

/** `6 199` is sooner six pieces and what shops ask than so many thousands, unless it is as round as those are. */
function mayEndInPrice({ ref, quantity }: Read, known: KnownNumbers): boolean {
  const [, first = '', rest = ''] = /^(\d{1,3}) (\d{3})$/.exec(quantity ?? '') ?? [];
  const amount = hundredthsIn(rest);
  if (amount === undefined) return false;
  return known.articlesOf(ref).some(({ priceOre, pack }) => {
    if (priceOre === null || 5 * amount < 2 * priceOre || amount > 3 * priceOre) return false;
    return Number(first) % pack === 0 || amount % 5000 !== 0;
  });
}
