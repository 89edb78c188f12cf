import { createContext, useContext } from 'react';
import type { Language } from './language.ts';

export const LanguageSwitchContext = createContext<(language: Language) => void>(() => {});

/** Returns a function that switches the language and stores the choice. */
export function useLanguageSwitch(): (language: Language) => void {
  return useContext(LanguageSwitchContext);
}

/** The state of a navigation that only changes the language: what was typed on the page stays. */
export const sameVisit = { isSameVisit: true };
