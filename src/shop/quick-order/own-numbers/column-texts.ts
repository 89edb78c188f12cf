import type { TextKey } from '#shop/texts/language-table.ts';
import type { T } from '#shop/texts/text.ts';

/** The columns of a customer's file, as the page of own numbers names them. */
export const columnTexts = {
  own_article_no: 'ownNumbers.own',
  article_no: 'files.articleNumber',
  active: 'ownNumbers.active',
} satisfies Record<string, TextKey>;

export function ownNumberColumn(column: string, t: T): string {
  const texts: Readonly<Partial<Record<string, TextKey>>> = columnTexts;
  const text = texts[column];
  return text ? t(text) : column;
}
