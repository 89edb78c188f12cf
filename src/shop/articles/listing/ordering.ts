import type { ComponentType, ReactNode } from 'react';
import type { PricedArticle } from '#shop/articles/contract.ts';

/** What a customer orders with. Articles know neither cart nor lists: the page that shows both fills them in. */
export type Ordering = {
  /** A card's price, stock and controls; `meanwhile` stands there until their code has come. */
  CardTrade: ComponentType<{ article: PricedArticle; meanwhile?: ReactNode }>;
  /** A line's form. */
  QuickAdd: ComponentType<{ article: PricedArticle; soldOut: boolean }>;
  /** The mark of an article that is in the cart. */
  InCartMark: ComponentType<{ articleId: number }>;
};
