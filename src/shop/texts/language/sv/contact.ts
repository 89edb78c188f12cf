export const contactTexts = {
  'contact.title': 'Kontakt',
  'contact.staff': 'Vi som arbetar här',
  'contact.portraitOf': 'Porträtt av {name}',
  'contact.mailTo': 'Mejla {name}',
  'contact.callTo': 'Ring {name}',

  'contactForm.title': 'Skriv till oss',
  'contactForm.name': 'Namn',
  'contactForm.message': 'Meddelande',
  'contactForm.opensMail': 'Öppna ditt e-postprogram',

  'terms.title': 'Köpvillkor',
  'terms.contents': 'Innehåll',
  'terms.print': 'Skriv ut eller spara villkoren',
};
