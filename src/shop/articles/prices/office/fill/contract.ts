import * as z from 'zod/mini';
import { amount, text } from '#kit/fields/fields.ts';
import { missingOrNoNumber } from '#kit/fields/missing-or-wrong.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { code, NewPriceList, PriceList, PriceListNames } from '#shop/articles/prices/office/contract.ts';
import { roundings } from './percent-of.ts';

/** How many refused articles are named. */
export const mostNamed = 50;

/** How many of its currency one of the other list’s is. */
const Factor = z.number({ error: missingOrNoNumber }).check(
  z.gte(0.000001, { error: 'minAmount' }),
  z.lte(10_000, { error: 'maxAmount' }),
  z.refine((value) => Math.abs(value * 1e6 - Math.round(value * 1e6)) < 1e-3, { error: 'decimal' }),
);

export const FillInput = z.object({
  /** The list whose prices are taken. */
  From: text({ min: 1, max: 50 }),
  Percent: amount({ min: 0.01 }).check(z.lte(1_000, { error: 'maxAmount' })),
  /** Required where the lists have different currencies. */
  Factor: z.optional(z.nullable(Factor)),
  Rounding: z.enum(roundings, { error: 'match' }),
  /** The steps of an article become those of the other list. */
  Steps: z.boolean({ error: 'regex' }),
  Which: z.enum(['missing', 'all'], { error: 'match' }),
});

export const fillPriceList = endpoint({
  name: 'fillPriceList',
  summary:
    'Give a price list the prices of another in percent; with DryRun it tells how many that would be, and of how many it cannot',
  method: 'POST',
  path: '/api/office/price-lists/:code/fill',
  who: 'staff',
  right: 'prices.write',
  input: z.extend(FillInput, { code, DryRun: z.optional(z.boolean({ error: 'regex' })) }),
  output: z.object({
    Added: z.int(),
    /** Articles that had a price, and get another or other steps. */
    Changed: z.int(),
    /** Of those changed, how many become dearer and cheaper. */
    Dearer: z.int(),
    Cheaper: z.int(),
    Unchanged: z.int(),
    /** Those that have a price and keep it, since only those without get one. */
    Kept: z.int(),
    Refused: z.int(),
    /** The first of them. */
    Refusals: z.array(z.object({ ArticleNumber: z.string(), Text: z.string() })),
  }),
});

export const copyPriceList = endpoint({
  name: 'copyPriceList',
  summary: 'A new price list in the same currency, with the prices and steps of another that hold or come',
  method: 'POST',
  path: '/api/office/price-lists/:code/copies',
  who: 'staff',
  right: 'prices.write',
  input: z.extend(PriceListNames, { code, Code: NewPriceList.shape.Code }),
  output: PriceList,
});
