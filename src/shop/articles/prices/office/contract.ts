import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { obeys, optionalText, text } from '#kit/fields/fields.ts';
import { currencyCodes } from '#kit/text/numbers/currencies.ts';

export const code = text({ min: 1, max: 50 });
const names = { NameSV: text({ min: 1, max: 100 }), NameEN: optionalText({ max: 100 }) };

/** `Code` is the list's name in files of the business system; code and currency cannot be changed later. */
export const NewPriceList = z.object({
  Code: text({ min: 1, max: 50 }).check(
    obeys('regex', (value) => /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(value), 'code'),
    // `new` is reserved for the address of the creation form.
    obeys('match', (value) => value.toLowerCase() !== 'new', 'notNew'),
  ),
  ...names,
  CurrencyCode: z.enum(currencyCodes, { error: 'match' }),
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
