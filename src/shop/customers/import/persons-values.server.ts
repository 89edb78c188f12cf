import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';
import { email } from '#kit/fields/field-rules.ts';
import { formatOrganisationNumber } from '#kit/text/organisation-number.ts';
import { isOrganisationsnummer } from '#kit/text/swedish-identity.ts';
import { normaliseVatNumber, vatNumberState } from '#kit/text/vat-number.ts';
import { vatCase } from '#shop/order-model/vat-case.ts';
import type { Values } from './customer-refusals.server.ts';
import type { NamedList } from './write-customers-store.server.ts';

type Note = (text: string) => void;

/** Returns the e-mail addresses of a cell; one that itself holds what may stand between several is one. */
export function addressesIn(cell: string): string[] {
  return email(cell) ? [cell] : cell.split(/[;,/\s]+/).filter(Boolean);
}

const mostAddressesTold = 20;

/** Returns how a row is read as a person means it; `person` is undefined for the file of a program, which is strict. */
export function readerOfPeople(person: { ownCountry: string; lists: readonly NamedList[] } | undefined) {
  const withFirstEmail = firstEmail();
  return (row: Values, note: Note): Values | FieldRefusal[] => {
    const values = withFirstEmail(row, person !== undefined, note);
    if (!person || Array.isArray(values)) return values;
    const { price_list } = values;
    return {
      ...inOneSpelling(withoutCountryLetters(values, person.ownCountry, note), person.ownCountry),
      ...(price_list !== undefined && { price_list: meantList(price_list, person.lists) }),
    };
  };
}

/** Keeps the first of several e-mail addresses; a program's file has one. */
function firstEmail() {
  let told = 0;
  return (values: Values, isOfPerson: boolean, note: Note): Values | FieldRefusal[] => {
    const [first, ...others] = addressesIn(values.email ?? '');
    if (others.length === 0) return values;
    if (!isOfPerson) return [{ field: 'email', reason: 'is not one e-mail address' }];
    for (const other of others) {
      told++;
      note(`${told > mostAddressesTold ? 'a' : other} further e-mail address is left out`);
    }
    return { ...values, email: first };
  };
}

const countryOfState: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/**
 * Takes the country's letters off a company number: what has them is a VAT number, which holds the company's own in
 * Sweden, Denmark and Finland, and a Norwegian one is told from it by nothing else.
 */
function withoutCountryLetters(values: Values, ownCountry: string, note: Note): Values {
  const { org_no, vat_no } = values;
  const country = values.inv_country ?? ownCountry;
  const number = normaliseVatNumber(org_no ?? '');
  const norwegian = /^NO(\d{9})(?:MVA)?$/.exec(number)?.[1];
  if (norwegian !== undefined && country === 'NO') {
    note('org_no had the letters of its country: taken off');
    return { ...values, org_no: norwegian };
  }
  const state = vatNumberState(number);
  if (state === undefined || (countryOfState[state] ?? state) !== country) return values;
  if (vat_no !== undefined && vat_no !== number) return values;
  note('org_no was a VAT number: taken as vat_no');
  return { ...values, vat_no: number, org_no: companyIn(state, number.slice(2)) };
}

/** The tax office writes 16 before a company's number, as a century stands before a person's. */
const centuryOfCompany = /^16(?=\d{10}$)/;

/** Writes a Swedish company's number in the one way that it has; what is none stays as it is. */
function inOneSpelling(values: Values, ownCountry: string): Values {
  const { org_no, inv_country = ownCountry } = values;
  if (org_no === undefined || inv_country !== 'SE') return values;
  const number = org_no.replace(/[\s\u00a0-]/g, '').replace(centuryOfCompany, '');
  if (!isOrganisationsnummer(number)) return values;
  return { ...values, org_no: formatOrganisationNumber('SE', number) };
}

function companyIn(state: string, digits: string): string | undefined {
  if (state === 'SE') return `${digits.slice(0, 6)}-${digits.slice(6, 10)}`;
  if (state === 'DK') return digits;
  return state === 'FI' ? `${digits.slice(0, 7)}-${digits.slice(7)}` : undefined;
}

/** Words that say no more than what the column does. */
const ofEveryList = /^(?:prislista|pris|lista|price|list|pricelist|kund|kunder|liste|preisliste)$/;

/**
 * Returns the code of the price list that a person means: by its code or name in any case, else by its first word alone,
 * such as `A` of `A-kund`, where one list has it. What means none is returned as it is.
 */
export function meantList(text: string, lists: readonly NamedList[]): string {
  if (lists.some(({ code }) => code === text)) return text;
  const namesOf = ({ code, name_sv, name_en }: NamedList) => [code, name_sv, name_en ?? ''];
  const same = (one: string, other: string) => one !== '' && one.toLowerCase() === other.toLowerCase();
  const byName = lists.filter((list) => namesOf(list).some((name) => same(name, text)));
  const byWord = lists.filter((list) => namesOf(list).some((name) => same(shortOf(name), shortOf(text))));
  const [one, ...more] = byName.length > 0 ? byName : byWord;
  return one && more.length === 0 ? one.code : text;
}

function shortOf(name: string): string {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !ofEveryList.test(word));
  return words[0] ?? '';
}

/** Tells of those who pay Swedish VAT though their goods leave the country, since no number frees them from it. */
export function noteVatCharged(values: Values, countryCode: string, note: Note): void {
  const destination = { countryCode, zipCode: values.inv_zip ?? '' };
  const charged = vatCase({ vatNumber: values.vat_no ?? null, destination, collected: false });
  if (countryCode !== 'SE' && charged === 'domestic')
    note('new in the EU without a VAT number: is charged Swedish VAT');
}
