import { createContext, useContext } from 'react';
import { defaultLanguage } from '#kit/text/language.ts';
import type { Settings } from './contract.ts';
import { translator } from './text.ts';
import type { T } from './text.ts';

export const TextsContext = createContext<T>(translator({}, defaultLanguage));
export const SettingsContext = createContext<Partial<Settings>>({});

/** Returns the texts in the current language. */
export function useT(): T {
  return useContext(TextsContext);
}

export function useSettings(): Partial<Settings> {
  return useContext(SettingsContext);
}
