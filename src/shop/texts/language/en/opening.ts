import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { openingTexts as swedish } from '#shop/texts/language/sv/opening.ts';

export const openingTexts: SameKeys<typeof swedish> = {
  'soon.title': 'We open soon',
  'soon.text': 'The shop is nearly ready. Do come back in a few days.',
  'soon.logIn': 'Already a customer? Log in',
  'soon.fillIn': 'Fill in your customer number and password.',
  'soon.press': 'To the press room',
  'soon.staff': 'For staff',
  'soon.languages': 'Choose language',
};
