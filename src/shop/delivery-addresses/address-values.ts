import { brokenRules } from '#kit/forms/broken-rules.ts';
import type { BrokenRules } from '#kit/forms/form-errors.ts';
import { DeliveryAddressInput } from './address-input.ts';
import type { DeliveryAddress } from './contract.ts';

/** An empty form for a customer in that country, since most deliveries are domestic. */
export function blankAddress(CountryCode = 'SE') {
  return { Name: '', ContactPerson: '', Address1: '', Address2: '', ZipCode: '', City: '', CountryCode };
}
export type AddressValues = ReturnType<typeof blankAddress>;

export function valuesOf(address: DeliveryAddress): AddressValues {
  const { Name, ContactPerson, Address1, Address2, ZipCode, City, CountryCode } = address;
  return { Name, ContactPerson, Address1, Address2, ZipCode, City, CountryCode };
}

export function checkAddress(values: AddressValues): BrokenRules {
  return brokenRules(DeliveryAddressInput, values);
}
