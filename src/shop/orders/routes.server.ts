import { serve } from '#kit/router.server.ts';
import type { Route, Services } from '#kit/router.server.ts';
import { listOrderRows, listOrders } from './contract.ts';
import { ordersOf, rowsOfOrder } from './orders.server.ts';

export function orderRoutes({ db }: Services): Route[] {
  return [
    serve(listOrders, (page, customer) => ordersOf(db, customer, page)),
    serve(listOrderRows, ({ orderId }, customer) => rowsOfOrder(db, customer, orderId)),
  ];
}
