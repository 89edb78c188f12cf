import * as z from 'zod/mini';
import { beside, integer, obeys, optionalText, pathId, text } from '#kit/forms/fields.ts';
import { newKey } from '#kit/forms/key-fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { isDate } from '#kit/text/dates.ts';
import { mostVatCode } from '#shop/order-model/vat-rates.ts';

const day = optionalText({ max: 10 }).check(obeys('regex', (value) => value === '' || isDate(value), 'date'));
const editable = {
  Code: newKey({ min: 1, max: mostVatCode }),
  Percent: integer({ max: 100 }),
  /** The first and the last day, in Sweden; '' or null for none. */
  ValidFrom: day,
  ValidTo: day,
};
const daysInOrder = beside(
  'ValidTo',
  'ValidFrom',
  'minAmount',
  (to, from) => to === '' || from === '' || to >= from,
);

export const VatRateInput = z.object(editable).check(daysInOrder);
export type VatRateInput = z.infer<typeof VatRateInput>;

export const vatRateStates = ['holds', 'coming', 'passed'] as const;

export const VatRateRow = z.object({
  Id: z.int(),
  Code: z.string(),
  Percent: z.int(),
  ValidFrom: z.nullable(z.string()),
  ValidTo: z.nullable(z.string()),
  State: z.enum(vatRateStates),
  /** The articles that have the code. */
  Articles: z.int(),
  Version: z.string(),
});
export type VatRateRow = z.infer<typeof VatRateRow>;

export const listVatRates = endpoint({
  name: 'listVatRates',
  summary: 'The VAT rates with their days, by code and day',
  method: 'GET',
  path: '/api/office/vat-rates',
  who: 'staff',
  right: 'settings.read',
  input: z.object({}),
  output: z.object({ Rows: z.array(VatRateRow), Total: z.int() }),
});

export const listVatCodes = endpoint({
  name: 'listVatCodes',
  summary: 'The VAT codes that an article can get, each with the rate of today',
  method: 'GET',
  path: '/api/office/vat-codes',
  who: 'staff',
  right: 'catalogue.read',
  input: z.object({}),
  output: z.object({ Rows: z.array(z.object({ Code: z.string(), Percent: z.int() })) }),
});

export const createVatRate = endpoint({
  name: 'createVatRate',
  summary: 'A VAT rate of a new code, or of one that has rates on other days',
  method: 'POST',
  path: '/api/office/vat-rates',
  who: 'staff',
  right: 'invoices.write',
  input: VatRateInput,
  output: VatRateRow,
});

export const changeVatRate = endpoint({
  name: 'changeVatRate',
  summary: 'Change the percent or the days of a VAT rate; the code stays',
  method: 'PUT',
  path: '/api/office/vat-rates/:id',
  who: 'staff',
  right: 'invoices.write',
  input: z.object({ ...editable, id: pathId(), Version: text({ min: 1 }) }).check(daysInOrder),
  output: VatRateRow,
});

export const deleteVatRate = endpoint({
  name: 'deleteVatRate',
  summary: 'Delete a VAT rate that is not in use; one that is can be ended',
  method: 'DELETE',
  path: '/api/office/vat-rates/:id',
  who: 'staff',
  right: 'invoices.write',
  input: z.object({ id: pathId() }),
  output: z.void(),
  status: 204,
});
