import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { contactTexts as swedish } from '#shop/texts/language/sv/contact.ts';

export const contactTexts: SameKeys<typeof swedish> = {
  'contact.title': 'Kontakt',
  'contact.staff': 'Unser Team',
  'contact.portraitOf': 'Porträt von {name}',
  'contact.mailTo': 'E-Mail an {name}',
  'contact.callTo': '{name} anrufen',

  'contactForm.title': 'Schreiben Sie uns',
  'contactForm.name': 'Name',
  'contactForm.email': 'E-Mail',
  'contactForm.message': 'Nachricht',
  'contactForm.submit': 'Senden',
  'contactForm.sent': 'Vielen Dank, wir antworten so bald wie möglich.',
  'contactForm.failed': 'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  'contactForm.opensMail': 'E-Mail-Programm öffnen',

  'terms.title': 'Geschäftsbedingungen',
  'terms.contents': 'Inhalt',
  'terms.print': 'Bedingungen drucken oder speichern',
};
