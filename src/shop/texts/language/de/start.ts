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

  'soon.title': 'Wir öffnen bald',
  'soon.text': 'Der Shop ist fast fertig. Schauen Sie gern in ein paar Tagen wieder vorbei.',
  'soon.logIn': 'Schon Kunde? Anmelden',
  'soon.fillIn': 'Bitte Kundennummer und Passwort eingeben.',
  'soon.press': 'Zum Pressebereich',
  'soon.staff': 'Für Mitarbeiter',
  'soon.languages': 'Sprache wählen',
};
