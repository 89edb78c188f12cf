export const fieldTexts = {
  'field.name': 'Namn',
  'field.customerNumber': 'Kundnummer',
  'field.address': 'Adress',
  'field.address1': 'Adressrad 1',
  'field.address2': 'Adressrad 2',
  'field.zipCode': 'Postnr',
  'field.city': 'Ort',
  'field.country': 'Land',
  'field.contactPerson': 'Kontaktperson',
  'field.errorsInForm.one': 'Formuläret har {count} fel.',
  'field.errorsInForm.other': 'Formuläret har {count} fel.',
};
