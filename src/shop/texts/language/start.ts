import type { Texts } from './texts.ts';

export const startTexts = {
  'start.toTheShop': ['Till webbshoppen', 'To the web shop'],
  'start.sections': ['Delar av startsidan', 'Parts of the start page'],
  'start.introImages': ['Bilder ur vår värld', 'Pictures from our world'],
  'start.aboutUs': ['Om oss', 'About us'],

  'resellers.title': ['Återförsäljare', 'Resellers'],
  'resellers.lead': [
    'Här finns butikerna som har våra saker på hyllan.',
    'These are the shops that stock our things.',
  ],
  'resellers.apply': ['Bli återförsäljare', 'Become a reseller'],
  'resellers.count.one': ['{count} butik', '{count} shop'],
  'resellers.count.other': ['{count} butiker', '{count} shops'],
  'resellers.showCountry': ['Visa butiker i {country}', 'Show shops in {country}'],
  'resellers.hideCountry': ['Dölj butiker i {country}', 'Hide shops in {country}'],
  'resellers.countries': ['Länder', 'Countries'],
  'resellers.none': ['Inga återförsäljare att visa just nu.', 'No resellers to show right now.'],
} as const satisfies Texts;
