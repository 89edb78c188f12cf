import type { OfficeT } from '#shop/texts/office-language/text.ts';

/** Describes the format of a company number in this country, if known. */
export function wantedNumber(t: OfficeT, countryCode: string): string | undefined {
  return countryCode === 'SE' || countryCode === 'NO' || countryCode === 'DK'
    ? t(`form.wanted.number.${countryCode}`)
    : undefined;
}

export function wantedZipCode(t: OfficeT, countryCode: string): string {
  if (countryCode === 'SE') return t('form.wanted.zip5');
  return t(['NO', 'DK', 'AT', 'BE', 'CH'].includes(countryCode) ? 'form.wanted.zip4' : 'form.wanted.zip');
}
