import { expect, test } from 'vitest';
import { allowedErrors, isMeant } from './spelling.ts';

test.each([
  ['brcka', 'bricka'],
  ['brikca', 'bricka'],
  ['brixka', 'bricka'],
  ['briccka', 'bricka'],
  ['hnddu', 'handduk'],
  ['kafemuggg', 'kaffemugg'],
])('%s is meant for %s', (typed, word) => {
  expect(isMeant(typed, word, allowedErrors(typed))).toBe(true);
});

test.each([
  ['bok', 'bot'],
  ['mugg', 'bulle'],
  ['bricka', 'brod'],
  ['1234567', '1234568'],
  ['kaffemugg', 'kaffe'],
])('%s is not meant for %s', (typed, word) => {
  expect(isMeant(typed, word, allowedErrors(typed))).toBe(false);
});
