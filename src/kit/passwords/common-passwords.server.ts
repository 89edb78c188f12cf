import { toNfc } from '#kit/text/unicode-text.mjs';

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Returns whether a password is among those that attackers try first, ignoring case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= loadCommonPasswords();
  return password !== '' && (await loaded).has(toNfc(password).toLowerCase());
}

/**
 * The list is loaded when the first password is chosen, so that the shop starts faster. It takes about 5 MB of
 * memory.
 */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
