import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { startTexts as swedish } from '#shop/texts/language/sv/start.ts';

export const startTexts: SameKeys<typeof swedish> = {
  'start.toTheShop': 'Zum Webshop',
  'start.introImages': 'Bilder aus unserer Welt',
  'start.aboutUs': 'Über uns',

  'resellers.title': 'Händler',
  'resellers.lead': 'Hier finden Sie die Geschäfte, die unsere Produkte im Regal haben.',
  'resellers.apply': 'Händler werden',
  'resellers.count.one': '{count} Geschäft',
  'resellers.count.other': '{count} Geschäfte',
  'resellers.none': 'Zurzeit können wir keine Händler anzeigen.',
};
