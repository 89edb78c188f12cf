export const errorTexts = {
  'notFound.path': 'Sidan du försöker hitta finns inte...',
  'notFound.toStart': 'Till startsidan',
  'notFound.toShop': 'Till webbshoppen',
  'cmsPage.notFoundTitle': 'Sidan hittades inte',
  'cmsPage.notFoundText': 'Sidan du letar efter finns inte.',

  'error.fallbackTitle': 'Något gick fel',
  'error.fallbackText': 'Sidan kunde inte visas. Ladda om den.',
  'error.reload': 'Ladda om sidan',
  'error.offline': 'Ingen kontakt med servern.',
  'error.offlineHint': 'Det du har gjort finns kvar. Vi försöker igen när kontakten är tillbaka.',
  'error.formNeedsScript': 'Utan JavaScript kan formuläret inte skickas. Skriv till oss i stället:',
  'error.noScript': 'Utan JavaScript kan du bläddra i katalogen och läsa pressrummet, men inte logga in.',

  // Shown below a page whose scripts have loaded, but not the data they need.
  'error.late': 'Sidan kan läsas men inte användas än. Den försöker igen.',
};
