import * as z from 'zod/mini';
import { optionalQueryInteger, queryText } from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { Brief } from '#shop/wanted-rows/contract.ts';

export const WaitingRow = z.object({
  OrderId: z.int(),
  OrderRowId: z.int(),
  /** The day in Sweden on which the order was placed. */
  OrderDate: z.string(),
  /** The customer's own order number; '' when none was given. */
  PurchaseOrderNumber: z.string(),
  /** Null when the article is deleted since. */
  Article: z.nullable(Brief),
  ArticleNumber: z.string(),
  Description: z.string(),
  /** What has been neither sent nor cancelled: the sum of what can be sent now and what is missing. */
  QuantityLeft: z.int(),
  QuantityReady: z.int(),
  QuantityShort: z.int(),
  /** The day on which the missing pieces are expected; one that has passed is none. */
  ExpectedDate: z.nullable(z.string()),
  /** `2027-01`, the month that was promised with the order, until a newer date is known. */
  ExpectedMonth: z.nullable(z.string()),
  /** The promise in words for an article made to order, otherwise ''. */
  ExpectedText: z.string(),
  /** `2027-W14`, by which the list is in order; null for what is ready, and for what has no date. */
  ExpectedWeek: z.nullable(z.string()),
  PreviousExpectedDate: z.nullable(z.string()),
  /** The day on which the expected day was changed last. */
  ChangedDate: z.nullable(z.string()),
  /** The week that was asked for, `2027-W20`; null for as soon as possible. */
  AskedWeek: z.nullable(z.string()),
  Price: z.number(),
  CurrencyCode: z.string(),
});
export type WaitingRow = z.infer<typeof WaitingRow>;

const filter = {
  /** All words must occur in the row's article number, name or EAN, or in one of the order's numbers. */
  q: queryText(),
};

export const listWaiting = endpoint({
  name: 'listWaiting',
  summary: 'What has not been sent of all the customer’s orders',
  description:
    'In the order in which it is expected: what is ready, then by week, then what has no date; within a week by order. ' +
    'Fees are no goods and not in it. The totals are of all rows of the filter, whatever part is asked for.',
  method: 'GET',
  path: '/api/waiting',
  who: 'customer',
  right: 'see',
  input: z.object({
    ...filter,
    skip: optionalQueryInteger({ min: 0 }),
    take: optionalQueryInteger({ min: 1, max: 100 }),
  }),
  output: z.object({
    Rows: z.array(WaitingRow),
    TotalCount: z.int(),
    TotalQuantity: z.int(),
    /** Excluding VAT, by currency: orders keep the one in which they were placed. */
    TotalAmounts: z.array(z.object({ CurrencyCode: z.string(), Amount: z.number() })),
  }),
});

export const exportWaiting = endpoint({
  name: 'exportWaiting',
  summary: 'What has not been sent, as a CSV file, in the order of the list',
  method: 'GET',
  path: '/api/waiting/export',
  who: 'customer',
  right: 'see',
  input: z.object(filter),
  output: z.object({ FileName: z.string(), Csv: z.string(), Rows: z.int() }),
});
