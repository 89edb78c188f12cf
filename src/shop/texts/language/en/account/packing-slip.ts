import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { packingSlipTexts as swedish } from '#shop/texts/language/sv/account/packing-slip.ts';

export const packingSlipTexts: SameKeys<typeof swedish> = {
  'slip.heading': 'Packing slip',
  'slip.title': 'Packing slip {number}',
  'slip.now': 'In this delivery',
  'slip.later': 'To follow',
  'slip.expected': 'Expected',
  'slip.noDay': 'The day is not known yet',
};
