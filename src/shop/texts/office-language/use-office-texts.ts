import { useMemo } from 'react';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { officeTextIn, type OfficeT } from './text.ts';

/** Returns the office's texts in the current language. */
export function useOfficeT(): OfficeT {
  const language = useLanguage();
  return useMemo(() => officeTextIn(language), [language]);
}
