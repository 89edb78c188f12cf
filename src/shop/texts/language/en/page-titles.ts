import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { pageTitleTexts as swedish } from '#shop/texts/language/sv/page-titles.ts';

export const pageTitleTexts: SameKeys<typeof swedish> = {
  'pageTitle.withShop': '{page} – {shop}',
  'pageTitle.start': 'Home',
  'pageTitle.aboutUs': 'About us',
  'pageTitle.resellers': 'Resellers',
  'pageTitle.requireLogin': 'Log in',
  'pageTitle.pressSection': '{section} – Press room',
  'pageTitle.terms': 'Terms and conditions',
  'pageTitle.contact': 'Contact',
  'pageTitle.application': 'Become a reseller',
  'pageTitle.userProfile': 'My details',
  'pageTitle.deliveryAddresses': 'Delivery addresses',
  'pageTitle.orders': 'Orders',
  'pageTitle.waiting': 'Still to come',
  'pageTitle.bought': 'Bought before',
  'pageTitle.lists': 'Saved lists',
  'pageTitle.invoices': 'Invoices',
  'pageTitle.cart': 'Cart',
  'pageTitle.quickOrder': 'Quick order',
  'pageTitle.ownNumbers': 'Own article numbers',
  'pageTitle.scan': 'Scan',
  'pageTitle.notFound': 'Page not found',
  'pageTitle.error': 'Something went wrong',

  'pageDescription.start':
    'Trays, mugs, textiles and paper with patterns from Nordic nature. Designed and printed in Sweden, sold in shops.',
  'pageDescription.products': 'The whole range for resellers: {group}.',
  'pageDescription.pressRoom': 'Press releases, product news and high-resolution pictures.',
  'pageDescription.terms': 'The terms for shops that buy from us: prices, delivery, payment and complaints.',
  'pageDescription.application': 'Would you like to sell our things in your shop? Apply here.',
  'pageDescription.contact': 'Our phone numbers, e-mail and address.',
};
