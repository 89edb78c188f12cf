import type { Destination } from './vat-case.ts';

export type Address = {
  name: string;
  address1: string;
  address2: string;
  zip_code: string;
  city: string;
  country_code: string;
  contact_person: string;
};

export const addressFields = [
  'name',
  'address1',
  'address2',
  'zip_code',
  'city',
  'country_code',
  'contact_person',
] as const satisfies (keyof Address)[];

export function isSameAddress(one: Address, other: Address): boolean {
  return addressFields.every((field) => one[field] === other[field]);
}

export function destinationOf({ country_code: countryCode, zip_code: zipCode }: Address): Destination {
  return { countryCode, zipCode };
}
