import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { verdictTexts as swedish } from '#shop/texts/language/sv/verdicts.ts';

export const verdictTexts: SameKeys<typeof swedish> = {
  'verdict.rounded': '{given} rounded up to whole packages of {pack}',
  'verdict.onePackage': 'No quantity: one package',
  'verdict.merged': 'Same article as line {line}: quantities are added',
  'verdict.priceChanged': 'Price then {then}, now {now}',
  'verdict.packChanged': 'The package is now {pack}',
  'verdict.short': '{count} in stock now, the rest {when}',
  'verdict.inCart': '{count} already in the cart',
  'verdict.unknown': 'No such number',
  'verdict.ended': 'The article is discontinued',
  'verdict.notForYou': 'Not for sale to you',
  'verdict.soldOut': 'Sold out',
  'verdict.ambiguous': 'The number may be several articles: choose',
  'verdict.quantity': 'Not a whole number above 0',
  'verdict.tooMany': 'At most 100,000 pieces',
  'verdict.excelNumber': 'Excel has shortened the number: format the column as text',
  'verdict.atNoKnownDate': 'at no known date',
  'rows.tooMany': 'At most 1,000 rows at a time',
  'rows.heading': 'Heading',
  'files.articleNumber': 'Article number',
  'files.quantity': 'Quantity',
  'files.orderTemplate': 'order-template',
  'files.ownNumbers': 'own-article-numbers',
};
