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

  'soon.title': 'We open soon',
  'soon.text': 'The shop is nearly ready. Do come back in a few days.',
  'soon.logIn': 'Already a customer? Log in',
  'soon.fillIn': 'Fill in your customer number and password.',
  'soon.press': 'To the press room',
  'soon.staff': 'For staff',
  'soon.languages': 'Choose language',
};
