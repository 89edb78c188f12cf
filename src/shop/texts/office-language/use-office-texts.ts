import { useMemo } from 'react';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { officeTextIn } from './text.ts';
import type { OfficeT } from './text.ts';

/** The office's texts in the language shown. */
export function useOfficeT(): OfficeT {
  const language = useLanguage();
  return useMemo(() => officeTextIn(language), [language]);
}
