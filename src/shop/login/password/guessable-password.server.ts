import { isCommonPassword } from '#kit/secrets/common-passwords.server.ts';
import type { Env } from '#kit/process/env.server.ts';
import { badField, type Problem } from '#kit/http/problem.ts';
import { languageTable } from '#shop/texts/language-table.ts';
import { isMadeOfOwnWords, wordsOf } from './own-words.ts';

/**
 * Returns the error for a new password that is very common, or made almost entirely of public facts about its owner
 * or the shop; undefined for any other.
 */
export async function refuseGuessable(
  field: string,
  password: string,
  about: readonly string[],
  { publicUrl }: Pick<Env, 'publicUrl'>,
): Promise<Problem | undefined> {
  if (await isCommonPassword(password)) return badField(field, 'regex', languageTable['password.tooCommon']);
  const known = [...about, new URL(publicUrl).hostname, 'hylla'].flatMap(wordsOf);
  return isMadeOfOwnWords(password, known)
    ? badField(field, 'regex', languageTable['password.ownWords'])
    : undefined;
}
