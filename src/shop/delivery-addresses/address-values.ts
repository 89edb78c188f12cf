import { brokenRules } from '#kit/form-errors.ts';
import type { BrokenRules } from '#kit/form-errors.ts';
import { isZipCode } from '#kit/zip-code.ts';
import { DeliveryAddressInput } from './contract.ts';
import type { DeliveryAddress } from './contract.ts';

export const blankAddress = {
  Name: '',
  ContactPerson: '',
  Address1: '',
  Address2: '',
  ZipCode: '',
  City: '',
  CountryCode: 'SE',
};
export type AddressValues = typeof blankAddress;

export function valuesOf(address: DeliveryAddress): AddressValues {
  const { Name, ContactPerson, Address1, Address2, ZipCode, City, CountryCode } = address;
  return { Name, ContactPerson, Address1, Address2, ZipCode, City, CountryCode };
}

/** As the server judges it, and the zip code also while other fields are still wrong. */
export function checkAddress(values: AddressValues): BrokenRules {
  const broken = brokenRules(DeliveryAddressInput, values);
  if (broken.ZipCode || isZipCode(values.CountryCode, values.ZipCode.trim())) return broken;
  return { ...broken, ZipCode: 'zipCode' };
}
