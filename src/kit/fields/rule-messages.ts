import type { Language } from '#kit/text/language.ts';
import { rules as de } from '#kit/text/language/de.ts';
import { rules as en } from '#kit/text/language/en.ts';
import { rules as sv } from '#kit/text/language/sv.ts';
import type { RuleName } from './field-rules.ts';

const messages: Record<Language, Record<RuleName, string>> = { sv, en, de };

/** Returns what a field shows that breaks a rule. */
export function ruleMessage(rule: RuleName, language: Language): string {
  return messages[language][rule];
}

export function isRule(name: string): name is RuleName {
  return Object.hasOwn(sv, name);
}
