import * as z from 'zod/mini';
import { obeys, paging, text } from '#kit/fields/fields.ts';
import { missingOrNoNumber } from '#kit/fields/missing-or-wrong.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { isDate } from '#kit/text/dates.ts';
import { currencyCodes } from '#kit/text/numbers/currencies.ts';

/** The currencies that have a rate: all but the krona. */
export const foreignCurrencies = currencyCodes.filter((code) => code !== 'SEK');

/** What one unit is in Swedish kronor on a day, with at most six decimals. */
export const CurrencyRateInput = z.object({
  CurrencyCode: z.enum(foreignCurrencies, { error: 'match' }),
  Day: text({ min: 1, max: 10 }).check(obeys('regex', isDate, 'date')),
  Rate: z.number({ error: missingOrNoNumber }).check(
    z.gte(0.000001, { error: 'minAmount' }),
    z.lte(1_000_000, { error: 'maxAmount' }),
    z.refine((value) => Math.abs(value * 1e6 - Math.round(value * 1e6)) < 1e-3, { error: 'decimal' }),
  ),
});

export type CurrencyRateInput = z.infer<typeof CurrencyRateInput>;

const CurrencyRate = z.object({ CurrencyCode: z.string(), Day: z.string(), Rate: z.number() });
const CurrencyRates = z.object({ Rows: z.array(CurrencyRate) });
export type CurrencyRates = z.infer<typeof CurrencyRates>;

const RateRow = z.extend(CurrencyRate, { Id: z.int() });
export type RateRow = z.infer<typeof RateRow>;

export const readRates = endpoint({
  name: 'readRates',
  summary: 'What currencies are in Swedish kronor by day, the latest day first',
  method: 'GET',
  path: '/api/office/rates',
  who: 'staff',
  right: 'invoices.read',
  input: z.object(paging()),
  output: z.object({ Rows: z.array(RateRow), Total: z.int() }),
});

export const addRates = endpoint({
  name: 'addRates',
  summary: 'Set the rates of days; those of other days stay',
  method: 'PUT',
  path: '/api/office/rates',
  who: 'staff',
  right: 'invoices.write',
  input: z.object({ Rows: z.array(CurrencyRateInput).check(z.maxLength(2_000, { error: 'maxAmount' })) }),
  output: CurrencyRates,
});
