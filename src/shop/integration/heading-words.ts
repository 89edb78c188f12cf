import { isOfficeTextKey, officeTables } from '#shop/texts/office-language/table.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';

/** The heading of a column in files that people get from the office. */
export function headingIn(t: OfficeT, column: string): string {
  const key = `exchange.column.${column}`;
  return isOfficeTextKey(key) ? t(key) : column;
}

/** All those headings of a column, in every language of the office. */
export function headingsOf(column: string): string[] {
  const key = `exchange.column.${column}`;
  return isOfficeTextKey(key) ? Object.values(officeTables).map((texts) => texts[key]) : [];
}
