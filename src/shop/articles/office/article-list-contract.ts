import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { optionalQueryChoice, optionalQueryInteger, paging, queryText } from '#kit/fields/fields.ts';

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

/** What the list shows, and what is exported of it. */
export const articleFilters = {
  q: queryText(),
  /** The group, including the groups below it. */
  group: optionalQueryInteger({ min: 1 }),
  state: optionalQueryChoice(articleStates),
  lacks: optionalQueryChoice(articleLacks),
};

export const listOfficeArticles = endpoint({
  name: 'listOfficeArticles',
  summary: 'Articles as the staff see them, also those withdrawn',
  method: 'GET',
  path: '/api/office/articles',
  who: 'staff',
  right: 'catalogue.read',
  input: z.object({
    ...articleFilters,
    sort: queryText(),
    ...paging(),
  }),
  output: z.object({ Rows: z.array(Row), Total: z.int() }),
});
