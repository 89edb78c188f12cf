import { openMinutes } from './open-untidy-shop.ts';
import { buyers, type Buyer, type Place } from './untidy-customers.ts';
import { priceLists, type Article } from './untidy-goods.ts';
import { articleOf, type CartRow, type Order, type World } from './world.ts';

// The test reckons money by itself, in whole öre, from what the specification says: nothing here comes from the shop.

export type Sums = { goods: number; vat: number; total: number };
export type Priced = { price: number; quantity: number; vatRate: number };

/** VAT is rounded once per rate, half away from zero. */
export function sumsOf(rows: readonly Priced[]): Sums {
  const byRate: Record<number, number> = {};
  for (const { price, quantity, vatRate } of rows)
    byRate[vatRate] = (byRate[vatRate] ?? 0) + price * quantity;
  let [goods, vat] = [0, 0];
  for (const [rate, net] of Object.entries(byRate)) {
    goods += net;
    const hundredths = net * Number(rate);
    vat += (hundredths - (hundredths % 100)) / 100 + (hundredths % 100 >= 50 ? 1 : 0);
  }
  return { goods, vat, total: goods + vat };
}

const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/**
 * VAT follows where the goods go: in Sweden it is charged whoever buys; in another member state unless the buyer has a
 * number of a member state other than Sweden; elsewhere not at all. Northern Ireland is a member state for goods.
 */
export function isExempt({ vatNumber }: Buyer, { countryCode, zip }: Place): boolean {
  if (countryCode === 'SE') return false;
  const isNorthernIreland = countryCode === 'GB' && zip.startsWith('BT');
  if (!union.includes(countryCode) && !isNorthernIreland) return true;
  const state = vatNumber?.slice(0, 2) ?? 'SE';
  return state !== 'SE' && union.includes(state);
}

/** Where goods go: to the address, or else to the invoice's; goods that are collected stay. */
export function placeOf(buyer: Buyer, addressId: number | null, collected = false): Place {
  if (collected) return { countryCode: 'SE', zip: '' };
  return buyer.addresses.find(({ id }) => id === addressId) ?? buyer.invoiceTo;
}

export function currencyOf(buyer: Buyer): string {
  return priceLists[buyer.list];
}

/** A list of the same currency as the standard list has that one's price where it has none of its own. */
export function priceOf(article: Article, buyer: Buyer, now: number): number | undefined {
  const today = dayOf(now);
  const { campaign } = article;
  const isCampaign = campaign && campaign.from <= today && today <= campaign.to;
  const own = buyer.list === 'standard' ? undefined : article.prices[buyer.list];
  if (own !== undefined) return lessDiscount(own, buyer);
  if (priceLists[buyer.list] !== priceLists.standard) return undefined;
  const standard = article.prices['standard'];
  if (isCampaign) return campaign.price;
  return standard === undefined ? undefined : lessDiscount(standard, buyer);
}

/** A discount goes off the price, and what is left is rounded half up to the öre. It is never of a campaign. */
function lessDiscount(ore: number, { discount }: Buyer): number {
  const hundredths = ore * (10_000 - discount);
  const rest = hundredths % 10_000;
  return (hundredths - rest) / 10_000 + (rest >= 5_000 ? 1 : 0);
}

/** Each piece of a row costs the lowest of the price and of the steps that it reaches, which count from whole packages. */
export function priceInRow(
  article: Article,
  { buyer, now, quantity }: { buyer: Buyer; now: number; quantity: number },
): number | undefined {
  const price = priceOf(article, buyer, now);
  if (price === undefined) return undefined;
  const list = article.prices[buyer.list] === undefined ? 'standard' : buyer.list;
  const reached = (article.steps[list] ?? []).filter(
    ([from]) => Math.ceil(from / article.pack) * article.pack <= quantity,
  );
  return Math.min(price, ...reached.map(([, ore]) => ore));
}

const stockholm = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short' });

/** The day in Sweden. */
export function dayOf(now: number): string {
  return stockholm.format(now);
}

/** A day that has passed is nowhere a promise. */
export function dayNotPassed({ now }: Pick<World, 'now'>, day: string | null): string | null {
  return day !== null && day >= dayOf(now) ? day : null;
}

/** The article's day, unless it has passed or the pieces that are on order do not suffice for all who wait. */
export function expectedDay(world: World, article: Article, short: number): string | null {
  return sufficesFor(world, article, short) ? dayNotPassed(world, article.expected) : null;
}

/** What is not on order in time is made for whoever orders it, where it is made to order. */
export function isMadeFor(world: World, article: Article, short: number): boolean {
  return short > 0 && article.madeToOrder && !(article.ordered > 0 && sufficesFor(world, article, short));
}

function sufficesFor(world: World, { id, ordered }: Article, short: number): boolean {
  const waiting = world.orders.filter(({ status }) => status !== 'cancelled').flatMap(({ rows }) => rows);
  const waitedFor = waiting.reduce((sum, row) => sum + (row.articleId === id ? row.short : 0), 0);
  return ordered - waitedFor >= short;
}

export function availableOf({ stock }: Article): number {
  return Math.max(0, stock);
}

export function shortOf(article: Article, quantity: number): number {
  return Math.max(0, quantity - availableOf(article));
}

export function isSoldOut(article: Article): boolean {
  return article.stock <= 0 && article.ordered === 0 && !article.madeToOrder;
}

export type RowForSale = CartRow & { article: Article; price: number };

/** What of a cart can be ordered. What has ended, or has no price for the buyer, is neither shown nor ordered. */
export function forSale(world: World, buyer: number): RowForSale[] {
  return world.carts[buyer]!.flatMap((row) => {
    const article = articleOf(world, row.articleId);
    const price = priceInRow(article, { buyer: buyers[buyer]!, now: world.now, quantity: row.quantity });
    return article.active && price !== undefined ? [{ ...row, article, price }] : [];
  });
}

function pricedRows(rows: readonly RowForSale[], exempt: boolean): Priced[] {
  return rows.map(({ article, price, quantity }) => ({
    price,
    quantity,
    vatRate: exempt ? 0 : article.vatRate,
  }));
}

export function cartSums(world: World, buyer: number): Sums {
  const who = buyers[buyer]!;
  return sumsOf(pricedRows(forSale(world, buyer), isExempt(who, placeOf(who, world.defaults[buyer]!))));
}

/** What somebody who orders a cart must have seen: rows, quantities, prices, shortages and the sum. */
export function sightOf(world: World, buyer: number): string {
  const rows = forSale(world, buyer)
    .map(({ articleId, quantity, price, article }) => [
      articleId,
      quantity,
      price,
      shortOf(article, quantity),
    ])
    .sort(([a = 0], [b = 0]) => a - b);
  return JSON.stringify([rows, cartSums(world, buyer).total]);
}

export function isOpen(order: Order, now: number): boolean {
  return order.status === 'new' && now < order.placedAt + openMinutes * 60_000;
}

export function openOrders(world: World, buyer: number): Order[] {
  return world.orders.filter((order) => order.buyer === buyer && isOpen(order, world.now));
}

export function kronor(ore: number): number {
  return ore / 100;
}
