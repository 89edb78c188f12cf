import { isCommonPassword } from '#kit/passwords/common-passwords.server.ts';
import type { Env } from '#kit/process/env.server.ts';
import { badField, type Problem } from '#kit/http/problem.ts';
import { textOf } from '#shop/texts/language-table.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { isMadeOfOwnWords, wordsOf } from './own-words.ts';

/**
 * Returns the error for a new password that is very common, or made almost entirely of public facts about its owner
 * or the shop; undefined for any other.
 */
export async function refuseGuessable(
  field: string,
  password: string,
  about: readonly string[],
  { env, texts }: { env: Pick<Env, 'publicUrl'>; texts: TextRepository },
): Promise<Problem | undefined> {
  if (await isCommonPassword(password)) return badField(field, 'regex', textOf('password.tooCommon'));
  const shopName = (await texts.settings()).CompanyName;
  const known = [...about, shopName, new URL(env.publicUrl).hostname, 'hylla'].flatMap(wordsOf);
  return isMadeOfOwnWords(password, known)
    ? badField(field, 'regex', textOf('password.ownWords'))
    : undefined;
}
