import { normaliseBic, normaliseIban } from '#kit/text/bank-account.ts';
import { formatBankgiro, isBankgiro } from '#kit/text/bank-references.ts';
import { normaliseEori } from '#kit/text/codes/eori.ts';
import { formatOrganisationNumber } from '#kit/text/organisation-number.ts';
import { vatNumberIn } from '#kit/text/vat-number.ts';
import { formatZipCode, normaliseZipCode } from '#kit/text/zip-code.ts';
import type { SettingTexts } from './declared-settings.ts';

type Texts = Partial<SettingTexts>;

/** How the numbers of the company are written; without a country it counts as Swedish. */
const written = {
  CompanyRegistrationNumber: formatOrganisationNumber,
  CompanyZipCode: (country, code) => formatZipCode(country, normaliseZipCode(country, code)),
  CompanyVatNumber: (country, number) => vatNumberIn(country, number) ?? number,
  CompanyEori: (_country, number) => normaliseEori(number),
  Bankgiro: (_country, number) => (isBankgiro(number) ? formatBankgiro(number) : number),
  Iban: (_country, account) => normaliseIban(account),
  Bic: (_country, code) => normaliseBic(code),
} as const satisfies Partial<Record<keyof SettingTexts, (country: string, text: string) => string>>;

/**
 * Returns the texts with the company's numbers as they are written, `556677-8899` and `111 22`: it is done where they are
 * read and where they are saved, so that papers, pages and the form show what was stored before in one way too.
 */
export function withCompanyFacts<T extends Texts>(texts: T): T {
  const country = texts.CompanyCountryCode || 'SE';
  const names = Object.keys(written) as (keyof typeof written)[];
  const changed = names.flatMap((name) => {
    const text = texts[name];
    return text ? [[name, written[name](country, text)] as const] : [];
  });
  return { ...texts, ...Object.fromEntries(changed) };
}
