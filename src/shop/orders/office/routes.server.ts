import { serve, type Route } from '#kit/http/router.server.ts';
import * as calls from './contract.ts';
import { changeOrderRows, previewChange } from './change/change-order-rows.server.ts';
import { confirmAgain } from './change/confirm-again.server.ts';
import { splitOfficeOrder } from './change/split-office-order.server.ts';
import * as rewrites from './change/contract.ts';
import * as holds from './hold/contract.ts';
import { holdOrder, releaseOrder } from './hold/hold-order.server.ts';
import type { PlaceOrder } from '#shop/checkout/order-group.server.ts';
import { listWaysAtDesk, placeOfficeOrder } from './new/contract.ts';
import { placeAtDesk, waysAtDesk } from './new/place-office-order.server.ts';
import { noteOfficeOrder } from './notes/contract.ts';
import { noteOrder } from './notes/note-order.server.ts';
import * as changes from './order-change-contract.ts';
import { cancel, changeRows, deliver, start } from './order-changes.server.ts';
import type { OrderDesk } from './change-order.server.ts';
import { exportOrders } from './order-export.server.ts';
import { officeOrder, officeOrders } from './orders.server.ts';

export function officeOrderRoutes(desk: OrderDesk & { place: PlaceOrder }): Route[] {
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
    serve(placeOfficeOrder, (input, staff) => placeAtDesk({ ...services, place: desk.place }, staff, input)),
    serve(listWaysAtDesk, (input, staff, { language }) =>
      waysAtDesk({ db: services.db, ways: desk.ways }, staff, input, language),
    ),
    serve(changes.startOfficeOrder, (input, staff) => start(desk, staff, input)),
    serve(changes.deliverOfficeOrder, (input, staff) => deliver(desk, staff, input)),
    serve(changes.changeOfficeOrderRows, (input, staff) => changeRows(desk, staff, input)),
    serve(changes.cancelOfficeOrder, (input, staff) => cancel(desk, staff, input)),
    serve(rewrites.changeOfficeOrder, (input, staff) => changeOrderRows(desk, staff, input)),
    serve(rewrites.previewOfficeOrderChange, (input, staff) => previewChange(desk, staff, input)),
    serve(rewrites.confirmOfficeOrder, (input, staff) => confirmAgain(desk, staff, input)),
    serve(rewrites.splitOfficeOrder, (input, staff) => splitOfficeOrder(desk, staff, input)),
    serve(noteOfficeOrder, (input, staff) => noteOrder(desk, staff, input)),
    serve(holds.holdOfficeOrder, (input, staff) => holdOrder(desk, staff, input)),
    serve(holds.releaseOfficeOrder, (input, staff) => releaseOrder(desk, staff, input)),
  ];
}
