export const cookieTexts = {
  'cookies.bannerLabel': 'Om kakor',
  'cookies.bannerWithChoice':
    'Vi använder kakor för att shoppen ska fungera och, om du vill, för felrapporter.',
  'cookies.accept': 'Acceptera',
  'cookies.necessaryOnly': 'Endast nödvändiga',
  'cookies.readAbout': 'Läs om kakor',
  'cookies.windowTitle': 'Kakor på den här webbplatsen',
  'cookies.yourChoice': 'Ditt val',
  'cookies.accepted': 'Du har accepterat kakor.',
  'cookies.onlyNecessary': 'Du har valt endast nödvändiga kakor.',
  'cookies.notChosen': 'Du har inte valt än.',
};
