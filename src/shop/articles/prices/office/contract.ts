import * as z from 'zod/mini';
import { isDate } from '#kit/text/dates.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import {
  amount,
  beside,
  obeys,
  optionalQueryChoice,
  optionalText,
  paging,
  pathId,
  queryInteger,
  queryText,
  text,
} from '#kit/forms/fields.ts';

export const listCurrencies = ['SEK', 'EUR', 'NOK', 'DKK', 'USD', 'GBP', 'CHF'] as const;

const code = text({ min: 1, max: 50 });
const names = { NameSV: text({ min: 1, max: 100 }), NameEN: optionalText({ max: 100 }) };

/** `Code` is the list's name in files of the business system; code and currency cannot be changed later. */
export const NewPriceList = z.object({
  Code: text({ min: 1, max: 50 }).check(
    obeys('regex', (value) => /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(value)),
    // `new` is reserved for the address of the creation form.
    obeys('match', (value) => value.toLowerCase() !== 'new'),
  ),
  ...names,
  CurrencyCode: z.enum(listCurrencies, { error: 'match' }),
});
export const PriceListNames = z.object(names);

export const PriceListRow = z.object({
  Code: z.string(),
  NameSV: z.string(),
  NameEN: z.string(),
  CurrencyCode: z.string(),
  Customers: z.int(),
  /** The number of articles with a price, on any day. */
  Articles: z.int(),
  /** The number of timed prices that apply now or later. */
  Timed: z.int(),
});
export type PriceListRow = z.infer<typeof PriceListRow>;

export const PriceList = z.extend(PriceListRow, { Version: z.string() });
export type PriceList = z.infer<typeof PriceList>;

export const listPriceLists = endpoint({
  name: 'listPriceLists',
  summary: 'The price lists, with how many customers and prices each has',
  method: 'GET',
  path: '/api/office/price-lists',
  who: 'staff',
  right: 'catalogue.read',
  input: z.object({}),
  output: z.object({ Rows: z.array(PriceListRow) }),
});

export const readPriceList = endpoint({
  name: 'readPriceList',
  summary: 'One price list',
  method: 'GET',
  path: '/api/office/price-lists/:code',
  who: 'staff',
  right: 'catalogue.read',
  input: z.object({ code }),
  output: PriceList,
});

export const createPriceList = endpoint({
  name: 'createPriceList',
  summary: 'A new price list, without prices',
  method: 'POST',
  path: '/api/office/price-lists',
  who: 'staff',
  right: 'prices.write',
  input: NewPriceList,
  output: PriceList,
});

export const renamePriceList = endpoint({
  name: 'renamePriceList',
  summary: 'Call a price list something else; refused when somebody else has since it was read',
  method: 'PUT',
  path: '/api/office/price-lists/:code',
  who: 'staff',
  right: 'prices.write',
  input: z.extend(PriceListNames, { code, Version: text({ min: 1 }) }),
  output: PriceList,
});

export const deletePriceList = endpoint({
  name: 'deletePriceList',
  summary: 'Delete a price list that no customer has, with its prices',
  method: 'DELETE',
  path: '/api/office/price-lists/:code',
  who: 'staff',
  right: 'prices.write',
  input: z.object({ code }),
  output: z.void(),
  status: 204,
});

const day = optionalText({ max: 10 }).check(obeys('regex', (value) => value === '' || isDate(value)));
const price = {
  Price: amount({ min: 0.01 }),
  RegularPrice: z.nullable(amount({ min: 0.01 })),
  /** The first and last day, in Sweden; '' for none. */
  ValidFrom: day,
  ValidTo: day,
};
const daysInOrder = beside(
  'ValidTo',
  'ValidFrom',
  'minAmount',
  (to, from) => to === '' || from === '' || to >= from,
);

export const NewPrice = z.object({ ArticleNumber: text({ min: 1, max: 50 }), ...price }).check(daysInOrder);
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
  summary: 'Every price of an article, by list and day',
  method: 'GET',
  path: '/api/office/articles/:id/prices',
  who: 'staff',
  right: 'catalogue.read',
  input: z.object({ id: pathId() }),
  output: z.object({ Rows: z.array(PriceRow) }),
});

export const addPrice = endpoint({
  name: 'addPrice',
  summary: 'A price of an article in a list, always or for a time',
  method: 'POST',
  path: '/api/office/price-lists/:code/prices',
  who: 'staff',
  right: 'prices.write',
  input: z.object({ code, ArticleNumber: text({ min: 1, max: 50 }), ...price }).check(daysInOrder),
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
