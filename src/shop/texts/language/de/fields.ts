import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { fieldTexts as swedish } from '#shop/texts/language/sv/fields.ts';

export const fieldTexts: SameKeys<typeof swedish> = {
  'field.name': 'Name',
  'field.customerNumber': 'Kundennummer',
  'field.address': 'Adresse',
  'field.address1': 'Adresszeile 1',
  'field.address2': 'Adresszeile 2',
  'field.zipCode': 'PLZ',
  'field.city': 'Ort',
  'field.country': 'Land',
  'field.contactPerson': 'Ansprechpartner',
  'field.errorsInForm.one': 'Das Formular enthält {count} Fehler.',
  'field.errorsInForm.other': 'Das Formular enthält {count} Fehler.',
};
