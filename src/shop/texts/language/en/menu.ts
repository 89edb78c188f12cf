import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { menuTexts as swedish } from '#shop/texts/language/sv/menu.ts';

export const menuTexts: SameKeys<typeof swedish> = {
  'menu.label': 'Main menu',
  'menu.open': 'Menu',
  'menu.toStart': '{shop}, to the start page',
  'menu.intro': 'Home',
  'menu.webShop': 'Web shop',
  'menu.contact': 'Contact',
  'menu.application': 'Become a reseller',
  'menu.language': 'Language',
  'menu.breadcrumb': 'You are here',

  'footer.links': 'Links',
  'footer.terms': 'Terms and conditions',
  'footer.contact': 'Contact',
  'footer.pressRoom': 'Press room',
  'footer.imageBank': 'Image bank',
  'footer.social': 'Follow us',
  'footer.cookieSettings': 'Cookie settings',
  'footer.organisationNumber': 'Company reg. no. {number}',
  'footer.vatNumber': 'VAT no. {number}',
  'footer.seat': 'Registered office: {city}',
  'footer.wholesaleOnly': 'We sell to shops. All prices exclude VAT.',
};
