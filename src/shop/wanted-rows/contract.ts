import * as z from 'zod/mini';
import { amount, integer } from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { keyHeader } from '#kit/http/idempotency/key-header.ts';
import { priceSteps } from '#shop/articles/contract.ts';
import { Cart } from '#shop/cart/contract.ts';
import { noteCodes, rowStates } from './verdict-notes.ts';

export const mostRows = 1_000;
/** The longest own article number of a customer, in characters. */
export const longestOwnNumber = 50;
/** The largest JSON body of a call that takes rows, in bytes. */
export const mostBytesOfRows = 2_000_000;

/** A quantity as a person gave it: a number, or a text such as `1 200` or `12 st`. */
const GivenQuantity = z.nullable(z.union([z.number(), z.string()]));

/** A row that somebody wants to order. `ArticleId` wins over `Ref`. */
export const Wanted = z.object({
  /** The row's place where it comes from; its place in the call unless given. */
  Line: z.optional(integer({ min: 1 })),
  /** An article number, EAN or own article number as typed. */
  Ref: z.optional(z.nullable(z.string().check(z.maxLength(1_000)))),
  ArticleId: z.optional(z.nullable(integer({ min: 1 }))),
  /** None means one package. */
  Quantity: z.optional(GivenQuantity),
  /** The price of an earlier order, in the customer's currency. */
  PriceThen: z.optional(z.nullable(amount())),
});
export type Wanted = z.infer<typeof Wanted>;

/** The few facts about an article that a row needs. */
export const Brief = z.object({
  ArticleId: z.int(),
  ArticleNumber: z.string(),
  ArticleText: z.string(),
  ImageId: z.nullable(z.int()),
  EAN: z.nullable(z.string()),
  QuantityPerPackage: z.int(),
  /** In the customer's currency; null when the article is not sold to the customer, or is discontinued. */
  Price: z.nullable(z.number()),
  PriceSteps: priceSteps,
  QuantityAvailable: z.int(),
  OrderedArticles: z.int(),
  EstimatedDeliveryDate: z.nullable(z.string()),
  NoArticleStock: z.boolean(),
  SeasonNews: z.boolean(),
});
export type Brief = z.infer<typeof Brief>;

export const Verdict = z.object({
  Line: z.int(),
  /** The number as typed; null when the article was given by its id. */
  Given: z.nullable(z.string()),
  GivenQuantity,
  State: z.enum(rowStates),
  /** Texts are in the caller's language. */
  Notes: z.array(z.object({ Code: z.enum(noteCodes), Text: z.string() })),
  Article: z.nullable(Brief),
  /** What would be ordered: whole packages, 0 for a row that is stopped or merged with an earlier one. */
  Quantity: z.int(),
  /** The part of `Quantity` that is not in stock, after what the cart holds. */
  QuantityShort: z.int(),
  /** The day on which the missing pieces are expected, where that is known. */
  ExpectedDate: z.nullable(z.string()),
  /** What each of the pieces costs, by the steps that they reach with those that the cart holds. */
  Price: z.nullable(z.number()),
  PriceThen: z.nullable(z.number()),
  /** Price times quantity, without VAT. */
  TotalAmount: z.number(),
  /** Articles to choose from, when the number is ambiguous or unknown. */
  Candidates: z.array(Brief),
});
export type Verdict = z.infer<typeof Verdict>;

/** A column of a pasted list or a file, counted from 0, with its heading and its first values. */
const ListColumn = z.object({ Index: z.int(), Heading: z.string(), Sample: z.array(z.string()) });
export type ListColumn = z.infer<typeof ListColumn>;

const SkippedLine = z.object({
  /** 0 tells of the whole file. */
  Line: z.int(),
  /** Why it is no row, in the caller's language. */
  Text: z.string(),
  /** What stands there, where it may say something else of the rows: a person is to read it before they are ordered. */
  Unread: z.optional(z.string()),
});
export type SkippedLine = z.infer<typeof SkippedLine>;

export const Preview = z.object({
  Rows: z.array(Verdict),
  /** Lines that are no rows, such as headings, and rows that order nothing. */
  Skipped: z.array(SkippedLine),
  /** Columns of which nothing tells which is the quantity. All rows are stopped until it is told. */
  Columns: z.array(ListColumn),
  /** The columns of a question that was answered, now or earlier for the same headings, and with which of them. */
  Answered: z.nullable(z.object({ Columns: z.array(ListColumn), Quantity: z.array(z.int()) })),
  Counts: z.object({ Ok: z.int(), Changed: z.int(), Short: z.int(), Stopped: z.int() }),
  TotalExcludingVat: z.number(),
  CurrencyCode: z.string(),
});
export type Preview = z.infer<typeof Preview>;

export const addCartRows = endpoint({
  name: 'addCartRows',
  summary: 'Put many articles in the cart at once, or replace what is in it',
  description:
    'Quantities are rounded up to whole packages. What can be added is, in one step; the answer tells what cannot, each row ' +
    'with its place in the call as `Line`. With `replace`, the cart stays as it is when no row can be added. Honours an ' +
    '`Idempotency-Key`.',
  method: 'POST',
  path: '/api/cartrows',
  who: 'customer',
  right: 'order',
  mostBodyBytes: mostBytesOfRows,
  problems: ['too-large', 'limit-reached', 'key-reused'],
  requestHeaders: keyHeader,
  input: z.object({
    Rows: z
      .array(
        z.object({
          ArticleId: integer({ min: 1 }),
          Quantity: z.number({
            error: ({ input }) => (input === undefined || input === null ? 'required' : 'number'),
          }),
        }),
        { error: 'required' },
      )
      .check(z.minLength(1, { error: 'required' })),
    Mode: z.enum(['add', 'replace'], { error: 'regex' }),
  }),
  output: z.object({ Cart, NotAdded: z.array(Verdict) }),
});
