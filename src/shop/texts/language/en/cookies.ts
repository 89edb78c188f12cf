import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { cookieTexts as swedish } from '#shop/texts/language/sv/cookies.ts';

export const cookieTexts: SameKeys<typeof swedish> = {
  'cookies.bannerLabel': 'About cookies',
  'cookies.bannerWithChoice': 'We use cookies to make the shop work and, if you wish, for error reports.',
  'cookies.accept': 'Accept',
  'cookies.necessaryOnly': 'Necessary only',
  'cookies.readAbout': 'Read about cookies',
  'cookies.windowTitle': 'Cookies on this website',
  'cookies.kept':
    'The shop keeps what it needs in your browser: your log-in, your language, your choice here, how lists are shown and what you have begun to type. None of it is used for advertising or to follow you. Error reports are sent only if you accept.',
  'cookies.yourChoice': 'Your choice',
  'cookies.accepted': 'You have accepted cookies.',
  'cookies.onlyNecessary': 'You have chosen necessary cookies only.',
  'cookies.notChosen': 'You have not chosen yet.',
};
