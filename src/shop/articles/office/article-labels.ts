import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { valuesOfArticle } from './article-form.ts';
import type { ArticleValues } from './article-form.ts';

/** The labels of the fields, in the order of the form. */
export function articleLabels(t: OfficeT): Record<keyof ArticleValues, string> {
  const names = Object.keys(valuesOfArticle(undefined)) as (keyof ArticleValues)[];
  return Object.fromEntries(names.map((name) => [name, t(`articles.field.${name}`)])) as Record<
    keyof ArticleValues,
    string
  >;
}
