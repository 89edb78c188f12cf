import { addDays, dateOfDay, dayNumber } from '#kit/text/dates.ts';
import { isoWeekOf, parseWeek, weekString } from '#kit/text/weeks.ts';
import type { Week } from '#kit/text/weeks.ts';

/** A row of a cart or an order, with the days on which its pieces are sent. */
export type ForecastRow = {
  quantity: number;
  /** Pieces that are in stock or set aside. */
  inStock: number;
  pack: number;
  stockDay: string;
  /** The day on which the other pieces are sent; null when it is unknown. */
  shortDay: string | null;
};

/** `week` is `2027-W05`, or null when it is unknown. */
export type Delivery<Row> = { week: string | null; items: { row: Row; quantity: number }[] };

export type Forecast<Row> = {
  /** The week in which everything has been sent; null when the day of some pieces is unknown. */
  completeWeek: string | null;
  /** Ordered by week, those of an unknown week last. */
  deliveries: Delivery<Row>[];
  /** The rows that miss the chosen week, or whose day is unknown. */
  late: Row[];
};

type Part<Row> = { row: Row; quantity: number; week: string | null };

/**
 * Computes in which weeks rows are sent, in whole packages. Deliveries before the chosen week are moved to it; the
 * complete week ignores it.
 */
export function forecastOf<Row extends ForecastRow>(
  rows: readonly Row[],
  chosen: Week | null,
): Forecast<Row> {
  const weekOf = weekFinder();
  const parts = rows.flatMap((row) => partsOf(row, weekOf));
  const chosenWeek = chosen && weekString(chosen.year, chosen.week);
  const isLate = ({ week }: Part<Row>) => week === null || week > chosenWeek!;
  return {
    completeWeek: lastWeekOf(parts),
    deliveries: deliveriesOf(parts, chosenWeek),
    late: chosenWeek === null ? [] : [...new Set(parts.filter(isLate).map(({ row }) => row))],
  };
}

/** Returns the Monday and the Sunday of a week. */
export function daysOfWeek(week: string): { From: string; To: string } {
  const parsed = parseWeek(week);
  if (!parsed) throw new RangeError(`not a week: ${week}`);
  // 4 January is always in week 1, and day 0 was a Thursday.
  const fourth = dayNumber(`${parsed.year}-01-04`);
  const monday = fourth - ((((fourth + 3) % 7) + 7) % 7) + 7 * (parsed.week - 1);
  return { From: dateOfDay(monday), To: addDays(dateOfDay(monday), 6) };
}

/** Splits a row into what is there and the rest, neither with a broken package. */
function partsOf<Row extends ForecastRow>(row: Row, weekOf: (date: string) => string): Part<Row>[] {
  const { quantity, inStock, pack, stockDay, shortDay } = row;
  const there = inStock >= quantity ? quantity : Math.floor(Math.max(0, inStock) / pack) * pack;
  const parts: Part<Row>[] = [];
  if (there > 0) parts.push({ row, quantity: there, week: weekOf(stockDay) });
  if (there < quantity)
    parts.push({ row, quantity: quantity - there, week: shortDay === null ? null : weekOf(shortDay) });
  return parts;
}

/** The returned function computes the week of a day once: the rows of a large cart are sent on a few days. */
function weekFinder(): (date: string) => string {
  const known = new Map<string, string>();
  return (date) => {
    let week = known.get(date);
    if (week === undefined) {
      const iso = isoWeekOf(date);
      known.set(date, (week = weekString(iso.year, iso.week)));
    }
    return week;
  };
}

function lastWeekOf(parts: readonly { week: string | null }[]): string | null {
  const weeks = parts.map(({ week }) => week);
  return weeks.includes(null) ? null : (weeks.sort().at(-1) ?? null);
}

function deliveriesOf<Row>(parts: readonly Part<Row>[], chosen: string | null): Delivery<Row>[] {
  const byWeek = new Map<string | null, Map<Row, number>>();
  for (const { row, quantity, week: earliest } of parts) {
    const week = earliest !== null && chosen !== null && earliest < chosen ? chosen : earliest;
    const items = byWeek.get(week) ?? new Map<Row, number>();
    items.set(row, (items.get(row) ?? 0) + quantity);
    byWeek.set(week, items);
  }
  return [...byWeek]
    .map(([week, items]) => ({ week, items: [...items].map(([row, quantity]) => ({ row, quantity })) }))
    .sort((a, b) => compareWeeks(a.week, b.week));
}

function compareWeeks(a: string | null, b: string | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return a < b ? -1 : 1;
}
