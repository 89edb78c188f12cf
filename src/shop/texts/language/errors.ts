import type { Texts } from './texts.ts';

export const errorTexts = {
  'notFound.title': ['Sidan finns inte', 'Page not found'],
  'notFound.path': [
    'Sidan du försöker hitta finns inte...',
    'The page you are trying to find does not exist...',
  ],
  'notFound.toStart': ['Till startsidan', 'To the start page'],
  'notFound.toShop': ['Till webbshoppen', 'To the web shop'],
  'cmsPage.notFoundTitle': ['Sidan hittades inte', 'Page not found'],
  'cmsPage.notFoundText': [
    'Sidan du letar efter finns inte.',
    'The page you are looking for does not exist.',
  ],

  'error.fallbackTitle': ['Något gick fel', 'Something went wrong'],
  'error.fallbackText': [
    'Sidan kunde inte visas. Ladda om den.',
    'The page could not be shown. Please reload it.',
  ],
  'error.reload': ['Ladda om sidan', 'Reload the page'],
  'error.reported': ['Felet är rapporterat.', 'The error has been reported.'],
  'error.reference': ['Referens: {reference}', 'Reference: {reference}'],
  'error.serverTitle': ['Shoppen svarar inte just nu', 'The shop is not answering right now'],
  'error.offline': ['Ingen kontakt med servern.', 'No contact with the server.'],
  'error.offlineHint': [
    'Det du har gjort finns kvar. Vi försöker igen när kontakten är tillbaka.',
    'What you have done is still here. We will try again when the connection is back.',
  ],
  'error.backOnline': ['Kontakten är tillbaka.', 'The connection is back.'],
  'error.newVersion': [
    'Det finns en ny version av shoppen. Ladda om sidan.',
    'There is a new version of the shop. Please reload the page.',
  ],
  'error.tooSlow': ['Det tar längre tid än vanligt …', 'This is taking longer than usual …'],
  'error.formNeedsScript': [
    'Utan JavaScript kan formuläret inte skickas. Skriv till oss i stället:',
    'Without JavaScript the form cannot be sent. Write to us instead:',
  ],
  'error.noScript': [
    'Utan JavaScript kan du bläddra i katalogen och läsa pressrummet, men inte logga in.',
    'Without JavaScript you can browse the catalogue and read the press room, but not log in.',
  ],
} as const satisfies Texts;
