import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { integer, pathId } from '#kit/fields/fields.ts';
import { PriceStep, priceSteps } from '#shop/articles/contract.ts';
import { CartTerms } from '#shop/freight/contract.ts';
import { largestQuantity } from './quantity.ts';
import { ShownIn } from '#kit/http/shown-in.ts';

/** A cart that would hold more is refused with `limit-reached` (409), in `cart.server.ts`. */
export const mostCartRows = 2_000;

export const CartRow = z.object({
  Id: z.int(),
  ArticleId: z.int(),
  ArticleNumber: z.string(),
  ArticleText: z.string(),
  ShownIn,
  Quantity: z.int(),
  QuantityPerPackage: z.int(),
  /** What each of the pieces costs, by the steps that they reach. */
  Price: z.number(),
  /** Price times quantity. */
  TotalAmount: z.number(),
  ImageId: z.nullable(z.int()),
  ProductGroupId: z.int(),
  /** The part of the quantity that is not in stock now and would be ordered as a shortage. */
  QuantityShort: z.int(),
  SoldOut: z.boolean(),
  /** Information about missing pieces, as in an article's stock. */
  OrderedArticles: z.int(),
  EstimatedDeliveryDate: z.nullable(z.string()),
  NoArticleStock: z.boolean(),
  SeasonNews: z.boolean(),
  /** The price when the row was added, if it differs from the current one. */
  PreviousPrice: z.nullable(z.number()),
  /** The first step that the quantity does not reach; null where there is none. */
  NextStep: z.nullable(PriceStep),
  PriceSteps: priceSteps,
  /** The price that the steps are below; absent where there are none. */
  BasePrice: z.optional(z.number()),
});
export type CartRow = z.infer<typeof CartRow>;

const WithdrawnRow = z.object({
  Id: z.int(),
  ArticleNumber: z.string(),
  ArticleText: z.string(),
  ShownIn,
});
export type WithdrawnRow = z.infer<typeof WithdrawnRow>;

export const Cart = z.object({
  Rows: z.array(CartRow),
  /** Rows whose articles are not for sale to the customer any more, and that are not ordered; left out without any. */
  Withdrawn: z.optional(z.array(WithdrawnRow)),
  TotalExcludingVat: z.number(),
  VatAmount: z.number(),
  TotalAmount: z.number(),
  CurrencyCode: z.string(),
  /** What an order should come to; null where the maker has set nothing. */
  Terms: z.nullable(CartTerms),
  /** Changes whenever rows, quantities, prices, totals or shortages change. See `cartVersion` of an order. */
  Version: z.string(),
});
export type Cart = z.infer<typeof Cart>;

export const readCart = endpoint({
  name: 'readCart',
  summary: "The customer's cart",
  method: 'GET',
  path: '/api/cart',
  who: 'customer',
  right: 'see',
  input: z.object({}),
  output: Cart,
});

export const addCartRow = endpoint({
  name: 'addCartRow',
  summary: 'Put an article in the cart; one that is there already gets more',
  method: 'POST',
  path: '/api/cartrow',
  who: 'customer',
  right: 'order',
  problems: ['not-found', 'sold-out', 'limit-reached'],
  input: z.object({
    ArticleId: integer({ min: 1 }),
    Quantity: integer({ min: 1, max: largestQuantity }),
    QuickAdd: z.optional(z.boolean()),
  }),
  output: Cart,
});

export const changeCartRow = endpoint({
  name: 'changeCartRow',
  summary: 'Set the quantity of a row',
  method: 'PUT',
  path: '/api/cartrow/:id',
  who: 'customer',
  right: 'order',
  input: z.object({ id: pathId(), Quantity: integer({ min: 1, max: largestQuantity }) }),
  output: Cart,
});

export const removeCartRow = endpoint({
  name: 'removeCartRow',
  summary: 'Take a row out of the cart',
  method: 'DELETE',
  path: '/api/cartrow/:id',
  who: 'customer',
  right: 'order',
  input: z.object({ id: pathId() }),
  output: Cart,
});
