import * as z from 'zod/mini';
import { isDate } from '#kit/text/dates.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { obeys, optionalQueryInteger, optionalText, pathId } from '#kit/fields/fields.ts';

const WaitingOrderRow = z.object({
  OrderId: z.int(),
  OrderRowId: z.int(),
  CustomerId: z.int(),
  CustomerName: z.string(),
  /** The day in Sweden on which the order was placed. */
  OrderDate: z.string(),
  QuantityLeft: z.int(),
  QuantityShort: z.int(),
  /** '' while none is known. */
  ExpectedDate: z.string(),
  PreviousExpectedDate: z.string(),
  /** The staff set the day for the row, which does not follow the article's. */
  ByHand: z.boolean(),
});
export type WaitingOrderRow = z.infer<typeof WaitingOrderRow>;

const answer = z.object({
  Rows: z.array(WaitingOrderRow),
  Total: z.int(),
  /** The missing pieces of all of them. */
  Pieces: z.int(),
});

export const listWaitingForArticle = endpoint({
  name: 'listWaitingForArticle',
  summary: 'The rows of open orders that lack pieces of an article, the oldest first',
  method: 'GET',
  path: '/api/office/articles/:id/waiting',
  who: 'staff',
  right: 'orders.read',
  input: z.object({
    id: pathId(),
    skip: optionalQueryInteger({ min: 0 }),
    take: optionalQueryInteger({ min: 1, max: 200 }),
  }),
  output: answer,
});

export const dateWaitingForArticle = endpoint({
  name: 'dateWaitingForArticle',
  summary: 'Give all rows that wait for an article one new day',
  description:
    'The rows keep that day when the article gets another one, until it is emptied. With `Mail`, customers are told the ' +
    'next morning, in one mail for all their orders, when the week is another.',
  method: 'PUT',
  path: '/api/office/articles/:id/waiting',
  who: 'staff',
  right: 'orders.write',
  input: z.object({
    id: pathId(),
    /** '' for a day that is not known; the rows then follow the article again. */
    ExpectedDate: optionalText({ max: 10 }).check(
      obeys('regex', (value) => value === '' || isDate(value), 'date'),
    ),
    Mail: z.boolean(),
  }),
  output: answer,
});
