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

// The shop is called Fjällbrusa Form AB, and its words are spelt in every way that somebody who knows it would try.
const ofShop = wordsOf('Fjällbrusa Form AB');
test.each([
  'FjällbrusaForm',
  'Fjällbrusa&Form',
  'fjällbrusa_form_ab',
  'Fjallbrusa-Form',
  'FJALLBRUSA.FORM.1',
  'fja\u0308llbrusa form',
  'Fj4llbru5a',
  'fjallbrus@2026',
  'F0rm+Fjällbrusa!',
  'fjällbrusa och form',
])('%j is the name of the shop in another spelling', (password) =>
  expect(isMadeOfOwnWords(password, ofShop)).toBe(true),
);

test.each([
  'granit hoppar högt',
  'öberg korsar sjön',
  'skata på taket',
  '10071-10071',
  'åsa',
  '',
  '4711 0815 1337',
])('%j is not', (password) => expect(isMadeOfOwnWords(password, about)).toBe(false));
