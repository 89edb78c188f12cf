import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { myPageTexts as swedish } from '#shop/texts/language/sv/account/my-page.ts';

export const myPageTexts: SameKeys<typeof swedish> = {
  'myPage.tabs': 'My page',
  'myPage.details': 'My details',
  'myPage.deliveryAddresses': 'Delivery addresses',
  'myPage.orders': 'Orders',
  'myPage.waiting': 'Still to come',
  'myPage.bought': 'Bought before',
  'myPage.lists': 'Saved lists',
  'myPage.more': 'More',
  'myPage.invoices': 'Invoices',

  'profile.title': 'My details',
  'profile.company': 'Company',
  'profile.email': 'E-mail',
  'profile.invoiceAddress': 'Invoice address',
  'profile.contactPerson': 'Contact person',
  'profile.telephone': 'Phone',
  'profile.wrongDetails': 'Is something not right? Get in touch and we will correct it.',
  'profile.notGiven': 'Not given',

  'addresses.title': 'Delivery addresses',
  'addresses.create': 'New delivery address',
  'addresses.change': 'Change delivery address',
  'addresses.changeNamed': 'Change {name}',
  'addresses.setAsDefault': 'Set as default',
  'addresses.default': 'Default address',
  'addresses.actions': 'Actions',
  'addresses.none': 'You have no delivery addresses yet.',
  'addresses.noneHint': 'Without one we deliver to the invoice address.',
  'addresses.saved': 'The address has been saved.',
  'addresses.defaultChanged': '{name} is now the default address.',
  'addresses.failed': 'The address could not be saved. Please try again.',
  'addresses.tooMany': 'There can be at most 200 delivery addresses. Change one that is no longer used.',
};
