export type CookieAnswer = 'all' | 'necessary';

const name = 'cookieAnswer';
const maxAgeSeconds = 60 * 24 * 60 * 60;

/** Returns the answer stored in a page's cookies. */
export function answerIn(cookies: string): CookieAnswer | undefined {
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  return value === 'all' || value === 'necessary' ? value : undefined;
}

/** Returns the cookie that stores an answer for 60 days on all pages. */
export function cookieOf(answer: CookieAnswer): string {
  return `${name}=${answer}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
}

const listeners = new Set<() => void>();
// A browser that refuses cookies is asked once per visit, not on every page.
let givenNow: CookieAnswer | undefined;

export const cookieAnswer = {
  get: (): CookieAnswer | undefined => answerIn(document.cookie) ?? givenNow,
  set(answer: CookieAnswer): void {
    givenNow = answer;
    document.cookie = cookieOf(answer);
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
