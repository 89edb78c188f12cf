import { createContext, useContext } from 'react';
import type { Language } from './language.ts';

export const LanguageSwitchContext = createContext<(language: Language) => void>(() => {});

/** Returns a function that switches the language and stores the choice. */
export function useLanguageSwitch(): (language: Language) => void {
  return useContext(LanguageSwitchContext);
}

/** Returns whether somebody has chosen a language in this browser, which is stored under this name. */
export function hasChosenLanguage(): boolean {
  try {
    if (localStorage.getItem('language') !== null) return true;
  } catch {
    // A browser that refuses storage still keeps the cookie.
  }
  return /(?:^|;\s*)language=/.test(document.cookie);
}

/** The state of a navigation that only changes the language: what was typed on the page stays. */
export const sameVisit = { isSameVisit: true };
