import { expect, test } from 'vitest';
import { isMadeOfOwnWords, wordsOf } from './own-words.ts';

const about = [
  'Åsa Öberg',
  'asa.oberg@granit.example',
  '10017',
  'Butik Ett & Co',
  'shop.granit.example',
].flatMap(wordsOf);

test.each(['granit2026', 'Öberg!2026', '10017-10017', 'ButikEtt&Co', 'asa.oberg@granit', 'GRANIT-shop-1'])(
  '%j is made of what is known',
  (password) => expect(isMadeOfOwnWords(password, about)).toBe(true),
);

test.each(['granit hoppar högt', 'öberg korsar sjön', 'skata på taket', '10071-10071', 'åsa', ''])(
  '%j is not',
  (password) => expect(isMadeOfOwnWords(password, about)).toBe(false),
);
