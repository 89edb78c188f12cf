import { Problem } from '#kit/problem.ts';
import { serve } from '#kit/router.server.ts';
import type { Route, Services } from '#kit/router.server.ts';
import { listOrderRows, listOrders } from './contract.ts';
import { ordersOf, rowsOfOrder } from './orders.server.ts';

export function orderRoutes({ db, reading }: Services): Route[] {
  return [
    serve(listOrders, (page, customer) =>
      // Somebody who has just ordered looks for it on the first page.
      page.skip ? reading((replica) => ordersOf(replica, customer, page)) : ordersOf(db, customer, page),
    ),
    serve(listOrderRows, async ({ orderId }, customer) => {
      const rows = await reading((replica) => rowsOfOrder(replica, customer, orderId));
      return rows instanceof Problem ? await rowsOfOrder(db, customer, orderId) : rows;
    }),
  ];
}
