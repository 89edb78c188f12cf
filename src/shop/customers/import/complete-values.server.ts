import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';
import { vatNumberIn } from '#kit/text/vat-number.ts';
import { isZipCode, normaliseZipCode } from '#kit/text/zip-code.ts';
import { noVatNumber } from './import-columns.server.ts';
import type { Values } from './customer-refusals.server.ts';
import { splitAddress, splitZipAndCity } from './split-address.ts';

type Row = {
  /** The customer that is there already. */
  old: { country: string } | undefined;
  /** The shop's own country; '' where it is not set. */
  ownCountry: string;
  /** Of a program's file nothing but what it says is taken. */
  isOfPerson: boolean;
  /** Whether the file tells the country of some. */
  hasCountries: boolean;
};

/** Takes what stands in one cell apart, and takes the shop's own country where the file leaves it out. Each is told. */
export function completed(
  { inv_zip_city: zipAndCity, active, ...given }: Values,
  { old, ownCountry, isOfPerson, hasCountries }: Row,
  note: (text: string) => void,
): Values | FieldRefusal[] {
  const values = { ...given };
  // A file may tell who is blocked, who is active, or both.
  if (active !== undefined) values.blocked = given.blocked === true || !active;
  if (isOfPerson && !old && hasCountries && values.inv_country === undefined && ownCountry !== '') {
    values.inv_country = ownCountry;
    note(`new without a country: ${ownCountry}, as the shop`);
  }
  const country = values.inv_country ?? old?.country ?? ownCountry;
  if (values.vat_no !== undefined) {
    const number = vatNumberIn(country, values.vat_no);
    if (number === undefined) return [{ field: 'vat_no', reason: noVatNumber }];
    if (number !== values.vat_no) note("vat_no was the company's own number: taken as its VAT number");
    values.vat_no = number;
  }
  const put = ({ zip, city }: { zip: string; city: string }) => {
    values.inv_zip = zip;
    values.inv_city = city;
  };
  if (zipAndCity !== undefined) {
    const found = splitZipAndCity(zipAndCity, country);
    if (!found)
      return [{ field: 'inv_zip_city', reason: `is not a postcode and town of ${country || 'a country'}` }];
    put(found);
  }
  if (!isOfPerson || values.inv_city !== undefined) return values;
  const { inv_zip: zip, inv_address1: address } = values;
  if (zip !== undefined && !isZipCode(country, normaliseZipCode(country, zip))) {
    const found = splitZipAndCity(zip, country);
    if (found) {
      put(found);
      note('inv_zip had the town too: taken apart');
    }
  }
  const whole =
    zip === undefined && address !== undefined && country === 'SE' ? splitAddress(address) : undefined;
  if (whole) {
    put(whole);
    values.inv_address1 = whole.street;
    note('inv_address1 had the postcode and town too: taken apart');
  }
  return values;
}

/** Returns what is written of a new customer in other columns than those of its file. */
export function toldBeside(given: Values, { inv_zip, blocked }: Values): readonly string[] {
  return [
    ...(inv_zip === given.inv_zip ? [] : ['inv_zip', 'inv_city']),
    ...(blocked === given.blocked ? [] : ['blocked']),
  ];
}
