import { ways, type WayId } from './open-untidy-shop.ts';
import { currencyOf, placeOf } from './reckoning.ts';
import { buyers } from './untidy-customers.ts';
import type { Order, OrderRow, World } from './world.ts';

/** What the office says that freight costs, and the least orders. Amounts in öre, weights in grams. */
export type FreightRules = {
  freight: readonly {
    way: WayId;
    country: string | null;
    zone: readonly [from: number, to: number] | null;
    currency: 'SEK' | 'EUR';
    upTo: number | null;
    fee: number;
    freeFrom: number | null;
  }[];
  minimum: readonly { country: string | null; currency: 'SEK' | 'EUR'; amount: number; fee: number | null }[];
};
export const noRules: FreightRules = { freight: [], minimum: [] };

export type Fee = { kind: 'freight' | 'smallOrder'; price: number; vatRate: number };

/** What an order would be charged beside its goods, and what it lacks. */
export type Charged = {
  fees: Fee[];
  toMinimum: number | null;
  toFreeFreight: number | null;
  isRefused: boolean;
};

type Going = { wayId: WayId | undefined; addressId: number | null };

export function chargesOf(world: World, buyer: number, rows: readonly OrderRow[], going: Going): Charged {
  const goods = rows.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const { countryCode } = placeOf(buyers[buyer]!, going.addressId);
  const rule = freightRuleOf(world, buyer, rows, going);
  const freeFrom = rule?.freeFrom ?? null;
  const isFree = freeFrom !== null && goods >= freeFrom;
  const inCurrency = world.rules.minimum.filter((one) => one.currency === currencyOf(buyers[buyer]!));
  const minimum =
    inCurrency.find(({ country }) => country === countryCode) ??
    inCurrency.find(({ country }) => country === null);
  const isBelow = minimum !== undefined && goods < minimum.amount;
  return {
    fees: [
      ...split('freight', rule && !isFree ? rule.fee : 0, rows),
      ...split('smallOrder', isBelow ? (minimum.fee ?? 0) : 0, rows),
    ],
    toMinimum: minimum ? Math.max(0, minimum.amount - goods) : null,
    toFreeFreight: freeFrom === null ? null : Math.max(0, freeFrom - goods),
    isRefused: isBelow && minimum.fee === null,
  };
}

function freightRuleOf(world: World, buyer: number, rows: readonly OrderRow[], { wayId, addressId }: Going) {
  const { countryCode, zip } = placeOf(buyers[buyer]!, addressId);
  const weight = rows.reduce((sum, row) => sum + (row.weight ?? 0) * row.quantity, 0);
  const fits = world.rules.freight
    .filter(({ way, currency }) => way === wayId && currency === currencyOf(buyers[buyer]!))
    .filter(({ country }) => country === null || country === countryCode)
    .filter(({ zone }) => {
      const code = Number(zip.replace(' ', ''));
      return zone === null || (countryCode === 'SE' && zone[0] <= code && code <= zone[1]);
    });
  const zoned = fits.filter(({ zone }) => zone !== null);
  const width = Math.min(...zoned.map(({ zone }) => zone![1] - zone![0]));
  const inZone = zoned.length > 0 ? zoned.filter(({ zone }) => zone![1] - zone![0] === width) : fits;
  const ofCountry = inZone.filter(({ country }) => country !== null);
  const left = ofCountry.length > 0 ? ofCountry : inZone;
  const byWeight = [...left].sort((a, b) => (a.upTo ?? Infinity) - (b.upTo ?? Infinity));
  return byWeight.find(({ upTo }) => (upTo ?? Infinity) >= weight) ?? byWeight.at(-1);
}

/** VAT of a fee follows the goods by value: what is rounded off goes to the highest rate. */
function split(kind: Fee['kind'], amount: number, rows: readonly OrderRow[]): Fee[] {
  if (amount === 0) return [];
  const value = (some: readonly OrderRow[]) =>
    some.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n);
  const rates = [25, 12, 6, 0].filter((rate) => rows.some(({ vatRate }) => vatRate === rate));
  const [highest = 0, ...others] = rates;
  const parts = others.map((vatRate) => {
    const own = value(rows.filter((row) => row.vatRate === vatRate));
    return { kind, vatRate, price: Number((BigInt(amount) * own) / value(rows)) };
  });
  const rest = parts.reduce((sum, { price }) => sum - price, amount);
  return [{ kind, vatRate: highest, price: rest }, ...parts].filter(({ price }) => price > 0);
}

/** What the cart says of an order by the first way to the usual address. */
export function cartTerms(world: World, buyer: number, rows: readonly OrderRow[]) {
  // The ways stand in the order of their ids.
  const going = { wayId: ways.pallet, addressId: world.defaults[buyer]! };
  const rule = freightRuleOf(world, buyer, rows, going);
  const { countryCode } = placeOf(buyers[buyer]!, going.addressId);
  const inCurrency = world.rules.minimum.filter((one) => one.currency === currencyOf(buyers[buyer]!));
  const minimum =
    inCurrency.find(({ country }) => country === countryCode) ??
    inCurrency.find(({ country }) => country === null);
  const told = (ore: number | null | undefined) => (ore === null || ore === undefined ? null : ore / 100);
  const terms = {
    FreeFreightFrom: told(rule?.freeFrom),
    MinimumOrder: told(minimum?.amount),
    SmallOrderFee: told(minimum?.fee),
  };
  return Object.values(terms).every((value) => value === null) ? null : terms;
}

export function goingOf(order: Order): Going {
  return { wayId: order.wayId, addressId: order.addressId };
}
