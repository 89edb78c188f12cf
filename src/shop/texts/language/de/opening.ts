import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { openingTexts as swedish } from '#shop/texts/language/sv/opening.ts';

export const openingTexts: SameKeys<typeof swedish> = {
  'soon.title': 'Wir öffnen bald',
  'soon.text': 'Der Shop ist fast fertig. Schauen Sie gern in ein paar Tagen wieder vorbei.',
  'soon.logIn': 'Schon Kunde? Anmelden',
  'soon.fillIn': 'Bitte Kundennummer und Passwort eingeben.',
  'soon.press': 'Zum Pressebereich',
  'soon.staff': 'Für Mitarbeiter',
  'soon.languages': 'Sprache wählen',
};
