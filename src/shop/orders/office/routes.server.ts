import { replayHeaders } from '#kit/http/idempotency/idempotency.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { Answer, serve, type RequestContext, type Route } from '#kit/http/router.server.ts';
import { deliveryTimesOf } from '#shop/order-model/forecast/delivery-times.ts';
import * as calls from './contract.ts';
import { changeOrderRows, previewChange } from './change/change-order-rows.server.ts';
import { confirmAgain } from './change/confirm-again.server.ts';
import { splitOfficeOrder } from './change/split-office-order.server.ts';
import * as rewrites from './change/contract.ts';
import * as holds from './hold/contract.ts';
import { holdOrder, releaseOrder } from './hold/hold-order.server.ts';
import type { PlaceOrder } from '#shop/checkout/order-group.server.ts';
import type { PreviewShop } from '#shop/checkout/preview/checkout-preview.server.ts';
import { listWaysAtDesk, placeOfficeOrder, previewOfficeOrder } from './new/contract.ts';
import { placeAtDesk, previewAtDesk, waysAtDesk } from './new/place-office-order.server.ts';
import { noteOfficeOrder } from './notes/contract.ts';
import { noteOrder } from './notes/note-order.server.ts';
import * as changes from './order-change-contract.ts';
import { cancel, changeRows, start } from './order-changes.server.ts';
import { readCarrierFile } from './sending/carrier-file/contract.ts';
import { carrierFile } from './sending/carrier-file/read-carrier-file.server.ts';
import * as sending from './sending/contract.ts';
import { ordersToSend } from './sending/orders-to-send.server.ts';
import { sendMany } from './sending/send-many.server.ts';
import { deliver } from './sending/send-order.server.ts';
import { readContext, type OrderDesk } from './change-order.server.ts';
import { exportOrders } from './order-export.server.ts';
import { officeOrder, officeOrders } from './orders.server.ts';
import { changeParcels } from './parcels/change-parcels.server.ts';
import { changeOfficeParcels } from './parcels/contract.ts';
import { printOfficeOrders, readOrderPicking } from './picking/contract.ts';
import { orderPicking } from './picking/phone/order-picking.server.ts';
import { orderPrinter } from './picking/print-orders.server.ts';
import { readOfficeOrderPlace } from './queue/contract.ts';
import { orderPlace } from './queue/order-place.server.ts';
import { dateWaitingForArticle, listWaitingForArticle } from './waiting-rows/contract.ts';
import { dateWaiting, waitingForArticle } from './waiting-rows/waiting-rows.server.ts';

export function officeOrderRoutes(
  desk: OrderDesk & { place: PlaceOrder } & Pick<PreviewShop, 'catalogue' | 'rows'>,
): Route[] {
  const { services } = desk;
  const times = async () => deliveryTimesOf(await desk.texts.settings());
  const print = orderPrinter(desk);
  const readBy = ({ language }: RequestContext): OrderDesk => ({ ...desk, language });
  return [
    // The office's screen tells how many it takes; programs often do not.
    serve(calls.listOfficeOrders, async ({ sort, after, take = 50, ...filter }, _staff, { language }) =>
      officeOrders(
        services.db,
        { ...filter, now: services.now() },
        { sort, after, take },
        { times: await times(), language },
      ),
    ),
    serve(calls.exportOfficeOrders, async (filter, _staff, { language }) =>
      exportOrders(services, { ...filter, now: services.now() }, { times: await times(), language }),
    ),
    serve(calls.readOfficeOrder, async ({ id }, _staff, context) =>
      officeOrder(services.db, id, await readContext(readBy(context))),
    ),
    serve(readOfficeOrderPlace, async (input) =>
      orderPlace(services.db, { ...input, now: services.now() }, await times()),
    ),
    serve(readOrderPicking, ({ id }, _staff, { language }) => orderPicking(services, id, language)),
    serve(printOfficeOrders, (input, staff) => print(staff, input)),
    serve(placeOfficeOrder, (input, staff) => placeAtDesk({ ...services, place: desk.place }, staff, input)),
    serve(previewOfficeOrder, (input, staff, { language }) =>
      previewAtDesk({ ...services, ...desk }, staff, input, language),
    ),
    serve(listWaysAtDesk, (input, staff, { language }) =>
      waysAtDesk({ db: services.db, ways: desk.ways }, staff, input, language),
    ),
    serve(changes.startOfficeOrder, (input, staff, context) => start(readBy(context), staff, input)),
    serve(changes.deliverOfficeOrder, (input, staff, context) => deliver(readBy(context), staff, input)),
    serve(changeOfficeParcels, (input, staff, context) => changeParcels(readBy(context), staff, input)),
    serve(sending.readOrdersToSend, async ({ ids }, _staff, { language }) =>
      ordersToSend(services, ids, { language, minutes: await desk.readOpenMinutes() }),
    ),
    serve(readCarrierFile, (input) => carrierFile(input)),
    serve(sending.sendOfficeOrders, async (input, staff, context) => {
      const done = await sendMany(desk, staff, input, context);
      if (done instanceof Problem) return done;
      return new Answer({ Sent: done.sent, NotSent: done.notSent }, { headers: replayHeaders(done) });
    }),
    serve(changes.changeOfficeOrderRows, (input, staff, context) =>
      changeRows(readBy(context), staff, input),
    ),
    serve(changes.cancelOfficeOrder, (input, staff, context) => cancel(readBy(context), staff, input)),
    serve(rewrites.changeOfficeOrder, (input, staff, context) =>
      changeOrderRows(readBy(context), staff, input),
    ),
    serve(rewrites.previewOfficeOrderChange, (input, staff, context) =>
      previewChange(readBy(context), staff, input),
    ),
    serve(rewrites.confirmOfficeOrder, (input, staff) => confirmAgain(desk, staff, input)),
    serve(rewrites.splitOfficeOrder, (input, staff) => splitOfficeOrder(desk, staff, input)),
    serve(noteOfficeOrder, (input, staff, context) => noteOrder(readBy(context), staff, input)),
    serve(holds.holdOfficeOrder, (input, staff, context) => holdOrder(readBy(context), staff, input)),
    serve(holds.releaseOfficeOrder, (input, staff, context) => releaseOrder(readBy(context), staff, input)),
    serve(listWaitingForArticle, ({ id, ...part }) => waitingForArticle(services.db, id, part)),
    serve(dateWaitingForArticle, (input, staff) => dateWaiting(services, staff, input)),
  ];
}
