import { entryOf, type Language } from './language.ts';
import { signOf } from './money.ts';

/** Formats `20 %`, in English `20%`, with a true minus sign and a space that never breaks. */
export function formatPercent(percent: number, language: Language): string {
  const { decimal, percentSign } = entryOf(language);
  const digits = String(Math.abs(percent)).replace('.', decimal);
  return signOf(percent) + digits + percentSign;
}
