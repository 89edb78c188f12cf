import { isOfficeTextKey } from '#shop/texts/office-language/table.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';

/**
 * Returns a column in the reader's words, with the heading that a file has for it in parentheses, since that is what
 * people look for and type there. A column without words is returned as it is.
 */
export function columnText(column: string, t: OfficeT, heading = column): string {
  const key = `exchange.column.${column}`;
  const words = isOfficeTextKey(key) ? t(key) : heading;
  return words.toLowerCase() === heading.toLowerCase() ? heading : `${words} (${heading})`;
}
