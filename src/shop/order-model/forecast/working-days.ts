import { dateOfDay, dayNumber, yearOfDay } from '#kit/text/dates.ts';

/** Returns whether the date is a Monday to Friday on which Swedish warehouses work. */
export function isWorkingDay(date: string): boolean {
  return isWorked(dayNumber(date));
}

/** Returns the date itself when it is a working day, otherwise the first one after it. */
export function firstWorkingDay(date: string): string {
  return addWorkingDays(date, 0);
}

/** Returns the day that is `count` working days after the date; with 0 the first working day from the date on. */
export function addWorkingDays(date: string, count: number): string {
  let day = dayNumber(date);
  if (count <= 0) day = firstWorkedFrom(day);
  for (let left = count; left > 0; left -= 1) day = firstWorkedFrom(day + 1);
  return dateOfDay(day);
}

/** Returns the day that is `count` working days before the date; with 0 the last working day until the date. */
export function subtractWorkingDays(date: string, count: number): string {
  let day = lastWorkedUntil(dayNumber(date));
  for (let left = count; left > 0; left -= 1) day = lastWorkedUntil(day - 1);
  return dateOfDay(day);
}

function lastWorkedUntil(day: number): number {
  let worked = day;
  while (!isWorked(worked)) worked -= 1;
  return worked;
}

function firstWorkedFrom(day: number): number {
  let worked = day;
  while (!isWorked(worked)) worked += 1;
  return worked;
}

function isWorked(day: number): boolean {
  return weekdayOf(day) <= friday && !holidaysOf(yearOfDay(day)).has(day);
}

const [friday, saturday] = [5, 6];

/** Returns 1 for Monday to 7 for Sunday; day 0 was a Thursday. */
function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

const holidays = new Map<number, ReadonlySet<number>>();

/**
 * The day numbers of the public holidays of the Swedish act 1989:253, and Midsummer's, Christmas and New Year's Eve, on which nobody works
 * either.
 */
function holidaysOf(year: number): ReadonlySet<number> {
  const known = holidays.get(year);
  if (known) return known;
  const fixed = ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'];
  const easter = easterOf(year);
  const days = [
    ...fixed.map((day) => dayNumber(`${year}-${day}`)),
    // Good Friday, Easter Monday and Ascension Day; Easter and Pentecost are Sundays.
    easter - 2,
    easter + 1,
    easter + 39,
    // Midsummer's Eve is the Friday, and Midsummer's Day the Saturday, of 19 to 26 June.
    saturdayFrom(`${year}-06-20`) - 1,
    saturdayFrom(`${year}-06-20`),
    // All Saints' Day is the Saturday of 31 October to 6 November.
    saturdayFrom(`${year}-10-31`),
  ];
  const all = new Set(days);
  holidays.set(year, all);
  return all;
}

function saturdayFrom(date: string): number {
  const day = dayNumber(date);
  return day + ((saturday - weekdayOf(day) + 7) % 7);
}

/** Returns the day number of Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const [century, ofCentury] = [Math.floor(year / 100), year % 100];
  const golden = year % 19;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sum = epact + toSunday - 7 * late + 114;
  const [month, day] = [Math.floor(sum / 31), (sum % 31) + 1];
  return dayNumber(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}
