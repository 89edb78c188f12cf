import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { applicationTexts as swedish } from '#shop/texts/language/sv/account/application.ts';

export const applicationTexts: SameKeys<typeof swedish> = {
  'application.title': 'Händler werden',
  'application.lead':
    'Erzählen Sie uns kurz von Ihrem Geschäft. Wir lesen jede Anfrage und antworten innerhalb einer Woche.',
  'application.name': 'Name',
  'application.company': 'Firmenname',
  'application.email': 'E-Mail',
  'application.identity': 'Handelsregisternummer',
  'application.identityWarning':
    'Die Prüfziffer passt nicht zu einer schwedischen Organisationsnummer. Sie können die Anfrage trotzdem senden.',
  'application.address': 'Adresse',
  'application.zipCodeAndCity': 'PLZ und Ort',
  'application.telephone': 'Telefon',
  'application.webSite': 'Website',
  'application.message': 'Erzählen Sie von Ihrem Geschäft',
  'application.submit': 'Anfrage senden',
  'application.sending': 'Anfrage wird gesendet …',
  'application.thanksTitle': 'Vielen Dank für Ihre Anfrage',
  'application.thanks': 'Vielen Dank für Ihre Anfrage. Wir antworten innerhalb einer Woche.',
  'application.failed':
    'Die Anfrage konnte nicht gesendet werden. Was Sie geschrieben haben, ist noch da. Bitte versuchen Sie es erneut.',
  'application.personalData':
    'Wir verwenden Ihre Angaben, um Ihre Anfrage zu bearbeiten, und speichern sie höchstens zwölf Monate, falls keine Zusammenarbeit zustande kommt.',
};
