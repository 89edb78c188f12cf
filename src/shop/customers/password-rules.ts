import { match, maxLength, minLength, type RuleName } from '#kit/fields/field-rules.ts';

/** Where the maker has told no other least length (`PASSWORD_MIN`), or it is not known yet. */
export const leastPasswordLength = 6;
export const mostPasswordLength = 128;

type Typed = { password: string; repeated: string; least: number };
type Broken = { password: RuleName | undefined; repeated: RuleName | undefined };

/** Returns the rules that a new password and its repetition break, exactly as typed: it may start with a space. */
export function brokenNewPassword({ password, repeated, least }: Typed): Broken {
  return {
    password: brokenLength(password, least),
    repeated: brokenLength(repeated, least) ?? (match(repeated, password) ? undefined : 'match'),
  };
}

function brokenLength(password: string, least: number): RuleName | undefined {
  if (password === '') return 'required';
  if (!minLength(password, least)) return 'minLength';
  return maxLength(password, mostPasswordLength) ? undefined : 'maxLength';
}
