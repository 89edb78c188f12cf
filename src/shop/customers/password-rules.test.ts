import { expect, test } from 'vitest';
import { brokenNewPassword } from './password-rules.ts';

function broken(password: string, repeated: string, least = 6) {
  return brokenNewPassword({ password, repeated, least });
}

test('a new password and its repetition are required', () => {
  expect(broken('', '')).toEqual({ password: 'required', repeated: 'required' });
});

test('a new password has as many characters as the maker asks for, and at most 128', () => {
  expect(broken('åäö12', 'åäö12')).toEqual({ password: 'minLength', repeated: 'minLength' });
  const long = 'x'.repeat(129);
  expect(broken(long, long)).toEqual({ password: 'maxLength', repeated: 'maxLength' });
  expect(broken('åäö123', 'åäö123')).toEqual({});
  expect(broken('elva tecken', 'elva tecken', 12)).toEqual({ password: 'minLength', repeated: 'minLength' });
  expect(broken('tolv tecken!', 'tolv tecken!', 12)).toEqual({});
});

test('the repetition is equal, to the space', () => {
  expect(broken(' secret', 'secret')).toEqual({ repeated: 'match' });
});
