import type { Language } from '#kit/text/language.ts';
import { lazyPerLanguage } from '#kit/text/lazy.ts';
import type { ShownArticle } from './contract.ts';

const numbers = lazyPerLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));

/** Width, height and depth as they are written; undefined where one is not known. */
export function boxSize({ BoxWidth, BoxHeight, BoxDepth }: ShownArticle, language: Language) {
  if (!BoxWidth || !BoxHeight || !BoxDepth) return undefined;
  const write = (value: number) => numbers(language).format(value);
  return { width: write(BoxWidth), height: write(BoxHeight), depth: write(BoxDepth) };
}

/** In kilograms; nothing weighs nothing, so that 0 is not known either. */
export function weightText({ Weight }: ShownArticle, language: Language): string | undefined {
  return Weight ? numbers(language).format(Weight) : undefined;
}
