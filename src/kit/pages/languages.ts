import { createContext, useContext } from 'react';
import type { Language } from '#kit/text/language.ts';

export const LanguagesContext = createContext<readonly Language[]>([]);

/** The languages that the shop is shown in, of which the reader chooses one. */
export function useLanguages(): readonly Language[] {
  return useContext(LanguagesContext);
}
