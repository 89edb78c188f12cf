import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { integer, optionalQueryChoice, optionalQueryInteger, queryText } from '#kit/fields/fields.ts';
import { missingOrNoNumber } from '#kit/fields/missing-or-wrong.ts';
import { articleStates } from '#shop/articles/office/article-list-contract.ts';
import { code } from '#shop/articles/prices/office/contract.ts';

/** The most cells that one call saves. */
export const mostCells = 500;

export const priceColumns = ['Price', 'RegularPrice', 'RecommendedPrice'] as const;
export type PriceColumn = (typeof priceColumns)[number];

/** Bounds are those of `cell-rules.ts`, which tell the cell. */
const amountOrNone = z.nullable(z.number({ error: missingOrNoNumber }));
const GridStep = z.object({
  Quantity: z.number({ error: missingOrNoNumber }),
  Price: z.number({ error: missingOrNoNumber }),
});
export type GridStep = z.infer<typeof GridStep>;

const GridRow = z.object({
  ArticleId: z.int(),
  ArticleNumber: z.string(),
  NameSV: z.string(),
  NameEN: z.string(),
  QuantityPerPackage: z.int(),
  Active: z.boolean(),
  /** Those without days; null where there is none. */
  Price: z.nullable(z.number()),
  RegularPrice: z.nullable(z.number()),
  RecommendedPrice: z.nullable(z.number()),
  /** Those without days, by quantity. */
  Steps: z.array(GridStep),
  /** The price for a time that is charged today instead. */
  Timed: z.nullable(z.object({ Price: z.number(), ValidFrom: z.string(), ValidTo: z.string() })),
  /** How many steps for a time hold today or later. */
  TimedSteps: z.int(),
});
export type GridRow = z.infer<typeof GridRow>;

export const readPriceGrid = endpoint({
  name: 'readPriceGrid',
  summary:
    'Every article with its prices and steps of a list, by number; read on with `after` from the `Next` of the part before',
  method: 'GET',
  path: '/api/office/price-lists/:code/grid',
  who: 'staff',
  right: 'catalogue.read',
  input: z.object({
    code,
    q: queryText(),
    /** The group, including the groups below it. */
    group: optionalQueryInteger({ min: 1 }),
    state: optionalQueryChoice(articleStates),
    /** Whether a price holds today. */
    price: optionalQueryChoice(['without', 'with']),
    after: optionalQueryInteger({ min: 1 }),
    take: optionalQueryInteger({ min: 1, max: 200 }),
  }),
  output: z.object({ Rows: z.array(GridRow), Next: z.optional(z.string()) }),
});

const PriceCell = z.object({
  ArticleId: integer({ min: 1 }),
  Column: z.enum(priceColumns, { error: 'match' }),
  Value: amountOrNone,
  /** The value on which the change is based: the version of the cell. */
  Seen: amountOrNone,
});
export type PriceCell = z.infer<typeof PriceCell>;

const StepCell = z.object({
  ArticleId: integer({ min: 1 }),
  /** Null takes the step away. */
  Value: z.nullable(GridStep),
  /** The step that is changed; null for a new one. */
  Seen: z.nullable(GridStep),
});
export type StepCell = z.infer<typeof StepCell>;

export const savePriceGrid = endpoint({
  name: 'savePriceGrid',
  summary: `Change up to ${mostCells} prices and steps of a list, all or none; refused with the values of the cells that somebody else has changed`,
  description:
    'A price or step that is none is null, and a price that becomes null goes with its regular and recommended price. `Seen` is what ' +
    'the cell held when it was read. Where a cell holds something else by now, nothing is saved, and `Meanwhile` of the problem tells ' +
    'its place in `Prices` or `Steps` and what it holds. A refused cell is named by its place: `Prices.3.Value`.',
  method: 'PUT',
  path: '/api/office/price-lists/:code/grid',
  who: 'staff',
  right: 'prices.write',
  problems: ['changed-meanwhile'],
  mostBodyBytes: 256 * 1024,
  input: z.object({ code, Prices: z.array(PriceCell), Steps: z.array(StepCell) }).check(
    z.refine(({ Prices, Steps }) => Prices.length + Steps.length > 0, {
      path: ['Prices'],
      error: 'required',
    }),
    z.refine(({ Prices, Steps }) => Prices.length + Steps.length <= mostCells, {
      path: ['Prices'],
      error: 'maxAmount',
      params: { maximum: mostCells },
    }),
  ),
  output: z.object({ Saved: z.int() }),
});

/** What cells hold that were changed since they were read, by their places in the call. */
export type Meanwhile = {
  Prices: { Index: number; Value: number | null }[];
  Steps: { Index: number; Value: GridStep | null }[];
};

declare module '#kit/http/problem.ts' {
  interface ProblemMembers {
    Meanwhile?: Meanwhile;
  }
}
