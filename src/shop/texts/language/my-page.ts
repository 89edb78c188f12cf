import type { Texts } from './texts.ts';

export const myPageTexts = {
  'myPage.title': ['Min sida', 'My page'],
  'myPage.tabs': ['Min sida', 'My page'],
  'myPage.details': ['Mina uppgifter', 'My details'],
  'myPage.deliveryAddresses': ['Leveransadresser', 'Delivery addresses'],
  'myPage.orders': ['Order', 'Orders'],
  'myPage.invoices': ['Fakturor', 'Invoices'],

  'profile.title': ['Mina uppgifter', 'My details'],
  'profile.company': ['Företag', 'Company'],
  'profile.email': ['E-post', 'E-mail'],
  'profile.invoiceAddress': ['Fakturaadress', 'Invoice address'],
  'profile.contactPerson': ['Kontaktperson', 'Contact person'],
  'profile.telephone': ['Telefon', 'Phone'],
  'profile.wrongDetails': [
    'Stämmer något inte? Hör av dig, så rättar vi det.',
    'Is something not right? Get in touch and we will correct it.',
  ],
  'profile.notGiven': ['Ej angivet', 'Not given'],

  'addresses.title': ['Leveransadresser', 'Delivery addresses'],
  'addresses.create': ['Ny leveransadress', 'New delivery address'],
  'addresses.change': ['Ändra leveransadress', 'Change delivery address'],
  'addresses.changeNamed': ['Ändra {name}', 'Change {name}'],
  'addresses.setAsDefault': ['Gör till standard', 'Set as default'],
  'addresses.default': ['Standardadress', 'Default address'],
  'addresses.actions': ['Åtgärder', 'Actions'],
  'addresses.none': ['Du har inga leveransadresser än.', 'You have no delivery addresses yet.'],
  'addresses.noneHint': [
    'Utan leveransadress skickar vi till fakturaadressen.',
    'Without one we deliver to the invoice address.',
  ],
  'addresses.saved': ['Adressen är sparad.', 'The address has been saved.'],
  'addresses.defaultChanged': ['{name} är nu standardadress.', '{name} is now the default address.'],
  'addresses.failed': [
    'Adressen kunde inte sparas. Försök igen.',
    'The address could not be saved. Please try again.',
  ],
  'addresses.tooMany': [
    'Det får finnas högst 200 leveransadresser. Ändra en som inte används längre.',
    'There can be at most 200 delivery addresses. Change one that is no longer used.',
  ],
  'addresses.zipCodeHint': ['Till exempel 114 18', 'For example 114 18'],
} as const satisfies Texts;
