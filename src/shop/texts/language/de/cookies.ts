import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { cookieTexts as swedish } from '#shop/texts/language/sv/cookies.ts';

export const cookieTexts: SameKeys<typeof swedish> = {
  'cookies.bannerLabel': 'Über Cookies',
  'cookies.bannerWithChoice':
    'Wir verwenden Cookies, damit der Shop funktioniert, und, wenn Sie möchten, für Fehlerberichte.',
  'cookies.accept': 'Akzeptieren',
  'cookies.necessaryOnly': 'Nur notwendige',
  'cookies.readAbout': 'Mehr über Cookies',
  'cookies.windowTitle': 'Cookies auf dieser Website',
  'cookies.kept':
    'Der Shop speichert in Ihrem Browser, was er braucht: Ihre Anmeldung, Ihre Sprache, Ihre Auswahl hier, die Ansicht von Listen und was Sie zu schreiben begonnen haben. Nichts davon dient der Werbung oder dazu, Ihnen zu folgen. Fehlerberichte werden nur gesendet, wenn Sie akzeptieren.',
  'cookies.yourChoice': 'Ihre Auswahl',
  'cookies.accepted': 'Sie haben Cookies akzeptiert.',
  'cookies.onlyNecessary': 'Sie haben nur notwendige Cookies gewählt.',
  'cookies.notChosen': 'Sie haben noch nicht gewählt.',
};
