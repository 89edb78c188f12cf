import type { Language } from '#kit/text/language.ts';
import { lazyPerLanguage } from '#kit/text/lazy.ts';
import type { ShownArticle } from './contract.ts';

const numbers = lazyPerLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));

/** Formats width × height × depth; undefined when one of them is unknown. */
export function boxSize({ BoxWidth, BoxHeight, BoxDepth }: ShownArticle, language: Language) {
  if (!BoxWidth || !BoxHeight || !BoxDepth) return undefined;
  const write = (value: number) => numbers(language).format(value);
  return { width: write(BoxWidth), height: write(BoxHeight), depth: write(BoxDepth) };
}

/** Formats kilograms. Nothing weighs 0, so that also means unknown. */
export function weightText({ Weight }: ShownArticle, language: Language): string | undefined {
  return Weight ? numbers(language).format(Weight) : undefined;
}
