import { countedUse, type UsedWhere } from '#shop/office/used-where.server.ts';
import { countOrdersToInvoice, countOrdersWith } from '#shop/orders/order-rows-store.server.ts';

export const usedInOrders: UsedWhere = async (db, articleId) =>
  countedUse('orders', await countOrdersWith(db, articleId));

export const vatCodeUsedInOrders: UsedWhere<string> = async (db, code) =>
  countedUse('orders', await countOrdersToInvoice(db, code));
