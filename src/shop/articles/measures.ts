import { localeOf } from '#kit/language.ts';
import type { Language } from '#kit/language.ts';
import type { ShownArticle } from './contract.ts';

/** Width, height and depth as they are written; undefined where one is not known. */
export function boxSize({ BoxWidth, BoxHeight, BoxDepth }: ShownArticle, language: Language) {
  if (!BoxWidth || !BoxHeight || !BoxDepth) return undefined;
  const write = writer(language);
  return { width: write(BoxWidth), height: write(BoxHeight), depth: write(BoxDepth) };
}

/** In kilograms; nothing weighs nothing, so that 0 is not known either. */
export function weightText({ Weight }: ShownArticle, language: Language): string | undefined {
  return Weight ? writer(language)(Weight) : undefined;
}

function writer(language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 3 });
  return (value) => format.format(value);
}
