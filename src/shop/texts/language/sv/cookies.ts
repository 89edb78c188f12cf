export const cookieTexts = {
  'cookies.bannerLabel': 'Om kakor',
  'cookies.bannerWithChoice':
    'Vi använder kakor för att shoppen ska fungera och, om du vill, för felrapporter.',
  'cookies.accept': 'Acceptera',
  'cookies.necessaryOnly': 'Endast nödvändiga',
  'cookies.readAbout': 'Läs om kakor',
  'cookies.windowTitle': 'Kakor på den här webbplatsen',
  'cookies.kept':
    'Shoppen sparar i din webbläsare det som behövs: inloggningen, ditt språk, ditt val här, hur listor visas och det du har börjat skriva. Inget av det används för reklam eller för att följa dig. Felrapporter skickas bara om du accepterar.',
  'cookies.yourChoice': 'Ditt val',
  'cookies.accepted': 'Du har accepterat kakor.',
  'cookies.onlyNecessary': 'Du har valt endast nödvändiga kakor.',
  'cookies.notChosen': 'Du har inte valt än.',
};
