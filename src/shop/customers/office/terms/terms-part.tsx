import { TextField } from '#kit/forms/field.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { TermsValues } from './terms-form.ts';

type Props = { line: (name: keyof TermsValues) => { label: string } & Record<string, unknown> };

/** What is agreed with the customer beside the price list and the days of payment. */
export function DiscountField({ line }: Props) {
  const t = useOfficeT();
  return (
    <TextField {...line('DiscountPercent')} inputMode="decimal" hint={t('customers.discountHint')} optional />
  );
}
