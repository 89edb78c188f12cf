import { isoWeekOf, isPastWeek, parseWeek, weekString, type Week } from '#kit/text/weeks.ts';

const weekWord = '(?:v|vecka|veckan|w|wk|week|kw|woche)\\.?';
const gap = '[\\s,/-]*';
const weekSpellings = [
  /^(?<week>\d{1,2})$/,
  new RegExp(`^(?:(?<year>[1-9]\\d{3})${gap})?${weekWord}\\s*(?<week>\\d{1,2})$`, 'i'),
  new RegExp(`^${weekWord}\\s*(?<week>\\d{1,2})(?!\\d)${gap}(?<year>[1-9]\\d{3})$`, 'i'),
];

/**
 * Reads a week as people and the shop write it: `v. 50`, `50`, `2026 v. 50`, `week 5 2027`, `2026-W50`. Without a year it
 * is the next one from today on, this year or next. Returns null when there is none.
 */
export function readWeek(text: string, today: string): Week | null {
  const written = text.trim();
  const spelling = weekSpellings.find((one) => one.test(written));
  const { year, week } = spelling?.exec(written)?.groups ?? {};
  if (week === undefined) return null;
  if (year !== undefined) return parseWeek(weekString(Number(year), Number(week)));
  const current = isoWeekOf(today).year;
  const next = [current, current + 1].map((one) => parseWeek(weekString(one, Number(week))));
  return next.find((one) => one && !isPastWeek(one, today)) ?? null;
}
