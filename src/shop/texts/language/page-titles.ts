import type { Texts } from './texts.ts';

export const pageTitleTexts = {
  'pageTitle.withShop': ['{page} – {shop}', '{page} – {shop}'],
  'pageTitle.start': ['Start', 'Home'],
  'pageTitle.aboutUs': ['Om oss', 'About us'],
  'pageTitle.resellers': ['Återförsäljare', 'Resellers'],
  'pageTitle.requireLogin': ['Logga in', 'Log in'],
  'pageTitle.products': ['Alla produkter', 'All products'],
  'pageTitle.news': ['Nyheter', 'New in'],
  'pageTitle.seasonNews': ['Säsongsnyheter', 'New this season'],
  'pageTitle.search': ['Sökresultat', 'Search results'],
  'pageTitle.pressRoom': ['Pressrum', 'Press room'],
  'pageTitle.pressSection': ['{section} – Pressrum', '{section} – Press room'],
  'pageTitle.terms': ['Köpvillkor', 'Terms and conditions'],
  'pageTitle.contact': ['Kontakt', 'Contact'],
  'pageTitle.application': ['Bli återförsäljare', 'Become a reseller'],
  'pageTitle.userProfile': ['Mina uppgifter', 'My details'],
  'pageTitle.deliveryAddresses': ['Leveransadresser', 'Delivery addresses'],
  'pageTitle.orders': ['Order', 'Orders'],
  'pageTitle.invoices': ['Fakturor', 'Invoices'],
  'pageTitle.cart': ['Varukorg', 'Cart'],
  'pageTitle.notFound': ['Sidan finns inte', 'Page not found'],
  'pageTitle.error': ['Något gick fel', 'Something went wrong'],

  'pageDescription.start': [
    'Brickor, muggar, textil och papper med mönster ur den nordiska naturen. Formgivet och tryckt i Sverige, sålt i butiker.',
    'Trays, mugs, textiles and paper with patterns from Nordic nature. Designed and printed in Sweden, sold in shops.',
  ],
  'pageDescription.products': [
    'Hela sortimentet för återförsäljare: {group}.',
    'The whole range for resellers: {group}.',
  ],
  'pageDescription.pressRoom': [
    'Pressmeddelanden, produktnyheter och högupplösta bilder.',
    'Press releases, product news and high-resolution pictures.',
  ],
  'pageDescription.terms': [
    'Villkoren för butiker som handlar av oss: priser, leverans, betalning och reklamation.',
    'The terms for shops that buy from us: prices, delivery, payment and complaints.',
  ],
  'pageDescription.application': [
    'Vill du sälja våra saker i din butik? Ansök här.',
    'Would you like to sell our things in your shop? Apply here.',
  ],
  'pageDescription.contact': [
    'Telefon, e-post och adress till oss.',
    'Our phone numbers, e-mail and address.',
  ],
} as const satisfies Texts;
