import type { BrokenRule } from '#kit/forms/form-errors.ts';
import { decimalInWords } from '#kit/text/number-text.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';

/** Describes the bound that a value violates; `factor` converts the typed value to the unit of the schema. */
export function boundText(t: OfficeT, { rule, least, most }: BrokenRule, factor = 1): string | undefined {
  const shown = (bound: number) => decimalInWords(bound / factor, t.language);
  if (rule === 'minAmount' && least !== undefined) return t('form.wanted.least', { bound: shown(least) });
  if (rule === 'maxAmount' && most !== undefined) return t('form.wanted.most', { bound: shown(most) });
  if (rule === 'minLength' && least !== undefined) return t('form.wanted.shortest', { count: least });
  if (rule === 'maxLength' && most !== undefined) return t('form.wanted.longest', { count: most });
  if (rule === 'integer') return t('form.wanted.integer');
  if (rule === 'email') return t('form.wanted.email');
  return undefined;
}
