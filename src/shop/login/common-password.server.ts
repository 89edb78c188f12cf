import { isCommonPassword } from '#kit/common-passwords.server.ts';
import { badField, type Problem } from '#kit/problem.ts';
import { languageTable } from '#shop/texts/language-table.ts';

/** What to say of a new password that is among those guessed first; undefined of any other. */
export function refuseCommon(field: string, password: string): Problem | undefined {
  return isCommonPassword(password)
    ? badField(field, 'regex', languageTable['password.tooCommon'])
    : undefined;
}
