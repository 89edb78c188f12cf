import { useMemo } from 'react';
import { useLanguage } from '#kit/use-endpoint.ts';
import { officeTextIn } from './office-text.ts';
import type { OfficeT } from './office-text.ts';

/** The office's texts in the language shown. */
export function useOfficeT(): OfficeT {
  const language = useLanguage();
  return useMemo(() => officeTextIn(language), [language]);
}
