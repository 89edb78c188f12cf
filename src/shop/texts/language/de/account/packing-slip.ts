import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { packingSlipTexts as swedish } from '#shop/texts/language/sv/account/packing-slip.ts';

export const packingSlipTexts: SameKeys<typeof swedish> = {
  'slip.heading': 'Packzettel',
  'slip.title': 'Packzettel {number}',
  'slip.now': 'In dieser Lieferung',
  'slip.later': 'Folgt später',
  'slip.expected': 'Voraussichtlich',
  'slip.noDay': 'Der Tag steht noch nicht fest',
};
