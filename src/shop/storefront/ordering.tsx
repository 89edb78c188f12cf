import type { ComponentProps } from 'react';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import type { Ordering } from '#shop/articles/listing/ordering.ts';

// Only customers order: a visitor's first visit does without. A listing fetches the words about its prices as soon as
// somebody is logged in, and with them the rest of the file, so that no card waits for it.
const trade = () => import('./trade.tsx');
export const PriceTerms = lazyPart(async () => (await trade()).PriceTerms);

/** The controls of the cart and of saved lists for lists of articles: one object, so that memoized cards do not render again. */
export const ordering: Ordering = {
  CardTrade: lazyPart(async () => (await trade()).CardTrade),
  InCartMark: lazyPart(async () => (await trade()).InCartMark),
  QuickAdd: lazyPart<ComponentProps<Ordering['QuickAdd']>>(
    async () => (await import('#shop/cart/add-to-cart/quick-add.tsx')).QuickAdd,
  ),
};
