import type { Texts } from './texts.ts';

export const cookieTexts = {
  'cookies.bannerLabel': ['Om kakor', 'About cookies'],
  'cookies.banner': [
    'Vi använder kakor för att shoppen ska fungera.',
    'We use cookies to make the shop work.',
  ],
  'cookies.bannerWithChoice': [
    'Vi använder kakor för att shoppen ska fungera och, om du vill, för felrapporter.',
    'We use cookies to make the shop work and, if you wish, for error reports.',
  ],
  'cookies.accept': ['Acceptera', 'Accept'],
  'cookies.necessaryOnly': ['Endast nödvändiga', 'Necessary only'],
  'cookies.readAbout': ['Läs om kakor', 'Read about cookies'],
  'cookies.settings': ['Kakinställningar', 'Cookie settings'],
  'cookies.windowTitle': ['Kakor på den här webbplatsen', 'Cookies on this website'],
  'cookies.yourChoice': ['Ditt val', 'Your choice'],
  'cookies.accepted': ['Du har accepterat kakor.', 'You have accepted cookies.'],
  'cookies.onlyNecessary': [
    'Du har valt endast nödvändiga kakor.',
    'You have chosen necessary cookies only.',
  ],
  'cookies.notChosen': ['Du har inte valt än.', 'You have not chosen yet.'],
  'cookies.withdraw': ['Ta tillbaka samtycket', 'Withdraw consent'],
} as const satisfies Texts;
