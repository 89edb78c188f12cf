import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { valuesOfArticle, type ArticleValues } from './article-form.ts';

type Labelled = keyof ArticleValues | 'VatRate';

/** The labels of the fields, in the order of the form. */
export function articleLabels(t: OfficeT): Record<Labelled, string> {
  // The change log tells the rate of the day beside its code.
  const names = [...Object.keys(valuesOfArticle(undefined)), 'VatRate'] as Labelled[];
  return Object.fromEntries(names.map((name) => [name, t(`articles.field.${name}`)])) as Record<
    Labelled,
    string
  >;
}
