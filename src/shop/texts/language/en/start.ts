import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { startTexts as swedish } from '#shop/texts/language/sv/start.ts';

export const startTexts: SameKeys<typeof swedish> = {
  'start.toTheShop': 'To the web shop',
  'start.introImages': 'Pictures from our world',
  'start.aboutUs': 'About us',

  'resellers.title': 'Resellers',
  'resellers.lead': 'These are the shops that stock our things.',
  'resellers.apply': 'Become a reseller',
  'resellers.count.one': '{count} shop',
  'resellers.count.other': '{count} shops',
  'resellers.none': 'No resellers to show right now.',
};
