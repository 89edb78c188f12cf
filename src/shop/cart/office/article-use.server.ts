import { counted } from '#shop/office/used-where.server.ts';
import type { UsedWhere } from '#shop/office/used-where.server.ts';
import { countCartsWith } from '#shop/cart/store.server.ts';

export const usedInCarts: UsedWhere = async (db, articleId) =>
  counted(await countCartsWith(db, articleId), ['varukorg', 'cart'], ['varukorgar', 'carts']);
