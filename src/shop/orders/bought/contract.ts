import * as z from 'zod/mini';
import { optionalQueryInteger, queryFlag, queryText } from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { Brief } from '#shop/wanted-rows/contract.ts';

export const boughtSorts = ['last', 'most', 'name'] as const;
export type BoughtSort = (typeof boughtSorts)[number];
/** The periods to choose from. */
export const boughtMonths = [12, 24, 36] as const;

export const Bought = z.object({
  /** Null when the article is deleted since. */
  Article: z.nullable(Brief),
  ArticleNumber: z.string(),
  ArticleText: z.string(),
  LastOrderId: z.int(),
  LastDate: z.string(),
  LastQuantity: z.int(),
  /** The price in the last order; null when that was in another currency than the customer's. */
  PriceThen: z.nullable(z.number()),
  /** Null when the article is not sold to the customer, or is discontinued. */
  PriceNow: z.nullable(z.number()),
  /** The number of orders. */
  Times: z.int(),
  QuantityInAll: z.int(),
  Ended: z.boolean(),
});
export type Bought = z.infer<typeof Bought>;

export const listBought = endpoint({
  name: 'listBought',
  summary: 'The articles that the customer has bought before',
  description:
    'Quantities are less what was cancelled; orders that were cancelled whole do not count. `most` sorts by pieces, ' +
    'then by times.',
  method: 'GET',
  path: '/api/bought',
  who: 'customer',
  right: 'see',
  input: z.object({
    /** All words must occur in the article's number, EAN or names. */
    q: queryText(),
    /** The group and those below it. */
    productGroupId: optionalQueryInteger({ min: 1 }),
    /** How far back orders count; 36 unless asked. */
    months: optionalQueryInteger({ min: 1, max: 120 }),
    onlyInStock: queryFlag(),
    sort: z.optional(z.catch(z.enum(boughtSorts), 'last')),
    skip: optionalQueryInteger({ min: 0 }),
    take: optionalQueryInteger({ min: 1, max: 100 }),
  }),
  output: z.object({ Rows: z.array(Bought), TotalCount: z.int() }),
});
