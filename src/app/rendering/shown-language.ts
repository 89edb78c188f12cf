import type { Language } from '#kit/text/language.ts';

let shown: Language = 'sv';
const listeners = new Set<() => void>();

/** The language of this window. */
export const shownLanguage = {
  get: (): Language => shown,
  set(language: Language): void {
    shown = language;
    document.documentElement.lang = language;
    for (const listener of listeners) listener();
  },
};

export function onShownLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores the language in local storage for the browser, and in a cookie for rendering on the server. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem('language', language);
  } catch {
    // A browser that refuses storage still gets the cookie.
  }
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
}

export function storedLanguage(): Language | undefined {
  try {
    const value = localStorage.getItem('language');
    return value === 'sv' || value === 'en' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Calls the listener when another window of the browser has switched the language. */
export function onLanguageOfOtherWindow(listener: (language: Language) => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    const chosen = storedLanguage();
    if (key === 'language' && chosen && chosen !== shown) listener(chosen);
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
