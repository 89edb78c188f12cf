import { lastDayOfMonth } from '#kit/text/dates.ts';

/** What is known about the pieces of an article that are not in stock. */
export type Inbound = {
  OrderedArticles: number;
  EstimatedDeliveryDate: string | null;
  /** The article is made to order. */
  NoArticleStock: boolean;
  SeasonNews: boolean;
};

/** The settings for what is made to order: the month `2027-02` in which it is delivered, or '' when it is not told. */
export type MadeMonths = { OrderMonth: string; OrderMonthSeason: string };

/** When it is asked: the day in Sweden, and the months that hold then. */
export type SupplyAt = { today: string; months: MadeMonths };

/** `day` is null when it is unknown. That of what is made to order is the last one of its month. */
export type Supply = { state: 'expected' | 'ordered' | 'made' | 'none'; day: string | null };

/** Returns how many pieces of a quantity are missing when so many are there, as `decide-order` asks for each row. */
export function shortOf(quantity: number, available: number): number {
  return Math.max(0, quantity - available);
}

/** Returns how more pieces come: the first that applies. A day or a month that has passed promises nothing. */
export function supplyOf(inbound: Inbound, at: SupplyAt): Supply {
  if (inbound.OrderedArticles > 0) {
    const { EstimatedDeliveryDate: day } = inbound;
    return day !== null && day >= at.today ? { state: 'expected', day } : { state: 'ordered', day: null };
  }
  return inbound.NoArticleStock ? { state: 'made', day: madeDay(inbound, at) } : { state: 'none', day: null };
}

/**
 * Returns how `short` missing pieces of a row come. Pieces on order are for those who wait already first, `waitedFor`
 * of them; where they do not suffice, only what is made to order has a day.
 */
export function supplyOfShort(
  inbound: Inbound,
  { short, waitedFor }: { short: number; waitedFor: number },
  at: SupplyAt,
): Supply {
  if (inbound.OrderedArticles - waitedFor >= short) return supplyOf(inbound, at);
  if (inbound.NoArticleStock) return { state: 'made', day: madeDay(inbound, at) };
  return { state: inbound.OrderedArticles > 0 ? 'ordered' : 'none', day: null };
}

/** Returns the setting that tells the month of an article that is made to order. */
export function madeMonthOf({ SeasonNews }: Pick<Inbound, 'SeasonNews'>, months: MadeMonths): string {
  return SeasonNews ? months.OrderMonthSeason : months.OrderMonth;
}

function madeDay(inbound: Inbound, { today, months }: SupplyAt): string | null {
  const last = lastDayOfMonth(madeMonthOf(inbound, months));
  return last !== undefined && last >= today ? last : null;
}
