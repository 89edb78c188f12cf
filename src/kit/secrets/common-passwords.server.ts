let loaded: Promise<ReadonlySet<string>> | undefined;

/** Whether it is among the passwords that are tried first, whatever the case of its letters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= loadCommonPasswords();
  return password !== '' && (await loaded).has(password.toLowerCase());
}

/** Loaded when the first password is chosen, so that the shop starts sooner: some 5 MB in memory. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
