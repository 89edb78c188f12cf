import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { errorTexts as swedish } from '#shop/texts/language/sv/errors.ts';

export const errorTexts: SameKeys<typeof swedish> = {
  'notFound.title': 'Seite nicht gefunden',
  'notFound.path': 'Die Seite, die Sie suchen, gibt es nicht …',
  'notFound.toStart': 'Zur Startseite',
  'notFound.toShop': 'Zum Webshop',
  'cmsPage.notFoundTitle': 'Seite nicht gefunden',
  'cmsPage.notFoundText': 'Die Seite, die Sie suchen, gibt es nicht.',

  'error.fallbackTitle': 'Etwas ist schiefgelaufen',
  'error.fallbackText': 'Die Seite konnte nicht angezeigt werden. Bitte laden Sie sie neu.',
  'error.reload': 'Seite neu laden',
  'error.reported': 'Der Fehler wurde gemeldet.',
  'error.reference': 'Referenz: {reference}',
  'error.serverTitle': 'Der Shop antwortet gerade nicht',
  'error.offline': 'Keine Verbindung zum Server.',
  'error.offlineHint':
    'Was Sie eingegeben haben, ist noch da. Wir versuchen es erneut, sobald die Verbindung wieder steht.',
  'error.backOnline': 'Die Verbindung steht wieder.',
  'error.newVersion': 'Es gibt eine neue Version des Shops. Bitte laden Sie die Seite neu.',
  'error.tooSlow': 'Das dauert länger als üblich …',
  'error.formNeedsScript':
    'Ohne JavaScript kann das Formular nicht gesendet werden. Schreiben Sie uns stattdessen:',
  'error.noScript':
    'Ohne JavaScript können Sie im Sortiment stöbern und den Pressebereich lesen, sich aber nicht anmelden.',

  // Shown below a page whose scripts have loaded, but not the data they need.
  'error.late': 'Diese Seite kann gelesen, aber noch nicht bedient werden. Sie versucht es erneut.',
};
