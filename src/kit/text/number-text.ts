import { entryOf } from './language.ts';
import type { Language } from './language.ts';

const written = /^([-\u2212]?)(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:[.,](\d+))?$/;

export type NumberText = { negative: boolean; whole: string; fraction: string };

/**
 * Parses a number as people write it: `1 234,50`, `1234.5`, `−7`. A space, plain or no-break, groups thousands; comma
 * and point are both decimal separators and never group, since `1,234` would be ambiguous.
 */
export function readNumber(text: string): NumberText | null {
  const match = written.exec(text.trim());
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  return { negative: sign !== '', whole: whole.replace(/\D/g, ''), fraction };
}

export function parseNumber(text: string): number | null {
  const digits = readNumber(text);
  if (!digits) return null;
  const size = Number(`${digits.whole}.${digits.fraction}`);
  return digits.negative ? 0 - size : size;
}

/** Formats a whole number within a sentence: `1 200` in Swedish, `1,200` in English. */
export function wholeNumberInWords(value: number, language: Language): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, entryOf(language).group);
}
