import * as z from 'zod/mini';
import { beside, obeys, optionalText, text } from '#kit/fields/fields.ts';
import { readGln } from '#kit/text/codes/gln.ts';
import { isZipCode } from '#kit/text/zip-code.ts';

export const addressFields = {
  Name: text({ min: 2 }),
  Address1: text({ min: 2 }),
  /** Most shops leave it empty; a given value must have 2 characters. */
  Address2: optionalText().check(obeys('minLength', (value) => value === '' || [...value].length >= 2)),
  ZipCode: text({ min: 1, max: 10 }),
  City: text({ min: 2 }),
  CountryCode: text({ min: 2, max: 2 }),
  ContactPerson: optionalText(),
  /** The number by which the place is called; missing leaves it as it is. */
  Gln: z.optional(
    text({ max: 30 }).check(obeys('regex', (value) => value === '' || readGln(value) !== undefined, 'gln')),
  ),
};

export const zipCodeOfCountry = beside('ZipCode', 'CountryCode', 'zipCode', (zipCode, countryCode) =>
  isZipCode(countryCode, zipCode),
);

export const DeliveryAddressInput = z.object(addressFields).check(zipCodeOfCountry);
export type DeliveryAddressInput = z.infer<typeof DeliveryAddressInput>;
