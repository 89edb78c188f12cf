import type { Language } from '#kit/text/language.ts';
import type { Address } from '#shop/order-model/address.ts';
import { townAndCountry } from '#shop/texts/town-and-country.ts';

/** Returns the lines of an address as mails tell it. */
export function addressLines(address: Address, language: Language): string[] {
  const { country_code: country, zip_code: zipCode, city } = address;
  return [
    address.name,
    address.contact_person,
    address.address1,
    address.address2,
    ...townAndCountry({ country, zipCode, city }, language, ''),
  ].filter((line) => line !== '');
}
