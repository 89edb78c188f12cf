import * as z from 'zod/mini';
import { isBic, isIban } from '#kit/text/bank-account.ts';
import { isBankgiro } from '#kit/text/bank-references.ts';
import { isCountryCode } from '#kit/text/countries.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import type { Format } from '#kit/forms/format-messages.ts';
import { beside, obeys, optionalText, text } from '#kit/forms/fields.ts';
import { optionalKey } from '#kit/forms/key-fields.ts';
import { isOrganisationNumber } from '#kit/text/organisation-number.ts';
import { email, telephone } from '#kit/forms/field-rules.ts';
import { isVatNumber } from '#kit/text/vat-number.ts';
import { isTimeOfDay, mostDeliveryDays } from '#shop/delivery-forecast/delivery-times.ts';
import { isMonth } from '#shop/order-model/supply.ts';
import { mostOpenMinutes } from '#shop/orders/open/open-minutes.ts';
import { longestSynonyms } from '#shop/articles/search/synonyms.ts';
import { logoUrlOf } from '#shop/settings/logo-setting.ts';
import { readColour } from '#shop/theme/colour.ts';
import { fontNamed } from '#shop/theme/fonts.ts';

const orEmpty = (holds: (value: string) => boolean, format: Format) =>
  obeys('regex', (value) => value === '' || holds(value), format);
const line = optionalText();
const month = optionalText({ max: 20 }).check(orEmpty(isMonth, 'month'));
const colour = optionalText({ max: 9 }).check(orEmpty((value) => readColour(value) !== undefined, 'colour'));
const font = optionalText({ max: 80 }).check(orEmpty((value) => fontNamed(value) !== undefined, 'font'));
const isLogo = (name: string) => logoUrlOf(new Map([['LookLogo', name]])) !== undefined;

/** A whole number from 0 to `most` as text, or empty for unset; a number of JSON is taken too. */
const wholeNumber = (most: number) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
    optionalText({ max: 20 }).check(
      orEmpty((value) => /^-?[\d.,]+$/.test(value), 'wholeNumber'),
      obeys('integer', (value) => !/[.,]/.test(value)),
      z.refine((value) => !value.startsWith('-'), { error: 'minAmount', params: { minimum: 0 } }),
      z.refine((value) => !(Number(value) > most), { error: 'maxAmount', params: { maximum: most } }),
    ),
  );

const settingsFields = {
  /** `2027-02`; when the texts are empty, the shop tells it in its own words. */
  OrderMonth: month,
  OrderMonthSeason: month,
  OrderMonthSV: line,
  OrderMonthEN: line,
  OrderMonthsSeasonSV: line,
  OrderMonthsSeasonEN: line,
  ArticleNewsTextSV: line,
  ArticleNewsTextEN: line,
  ArticleSeasonNewsTextSV: line,
  ArticleSeasonNewsTextEN: line,
  SeasonNewsMenuSV: line,
  SeasonNewsMenuEN: line,
  /** When empty, the shop is called Hylla. */
  CompanyName: line,
  CompanyRegistrationNumber: line,
  CompanySeat: line,
  CompanyVatNumber: optionalKey().check(orEmpty(isVatNumber, 'vatNumber')),
  CompanyAddress: line,
  CompanyZipCode: line,
  CompanyCity: line,
  CompanyCountryCode: optionalText({ max: 2 }).check(orEmpty(isCountryCode, 'country')),
  CompanyEmail: optionalText({ max: 254 }).check(obeys('email', (value) => value === '' || email(value))),
  CompanyTelephone: optionalText().check(obeys('telephone', (value) => value === '' || telephone(value))),
  Bankgiro: optionalText().check(orEmpty(isBankgiro, 'bankgiro')),
  Iban: optionalText().check(orEmpty(isIban, 'iban')),
  Bic: optionalText().check(orEmpty(isBic, 'bic')),
  /** `14:00`; from this time on, an order counts as of the next working day. When empty, the default. */
  CutOffTime: optionalText({ max: 20 }).check(orEmpty(isTimeOfDay, 'time')),
  HandlingDays: wholeNumber(mostDeliveryDays),
  InboundDays: wholeNumber(mostDeliveryDays),
  /** How long an order can be added to; 0 for never. When empty: 60, and 0 while a business system fetches orders. */
  OrderOpenMinutes: wholeNumber(mostOpenMinutes),
  /** A group of words that mean the same on each line, with commas between. When empty, those of the trade. */
  SearchSynonyms: optionalText({ max: longestSynonyms }),
  LookAccent: colour,
  LookPaper: colour,
  LookInk: colour,
  LookSignal: colour,
  LookNews: colour,
  LookHeadingFont: font,
  LookTextFont: font,
  LookLogo: optionalText({ max: 80 }).check(orEmpty(isLogo, 'logo')),
};

/** Without a country, the company counts as Swedish. */
const numberOfCountry = beside(
  'CompanyRegistrationNumber',
  'CompanyCountryCode',
  'regex',
  (number, country) => number === '' || isOrganisationNumber(country || 'SE', number),
  'companyNumber',
);

export const SettingsInput = z.object(settingsFields).check(numberOfCountry);
export type SettingsInput = z.infer<typeof SettingsInput>;
export const settingNames = Object.keys(settingsFields) as (keyof SettingsInput)[];

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
  summary: 'Set it; seen at once on every page. Refused when it was changed meanwhile',
  method: 'PUT',
  path: '/api/office/settings',
  who: 'staff',
  right: 'settings.write',
  input: z.object({ ...settingsFields, Version: text({ min: 1 }) }).check(numberOfCountry),
  output: OfficeSettings,
});
