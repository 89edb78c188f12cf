import { boundMessage } from '#kit/fields/bound-messages.ts';
import type { BrokenRule } from '#kit/forms/form-errors.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';

/** Describes the bound that a value violates; `factor` converts the typed value to the unit of the schema. */
export function boundText(t: OfficeT, { rule, ...bounds }: BrokenRule, factor = 1): string | undefined {
  if (rule === 'integer') return t('form.wanted.integer');
  if (rule === 'email') return t('form.wanted.email');
  return boundMessage(rule, bounds, t.language, factor);
}
