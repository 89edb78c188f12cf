import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { integer, optionalQueryChoice, optionalQueryInteger, paging, queryText } from '#kit/fields/fields.ts';

export const Row = z.object({
  Id: z.int(),
  ArticleNumber: z.string(),
  NameSV: z.string(),
  NameEN: z.string(),
  ProductGroupId: z.int(),
  ImageId: z.nullable(z.int()),
  Price: z.nullable(z.number()),
  RegularPrice: z.nullable(z.number()),
  QuantityAvailable: z.int(),
  OrderedArticles: z.int(),
  News: z.boolean(),
  SeasonNews: z.boolean(),
  Active: z.boolean(),
});
export type OfficeArticleRow = z.infer<typeof Row>;

export const articleStates = ['active', 'withdrawn', 'soldOut', 'news'] as const;
export const articleLacks = ['english', 'picture', 'price'] as const;

export const listOfficeArticles = endpoint({
  name: 'listOfficeArticles',
  summary: 'Articles as the staff see them, also those withdrawn',
  method: 'GET',
  path: '/api/office/articles',
  who: 'staff',
  right: 'catalogue.read',
  input: z.object({
    q: queryText(),
    /** The group, including the groups below it. */
    group: optionalQueryInteger({ min: 1 }),
    state: optionalQueryChoice(articleStates),
    lacks: optionalQueryChoice(articleLacks),
    sort: queryText(),
    ...paging(),
  }),
  output: z.object({ Rows: z.array(Row), Total: z.int() }),
});

/** Sets the given fields; omitted ones do not change. */
export const changeManyArticles = endpoint({
  name: 'changeManyArticles',
  summary: 'Change group, flags or price of many articles at once, all or none',
  method: 'POST',
  path: '/api/office/articles/many',
  who: 'staff',
  right: 'catalogue.write',
  input: z.object({
    Ids: z
      .array(integer({ min: 1 }))
      .check(z.refine((ids) => ids.length > 0 && ids.length <= 2_000, { error: 'maxAmount' })),
    ProductGroupId: z.optional(integer({ min: 1 })),
    News: z.optional(z.boolean()),
    SeasonNews: z.optional(z.boolean()),
    Active: z.optional(z.boolean()),
    /** A percentage of the standard price: 10 raises it by a tenth, rounded to whole öre. */
    PricePercent: z.optional(
      z
        .number({ error: 'number' })
        .check(z.gte(-90, { error: 'minAmount' }), z.lte(500, { error: 'maxAmount' })),
    ),
  }),
  output: z.object({ Changed: z.int() }),
});
