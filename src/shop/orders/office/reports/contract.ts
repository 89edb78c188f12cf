import * as z from 'zod/mini';
import { isDate } from '#kit/text/dates.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { obeys, optionalText, text } from '#kit/fields/fields.ts';

export const salesBy = ['month', 'week', 'group', 'reseller', 'country'] as const;
export type SalesBy = (typeof salesBy)[number];

export const figureKinds = [...salesBy, 'short', 'vain', 'kept'] as const;

/** The maximum number of days in one request. */
export const mostDays = 800;

const day = text({ min: 1, max: 10 }).check(obeys('regex', isDate, 'date'));

export const SalesRow = z.object({
  Name: z.string(),
  CurrencyCode: z.string(),
  Orders: z.int(),
  /** Number of pieces, without cancelled ones. */
  Quantity: z.int(),
  /** Amount without VAT. */
  Amount: z.number(),
});
export type SalesRow = z.infer<typeof SalesRow>;

export const readSales = endpoint({
  name: 'readSales',
  summary: 'What was ordered between two days in Sweden, by month, week, group, reseller or country',
  method: 'GET',
  path: '/api/office/figures/sales',
  who: 'staff',
  right: 'figures.read',
  input: z.object({ by: z.enum(salesBy), from: day, to: day }),
  output: z.object({ Rows: z.array(SalesRow) }),
});

export const ShortRow = z.object({
  ArticleId: z.nullable(z.int()),
  ArticleNumber: z.string(),
  Description: z.string(),
  Orders: z.int(),
  QuantityShort: z.int(),
  /** The first day on which some of the pieces are expected; '' when unknown. */
  ExpectedDate: z.string(),
});
export type ShortRow = z.infer<typeof ShortRow>;

export const readShort = endpoint({
  name: 'readShort',
  summary: 'What open orders wait for that is not in stock',
  method: 'GET',
  path: '/api/office/figures/short',
  who: 'staff',
  right: 'figures.read',
  input: z.object({}),
  output: z.object({ Rows: z.array(ShortRow) }),
});

export const KeptRow = z.object({
  /** The month in which the orders were placed: `2027-02`. */
  Month: z.string(),
  /** Orders whose customers were told a week in which everything could be sent. */
  Told: z.int(),
  /** Those that were wholly sent by that week, or by the later one that was asked for. */
  Kept: z.int(),
  /** Those that were not. */
  Missed: z.int(),
  /** Those whose week is not over. */
  Open: z.int(),
});
export type KeptRow = z.infer<typeof KeptRow>;

export const readKept = endpoint({
  name: 'readKept',
  summary:
    'How often orders were sent by the week that was told with them, by the month in which they were placed',
  method: 'GET',
  path: '/api/office/figures/kept',
  who: 'staff',
  right: 'figures.read',
  input: z.object({ from: day, to: day }),
  output: z.object({ Rows: z.array(KeptRow) }),
});

const anyDay = optionalText({ max: 10 }).check(
  obeys('regex', (value) => value === '' || isDate(value), 'date'),
);

export const readFiguresFile = endpoint({
  name: 'readFiguresFile',
  summary: 'The same figures as an Excel workbook, in base64; what is short is as of now and takes no days',
  method: 'GET',
  path: '/api/office/figures/file',
  who: 'staff',
  right: 'figures.read',
  input: z.object({ by: z.enum(figureKinds), from: anyDay, to: anyDay }),
  output: z.object({ File: z.string() }),
});
