import { countedUse, type UsedWhere } from '#shop/office/used-where.server.ts';
import { countOrdersByWay } from '#shop/orders/order-list-store.server.ts';

export const wayUsedInOrders: UsedWhere = async (db, wayId) =>
  countedUse('orders', await countOrdersByWay(db, wayId));
