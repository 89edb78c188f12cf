import { cookieTextEn, cookieTextSv } from './cookie-text.ts';
import { pressWebTexts } from './press-web-texts.ts';
import { shopWebTexts } from './shop-web-texts.ts';
import { termsEn } from './terms-text-en.ts';
import { termsSv } from './terms-text-sv.ts';
import type { DemoWebText } from './web-text.ts';

export const demoWebTexts: readonly DemoWebText[] = [
  ...shopWebTexts,
  ...pressWebTexts,
  { position: 'Terms', textSv: termsSv, textEn: termsEn },
  { position: 'CookieText', textSv: cookieTextSv, textEn: cookieTextEn },
];
