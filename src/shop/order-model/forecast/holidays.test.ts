import { expect, test } from 'vitest';
import { dateOfDay } from '#kit/text/dates.ts';
import { holidaysOf } from './holidays.ts';

const dayInMs = 86_400_000;

/** Easter Sunday by the algorithm of Gauss with its two exceptions, which the shop does not use. */
function easterByGauss(year: number): Date {
  const century = Math.floor(year / 100);
  const moon = (15 - Math.floor((13 + 8 * century) / 25) + century - Math.floor(century / 4)) % 30;
  const sun = (4 + century - Math.floor(century / 4)) % 7;
  const fullMoon = (19 * (year % 19) + moon) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) + 6 * fullMoon + sun) % 7;
  const isTooLate = fullMoon === 29 && toSunday === 6;
  const isTwice = fullMoon === 28 && toSunday === 6 && (11 * moon + 11) % 30 < 19;
  const march = 22 + fullMoon + toSunday - (isTooLate || isTwice ? 7 : 0);
  return new Date(Date.UTC(year, 2, march));
}

function isoDate(time: number | Date): string {
  return new Date(time).toISOString().slice(0, 10);
}

function holidaysByCalendar(year: number): string[] {
  const easter = easterByGauss(year).getTime();
  const june = [19, 20, 21, 22, 23, 24, 25].map((day) => new Date(Date.UTC(year, 5, day)));
  return [
    ...['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'].map(
      (day) => `${year}-${day}`,
    ),
    ...[-2, 1, 39].map((days) => isoDate(easter + days * dayInMs)),
    ...june.filter((day) => day.getUTCDay() === 5).map(isoDate),
  ];
}

const datesOf = (year: number) => [...holidaysOf(year)].map(dateOfDay).sort();

test('the holidays of every year of the Gregorian calendar are those of an independent reckoning', () => {
  for (let year = 1583; year < 4000; year++)
    expect(datesOf(year)).toEqual([...new Set(holidaysByCalendar(year))].sort());
});

test.each([
  // The earliest and the latest Easter, and the years of Gauss's exceptions.
  [1818, '1818-03-20', '1818-03-23', '1818-04-30'],
  [1943, '1943-04-23', '1943-04-26', '1943-06-03'],
  [1954, '1954-04-16', '1954-04-19', '1954-05-27'],
  [1981, '1981-04-17', '1981-04-20', '1981-05-28'],
  [2027, '2027-03-26', '2027-03-29', '2027-05-06'],
  [2049, '2049-04-16', '2049-04-19', '2049-05-27'],
])('Good Friday, Easter Monday and Ascension Day of %i are the almanac’s', (year, ...days) => {
  for (const day of days) expect(datesOf(year)).toContain(day);
});
