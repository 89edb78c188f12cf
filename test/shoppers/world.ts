import { opening, type WayId } from './open-untidy-shop.ts';
import { noRules, type Fee, type FreightRules } from './fees.ts';
import { buyers } from './untidy-customers.ts';
import { articles, type Article } from './untidy-goods.ts';

/** A row of a cart. Its id is 0 until the shop has told it. */
export type CartRow = { id: number; articleId: number; quantity: number; priceWhenAdded: number };

export type OrderRow = {
  articleId: number;
  number: string;
  quantity: number;
  short: number;
  expected: string | null;
  /** The missing pieces are made for the buyer: they are no shortage. */
  isMade: boolean;
  price: number;
  vatRate: number;
  weight: number | null;
};

/** An order's id is 0 until the shop has told it. */
export type Order = {
  id: number;
  buyer: number;
  placedAt: number;
  status: 'new' | 'in hand' | 'cancelled';
  currency: string;
  /** The id of the address; null for that of the invoice. */
  addressId: number | null;
  exempt: boolean;
  wayId: WayId;
  partialDelivery: boolean;
  messages: string[];
  rows: OrderRow[];
  fees: Fee[];
};

export type List = {
  id: number;
  buyer: number;
  rows: { articleId: number; quantity: number; pack: number }[];
};

/** All that the shop should know, as the test reckons it. Buyers are named by their place. */
export type World = {
  now: number;
  articles: Article[];
  carts: CartRow[][];
  orders: Order[];
  lists: List[];
  rules: FreightRules;
  /** The default address of each buyer; null for none. */
  defaults: (number | null)[];
  /** What each key of a buyer was sent with, and the order that it made. */
  keys: Record<string, { body: string; order: number }>;
};

export function newWorld(): World {
  return {
    now: Date.parse(opening),
    articles: structuredClone([...articles]),
    carts: buyers.map(() => []),
    orders: [],
    lists: [],
    rules: noRules,
    defaults: buyers.map(({ addresses }) => addresses.find(({ isDefault }) => isDefault)?.id ?? null),
    keys: {},
  };
}

export function articleOf(world: World, id: number): Article {
  return world.articles.find((article) => article.id === id)!;
}
