import { dateOfDay, dayNumber } from '#kit/text/dates.ts';

/** In hundredths of a percent. */
export type ReferenceRate = { from: string; hundredths: number };

/**
 * What late payment costs a year above the reference rate, by section 6 of the Swedish act on interest (1975:635). No
 * rate that is set is so low that nothing would be left.
 */
const above = 800;
const daysOfYear = 365;
/** Öre times hundredths of a percent times days of a year. */
const divisor = BigInt(10_000 * daysOfYear);

/** An amount that was outstanding on days, the first and the last one included. */
export type Outstanding = { from: string; to: string; amount: number };

export type Interest = {
  amount: number;
  /** Days for which there is no reference rate: nothing is charged for them. */
  daysWithoutRate: number;
};

/** Returns simple interest, rounded once, half up to the öre. */
export function interestOf(outstanding: readonly Outstanding[], rates: readonly ReferenceRate[]): Interest {
  let sum = 0n;
  let daysWithoutRate = 0;
  for (const { from, to, amount } of outstanding)
    for (const part of halfYears(dayNumber(from), dayNumber(to), rates)) {
      const rate = rateOn(part.from, rates);
      if (rate === undefined) daysWithoutRate += part.days;
      else sum += BigInt(amount) * BigInt(rate + above) * BigInt(part.days);
    }
  return { amount: Number((2n * sum + divisor) / (2n * divisor)), daysWithoutRate };
}

/** Splits days where a half-year begins, and where a rate does. */
function halfYears(first: number, last: number, rates: readonly ReferenceRate[]) {
  const starts = new Set(rates.map(({ from }) => dayNumber(from)));
  const parts: { from: string; days: number }[] = [];
  for (let day = first; day <= last;) {
    let next = day + 1;
    while (next <= last && !starts.has(next) && !/-0[17]-01$/.test(dateOfDay(next))) next += 1;
    parts.push({ from: dateOfDay(day), days: next - day });
    day = next;
  }
  return parts;
}

/** A rate holds until the half-year ends in which it begins: that of the next one is not known from it. */
function rateOn(day: string, rates: readonly ReferenceRate[]): number | undefined {
  const start = `${day.slice(0, 4)}-${day.slice(5) < '07-01' ? '01' : '07'}-01`;
  const known = rates.filter(({ from }) => from >= start && from <= day);
  return known.sort((one, other) => (one.from < other.from ? 1 : -1))[0]?.hundredths;
}

/**
 * Returns what was outstanding day by day, from the first day of interest until `until`: the balance of now and, before
 * them, what was paid since. The day of a payment is a day of interest still.
 */
export function outstandingOf(
  balance: number,
  settled: readonly { day: string; amount: number }[],
  { from, until }: { from: string; until: string },
): Outstanding[] {
  const days = [...new Set(settled.map(({ day }) => day).filter((day) => day >= from && day < until))].sort();
  const parts = [...days, until].map((to, place) => ({
    from: place === 0 ? from : dateOfDay(dayNumber(days[place - 1] ?? from) + 1),
    to,
  }));
  return parts
    .map((part) => ({
      ...part,
      amount: balance + settled.reduce((sum, one) => sum + (one.day >= part.from ? one.amount : 0), 0),
    }))
    .filter((part) => part.amount > 0 && part.from <= part.to);
}
