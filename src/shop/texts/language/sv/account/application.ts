export const applicationTexts = {
  'application.title': 'Ansökan om att bli återförsäljare',
  'application.lead': 'Berätta kort om din butik. Vi läser varje ansökan och svarar inom en vecka.',
  'application.name': 'Namn',
  'application.company': 'Företagsnamn',
  'application.email': 'E-post',
  'application.identity': 'Organisationsnummer',
  'application.identityWarning':
    'Kontrollsiffran stämmer inte med ett svenskt organisationsnummer. Du kan skicka ändå.',
  'application.address': 'Adress',
  'application.zipCodeAndCity': 'Postnr och ort',
  'application.telephone': 'Telefon',
  'application.webSite': 'Webbplats',
  'application.message': 'Berätta om din butik',
  'application.submit': 'Skicka ansökan',
  'application.sending': 'Skickar ansökan …',
  'application.thanksTitle': 'Tack för din ansökan',
  'application.thanks': 'Tack för din ansökan. Vi svarar inom en vecka.',
  'application.failed': 'Ansökan kunde inte skickas. Det du har skrivit finns kvar. Försök igen.',
  'application.personalData':
    'Vi använder uppgifterna för att behandla din ansökan och sparar dem i högst tolv månader om det inte blir något samarbete.',
};
