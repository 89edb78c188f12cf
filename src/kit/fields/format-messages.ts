import type { Language } from '#kit/text/language.ts';
import { formats as de } from '#kit/text/language/de.ts';
import { formats as en } from '#kit/text/language/en.ts';
import { formats as sv } from '#kit/text/language/sv.ts';

/** What is right for a field whose rule does not say it itself: for the staff and for programs. */
export type Format = keyof typeof sv;

const messages: Record<Language, Record<Format, string>> = { sv, en, de };

export function formatMessage(format: Format, language: Language): string {
  return messages[language][format];
}

export function isFormat(name: unknown): name is Format {
  return typeof name === 'string' && Object.hasOwn(sv, name);
}
