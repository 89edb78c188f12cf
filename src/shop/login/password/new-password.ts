import { match, maxLength, minLength, required, type RuleName } from '#kit/fields/field-rules.ts';

export const passwordMin = 6;
const passwordMax = 128;

type Typed = { newPassword: string; repeatNewPassword: string };

/** The broken rule of each of the two fields. */
export function brokenNewPassword(typed: Typed): Partial<Record<keyof Typed, RuleName>> {
  const first = brokenBy(typed.newPassword);
  const second =
    brokenBy(typed.repeatNewPassword) ??
    (match(typed.repeatNewPassword, typed.newPassword) ? undefined : 'match');
  return { ...(first && { newPassword: first }), ...(second && { repeatNewPassword: second }) };
}

function brokenBy(password: string): RuleName | undefined {
  if (!required(password)) return 'required';
  if (!minLength(password, passwordMin)) return 'minLength';
  return maxLength(password, passwordMax) ? undefined : 'maxLength';
}
