import { useEffect, useRef } from 'react';
import { TextField } from '#kit/forms/field.tsx';
import type { CheckoutValues } from '#shop/checkout/blank-checkout.ts';
import { longestCarrierAccount } from '#shop/checkout/checkout-input.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { WayOfDelivery } from '#shop/ways-of-delivery/contract.ts';

type Props = {
  form: {
    values: CheckoutValues;
    field: (name: 'carrierAccount') => object;
    change: (values: Partial<CheckoutValues>) => void;
  };
  ways: readonly WayOfDelivery[];
  label: string;
  className: string | undefined;
};

/** Asked where the chosen way is paid by the customer; the number of the last order by that way is proposed. */
export function CarrierAccountField({ form, ways, label, className }: Props) {
  const t = useT();
  const { wayOfDeliveryId, carrierAccount } = form.values;
  const last = ways.find(({ Id }) => String(Id) === wayOfDeliveryId)?.CarrierAccount;
  const proposed = useRef('');
  useEffect(() => {
    if (last === undefined || last === proposed.current) return;
    // What was typed stays.
    if (carrierAccount === '' || carrierAccount === proposed.current) form.change({ carrierAccount: last });
    proposed.current = last;
  });
  if (last === undefined) return null;
  return (
    <TextField
      {...form.field('carrierAccount')}
      className={className}
      label={label}
      hint={t('checkout.carrierAccountHint')}
      optional
      autoComplete="off"
      maxLength={longestCarrierAccount}
    />
  );
}
