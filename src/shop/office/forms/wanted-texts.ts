import type { OfficeT } from '#shop/texts/office-language/text.ts';

export function wantedZipCode(t: OfficeT, countryCode: string): string {
  if (countryCode === 'SE') return t('form.wanted.zip5');
  return t(['NO', 'DK', 'AT', 'BE', 'CH'].includes(countryCode) ? 'form.wanted.zip4' : 'form.wanted.zip');
}
