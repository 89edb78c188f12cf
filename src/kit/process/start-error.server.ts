/**
 * The server cannot start, and the person who started it can fix the cause.
 * The message is one line for that person and never contains a password.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** Returns the code of a Node or PostgreSQL error (ENOSPC, 23505 …), or an empty string. */
export function codeOf(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}
