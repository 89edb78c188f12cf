import { serve, type Route } from '#kit/http/router.server.ts';
import * as calls from './contract.ts';
import * as holds from './hold/contract.ts';
import { holdOrder, releaseOrder } from './hold/hold-order.server.ts';
import * as changes from './order-change-contract.ts';
import { cancel, changeRows, deliver, start } from './order-changes.server.ts';
import type { OrderDesk } from './change-order.server.ts';
import { exportOrders } from './order-export.server.ts';
import { officeOrder, officeOrders } from './orders.server.ts';

export function officeOrderRoutes(desk: OrderDesk): Route[] {
  const { services } = desk;
  return [
    // The office's screen tells how many it takes; programs often do not.
    serve(calls.listOfficeOrders, ({ after, take = 50, ...filter }) =>
      officeOrders(services.db, { ...filter, now: services.now() }, { after, take }),
    ),
    serve(calls.exportOfficeOrders, (filter) => exportOrders(services, { ...filter, now: services.now() })),
    serve(calls.readOfficeOrder, async ({ id }) =>
      officeOrder(services.db, id, { now: services.now(), minutes: await desk.readOpenMinutes() }),
    ),
    serve(changes.startOfficeOrder, (input, staff) => start(desk, staff, input)),
    serve(changes.deliverOfficeOrder, (input, staff) => deliver(desk, staff, input)),
    serve(changes.changeOfficeOrderRows, (input, staff) => changeRows(desk, staff, input)),
    serve(changes.cancelOfficeOrder, (input, staff) => cancel(desk, staff, input)),
    serve(holds.holdOfficeOrder, (input, staff) => holdOrder(desk, staff, input)),
    serve(holds.releaseOfficeOrder, (input, staff) => releaseOrder(desk, staff, input)),
  ];
}
