import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import {
  amount,
  optionalQueryChoice,
  paging,
  pathId,
  queryInteger,
  queryText,
  text,
} from '#kit/fields/fields.ts';
import { key } from '#kit/fields/key-fields.ts';
import { code } from './contract.ts';
import { day, daysInOrder } from './price-days.ts';
import { StepRow } from './steps/contract.ts';

const price = {
  Price: amount(),
  RegularPrice: z.nullable(amount({ min: 0.01 })),
  /** Including VAT, for the customers' own shops. Left out, it stays as it is. */
  RecommendedPrice: z.optional(z.nullable(amount({ min: 0.01 }))),
  /** The first and last day, in Sweden; '' for none. */
  ValidFrom: day,
  ValidTo: day,
};
export const NewPrice = z.object({ ArticleNumber: key({ min: 1, max: 50 }), ...price }).check(daysInOrder);
export const PriceInput = z.object(price).check(daysInOrder);
export type PriceInput = z.infer<typeof PriceInput>;

/** `replaced` applies today, but another price that began later is charged instead. */
export const priceStates = ['holds', 'replaced', 'coming', 'passed'] as const;

export const PriceRow = z.object({
  PriceListCode: z.string(),
  CurrencyCode: z.string(),
  ArticleId: z.int(),
  ArticleNumber: z.string(),
  NameSV: z.string(),
  NameEN: z.string(),
  /** 0 is the price without days, of which an article has at most one per list. */
  PeriodId: z.int(),
  Price: z.number(),
  RegularPrice: z.nullable(z.number()),
  RecommendedPrice: z.nullable(z.number()),
  ValidFrom: z.string(),
  ValidTo: z.string(),
  State: z.enum(priceStates),
  Version: z.string(),
});
export type PriceRow = z.infer<typeof PriceRow>;

export const listPrices = endpoint({
  name: 'listPrices',
  summary: 'The prices of a list: what holds, what comes and what has passed',
  method: 'GET',
  path: '/api/office/price-lists/:code/prices',
  who: 'staff',
  right: 'catalogue.read',
  input: z.object({
    code,
    q: queryText(),
    state: optionalQueryChoice(priceStates),
    sort: queryText(),
    ...paging(),
  }),
  output: z.object({ Rows: z.array(PriceRow), Total: z.int() }),
});

export const listPricesOfArticle = endpoint({
  name: 'listPricesOfArticle',
  summary: 'Every price of an article, by list and day, and every step',
  method: 'GET',
  path: '/api/office/articles/:id/prices',
  who: 'staff',
  right: 'catalogue.read',
  input: z.object({ id: pathId() }),
  output: z.object({ Rows: z.array(PriceRow), Steps: z.array(StepRow) }),
});

export const addPrice = endpoint({
  name: 'addPrice',
  summary: 'A price of an article in a list, always or for a time',
  method: 'POST',
  path: '/api/office/price-lists/:code/prices',
  who: 'staff',
  right: 'prices.write',
  input: z.object({ code, ArticleNumber: key({ min: 1, max: 50 }), ...price }).check(daysInOrder),
  output: z.void(),
  status: 204,
});

const ofPrice = { code, articleId: pathId(), periodId: queryInteger({ min: 0 }) };

export const changePrice = endpoint({
  name: 'changePrice',
  summary: 'Change a price or its days; refused when somebody else has since it was read',
  method: 'PUT',
  path: '/api/office/price-lists/:code/prices/:articleId/:periodId',
  who: 'staff',
  right: 'prices.write',
  input: z.object({ ...ofPrice, ...price, Version: text({ min: 1 }) }).check(daysInOrder),
  output: z.void(),
  status: 204,
});

export const deletePrice = endpoint({
  name: 'deletePrice',
  summary: 'Take a price away',
  method: 'DELETE',
  path: '/api/office/price-lists/:code/prices/:articleId/:periodId',
  who: 'staff',
  right: 'prices.write',
  input: z.object(ofPrice),
  output: z.void(),
  status: 204,
});
