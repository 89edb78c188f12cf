import type { ratesOfficeTexts as swedish } from '#shop/texts/language/sv/office/rates.ts';
import type { SameKeys } from '#shop/texts/same-keys.ts';

export const ratesOfficeTexts: SameKeys<typeof swedish> = {
  'rates.title': 'Exchange rates',
  'rates.intro':
    'An invoice in another currency with Swedish VAT tells the VAT in Swedish kronor too, at the rate of the day of delivery or the latest within ten days before it. Without a rate it cannot be made.',
  'rates.part': 'The rate of a day',
  'rates.currency': 'Currency',
  'rates.day': 'Day',
  'rates.rate': 'Kronor',
  'rates.rateHint': 'Swedish kronor for one unit of the currency, such as 11.4325.',
  'rates.add': 'Add the rate',
};
