import { defaultLanguage, parseLanguage, type Language as Read } from '#kit/text/language.ts';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import type { BrokenRules } from '#kit/forms/form-errors.ts';
import type { RuleName } from '#kit/fields/field-rules.ts';
import { parseNumber } from '#kit/text/number-text.ts';
import { dayUnits } from '#kit/text/numbers/other-units.ts';
import { wantedZipCode } from '#shop/office/forms/wanted-texts.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { discountOf, discountText } from '#shop/customers/office/terms/terms-form.ts';
import { customerFields, OfficeCustomerInput, type OfficeCustomer } from './contract.ts';

type Name = keyof typeof customerFields;
export type CustomerValues = Record<Name, string>;

const names = Object.keys(customerFields) as Name[];
const flags = new Set<string>(['ShowAsReseller', 'Blocked', 'MonthlyInvoice', 'PricesOnDeliveryNotes']);
const blank = { CountryCode: 'SE', Language: defaultLanguage, PriceListCode: 'standard', PaymentDays: '30' };

/** Returns the form's values for a customer, all as text. */
export function valuesOfCustomer(
  customer: OfficeCustomer | undefined,
  language: Read = defaultLanguage,
): CustomerValues {
  const source: Partial<Record<Name, string | number | boolean>> = customer ?? blank;
  const values = Object.fromEntries(
    names.map((name) => [name, flags.has(name) ? (source[name] ? 'true' : '') : String(source[name] ?? '')]),
  ) as CustomerValues;
  return { ...values, DiscountPercent: discountText(customer, language) };
}

export function inputOfCustomer(values: CustomerValues): OfficeCustomerInput {
  const { PaymentDays, ShowAsReseller, Blocked, MonthlyInvoice, PricesOnDeliveryNotes, Language, ...rest } =
    values;
  return {
    ...rest,
    DiscountPercent: discountOf(values.DiscountPercent),
    Language: parseLanguage(Language),
    PaymentDays: parseNumber(PaymentDays, { units: dayUnits }) ?? Number.NaN,
    ShowAsReseller: ShowAsReseller === 'true',
    Blocked: Blocked === 'true',
    MonthlyInvoice: MonthlyInvoice === 'true',
    PricesOnDeliveryNotes: PricesOnDeliveryNotes === 'true',
  };
}

export function checkCustomer(values: CustomerValues): BrokenRules {
  return brokenRules(OfficeCustomerInput, inputOfCustomer(values));
}

/** Returns the accepted values of a field that breaks a rule. */
export function wantedOfCustomer(t: OfficeT, field: Name, rule: RuleName, values: CustomerValues) {
  return field === 'ZipCode' && rule === 'zipCode' ? wantedZipCode(t, values.CountryCode) : undefined;
}

/** The labels of the fields, in the order of the form. */
export function customerLabels(t: OfficeT): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, t(`customers.field.${name}`)])) as Record<
    Name,
    string
  >;
}
