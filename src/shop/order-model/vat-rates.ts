/** What a code of VAT is in percent, from its first to its last day; null for none. Those of one code never overlap. */
export type VatPeriod = {
  code: string;
  percent: number;
  valid_from: string | null;
  valid_to: string | null;
};

/** The greatest length of a code. */
export const mostVatCode = 20;

/** The percents of a day by code; every article's code is among them. */
export type VatPercents = ReadonlyMap<string, number>;

/** The code of an article of which nothing is said. The table has it as its default too. */
export const defaultVatCode = '25';

/**
 * The percent of each code on a day: of the period that began last, also after its last day, so that an article always
 * has a rate. Before all periods it is that of the first.
 */
export function vatPercentsOn(day: string, periods: readonly VatPeriod[]): VatPercents {
  const percents = new Map<string, number>();
  for (const period of [...periods].sort(compareStarts)) {
    const { code, percent } = period;
    if (!percents.has(code) || startOf(period) <= day) percents.set(code, percent);
  }
  return percents;
}

/** The percents that some code has on a day, the highest first. */
export function vatPercentsToChoose(day: string, periods: readonly VatPeriod[]): number[] {
  const holding = periods.filter((period) => holdsOn(day, period));
  return [...new Set(holding.map(({ percent }) => percent))].sort((a, b) => b - a);
}

/**
 * The code that somebody means who says a percent: the article's own when it has that on the day, else one without
 * days, else one that does not end; undefined when no code has it.
 */
export function codeOfPercent(
  percent: number,
  { day, periods, own }: { day: string; periods: readonly VatPeriod[]; own?: string | undefined },
): string | undefined {
  if (own !== undefined && vatPercentsOn(day, periods).get(own) === percent) return own;
  const [chosen] = periods
    .filter((period) => period.percent === percent && holdsOn(day, period))
    .sort((a, b) => endsOf(a) - endsOf(b) || (a.code < b.code ? -1 : 1));
  return chosen?.code;
}

/** Returns a period of the same code with which this one shares a day. */
export function overlapping<P extends VatPeriod>(period: VatPeriod, others: readonly P[]): P | undefined {
  return others.find(
    (other) =>
      other.code === period.code && startOf(period) <= lastOf(other) && startOf(other) <= lastOf(period),
  );
}

function holdsOn(day: string, period: VatPeriod): boolean {
  return startOf(period) <= day && day <= lastOf(period);
}

/** Sorts before every day where there is none. */
function startOf({ valid_from }: VatPeriod): string {
  return valid_from ?? '';
}

/** Sorts after every day where there is none. */
function lastOf({ valid_to }: VatPeriod): string {
  return valid_to ?? '~';
}

function endsOf({ valid_from, valid_to }: VatPeriod): number {
  if (valid_to !== null) return 2;
  return valid_from === null ? 0 : 1;
}

function compareStarts(a: VatPeriod, b: VatPeriod): number {
  return startOf(a) < startOf(b) ? -1 : 1;
}
