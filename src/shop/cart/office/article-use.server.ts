import { countedUse, type UsedWhere } from '#shop/office/used-where.server.ts';
import { countCartsWith } from '#shop/cart/store.server.ts';

export const usedInCarts: UsedWhere = async (db, articleId) =>
  countedUse('carts', await countCartsWith(db, articleId));
