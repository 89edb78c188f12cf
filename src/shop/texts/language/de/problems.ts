import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { problemTexts as swedish } from '#shop/texts/language/sv/problems.ts';

export const problemTexts: SameKeys<typeof swedish> = {
  'problem.400': 'Ungültige Angaben',
  'problem.401': 'Nicht angemeldet',
  'problem.403': 'Nicht erlaubt',
  'problem.404': 'Nicht gefunden',
  'problem.405': 'Methode nicht unterstützt',
  'problem.406': 'Antwort in diesem Format nicht möglich',
  'problem.408': 'Das hat zu lange gedauert',
  'problem.409': 'Widerspricht dem aktuellen Stand',
  'problem.413': 'Zu groß',
  'problem.415': 'Format nicht unterstützt',
  'problem.422': 'Kann nicht verarbeitet werden',
  'problem.429': 'Zu viele Versuche',
  'problem.500': 'Etwas ist schiefgelaufen',
  'problem.502': 'Fehler bei einem anderen Dienst',
  'problem.503': 'Vorübergehend nicht verfügbar',

  'problem.detail.badInput': 'Berichtigen Sie die Angaben und versuchen Sie es erneut.',
  'problem.detail.badJson': 'Der Inhalt ist kein gültiges JSON.',
  'problem.detail.notLoggedIn': 'Sie müssen sich anmelden.',
  'problem.detail.wrongLogin': 'Falsche Kundennummer oder falsches Passwort.',
  'problem.detail.newPasswordRequired': 'Wählen Sie ein neues Passwort, bevor Sie fortfahren.',
  'problem.detail.newPasswordNotRequired': 'Ein neues Passwort ist nicht erforderlich.',
  'problem.detail.otherSite': 'Die Anfrage kommt von einer anderen Website.',
  'problem.detail.notFound': 'Was Sie suchen, gibt es nicht.',
  'problem.detail.emptyCart': 'Der Warenkorb ist leer.',
  'problem.detail.soldOut': 'Der Artikel ist ausverkauft.',
  'problem.detail.keyReused': 'Der Schlüssel wurde bereits mit einem anderen Inhalt verwendet.',
  'problem.detail.jsonOnly': 'Senden Sie den Inhalt als application/json.',
  'problem.detail.tooLarge': 'Der Inhalt ist zu groß.',
  'problem.detail.tooMany': 'Warten Sie {seconds} Sekunden und versuchen Sie es erneut.',
  'problem.detail.unexpected': 'Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es gleich noch einmal.',
  'problem.detail.unavailable':
    'Der Shop ist vorübergehend nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
};
