import { formatIban } from '#kit/text/bank-account.ts';
import { formatBankgiro } from '#kit/text/bank-references.ts';
import { defaultLanguage, type Language } from '#kit/text/language.ts';
import { townAndCountry } from '#shop/texts/town-and-country.ts';
import type { T } from '#shop/texts/text.ts';
import type { Seller } from './seller.ts';

/** The details of the maker that the law and payers require, in four columns. */
export function footOf(seller: Seller, language: Language, t: T): string[][] {
  const { zipCode, city, countryCode: country } = seller;
  return [
    [
      seller.name,
      seller.address,
      ...townAndCountry({ country, zipCode, city }, language, language === defaultLanguage ? 'SE' : ''),
      seller.seat && t('invoice.seat', { city: seller.seat }),
    ],
    [seller.telephone, seller.email, seller.webSite],
    [
      seller.organisationNumber && t('invoice.organisationNumber', { number: seller.organisationNumber }),
      seller.vatNumber && t('invoice.vatNumber', { number: seller.vatNumber }),
      seller.fTax ? t('invoice.fTax') : '',
    ],
    [
      seller.bankgiro && `${t('invoice.bankgiro')} ${formatBankgiro(seller.bankgiro)}`,
      seller.iban && `${t('invoice.iban')} ${formatIban(seller.iban)}`,
      seller.bic && `${t('invoice.bic')} ${seller.bic}`,
    ],
  ].map((lines) => lines.filter((line) => line !== ''));
}
