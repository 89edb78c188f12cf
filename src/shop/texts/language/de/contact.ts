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
  'contactForm.message': 'Nachricht',
  'contactForm.opensMail': 'E-Mail-Programm öffnen',

  'terms.title': 'Geschäftsbedingungen',
  'terms.contents': 'Inhalt',
  'terms.print': 'Bedingungen drucken oder speichern',
};
