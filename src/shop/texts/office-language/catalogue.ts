import type { Texts } from '#shop/texts/language/texts.ts';

export const catalogueOfficeTexts = {
  'articles.title': ['Artiklar', 'Articles'],
} as const satisfies Texts;
