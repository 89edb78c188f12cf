import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { integer, optionalQueryInteger, pathId, queryText } from '#kit/fields/fields.ts';
import { missingOrNoNumber } from '#kit/fields/missing-or-wrong.ts';
import { articleLacks, articleStates } from '#shop/articles/office/article-list-contract.ts';
import { OfficeArticleInput } from '#shop/articles/office/contract.ts';

/** For so long after it was made, a change of many articles or a file of articles or prices can be undone. */
export const undoMinutes = 10;
/** A file can be undone for longer: a wrong price is found when somebody has ordered by it. */
export const undoFileDays = 30;
/** How many ticked articles one call names. */
export const mostTicked = 2_000;
/** How many of the articles that an undoing leaves are named. */
export const mostLeft = 1_000;

/**
 * The filters of the list of articles. What the list overlooks, since an address may be old, is refused here: it would
 * be a change of all articles.
 */
const Filter = z.object({
  q: queryText(),
  group: optionalQueryInteger({ min: 1 }),
  state: z.optional(z.enum(['', ...articleStates], { error: 'match' })),
  lacks: z.optional(z.enum(['', ...articleLacks], { error: 'match' })),
});
export type BulkFilter = z.infer<typeof Filter>;

const set = z.partial(
  z.pick(OfficeArticleInput, {
    ProductGroupId: true,
    MaterialId: true,
    VatCode: true,
    CountryOfOrigin: true,
    HsCode: true,
    NoArticleStock: true,
    News: true,
    SeasonNews: true,
    Active: true,
  }),
);

/** Sets the given fields; omitted ones do not change. */
const Change = z.extend(set, {
  /** A percentage of the standard price: 10 raises it by a tenth, rounded to whole öre. */
  PricePercent: z.optional(
    z
      .number({ error: missingOrNoNumber })
      .check(z.gte(-90, { error: 'minAmount' }), z.lte(500, { error: 'maxAmount' })),
  ),
});
export type BulkChange = z.infer<typeof Change>;

/** Either the ticked articles or all that the filter finds. */
const which = {
  Ids: z.optional(
    z
      .array(integer({ min: 1 }))
      .check(z.refine((ids) => ids.length > 0 && ids.length <= mostTicked, { error: 'maxAmount' })),
  ),
  Filter: z.optional(Filter),
};

const PriceExample = z.object({
  ArticleNumber: z.string(),
  Text: z.string(),
  Old: z.number(),
  New: z.number(),
});
/** How many are shown. */
export const mostPriceExamples = 5;

export const changeManyArticles = endpoint({
  name: 'changeManyArticles',
  summary:
    'Change all articles that a filter finds, or those ticked; with DryRun it tells how many that would change',
  method: 'POST',
  path: '/api/office/articles/bulk',
  who: 'staff',
  right: 'catalogue.write',
  input: z.object({ ...which, Change, DryRun: z.optional(z.boolean()) }).check(
    z.refine(({ Ids, Filter: filter }) => (Ids === undefined) !== (filter === undefined), {
      path: ['Filter'],
      error: 'required',
    }),
    z.refine(({ Change: change }) => Object.keys(change).length > 0, { path: ['Change'], error: 'required' }),
  ),
  output: z.object({
    /** How many articles change, or have changed: those that are so already are not among them. */
    Count: z.int(),
    /** How many articles the filter finds. */
    Matched: z.int(),
    /** By which it is undone; null where nothing has changed. */
    Id: z.nullable(z.int()),
    /** Some articles with the prices that they have and would have; of a change of prices that is only tried. */
    Examples: z.array(PriceExample),
  }),
});

const Left = z.array(z.object({ ArticleNumber: z.string(), Reason: z.string() }));

export const undoBulkChange = endpoint({
  name: 'undoBulkChange',
  summary: `Undo a change of many articles of one’s own, within ${undoMinutes} minutes; articles that were changed since are left, and named`,
  method: 'POST',
  path: '/api/office/articles/bulk/:id/undo',
  who: 'staff',
  right: 'catalogue.write',
  input: z.object({ id: pathId() }),
  output: z.object({
    Undone: z.int(),
    /** The first thousand of those left. */
    Left,
    LeftCount: z.int(),
  }),
});

export const readLastBulkChange = endpoint({
  name: 'readLastBulkChange',
  summary: 'The last change of many articles that the caller has made and can still undo, or null',
  method: 'GET',
  path: '/api/office/articles/bulk',
  who: 'staff',
  right: 'catalogue.write',
  input: z.object({}),
  output: z.object({
    Last: z.nullable(
      z.object({ Id: z.int(), Count: z.int(), MadeAt: z.string(), UndoUntil: z.string(), Change }),
    ),
  }),
});
