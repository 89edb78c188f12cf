import { expect, test } from 'vitest';
import { answerIn, cookieOf } from './cookie-answer.ts';

test('an answer about cookies is kept for 60 days on every page', () => {
  expect(cookieOf('all')).toBe('cookieAnswer=all; path=/; max-age=5184000; samesite=lax');
});

test('an answer is found among other cookies', () => {
  expect(answerIn('language=sv; cookieAnswer=necessary; a=b')).toBe('necessary');
  expect(answerIn('cookieAnswer=all')).toBe('all');
  expect(answerIn('')).toBeUndefined();
  expect(answerIn('cookieAnswer=yes; notcookieAnswer=all')).toBeUndefined();
});
