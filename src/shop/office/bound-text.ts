import type { Bound } from '#kit/broken-rules.ts';
import type { RuleName } from '#kit/rules-of-fields.ts';
import type { OfficeT } from '#shop/texts/office-text.ts';

/** The bound in words; `factor` is by how much what is typed is multiplied before it is judged. */
export function boundText(
  t: OfficeT,
  rule: RuleName,
  { least, most }: Bound = {},
  factor = 1,
): string | undefined {
  const shown = (bound: number) => String(bound / factor).replace('.', ',');
  if (rule === 'minAmount' && least !== undefined) return t('form.wanted.least', { bound: shown(least) });
  if (rule === 'maxAmount' && most !== undefined) return t('form.wanted.most', { bound: shown(most) });
  if (rule === 'minLength' && least !== undefined) return t('form.wanted.shortest', { count: least });
  if (rule === 'maxLength' && most !== undefined) return t('form.wanted.longest', { count: most });
  if (rule === 'integer') return t('form.wanted.integer');
  return undefined;
}
