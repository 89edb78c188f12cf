import type { RuleName } from '#kit/rules-of-fields.ts';
import { deliveryYears, isPastWeek, parseWeek, weekString } from '#kit/weeks.ts';
import type { Week } from '#kit/weeks.ts';

export type AskedWeek = {
  deliveryWeek: string;
  deliveryWeekString: string;
  deliveryWeekNumber?: number | undefined;
  deliveryYear?: number | undefined;
};

export type WeekError = { field: keyof AskedWeek; rule: RuleName };

/**
 * The week asked for, or null for as soon as possible. What is given in several forms must agree; a year without a
 * week asks for nothing. `today` is the date in Sweden.
 */
export function chosenWeek(asked: AskedWeek, today: string): { week: Week | null } | { error: WeekError } {
  const year = asked.deliveryYear;
  const forms: [keyof AskedWeek, string][] = [
    ['deliveryWeek', asked.deliveryWeek],
    ['deliveryWeekString', asked.deliveryWeekString],
    ['deliveryWeekNumber', String(asked.deliveryWeekNumber ?? '')],
  ];
  const given = forms.filter(([, text]) => text !== '');
  const weeks: Week[] = [];
  for (const [field, text] of given) {
    const isNumber = /^\d{1,2}$/.test(text);
    if (isNumber && year === undefined) return { error: { field: 'deliveryYear', rule: 'required' } };
    const week = parseWeek(isNumber ? weekString(year ?? 0, Number(text)) : text);
    if (!week) return { error: { field, rule: 'regex' } };
    weeks.push(week);
  }

  const [week] = weeks;
  if (!week) return { week: null };
  const disagrees = weeks.some((other) => other.year !== week.year || other.week !== week.week);
  if (disagrees || (year !== undefined && year !== week.year)) {
    return { error: { field: 'deliveryWeek', rule: 'match' } };
  }
  const rule = outsideTheYears(week, today);
  return rule ? { error: { field: 'deliveryWeek', rule } } : { week };
}

function outsideTheYears(week: Week, today: string): RuleName | undefined {
  if (isPastWeek(week, today)) return 'minAmount';
  return week.year > deliveryYears(today)[1] ? 'maxAmount' : undefined;
}
