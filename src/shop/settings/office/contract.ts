import * as z from 'zod/mini';
import { beside, text } from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { isOrganisationNumber } from '#kit/text/organisation-number.ts';
import { vatNumberIn } from '#kit/text/vat-number.ts';
import { isZipCode, normaliseZipCode } from '#kit/text/zip-code.ts';
import { mapSettings, settings } from '#shop/settings/declared-settings.ts';

const settingsFields = mapSettings((name) => settings[name].input);

/** Without a country, the company counts as Swedish. */
const numberOfCountry = beside(
  'CompanyRegistrationNumber',
  'CompanyCountryCode',
  'regex',
  (number, country) => number === '' || isOrganisationNumber(country || 'SE', number),
  'companyNumber',
);

const vatNumberOfCountry = beside(
  'CompanyVatNumber',
  'CompanyCountryCode',
  'regex',
  (number, country) => number === '' || vatNumberIn(country || 'SE', number) !== undefined,
  'vatNumber',
);

const zipCodeOfCountry = beside('CompanyZipCode', 'CompanyCountryCode', 'zipCode', (code, country) => {
  const home = country || 'SE';
  return code === '' || isZipCode(home, normaliseZipCode(home, code));
});

export const SettingsInput = z
  .object(settingsFields)
  .check(numberOfCountry, vatNumberOfCountry, zipCodeOfCountry);

const OfficeSettings = z.object({ ...settingsFields, Version: z.string() });
export type OfficeSettings = z.infer<typeof OfficeSettings>;

export const readOfficeSettings = endpoint({
  name: 'readOfficeSettings',
  summary: 'What the maker has set for the whole shop',
  method: 'GET',
  path: '/api/office/settings',
  who: 'staff',
  right: 'settings.read',
  input: z.object({}),
  output: OfficeSettings,
});

export const changeSettings = endpoint({
  name: 'changeSettings',
  summary: 'Set what is given of it; seen at once on every page. Refused when it was changed meanwhile',
  method: 'PUT',
  path: '/api/office/settings',
  who: 'staff',
  right: 'settings.write',
  /** What is not given stays as it is. */
  input: z
    .object({ ...mapSettings((name) => z.optional(settings[name].input)), Version: text({ min: 1 }) })
    .check(numberOfCountry, vatNumberOfCountry, zipCodeOfCountry),
  output: OfficeSettings,
});
