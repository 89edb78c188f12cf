import type { Language } from '#kit/text/language.ts';
import { bounds as de } from '#kit/text/language/de.ts';
import { bounds as en } from '#kit/text/language/en.ts';
import { bounds as sv } from '#kit/text/language/sv.ts';
import { decimalInWords } from '#kit/text/numbers/number-in-words.ts';
import type { RuleName } from './field-rules.ts';

/** The bounds that a schema refuses by. */
export type Bounds = { least?: number; most?: number };

const messages: Record<Language, Record<keyof typeof sv, string>> = { sv, en, de };

/** Says which bound a value is beyond, for the staff and for programs; `factor` converts it from the unit of the schema. */
export function boundMessage(
  rule: RuleName,
  { least, most }: Bounds,
  language: Language,
  factor = 1,
): string | undefined {
  const bound = rule.startsWith('min') ? least : most;
  if (bound === undefined || !Object.hasOwn(sv, rule)) return undefined;
  const shown = decimalInWords(bound / factor, language);
  return messages[language][rule as keyof typeof sv].replace('{bound}', () => shown);
}
