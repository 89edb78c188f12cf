import { expect, test } from 'vitest';
import { checkPasswordChange } from './password-rules.ts';

function broken(CurrentPassword: string, NewPassword: string, RepeatNewPassword: string) {
  return checkPasswordChange({ CurrentPassword, NewPassword, RepeatNewPassword });
}

test('all three passwords are required', () => {
  expect(broken('', '', '')).toEqual({
    CurrentPassword: 'required',
    NewPassword: 'required',
    RepeatNewPassword: 'required',
  });
});

test('a new password has at least six characters, and at most 128', () => {
  expect(broken('old', 'åäö12', 'åäö12')).toEqual({
    NewPassword: 'minLength',
    RepeatNewPassword: 'minLength',
  });
  const long = 'x'.repeat(129);
  expect(broken('old', long, long)).toEqual({ NewPassword: 'maxLength', RepeatNewPassword: 'maxLength' });
  expect(broken('old', 'åäö123', 'åäö123')).toEqual({});
});

test('the repetition is equal, to the space', () => {
  expect(broken('old', ' secret', 'secret')).toEqual({ RepeatNewPassword: 'match' });
});
