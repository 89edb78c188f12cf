import { languages } from '#kit/text/language.ts';
import { languageTables } from '#shop/texts/language-table.ts';
import { headingKey, keyOf, type Heading } from './headings.ts';

/** What the shop saves of stopped rows says why each was stopped. */
const savedColumns = ['line', 'number', 'quantity', 'text', 'price', 'reason'] as const;
const reasonPlace = savedColumns.indexOf('reason');
const savedHeadings = new Set(
  languages.map((language) =>
    keyOf(savedColumns.map((name) => languageTables[language][`rows.csv.${name}`])),
  ),
);

/** Returns the column in which the shop says why a row was stopped, or -1. */
export function reasonPlaceOf(heading: Heading | undefined): number {
  return heading && savedHeadings.has(headingKey(heading)) ? reasonPlace : -1;
}
