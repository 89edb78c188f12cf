import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { contactTexts as swedish } from '#shop/texts/language/sv/contact.ts';

export const contactTexts: SameKeys<typeof swedish> = {
  'contact.title': 'Contact',
  'contact.staff': 'The people who work here',
  'contact.portraitOf': 'Portrait of {name}',
  'contact.mailTo': 'E-mail {name}',
  'contact.callTo': 'Call {name}',

  'contactForm.title': 'Write to us',
  'contactForm.name': 'Name',
  'contactForm.message': 'Message',
  'contactForm.opensMail': 'Open your e-mail program',

  'terms.title': 'Terms and conditions',
  'terms.contents': 'Contents',
  'terms.print': 'Print or save the terms',
};
