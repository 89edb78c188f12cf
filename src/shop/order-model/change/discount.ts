import { feeRows, type ChargeBasis, type FeeNumbers } from '#shop/order-model/fees.ts';
import type { OrderedRow } from '#shop/order-model/row.ts';

/** What an order costs less: in hundredths of percent of its goods, or in öre excluding VAT. */
export type Discount = { text: string } & (
  | { basisPoints: number; amountOre?: undefined }
  | { amountOre: number; basisPoints?: undefined }
);

/** Returns what goods of this value cost less, in öre: rounded half up, and never more than they cost. */
export function discountOre(discount: Discount, valueOre: number): number {
  if (discount.amountOre !== undefined) return Math.min(discount.amountOre, valueOre);
  return Math.min(valueOre, Math.floor((valueOre * discount.basisPoints + 5_000) / 10_000));
}

/** Returns a row below 0 for each rate of VAT that the goods have, split as a fee is. */
export function discountRows(discount: Discount, basis: ChargeBasis, numbers: FeeNumbers): OrderedRow[] {
  const value = basis.goods.reduce((sum, { totalOre }) => sum + totalOre, 0);
  const amountOre = discountOre(discount, value);
  return feeRows({ kind: 'discount', amountOre }, basis, numbers).map((row) => ({
    ...row,
    ...(discount.text !== '' && { nameSv: discount.text, nameEn: discount.text }),
    priceOre: 0 - row.priceOre,
    totalOre: 0 - row.totalOre,
  }));
}

type DiscountColumns = {
  discount_basis_points: number | null;
  discount_amount: number | null;
  discount_text: string;
};

export function storedDiscount(order: DiscountColumns): Discount | null {
  const { discount_basis_points: basisPoints, discount_amount: amountOre, discount_text: text } = order;
  if (basisPoints !== null) return { text, basisPoints };
  return amountOre === null ? null : { text, amountOre };
}

export function discountColumns(discount: Discount | null): DiscountColumns {
  return {
    discount_basis_points: discount?.basisPoints ?? null,
    discount_amount: discount?.amountOre ?? null,
    discount_text: discount?.text ?? '',
  };
}

/** The goods of one rate of VAT, by value: those of the whole order, what was invoiced before, and what is invoiced now. */
type InvoicedValue = { whole: number; before: number; now: number };

/**
 * Returns what of a discount goes with the goods that are invoiced now: by value, and with the last goods what is left.
 * `whole` and `given` are below 0, as is what is returned, but for more than those goods cost: no invoice comes to less than
 * nothing. What was given is never taken back.
 */
export function discountOfInvoice(
  { whole, given }: { whole: number; given: number },
  value: InvoicedValue,
): number {
  const charged = value.before + value.now;
  const target = charged >= value.whole ? whole : 0 - partOf(0 - whole, charged, value.whole);
  return 0 - Math.min(value.now, Math.max(0, given - target));
}

/**
 * Divides what is taken off an invoice over the rates of its goods, by value: goods of one rate on the order are charged at
 * several where the rate has changed between the days of sending. `ore` is below 0, and the parts sum to it.
 */
export function discountPerRate(
  ore: number,
  goods: readonly { vatRate: number; ore: number }[],
): { vatRate: number; ore: number }[] {
  const whole = goods.reduce((sum, one) => sum + one.ore, 0);
  const perRate = new Map<number, number>();
  let [charged, given] = [0, 0];
  for (const one of goods) {
    charged += one.ore;
    const part = partOf(0 - ore, charged, whole) - given;
    given += part;
    perRate.set(one.vatRate, (perRate.get(one.vatRate) ?? 0) - part);
  }
  return [...perRate].flatMap(([vatRate, part]) => (part === 0 ? [] : [{ vatRate, ore: part }]));
}

/** Rounded down; the products exceed the safe integers. */
export function partOf(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
}

/** Returns what the discount is of each of two orders that goods of these values are divided into. */
export function partOfDiscount(
  discount: Discount,
  value: { first: number; second: number },
): { first: Discount | null; second: Discount | null } {
  if (discount.amountOre === undefined) return { first: discount, second: discount };
  const { text, amountOre } = discount;
  const whole = value.first + value.second;
  const second = whole === 0 ? 0 : partOf(amountOre, value.second, whole);
  const ofSum = (ore: number) => (ore > 0 ? { text, amountOre: ore } : null);
  return { first: ofSum(amountOre - second), second: ofSum(second) };
}
