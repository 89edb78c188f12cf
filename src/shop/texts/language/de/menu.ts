import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { menuTexts as swedish } from '#shop/texts/language/sv/menu.ts';

export const menuTexts: SameKeys<typeof swedish> = {
  'menu.label': 'Hauptmenü',
  'menu.open': 'Menü',
  'menu.toStart': '{shop}, zur Startseite',
  'menu.intro': 'Start',
  'menu.webShop': 'Webshop',
  'menu.contact': 'Kontakt',
  'menu.application': 'Händler werden',
  'menu.language': 'Sprache',
  'menu.breadcrumb': 'Sie sind hier',

  'footer.links': 'Links',
  'footer.terms': 'Geschäftsbedingungen',
  'footer.contact': 'Kontakt',
  'footer.pressRoom': 'Presse',
  'footer.imageBank': 'Bilddatenbank',
  'footer.social': 'Folgen Sie uns',
  'footer.cookieSettings': 'Cookie-Einstellungen',
  'footer.organisationNumber': 'Org.-Nr. {number}',
  'footer.vatNumber': 'USt-IdNr. {number}',
  'footer.seat': 'Sitz: {city}',
  'footer.wholesaleOnly': 'Wir verkaufen an den Handel. Alle Preise verstehen sich zzgl. MwSt.',
};
