import { createContext, useContext } from 'react';
import type { Settings } from './contract.ts';

export const SettingsContext = createContext<Partial<Settings>>({});

export function useSettings(): Partial<Settings> {
  return useContext(SettingsContext);
}
