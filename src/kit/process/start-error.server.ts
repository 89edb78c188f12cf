/**
 * The server cannot start, and the person who started it can do something about it.
 * The message is one line for that person; it never holds a password.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** The code of a Node or PostgreSQL error (ENOSPC, 23505 …), or an empty string. */
export function codeOf(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}
