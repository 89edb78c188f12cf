import type { ComponentType } from 'react';
import type { PricedArticle } from '#shop/articles/contract.ts';

type Props = { article: PricedArticle; soldOut: boolean };

/** The controls that a customer orders with. Articles know neither cart nor lists: the page that shows both fills them in. */
export type Ordering = {
  /** A card's form. */
  AddToCart: ComponentType<Props>;
  /** A line's form. */
  QuickAdd: ComponentType<Props>;
  /** The mark of an article that is in the cart. */
  InCartMark: ComponentType<{ articleId: number }>;
  /** A card's button that saves the article in a list. */
  SaveCard: ComponentType<{ article: PricedArticle }>;
};
