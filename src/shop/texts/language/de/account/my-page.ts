import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { myPageTexts as swedish } from '#shop/texts/language/sv/account/my-page.ts';

export const myPageTexts: SameKeys<typeof swedish> = {
  'myPage.tabs': 'Mein Konto',
  'myPage.details': 'Meine Daten',
  'myPage.deliveryAddresses': 'Lieferadressen',
  'myPage.orders': 'Bestellungen',
  'myPage.waiting': 'Noch zu liefern',
  'myPage.bought': 'Schon gekauft',
  'myPage.lists': 'Gespeicherte Listen',
  'myPage.more': 'Mehr',
  'myPage.invoices': 'Rechnungen',

  'profile.title': 'Meine Daten',
  'profile.company': 'Firma',
  'profile.email': 'E-Mail',
  'profile.invoiceAddress': 'Rechnungsadresse',
  'profile.contactPerson': 'Ansprechpartner',
  'profile.telephone': 'Telefon',
  'profile.wrongDetails': 'Stimmt etwas nicht? Melden Sie sich, und wir berichtigen es.',
  'profile.notGiven': 'Nicht angegeben',

  'addresses.title': 'Lieferadressen',
  'addresses.create': 'Neue Lieferadresse',
  'addresses.change': 'Lieferadresse ändern',
  'addresses.changeNamed': '{name} ändern',
  'addresses.setAsDefault': 'Als Standard festlegen',
  'addresses.default': 'Standardadresse',
  'addresses.actions': 'Aktionen',
  'addresses.none': 'Sie haben noch keine Lieferadressen.',
  'addresses.noneHint': 'Ohne Lieferadresse versenden wir an die Rechnungsadresse.',
  'addresses.saved': 'Die Adresse ist gespeichert.',
  'addresses.defaultChanged': '{name} ist jetzt die Standardadresse.',
  'addresses.failed': 'Die Adresse konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  'addresses.tooMany':
    'Es sind höchstens 200 Lieferadressen möglich. Ändern Sie eine, die Sie nicht mehr brauchen.',
};
