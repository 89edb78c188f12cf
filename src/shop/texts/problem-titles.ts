import type { Language } from '#kit/text/language.ts';
import { problemTitles as de } from './language/de/problems.ts';
import { problemTitles as en } from './language/en/problems.ts';
import { problemTitles as sv } from './language/sv/problems.ts';
import type { SameKeys } from './same-keys.ts';

const titles: Readonly<Record<Language, SameKeys<typeof sv>>> = { sv, en, de };

export function problemTitleOf(key: keyof typeof sv): (language: Language) => string {
  return (language) => titles[language][key];
}
