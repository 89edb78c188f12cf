import type { Ordering } from '#shop/articles/listing/ordering.ts';
import { AddToCart } from '#shop/cart/add-to-cart/add-to-cart.tsx';
import { InCartMark } from '#shop/cart/add-to-cart/in-cart-mark.tsx';
import { QuickAdd } from '#shop/cart/add-to-cart/quick-add.tsx';

/** The cart's controls for lists of articles: one object, so that memoized cards do not render again. */
export const ordering: Ordering = { AddToCart, InCartMark, QuickAdd };
