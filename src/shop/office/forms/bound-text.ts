import type * as z from 'zod/mini';
import { brokenBounds } from '#kit/forms/broken-rules.ts';
import type { Bound } from '#kit/forms/broken-rules.ts';
import type { RuleName } from '#kit/forms/field-rules.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';

/** Describes the bound; `factor` converts the typed value to the unit of the schema. */
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

/** Describes the bound that a form's field violates; `fieldOf` maps a field of the schema to one of the form. */
export function brokenBoundText(
  t: OfficeT,
  { field, rule, schema, input }: { field: string; rule: RuleName; schema: z.ZodMiniType; input: unknown },
  fieldOf: (name: string) => string = (name) => name,
): string | undefined {
  const beyond = Object.entries(brokenBounds(schema, input)).find(([name]) => fieldOf(name) === field);
  return boundText(t, rule, beyond?.[1]);
}
