import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { fieldTexts as swedish } from '#shop/texts/language/sv/fields.ts';

export const fieldTexts: SameKeys<typeof swedish> = {
  'field.name': 'Name',
  'field.customerNumber': 'Customer number',
  'field.address': 'Address',
  'field.address1': 'Address line 1',
  'field.address2': 'Address line 2',
  'field.zipCode': 'Zip code',
  'field.city': 'City',
  'field.country': 'Country',
  'field.contactPerson': 'Contact person',
  'field.errorsInForm.one': 'The form has {count} error.',
  'field.errorsInForm.other': 'The form has {count} errors.',
};
