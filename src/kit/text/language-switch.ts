import { createContext, useContext } from 'react';
import type { Language } from './language.ts';

export const LanguageSwitchContext = createContext<(language: Language) => void>(() => {});

/** Shows everything in another language, and remembers it. */
export function useLanguageSwitch(): (language: Language) => void {
  return useContext(LanguageSwitchContext);
}
