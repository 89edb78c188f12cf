import type { BrokenRules } from '#kit/forms/form-errors.ts';
import { match, maxLength, minLength, type RuleName } from '#kit/fields/field-rules.ts';

export const leastPasswordLength = 6;
export const mostPasswordLength = 128;

/** A password is validated exactly as typed: it may start with a space. */
export function checkPasswordChange(values: {
  CurrentPassword: string;
  NewPassword: string;
  RepeatNewPassword: string;
}): BrokenRules {
  const repeated = values.RepeatNewPassword;
  return {
    CurrentPassword: values.CurrentPassword === '' ? 'required' : undefined,
    NewPassword: lengthRule(values.NewPassword),
    RepeatNewPassword: lengthRule(repeated) ?? (match(repeated, values.NewPassword) ? undefined : 'match'),
  };
}

function lengthRule(password: string): RuleName | undefined {
  if (password === '') return 'required';
  if (!minLength(password, leastPasswordLength)) return 'minLength';
  return maxLength(password, mostPasswordLength) ? undefined : 'maxLength';
}
