import { dayNumber } from '#kit/text/dates.ts';

const fixed = ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'];

/**
 * The day numbers of the public holidays of the Swedish act 1989:253, and Midsummer's, Christmas and New Year's Eve, on
 * which nobody works either. Those that are always a Saturday or a Sunday are left out.
 */
export function holidaysOf(year: number): ReadonlySet<number> {
  const easter = easterOf(year);
  return new Set([
    ...fixed.map((day) => dayNumber(`${year}-${day}`)),
    // Good Friday, Easter Monday and Ascension Day.
    easter - 2,
    easter + 1,
    easter + 39,
    // Midsummer's Eve is the Friday of 19 to 25 June.
    fridayUntil(`${year}-06-25`),
  ]);
}

/** Day 1 was a Friday. */
function fridayUntil(date: string): number {
  return 7 * Math.floor((dayNumber(date) - 1) / 7) + 1;
}

/** Returns the day number of Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const [century, ofCentury] = [Math.floor(year / 100), year % 100];
  const golden = year % 19;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return dayNumber(`${year}-03-22`) + epact + toSunday - 7 * late;
}
