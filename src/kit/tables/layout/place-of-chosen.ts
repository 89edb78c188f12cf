import { headingKey } from '#kit/tables/heading-key.mjs';

/**
 * Returns the columns that a heading means: those that are written so, else those with the same letters and digits, else
 * the one of the place that `#3` names, counted from 0.
 */
export function placesOfHeading(cells: readonly string[], heading: string): number[] {
  const placesWhere = (isIt: (cell: string) => boolean) =>
    cells.flatMap((cell, place) => (cell !== '' && isIt(cell) ? [place] : []));
  const same = placesWhere((cell) => cell.trim() === heading);
  if (same.length > 0) return same;
  const key = headingKey(heading);
  const alike = key === '' ? [] : placesWhere((cell) => headingKey(cell) === key);
  if (alike.length > 0) return alike;
  const place = Number(/^#(\d{1,3})$/.exec(heading)?.[1] ?? Number.NaN);
  return place < cells.length ? [place] : [];
}
