import { createContext, useContext } from 'react';
import { defaultLanguage } from '#kit/text/language.ts';
import { translator, type T } from './text.ts';

export const TextsContext = createContext<T>(translator({}, defaultLanguage));

/** Returns the texts in the current language. */
export function useT(): T {
  return useContext(TextsContext);
}
