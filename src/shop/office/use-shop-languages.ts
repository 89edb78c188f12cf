import { createContext, useContext } from 'react';
import type { Language } from '#kit/text/language.ts';

export const ShopLanguagesContext = createContext<readonly Language[]>([]);

/** The languages that customers are shown the shop in, also those that the office has no words in. */
export function useShopLanguages(): readonly Language[] {
  return useContext(ShopLanguagesContext);
}
