import type { Texts } from './texts.ts';

export const applicationTexts = {
  'application.title': ['Ansökan om att bli återförsäljare', 'Reseller application'],
  'application.lead': [
    'Berätta kort om din butik. Vi läser varje ansökan och svarar inom en vecka.',
    'Tell us briefly about your shop. We read every application and reply within a week.',
  ],
  'application.name': ['Namn', 'Name'],
  'application.company': ['Företagsnamn', 'Company name'],
  'application.email': ['E-post', 'E-mail'],
  'application.identity': ['Organisationsnummer', 'Company registration number'],
  'application.identityWarning': [
    'Kontrollsiffran stämmer inte med ett svenskt organisationsnummer. Du kan skicka ändå.',
    'The check digit does not fit a Swedish registration number. You can send it anyway.',
  ],
  'application.address': ['Adress', 'Address'],
  'application.zipCodeAndCity': ['Postnr och ort', 'Zip code and city'],
  'application.telephone': ['Telefon', 'Phone'],
  'application.webSite': ['Webbplats', 'Website'],
  'application.message': ['Berätta om din butik', 'Tell us about your shop'],
  'application.submit': ['Skicka ansökan', 'Send application'],
  'application.sending': ['Skickar ansökan …', 'Sending the application …'],
  'application.thanksTitle': ['Tack för din ansökan', 'Thank you for your application'],
  'application.thanks': [
    'Tack för din ansökan. Vi svarar inom en vecka.',
    'Thank you for your application. We will reply within a week.',
  ],
  'application.failed': [
    'Ansökan kunde inte skickas. Det du har skrivit finns kvar. Försök igen.',
    'The application could not be sent. What you wrote is still here. Please try again.',
  ],
  'application.personalData': [
    'Vi använder uppgifterna för att behandla din ansökan och sparar dem i högst tolv månader om det inte blir något samarbete.',
    'We use the details to handle your application and keep them for at most twelve months if we do not end up working together.',
  ],
} as const satisfies Texts;
