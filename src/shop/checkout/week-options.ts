import { deliveryYears, isPastWeek, weeksInYear, weekString } from '#kit/text/weeks.ts';

/** Returns the weeks from 1 to 52 or 53. */
export function weeksOfYear(year: number): number[] {
  return Array.from({ length: weeksInYear(year) }, (_, index) => index + 1);
}

/** Returns the weeks of a year that have not passed. `today` is the date in Sweden. */
export function weeksToOffer(year: number, today: string): number[] {
  return weeksOfYear(year).filter((week) => !isPastWeek({ year, week }, today));
}

/** Returns the current year and the next; in the last days of December the current year may have no week left. */
export function yearsToOffer(today: string): number[] {
  return deliveryYears(today).filter((year) => weeksToOffer(year, today).length > 0);
}

/** Returns the chosen week if the other year offers it, otherwise ''. */
export function weekInYear(week: string, year: string, today: string): string {
  return week !== '' && year !== '' && weeksToOffer(Number(year), today).includes(Number(week)) ? week : '';
}

/** The bounds of an `<input type="week">`. */
export function weekBounds(today: string): { min: string; max: string } {
  const years = yearsToOffer(today);
  const [first = 0, last = first] = [years[0], years.at(-1)];
  return {
    min: weekString(first, weeksToOffer(first, today)[0] ?? 1),
    max: weekString(last, weeksInYear(last)),
  };
}

/** The week input of iPhones and iPads is hard to use; an iPad identifies itself as a Mac with a touch screen. */
export function isIos(device: { userAgent: string; maxTouchPoints: number }): boolean {
  return (
    /iPad|iPhone|iPod/.test(device.userAgent) ||
    (device.userAgent.includes('Macintosh') && device.maxTouchPoints > 1)
  );
}

/** Returns whether the browser has a week input that is easy to use. */
export function hasWeekInput(): boolean {
  const input = document.createElement('input');
  input.setAttribute('type', 'week');
  return input.type === 'week' && !isIos(navigator);
}
