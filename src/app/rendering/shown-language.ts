import { defaultLanguage, parseLanguage, type Language } from '#kit/text/language.ts';

let shown: Language = defaultLanguage;
let all: readonly Language[] = [];
const listeners = new Set<() => void>();

/** The language of this window, which begins as `request-language.server.ts` finds for a visitor, and is one of those that the shop, or the office, is shown in. */
export const shownLanguage = {
  get: (): Language => shown,
  all: (): readonly Language[] => all,
  start(language: Language, languages: readonly Language[]): void {
    all = languages;
    this.set(language);
  },
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

/** Returns the remembered language, if the shop is shown in it. */
export function storedLanguage(): Language | undefined {
  try {
    const value = localStorage.getItem('language');
    return all.find((language) => language === value);
  } catch {
    return undefined;
  }
}

/** Returns the language of the window's address, if it contains one. */
export function languageInAddress(): Language | undefined {
  const value = new URL(location.href).searchParams.get('lang');
  return value === null ? undefined : parseLanguage(value, all);
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
