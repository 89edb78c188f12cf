import { OrderStatus } from '#shop/order-model/may.ts';
import { largeOrderEvery, packagesOfRows, rowsOfOrders } from './growth-words.ts';
import { seededRandom, type Random } from './random.ts';

/** Articles and customers are given by their index in the lists of existing ones. */
export type GrownOrder = {
  customer: number;
  createdAt: Date;
  status: OrderStatus;
  rows: readonly { article: number; packages: number }[];
};

type Size = { articles: number; customers: number; orders: number };

const years = 5;
const dayMs = 86_400_000;
const precision = 1_000_000;

/** A part of the orders of five years, starting at index `from`; sales have increased every year. */
export function grownOrders(size: Size, from: number, count: number, now: Date): GrownOrder[] {
  const random = seededRandom(from + 1);
  return Array.from({ length: count }, (_, place) => {
    const daysAgo = Math.floor(365 * years * (1 - ((from + place) / size.orders) ** 0.7));
    return {
      customer: lowPlace(random, size.customers),
      createdAt: inOfficeHours(now, daysAgo, random),
      status: statusAfter(daysAgo, random),
      rows: rowsOf(random, size.articles),
    };
  });
}

function rowsOf(random: Random, articles: number): GrownOrder['rows'] {
  const isLarge = random.between(1, largeOrderEvery) === 1;
  const wanted = isLarge ? random.between(40, 300) : random.pick(rowsOfOrders);
  const chosen = new Set<number>();
  for (let tries = 0; tries < 2 * wanted && chosen.size < wanted; tries++)
    chosen.add(lowPlace(random, articles));
  return [...chosen].map((article) => ({ article, packages: random.pick(packagesOfRows) }));
}

/** Low indexes are more likely: a tenth of the customers place a third of the orders. */
function lowPlace(random: Random, count: number): number {
  const share = random.between(0, precision - 1) / precision;
  return Math.floor(share * share * count);
}

function inOfficeHours(now: Date, daysAgo: number, random: Random): Date {
  const day = new Date(now.getTime() - Math.max(1, daysAgo) * dayMs);
  day.setUTCHours(random.between(6, 16), random.between(0, 59), random.between(0, 59), 0);
  return day;
}

/** The statuses are ordered, processed, delivered and invoiced; one order in fifty is cancelled. */
function statusAfter(daysAgo: number, random: Random): GrownOrder['status'] {
  if (daysAgo <= 2) return OrderStatus.Order;
  if (daysAgo <= 5) return OrderStatus.Processing;
  if (random.between(1, 50) === 1) return OrderStatus.Cancelled;
  return daysAgo <= 14 ? OrderStatus.Delivered : OrderStatus.Invoiced;
}
