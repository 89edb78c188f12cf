import * as z from 'zod/mini';
import { isCountryCode } from '#kit/text/countries.ts';
import { isDate } from '#kit/text/dates.ts';
import { isEan } from '#kit/text/ean.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { amount, integer, obeys, optionalText, pathId, text } from '#kit/fields/fields.ts';
import { key, newKey, optionalKey } from '#kit/fields/key-fields.ts';
import { mostVatCode } from '#shop/order-model/vat-rates.ts';
import { isCustomsCode } from '#shop/articles/customs-code.ts';
import { mostShelf } from '#shop/articles/shelf.ts';

const measure = z.nullable(integer({ min: 1, max: 100_000 }));

/** The maximum number of additional pictures. */
export const mostViews = 8;

/** The fields that staff edit. Lengths are in millimetres, weight in grams; prices are those of the standard list. */
const editable = {
  ArticleNumber: newKey({ min: 1, max: 50 }),
  NameSV: text({ min: 1 }),
  NameEN: optionalText(),
  DescriptionSV: optionalText({ max: 2_000 }),
  DescriptionEN: optionalText({ max: 2_000 }),
  TextSV: optionalText({ max: 20_000 }),
  TextEN: optionalText({ max: 20_000 }),
  CareSV: optionalText({ max: 2_000 }),
  CareEN: optionalText({ max: 2_000 }),
  ProductGroupId: integer({ min: 1 }),
  MaterialId: z.nullable(integer({ min: 1 })),
  ColourIds: z.array(integer({ min: 1 })),
  ImageId: z.nullable(integer({ min: 1 })),
  /** Additional pictures, in the order of the article's page. */
  ViewIds: z.array(integer({ min: 1 })).check(z.maxLength(mostViews, { error: 'maxAmount' })),
  /** 0 is free of charge, and null is not priced yet. */
  Price: z.nullable(amount()),
  RegularPrice: z.nullable(amount({ min: 0.01 })),
  /** The code decides the rate of each day, `VatRate` is that of today. */
  VatCode: key({ min: 1, max: mostVatCode }),
  VatRate: integer({ max: 100 }),
  QuantityPerPackage: integer({ min: 1, max: 100_000 }),
  BoxWidthMm: measure,
  BoxHeightMm: measure,
  BoxDepthMm: measure,
  WeightG: z.nullable(integer({ min: 1, max: 10_000_000 })),
  EAN: optionalKey({ max: 13 }).check(obeys('regex', (value) => value === '' || isEan(value), 'ean')),
  CountryOfOrigin: optionalText({ max: 2 }).check(
    obeys('match', (value) => value === '' || isCountryCode(value), 'country'),
  ),
  /** The code is stored as digits only, whatever spaces were typed. */
  HsCode: optionalText({ max: 20 }).check(
    z.overwrite((value) => value.replace(/[ .]/g, '')),
    obeys('regex', (value) => value === '' || isCustomsCode(value), 'customsCode'),
  ),
  /** Where it lies in the storeroom; pick lists are sorted by it. */
  Shelf: optionalKey({ max: mostShelf }),
  OrderedArticles: integer({ max: 10_000_000 }),
  EstimatedDeliveryDate: optionalText({ max: 10 }).check(
    obeys('regex', (value) => value === '' || isDate(value), 'date'),
  ),
  NoArticleStock: z.boolean(),
  News: z.boolean(),
  SeasonNews: z.boolean(),
  Active: z.boolean(),
};

/**
 * `QuantityBefore` is the stock that the sender saw: the difference is applied to the current stock, so that sales
 * made meanwhile are kept.
 */
export const OfficeArticleInput = z.object({
  ...editable,
  /** The pictures stay unchanged when omitted. */
  ViewIds: z.optional(editable.ViewIds),
  /** One of the two is enough. A percent means the code that has it today: the article's own, else one without days. */
  VatCode: z.optional(editable.VatCode),
  VatRate: z.optional(editable.VatRate),
  QuantityAvailable: integer({ min: -10_000_000, max: 10_000_000 }),
  QuantityBefore: integer({ min: -10_000_000, max: 10_000_000 }),
});
export type OfficeArticleInput = z.infer<typeof OfficeArticleInput>;

export const OfficeArticle = z.object({
  Id: z.int(),
  ...editable,
  QuantityAvailable: z.int(),
  Version: z.string(),
});
export type OfficeArticle = z.infer<typeof OfficeArticle>;

export const readOfficeArticle = endpoint({
  name: 'readOfficeArticle',
  summary: 'All that is known of an article, in both languages',
  method: 'GET',
  path: '/api/office/articles/:id',
  who: 'staff',
  right: 'catalogue.read',
  input: z.object({ id: pathId() }),
  output: OfficeArticle,
});

export const createOfficeArticle = endpoint({
  name: 'createOfficeArticle',
  summary: 'A new article',
  method: 'POST',
  path: '/api/office/articles',
  who: 'staff',
  right: 'catalogue.write',
  input: OfficeArticleInput,
  output: OfficeArticle,
});

export const changeOfficeArticle = endpoint({
  name: 'changeOfficeArticle',
  summary: 'Change an article; refused when somebody else has changed it since it was read',
  method: 'PUT',
  path: '/api/office/articles/:id',
  who: 'staff',
  right: 'catalogue.write',
  input: z.extend(OfficeArticleInput, { id: pathId(), Version: text({ min: 1 }) }),
  output: OfficeArticle,
});

export const deleteOfficeArticle = endpoint({
  name: 'deleteOfficeArticle',
  summary: 'Delete an article that was never ordered and lies in no cart',
  method: 'DELETE',
  path: '/api/office/articles/:id',
  who: 'staff',
  right: 'catalogue.write',
  input: z.object({ id: pathId() }),
  output: z.void(),
  status: 204,
});
