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

test('a word counts from four letters on, and a password from six letters beside the words', () => {
  expect(wordsOf('Ek Bok Ask Form AB')).toEqual(['ekbokaskformab', 'form']);
  expect(isMadeOfOwnWords('form12345', ['form'])).toBe(true);
  expect(isMadeOfOwnWords('form126890', ['form'])).toBe(false);
  expect(isMadeOfOwnWords('12form-34-5', ['form'])).toBe(true);
});

test('a long word is taken out before a short one that is in it', () => {
  expect(isMadeOfOwnWords('storbutiken', ['butik', 'storbutiken'])).toBe(true);
  expect(isMadeOfOwnWords('storgrosshandeln', ['gross', 'storgrosshandeln'])).toBe(true);
});
