import type { Texts } from './texts.ts';

export const verdictTexts = {
  'verdict.rounded': [
    '{given} avrundat upp till hela förpackningar om {pack}',
    '{given} rounded up to whole packages of {pack}',
  ],
  'verdict.onePackage': ['Inget antal: en förpackning', 'No quantity: one package'],
  'verdict.merged': [
    'Samma artikel som rad {line}: antalen läggs ihop',
    'Same article as line {line}: quantities are added',
  ],
  'verdict.priceChanged': ['Pris då {then}, nu {now}', 'Price then {then}, now {now}'],
  'verdict.packChanged': ['Förpackningen är nu {pack}', 'The package is now {pack}'],
  'verdict.short': ['{count} finns nu, resten {when}', '{count} in stock now, the rest {when}'],
  'verdict.inCart': ['{count} finns redan i varukorgen', '{count} already in the cart'],
  'verdict.unknown': ['Numret finns inte', 'No such number'],
  'verdict.ended': ['Artikeln har utgått', 'The article is discontinued'],
  'verdict.notForYou': ['Säljs inte till er', 'Not for sale to you'],
  'verdict.soldOut': ['Slutsåld', 'Sold out'],
  'verdict.ambiguous': ['Numret kan vara flera artiklar: välj', 'The number may be several articles: choose'],
  'verdict.quantity': ['Antalet är inte ett helt tal över 0', 'Not a whole number above 0'],
  'verdict.tooMany': ['Högst 100 000 st', 'At most 100,000 pieces'],
  'verdict.excelNumber': [
    'Excel har förkortat numret: formatera kolumnen som text',
    'Excel has shortened the number: format the column as text',
  ],
  'verdict.atNoKnownDate': ['utan känt datum', 'at no known date'],
  'rows.tooMany': ['Högst 1 000 rader åt gången', 'At most 1,000 rows at a time'],
  'rows.heading': ['Rubrik', 'Heading'],
} as const satisfies Texts;
