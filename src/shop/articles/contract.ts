import * as z from 'zod/mini';
import { endpoint, type CachedUntil } from '#kit/http/endpoint.ts';
import { ShownIn } from '#kit/http/shown-in.ts';
import { sorts } from '#shop/articles/listing/sort.ts';
import {
  optionalQueryChoice,
  optionalQueryInteger,
  paging,
  pathId,
  queryFlag,
  queryIds,
  queryText,
} from '#kit/fields/fields.ts';

/** The fields that everybody may see, also in lists. */
const listedForAll = {
  Id: z.int(),
  ArticleText: z.string(),
  ArticleNumber: z.string(),
  QuantityPerPackage: z.int(),
  News: z.boolean(),
  SeasonNews: z.boolean(),
  ImageId: z.nullable(z.int()),
  /** The first of the further pictures, where there are any: a card shows it to who points at it. */
  SecondImageId: z.optional(z.int()),
  ProductGroupId: z.int(),
  ShownIn,
};

/** Lengths in centimetres, weight in kilograms. */
const described = {
  EAN: z.nullable(z.string()),
  BoxWidth: z.nullable(z.number()),
  BoxHeight: z.nullable(z.number()),
  BoxDepth: z.nullable(z.number()),
  Weight: z.nullable(z.number()),
  Description: z.string(),
  Text: z.string(),
};

export const Color = z.object({ Id: z.int(), Name: z.string(), ShownIn, Hex: z.string() });
export type Color = z.infer<typeof Color>;
export const Material = z.object({ Id: z.int(), Name: z.string(), ShownIn });

/** Fields that are included only when a single article is requested. */
const closer = {
  /** All pictures when there are several, starting with that of `ImageId`. */
  ImageIds: z.optional(z.array(z.int())),
  /** All pictures with the size of the file to download, and what each shows where that is known. */
  Pictures: z.optional(
    z.array(z.object({ Id: z.int(), Width: z.int(), Height: z.int(), Caption: z.string() })),
  ),
  /** How the article is cared for, where the maker tells it. */
  Care: z.optional(z.string()),
  /** The article's material and colours, where known. */
  Material: z.optional(Material),
  Colors: z.optional(z.array(Color)),
  /** The country of origin as a two-letter ISO 3166-1 code, where known. */
  CountryOfOrigin: z.optional(z.string()),
};

const stock = {
  QuantityAvailable: z.int(),
  OrderedArticles: z.int(),
  EstimatedDeliveryDate: z.nullable(z.string()),
  NoArticleStock: z.boolean(),
};

/** In a row of so many pieces, each costs this much. */
export const PriceStep = z.object({ Quantity: z.int(), Price: z.number() });

/** Those below the price, in whole packages and in the order of their quantities; absent where there are none. */
export const priceSteps = z.optional(z.array(PriceStep));

/**
 * Prices in the customer's currency; absent for a visitor, and when the maker has not set a price yet. `Discount` is
 * the percentage for the badge, rounded down, or null for none.
 */
const prices = {
  Price: z.optional(z.number()),
  RegularPrice: z.optional(z.nullable(z.number())),
  Discount: z.optional(z.nullable(z.int())),
  PriceSteps: priceSteps,
  /** What the article is recommended to cost in shops, including VAT; absent where the maker recommends nothing. */
  RecommendedPrice: z.optional(z.number()),
};

export const VisitorListedArticle = z.object({ ...listedForAll, ...described });
export const VisitorArticle = z.object({ ...listedForAll, ...described, ...stock, ...closer });
export const Article = z.object({ ...listedForAll, ...described, ...stock, ...prices, ...closer });
export type VisitorListedArticle = z.infer<typeof VisitorListedArticle>;
export type VisitorArticle = z.infer<typeof VisitorArticle>;
export type Article = z.infer<typeof Article>;
/** An article as the screens receive it: with prices and stock, or without. */
export type ShownArticle = VisitorListedArticle | VisitorArticle | Article;

