import { addDays, dateOfDay, dayNumber } from '#kit/text/dates.ts';
import { isoWeekOf, parseWeek, weekString, type Week } from '#kit/text/weeks.ts';
import { addWorkingDays, subtractWorkingDays } from './working-days.ts';

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
  /** The week in which everything has arrived; null when it is unknown. */
  arrivalWeek: string | null;
  /** Ordered by week, those of an unknown week last. */
  deliveries: Delivery<Row>[];
  /** The rows that do not arrive until the chosen week, or whose day is unknown. */
  late: Row[];
};

type Part<Row> = Weeks & { row: Row; quantity: number };

/** Of sending and of arrival; null when they are unknown. */
type Weeks = { week: string | null; arrival: string | null };

/** The week of arrival that the customer asks for, and how many working days the way of delivery takes. */
export type Asked = { week: Week | null; transportDays: number };

/**
 * Computes in which weeks rows are sent, in whole packages. What would arrive before the chosen week is sent later, as
 * late as arrives in it; the complete week and that of arrival ignore it.
 */
export function forecastOf<Row extends ForecastRow>(
  rows: readonly Row[],
  { week: chosen, transportDays }: Asked,
): Forecast<Row> {
  const weeksOf = weekFinder(transportDays);
  const parts = rows.flatMap((row) => partsOf(row, weeksOf));
  const chosenWeek = chosen && weekString(chosen.year, chosen.week);
  const isLate = ({ arrival }: Weeks) => arrival === null || arrival > chosenWeek!;
  return {
    completeWeek: lastOf(parts.map(({ week }) => week)),
    arrivalWeek: lastOf(parts.map(({ arrival }) => arrival)),
    deliveries: deliveriesOf(parts, chosenWeek === null ? '' : lastSendingWeek(chosenWeek, transportDays)),
    late: chosenWeek === null ? [] : [...new Set(parts.filter(isLate).map(({ row }) => row))],
  };
}

/** Returns of each delivery how many of its rows have pieces in an earlier one too. */
export function restsOf<Row>(deliveries: readonly Pick<Delivery<Row>, 'items'>[]): number[] {
  const begun = new Set<Row>();
  return deliveries.map(({ items }) => {
    const rests = items.filter(({ row }) => begun.has(row)).length;
    for (const { row } of items) begun.add(row);
    return rests;
  });
}

/** Returns the Monday and the Sunday of a week. */
export function daysOfWeek(week: string): { From: string; To: string } {
  const parsed = parseWeek(week);
  if (!parsed) throw new RangeError(`not a week: ${week}`);
  // 4 January is always in week 1, and day -3 was a Monday.
  const fourth = dayNumber(`${parsed.year}-01-04`);
  const monday = 7 * (Math.floor((fourth + 3) / 7) + parsed.week - 1) - 3;
  return { From: dateOfDay(monday), To: addDays(dateOfDay(monday), 6) };
}

/** Splits a row into what is there and the rest, each with its week, neither with a broken package. */
function partsOf<Row extends ForecastRow>(row: Row, weeksOf: (day: string | null) => Weeks): Part<Row>[] {
  const { quantity, inStock, pack, stockDay, shortDay } = row;
  const there = inStock >= quantity ? quantity : Math.floor(Math.max(0, inStock) / pack) * pack;
  const parts: Part<Row>[] = [];
  if (there > 0) parts.push(partOf(row, there, weeksOf(stockDay)));
  if (there < quantity) parts.push(partOf(row, quantity - there, weeksOf(shortDay)));
  return parts;
}

function partOf<Row>(row: Row, quantity: number, { week, arrival }: Weeks): Part<Row> {
  return { row, quantity, week, arrival };
}

/** The returned function computes the weeks of a day once: the rows of a large cart are sent on a few days. */
function weekFinder(transportDays: number): (day: string | null) => Weeks {
  const known = new Map<string, Weeks>();
  return (day) => {
    if (day === null) return unknown;
    let weeks = known.get(day);
    if (weeks === undefined) {
      weeks = { week: weekOf(day), arrival: weekOf(addWorkingDays(day, transportDays)) };
      known.set(day, weeks);
    }
    return weeks;
  };
}

const unknown: Weeks = { week: null, arrival: null };

function weekOf(day: string): string {
  const { year, week } = isoWeekOf(day);
  return weekString(year, week);
}

/** Returns the last week in which goods can be sent so that they arrive in the given one. */
function lastSendingWeek(week: string, transportDays: number): string {
  return weekOf(subtractWorkingDays(daysOfWeek(week).To, transportDays));
}

function lastOf(weeks: (string | null)[]): string | null {
  return weeks.includes(null) ? null : (weeks.sort().at(-1) ?? null);
}

/** Deliveries before `earliest` are moved to it. */
function deliveriesOf<Row>(parts: readonly Part<Row>[], earliest: string): Delivery<Row>[] {
  const byWeek = new Map<string | null, Map<Row, number>>();
  for (const { row, quantity, week: possible } of parts) {
    const week = possible !== null && possible < earliest ? earliest : possible;
    const items = byWeek.get(week) ?? new Map<Row, number>();
    items.set(row, (items.get(row) ?? 0) + quantity);
    byWeek.set(week, items);
  }
  return [...byWeek]
    .map(([week, items]) => ({ week, items: [...items].map(([row, quantity]) => ({ row, quantity })) }))
    .sort((a, b) => compareWeeks(a.week, b.week));
}

/** Sorts after every week. */
const afterAll = '~';

function compareWeeks(a: string | null, b: string | null): number {
  return (a ?? afterAll) < (b ?? afterAll) ? -1 : 1;
}
