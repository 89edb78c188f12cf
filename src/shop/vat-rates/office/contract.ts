import * as z from 'zod/mini';
import { integer } from '#kit/fields/fields.ts';
import { newKey } from '#kit/fields/key-fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { isDate } from '#kit/text/dates.ts';
import { mostVatCode } from '#shop/order-model/vat-rates.ts';
import { registerCalls } from '#shop/office/registers/register-calls.ts';

/** A day in Sweden; '' is read as null, which is none. */
const day = z.pipe(
  z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
  z.nullable(
    z
      .string({ error: 'regex' })
      .check(
        z.maxLength(10, { error: 'maxLength' }),
        z.refine(isDate, { error: 'regex', params: { format: 'date' } }),
      ),
  ),
);

export const {
  Input: VatRateInput,
  order: _unused,
  ...vatRateCalls
} = registerCalls({
  name: 'VatRate',
  path: 'vat-rates',
  one: 'a VAT rate, of a new code or of one that has rates on other days',
  many: 'VAT rates by code and day',
  read: 'settings.read',
  write: 'invoices.write',
  fields: {
    /** A rate keeps its code. */
    Code: newKey({ min: 1, max: mostVatCode }),
    Percent: integer({ max: 100 }),
    ValidFrom: day,
    ValidTo: day,
  },
});
export type VatRateInput = z.infer<typeof VatRateInput>;

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
