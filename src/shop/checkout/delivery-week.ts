import type { RuleName } from '#kit/fields/field-rules.ts';
import { deliveryYears, isPastWeek, parseWeek, weekString, type Week } from '#kit/text/weeks.ts';

export type RequestedWeek = {
  deliveryWeek: string;
  deliveryWeekString: string;
  deliveryWeekNumber?: number | undefined;
  deliveryYear?: number | undefined;
};

export type WeekError = { field: keyof RequestedWeek; rule: RuleName };

/**
 * Returns the requested week, or null for as soon as possible. If given in several forms, they must agree; a year
 * requires a week number and vice versa. An error names the field that was given, or the missing one beside it.
 * `today` is the date in Sweden.
 */
export function chosenWeek(
  request: RequestedWeek,
  today: string,
): { week: Week | null } | { error: WeekError } {
  const year = request.deliveryYear;
  const forms: [keyof RequestedWeek, string][] = [
    ['deliveryWeek', request.deliveryWeek],
    ['deliveryWeekString', request.deliveryWeekString],
    ['deliveryWeekNumber', String(request.deliveryWeekNumber ?? '')],
  ];
  const given = forms.filter(([, text]) => text !== '');
  const weeks: { field: keyof RequestedWeek; week: Week; isNumber: boolean }[] = [];
  for (const [field, text] of given) {
    const isNumber = /^\d{1,2}$/.test(text);
    if (isNumber && year === undefined) return bad('deliveryYear', 'required');
    const week = parseWeek(isNumber ? weekString(year ?? 0, Number(text)) : text);
    if (!week) return bad(field, 'regex');
    weeks.push({ field, week, isNumber });
  }

  const [first] = weeks;
  if (!first) return year === undefined ? { week: null } : bad('deliveryWeekNumber', 'required');
  const { week } = first;
  const other = weeks.find((one) => one.week.year !== week.year || one.week.week !== week.week);
  if (other) return bad(other.field, 'match');
  if (year !== undefined && year !== week.year) return bad('deliveryYear', 'match');
  if (isPastWeek(week, today)) return bad(first.field, 'minAmount');
  if (week.year > deliveryYears(today)[1])
    return bad(first.isNumber ? 'deliveryYear' : first.field, 'maxAmount');
  return { week };
}

function bad(field: keyof RequestedWeek, rule: RuleName): { error: WeekError } {
  return { error: { field, rule } };
}

/** Returns the error message about the week. */
export function weekText(field: string, rule: RuleName) {
  if (rule === 'minAmount') return 'checkout.pastWeek';
  if (rule === 'maxAmount') return 'checkout.weekTooFar';
  if (rule === 'match') return 'checkout.weeksDisagree';
  if (rule === 'required') return field === 'deliveryYear' ? 'checkout.yearMissing' : 'checkout.weekMissing';
  return 'checkout.noSuchWeek';
}
