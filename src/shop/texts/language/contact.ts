import type { Texts } from './texts.ts';

export const contactTexts = {
  'contact.title': ['Kontakt', 'Contact'],
  'contact.staff': ['Vi som arbetar här', 'The people who work here'],
  'contact.portraitOf': ['Porträtt av {name}', 'Portrait of {name}'],
  'contact.mailTo': ['Mejla {name}', 'E-mail {name}'],
  'contact.callTo': ['Ring {name}', 'Call {name}'],

  'contactForm.title': ['Skriv till oss', 'Write to us'],
  'contactForm.name': ['Namn', 'Name'],
  'contactForm.email': ['E-post', 'E-mail'],
  'contactForm.message': ['Meddelande', 'Message'],
  'contactForm.submit': ['Skicka', 'Send'],
  'contactForm.sent': ['Tack, vi svarar så snart vi kan.', 'Thank you, we will reply as soon as we can.'],
  'contactForm.failed': [
    'Meddelandet kunde inte skickas. Försök igen.',
    'The message could not be sent. Please try again.',
  ],
  'contactForm.opensMail': ['Öppna ditt e-postprogram', 'Open your e-mail program'],

  'terms.title': ['Köpvillkor', 'Terms and conditions'],
  'terms.contents': ['Innehåll', 'Contents'],
  'terms.print': ['Skriv ut eller spara villkoren', 'Print or save the terms'],
} as const satisfies Texts;
