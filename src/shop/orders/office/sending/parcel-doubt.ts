import { misfitAmong } from '#shop/order-model/sending/parcel-pattern.ts';
import { parcelsIn } from '#shop/order-model/sending/parcels.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';

/** Returns in words which of the typed numbers is none of the carrier's; '' when all may be. It may be sent all the same. */
export function parcelDoubt(pattern: string, typed: string, t: OfficeT): string {
  const doubt = misfitAmong(pattern, parcelsIn(typed, pattern));
  if (!doubt) return '';
  const { number } = doubt;
  return doubt.misfit === 'checkDigit'
    ? t('sendMany.wrongCheckDigit', { number })
    : t('sendMany.otherForm', { number, form: pattern });
}

/** Returns in words how the typed numbers are read; '' for one that is written as it is sent. */
export function parcelsRead(pattern: string, typed: string, t: OfficeT): string {
  const parcels = parcelsIn(typed, pattern);
  const [first = ''] = parcels;
  if (parcels.length > 1)
    return t('sendMany.readAs.other', { n: parcels.length, numbers: parcels.join(', ') });
  return first === typed.trim() ? '' : t('sendMany.readAs.one', { number: first });
}

/** Writes the typed numbers for a call, where only commas stand between them. */
export function parcelsToSend(pattern: string, typed: string): string {
  return parcelsIn(typed, pattern).join(',');
}
