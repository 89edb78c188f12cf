import { misfitAmong } from '#shop/order-model/sending/parcel-pattern.ts';
import { parcelsIn } from '#shop/order-model/sending/parcels.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';

/** Returns in words which of the typed numbers is none of the carrier's; '' when all may be. It may be sent all the same. */
export function parcelDoubt(pattern: string, typed: string, t: OfficeT): string {
  const doubt = misfitAmong(pattern, parcelsIn(typed));
  if (!doubt) return '';
  const { number } = doubt;
  return doubt.misfit === 'checkDigit'
    ? t('sendMany.wrongCheckDigit', { number })
    : t('sendMany.otherForm', { number, form: pattern });
}
