import { deliveryYears, isPastWeek, weeksInYear, weekString } from '#kit/text/weeks.ts';

/** From 1 to 52 or 53. */
export function weeksOfYear(year: number): number[] {
  return Array.from({ length: weeksInYear(year) }, (_, index) => index + 1);
}

/** The weeks of a year that can be asked for: none that is past. `today` is the date in Sweden. */
export function weeksToOffer(year: number, today: string): number[] {
  return weeksOfYear(year).filter((week) => !isPastWeek({ year, week }, today));
}

/** This year and the next; in the last days of December this year may have no week left. */
export function yearsToOffer(today: string): number[] {
  return deliveryYears(today).filter((year) => weeksToOffer(year, today).length > 0);
}

/** The chosen week in another year: kept where that year offers it, otherwise '' for none. */
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

/** iPhones and iPads have a week input that is hard to use; an iPad calls itself a Mac with a touch screen. */
export function isIos(device: { userAgent: string; maxTouchPoints: number }): boolean {
  return (
    /iPad|iPhone|iPod/.test(device.userAgent) ||
    (device.userAgent.includes('Macintosh') && device.maxTouchPoints > 1)
  );
}
