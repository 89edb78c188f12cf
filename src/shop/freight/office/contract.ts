import * as z from 'zod/mini';
import { amount, obeys, text } from '#kit/fields/fields.ts';
import { missingOrNoNumber } from '#kit/fields/missing-or-wrong.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { currencyCodes } from '#kit/text/numbers/currencies.ts';
import { isCountryCode } from '#kit/text/countries.ts';
import { isZone, normaliseZone } from '#shop/freight/freight-rule.ts';

const CountryCode = z.nullish(text({ min: 1, max: 2 }).check(obeys('match', isCountryCode, 'country')));
const CurrencyCode = z.enum(currencyCodes, { error: 'match' });
/** In kilograms, with at most three decimals. */
const Weight = z.number({ error: missingOrNoNumber }).check(
  z.gte(0.001, { error: 'minAmount' }),
  z.lte(100_000, { error: 'maxAmount' }),
  z.refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, { error: 'decimal' }),
);

/** Null stands for all countries, all zip codes, any weight, and never free. */
export const FreightRuleInput = z.object({
  WayOfDeliveryId: z.int({ error: 'required' }),
  CountryCode,
  Zone: z.nullish(
    text({ min: 1, max: 20 }).check(z.overwrite(normaliseZone), obeys('regex', isZone, 'zone')),
  ),
  CurrencyCode,
  UpToWeight: z.nullish(Weight),
  Fee: amount(),
  FreeFrom: z.nullish(amount()),
});

/** Without a fee, an order below the minimum is refused. */
export const MinimumOrderInput = z.object({
  CountryCode,
  CurrencyCode,
  Amount: amount({ min: 0.01 }),
  SmallOrderFee: z.nullish(amount()),
});

const most = 2_000;
const rules = {
  Freight: z.array(FreightRuleInput).check(z.maxLength(most, { error: 'maxAmount' })),
  Minimum: z.array(MinimumOrderInput).check(z.maxLength(most, { error: 'maxAmount' })),
};
/** Amounts excluding VAT. */
export const FreightInput = z.object(rules);
export type FreightInput = z.infer<typeof FreightInput>;

const Freight = z.object({
  Freight: z.array(
    z.object({
      WayOfDeliveryId: z.int(),
      CountryCode: z.nullable(z.string()),
      Zone: z.nullable(z.string()),
      CurrencyCode: z.string(),
      UpToWeight: z.nullable(z.number()),
      Fee: z.number(),
      FreeFrom: z.nullable(z.number()),
    }),
  ),
  Minimum: z.array(
    z.object({
      CountryCode: z.nullable(z.string()),
      CurrencyCode: z.string(),
      Amount: z.number(),
      SmallOrderFee: z.nullable(z.number()),
    }),
  ),
  Version: z.string(),
});
export type Freight = z.infer<typeof Freight>;

export const readFreight = endpoint({
  name: 'readFreight',
  summary: 'What freight costs, and the least orders',
  method: 'GET',
  path: '/api/office/freight',
  who: 'staff',
  right: 'prices.write',
  description:
    'Of the rules for a way of delivery and a currency, one with a zone of zip codes holds before one without, one with a ' +
    'country before one without, and the least weight that is enough; above the heaviest, the heaviest.',
  input: z.object({}),
  output: Freight,
});

export const changeFreight = endpoint({
  name: 'changeFreight',
  summary: 'Set what freight costs; refused when somebody else has since it was read',
  method: 'PUT',
  path: '/api/office/freight',
  who: 'staff',
  right: 'prices.write',
  input: z.object({ ...rules, Version: text({ min: 1 }) }),
  output: Freight,
});