/** An article that a customer can order, since it has a price. */
export type PricedArticle = Article & Required<Pick<Article, 'Price' | 'RegularPrice' | 'Discount'>>;

export function isPriced(article: ShownArticle): article is PricedArticle {
  return 'Price' in article && article.Price !== undefined;
}

export const pageSizeOfArticles = 60;

export const ArticleList = z.object({ Articles: z.array(Article), TotalCount: z.int() });
export const VisitorArticleList = z.object({ Articles: z.array(VisitorListedArticle), TotalCount: z.int() });

/** A visitor's listing contains no stock, but may be filtered by it. */
function untilListingChanges({ onlyInStock }: { onlyInStock: boolean }): CachedUntil {
  return onlyInStock ? 'stock changes' : 'data changes';
}

/** Only customers can sort by price: for a visitor those orders are the maker's own. */
const sorting = { sort: optionalQueryChoice(sorts) };

export const listArticles = endpoint({
  name: 'listArticles',
  summary: 'Articles of a group and the groups below it, or the news, or the season news, or those named',
  method: 'GET',
  path: '/api/products',
  who: 'anyone',
  cachedUntilFor: untilListingChanges,
  input: z.object({
    productGroupId: optionalQueryInteger({ min: 1 }),
    news: queryFlag(),
    seasonNews: queryFlag(),
    onlyInStock: queryFlag(),
    /** Limits the list to these articles, in this order. */
    ids: queryIds(),
    ...sorting,
    ...paging(),
  }),
  output: ArticleList,
  visitorOutput: VisitorArticleList,
});

export const searchArticles = endpoint({
  name: 'searchArticles',
  summary: 'Articles found by text, group, material and colours',
  description: 'A customer’s own article numbers that begin with the text lead to their articles first.',
  method: 'GET',
  path: '/api/search',
  who: 'anyone',
  cachedUntilFor: untilListingChanges,
  input: z.object({
    searchtext: queryText(),
    productGroupId: optionalQueryInteger({ min: 1 }),
    materialId: optionalQueryInteger({ min: 1 }),
    colors: queryIds(),
    onlyNews: queryFlag(),
    onlyInStock: queryFlag(),
    ...sorting,
    ...paging(),
  }),
  output: ArticleList,
  visitorOutput: VisitorArticleList,
});

export const readArticle = endpoint({
  name: 'readArticle',
  summary: 'One article',
  method: 'GET',
  path: '/api/article/:id',
  who: 'anyone',
  cachedUntil: 'stock changes',
  input: z.object({ id: pathId() }),
  output: Article,
  visitorOutput: VisitorArticle,
});

/**
 * Each list may be empty; all are empty only when the catalogue has nothing else. `SeeAlso` is used when the others
 * are almost empty.
 */
const related = <A extends z.core.$ZodType>(article: A) =>
  z.object({
    OtherColors: z.array(article),
    SamePattern: z.array(article),
    UsedWith: z.array(article),
    SeeAlso: z.array(article),
  });

export const listRelatedArticles = endpoint({
  name: 'listRelatedArticles',
  summary: 'What leads on from an article: its other colours, its pattern on other things, what goes with it',
  method: 'GET',
  path: '/api/article/:id/related',
  who: 'anyone',
  cachedUntil: 'stock changes',
  input: z.object({ id: pathId() }),
  output: related(Article),
  visitorOutput: related(VisitorListedArticle),
});

export const listColors = endpoint({
  name: 'listColors',
  summary: 'The colours that articles have',
  method: 'GET',
  path: '/api/colors',
  who: 'anyone',
  cachedUntil: 'data changes',
  input: z.object({}),
  output: z.array(Color),
});

export const listMaterials = endpoint({
  name: 'listMaterials',
  summary: 'The materials that articles are made of',
  method: 'GET',
  path: '/api/materials',
  who: 'anyone',
  cachedUntil: 'data changes',
  input: z.object({}),
  output: z.array(Material),
});
