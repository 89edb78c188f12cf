import type { Language } from '#kit/text/language.ts';
import { officeTable } from './table.ts';
import type { OfficeTextKey } from './table.ts';

export type OfficeT = (key: OfficeTextKey, values?: Record<string, string | number>) => string;

/** Returns the office's texts in one language, with `{name}` filled in. */
export function officeTextIn(language: Language): OfficeT {
  return (key, values) => {
    const text = officeTable[key][language === 'en' ? 1 : 0];
    return values ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)) : text;
  };
}
