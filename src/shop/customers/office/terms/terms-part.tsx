import type { ComponentProps } from 'react';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { FormPart } from '#shop/office/forms/office-form.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { CustomerTerms } from './contract.ts';

type Props = { line: (name: keyof CustomerTerms) => { label: string } & Record<string, unknown> };

export function DiscountField({ line }: Props) {
  const t = useOfficeT();
  return (
    <TextField {...line('DiscountPercent')} inputMode="decimal" hint={t('customers.discountHint')} optional />
  );
}

/** How the customer wants its invoices. */
export function InvoicingPart({ line, monthly }: Props & { monthly: ComponentProps<typeof Checkbox> }) {
  const t = useOfficeT();
  return (
    <FormPart title={t('customers.part.invoicing')} hint={t('customers.invoicingHint')}>
      <Checkbox {...monthly} />
      <TextField {...line('InvoiceEmail')} type="email" hint={t('customers.invoiceEmailHint')} optional />
      <TextField {...line('BuyerReference')} hint={t('customers.referenceHint')} optional />
      <TextField
        {...line('PeppolScheme')}
        hint={t('customers.peppolSchemeHint')}
        inputMode="numeric"
        autoComplete="off"
        optional
      />
      <TextField {...line('PeppolId')} autoComplete="off" optional />
      <TextField {...line('Gln')} inputMode="numeric" autoComplete="off" optional />
    </FormPart>
  );
}
