import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { errorTexts as swedish } from '#shop/texts/language/sv/errors.ts';

export const errorTexts: SameKeys<typeof swedish> = {
  'notFound.path': 'Die Seite, die Sie suchen, gibt es nicht …',
  'notFound.toStart': 'Zur Startseite',
  'notFound.toShop': 'Zum Webshop',
  'cmsPage.notFoundTitle': 'Seite nicht gefunden',
  'cmsPage.notFoundText': 'Die Seite, die Sie suchen, gibt es nicht.',

  'error.fallbackTitle': 'Etwas ist schiefgelaufen',
  'error.fallbackText': 'Die Seite konnte nicht angezeigt werden. Bitte laden Sie sie neu.',
  'error.reload': 'Seite neu laden',
  'error.offline': 'Keine Verbindung zum Server.',
  'error.offlineHint':
    'Was Sie eingegeben haben, ist noch da. Wir versuchen es erneut, sobald die Verbindung wieder steht.',
  'error.formNeedsScript':
    'Ohne JavaScript kann das Formular nicht gesendet werden. Schreiben Sie uns stattdessen:',
  'error.noScript':
    'Ohne JavaScript können Sie im Sortiment stöbern und den Pressebereich lesen, sich aber nicht anmelden.',

  // Shown below a page whose scripts have loaded, but not the data they need.
  'error.late': 'Diese Seite kann gelesen, aber noch nicht bedient werden. Sie versucht es erneut.',
};
