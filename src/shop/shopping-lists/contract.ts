import * as z from 'zod/mini';
import { integer, optionalQueryInteger, pathId, text } from '#kit/fields/fields.ts';
import { missingOrWrong } from '#kit/fields/missing-or-wrong.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { keyHeader } from '#kit/http/idempotency/key-header.ts';
import { largestQuantity } from '#shop/cart/quantity.ts';
import { mostBytesOfRows, Preview } from '#shop/wanted-rows/contract.ts';

export const mostLists = 100;
export const mostRowsOfList = 1_000;
export const longestListName = 80;

/** `ArticleId` stays that of the article when it is deleted, so that the row can be kept. */
const ListRowInput = z.object({
  ArticleId: integer({ min: 1 }),
  Quantity: integer({ min: 1, max: largestQuantity }),
});
export type ListRowInput = z.infer<typeof ListRowInput>;

const Rows = z.array(ListRowInput, { error: missingOrWrong });

export const ListSummary = z.object({
  Id: z.int(),
  Name: z.string(),
  /** Whether everybody at the customer sees it. */
  Shared: z.boolean(),
  OwnerName: z.string(),
  /** Whether the caller owns it, and may make it private. */
  Own: z.boolean(),
  ChangedBy: z.string(),
  /** `YYYY-MM-DD`. */
  ChangedDate: z.string(),
  RowCount: z.int(),
  Version: z.int(),
});
export type ListSummary = z.infer<typeof ListSummary>;

export const ShoppingList = z.object({ ...ListSummary.shape, ...Preview.shape });
export type ShoppingList = z.infer<typeof ShoppingList>;

export const listShoppingLists = endpoint({
  name: 'listShoppingLists',
  summary: "The customer's saved lists, the last changed first",
  method: 'GET',
  path: '/api/lists',
  who: 'customer',
  right: 'see',
  input: z.object({
    skip: optionalQueryInteger({ min: 0 }),
    take: optionalQueryInteger({ min: 1, max: 100 }),
  }),
  output: z.object({ Rows: z.array(ListSummary), TotalCount: z.int() }),
});

export const createShoppingList = endpoint({
  name: 'createShoppingList',
  summary: 'Save a list',
  description:
    'Rows come from the cart, from an order (less what was cancelled), from `Rows`, or from several of these; quantities ' +
    'of the same article are added. `EmptyCart` empties the cart in the same step, and needs `FromCart`.',
  method: 'POST',
  path: '/api/lists',
  who: 'customer',
  right: 'order',
  mostBodyBytes: mostBytesOfRows,
  requestHeaders: keyHeader,
  problems: ['not-found', 'too-large', 'cart-empty', 'limit-reached', 'key-reused'],
  input: z.object({
    Name: text({ min: 1, max: longestListName }),
    Shared: z.optional(z.boolean({ error: 'regex' })),
    FromCart: z.optional(z.boolean({ error: 'regex' })),
    EmptyCart: z.optional(z.boolean({ error: 'regex' })),
    FromOrderId: z.optional(z.nullable(integer({ min: 1 }))),
    Rows: z.optional(z.nullable(Rows)),
  }),
  output: ShoppingList,
});

export const readShoppingList = endpoint({
  name: 'readShoppingList',
  summary: 'One saved list, with what would be ordered of it today',
  method: 'GET',
  path: '/api/lists/:id',
  who: 'customer',
  right: 'see',
  input: z.object({ id: pathId() }),
  output: ShoppingList,
});

export const changeShoppingList = endpoint({
  name: 'changeShoppingList',
  summary: 'Change a saved list',
  description: 'Without `Rows`, the rows stay as they are.',
  method: 'PUT',
  path: '/api/lists/:id',
  who: 'customer',
  right: 'order',
  mostBodyBytes: mostBytesOfRows,
  problems: ['too-large', 'changed-meanwhile', 'limit-reached'],
  input: z.object({
    id: pathId(),
    Name: text({ min: 1, max: longestListName }),
    Shared: z.optional(z.boolean({ error: 'regex' })),
    Rows: z.optional(z.nullable(Rows)),
    Version: integer({ min: 1 }),
  }),
  output: ShoppingList,
});

export const removeShoppingList = endpoint({
  name: 'removeShoppingList',
  summary: 'Remove a saved list',
  method: 'DELETE',
  path: '/api/lists/:id',
  who: 'customer',
  right: 'order',
  input: z.object({ id: pathId() }),
  output: z.void(),
  status: 204,
});

export const addToShoppingList = endpoint({
  name: 'addToShoppingList',
  summary: 'Add an article to a saved list; one that is there already gets more',
  method: 'POST',
  path: '/api/lists/:id/rows',
  who: 'customer',
  right: 'order',
  requestHeaders: keyHeader,
  problems: ['limit-reached', 'key-reused'],
  input: z.object({ id: pathId(), ...ListRowInput.shape }),
  output: ShoppingList,
});
