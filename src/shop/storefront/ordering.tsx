import type { ComponentProps } from 'react';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import type { Ordering } from '#shop/articles/listing/ordering.ts';
import { InCartMark } from '#shop/cart/add-to-cart/in-cart-mark.tsx';

// Only customers order and have lists: a visitor's first visit does without.
const AddToCart = lazyPart<ComponentProps<Ordering['AddToCart']>>(
  async () => (await import('#shop/cart/add-to-cart/add-to-cart.tsx')).AddToCart,
);
const SaveCard = lazyPart(async () => (await import('./save-article.tsx')).SaveCard);
const QuickAdd = lazyPart<ComponentProps<Ordering['QuickAdd']>>(
  async () => (await import('#shop/cart/add-to-cart/quick-add.tsx')).QuickAdd,
);

/** The controls of the cart and of saved lists for lists of articles: one object, so that memoized cards do not render again. */
export const ordering: Ordering = { AddToCart, InCartMark, QuickAdd, SaveCard };
