import { hasMailServer } from '#kit/mail/mail-server.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import type { Language } from '#kit/text/language.ts';
import { Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { GroupRepository } from '#shop/product-groups/product-groups.server.ts';
import { deliveryTimesOf } from '#shop/order-model/forecast/delivery-times.ts';
import { trackingTemplateOf } from '#shop/settings/settings.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { exportOrders, listOrderRows, listOrders, readOrder } from './contract.ts';
import { exportOrdersOf } from '#shop/orders/list-file/order-list-file.server.ts';
import { boughtBy } from '#shop/orders/bought/bought.server.ts';
import { openHistory } from '#shop/orders/bought/history.server.ts';
import { listBought } from '#shop/orders/bought/contract.ts';
import { reorder } from '#shop/orders/reorder/contract.ts';
import { previewReorder } from '#shop/orders/reorder/reorder.server.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import { exportWaiting, listWaiting } from '#shop/orders/waiting/contract.ts';
import { waitingFileOf } from '#shop/orders/waiting/waiting-file.server.ts';
import { waitingOf } from '#shop/orders/waiting/waiting.server.ts';
import type { ReadOpenMinutes } from './open/read-open-minutes.server.ts';
import type { OrderContext } from './order-to-wire.server.ts';
import { orderOf, ordersOf, rowsOfOrder } from './orders.server.ts';

export function orderRoutes(
  services: Services,
  texts: TextRepository,
  {
    rows,
    groups,
    readOpenMinutes,
  }: {
    rows: RowServices;
    groups: Pick<GroupRepository, 'visibleIds'>;
    readOpenMinutes: ReadOpenMinutes;
  },
): Route[] {
  const { db, env, onReplica, now } = services;
  const bought = { ...rows, groups, historyOf: openHistory(services) };
  const contextIn = async (language: Language): Promise<OrderContext> => ({
    language,
    open: { now: now(), minutes: await readOpenMinutes() },
    trackingTemplate: trackingTemplateOf(await texts.settings(), env),
  });
  return [
    serve(listOrders, async (page, customer, { language }) => {
      const context = await contextIn(language);
      // The first page is read from the primary database, because a customer who has just ordered looks for the order
      // there.
      return page.skip
        ? await onReplica((replica) => ordersOf(replica, customer, page, context))
        : await ordersOf(db, customer, page, context);
    }),
    // The primary database is used, because the order is requested right after it was placed.
    serve(readOrder, async ({ orderId }, customer, { language }) =>
      orderOf(db, customer, orderId, {
        ...(await contextIn(language)),
        times: deliveryTimesOf(await texts.settings()),
        isMailed: await hasMailServer(services),
      }),
    ),
    serve(exportOrders, async (query, customer, { language }) => {
      const { [language]: t } = await texts.translators();
      return await onReplica((replica) =>
        exportOrdersOf(replica, customer, query, { language, t, now: now() }),
      );
    }),
    serve(reorder, (query, customer, { language }) => previewReorder(rows, customer, query, language)),
    serve(listBought, (query, customer, { language }) => boughtBy(bought, customer, query, language)),
    serve(listWaiting, (query, customer, { language }) =>
      waitingOf({ ...rows, db }, customer, query, language),
    ),
    serve(exportWaiting, async ({ q }, customer, { language }) => {
      const { [language]: t } = await texts.translators();
      return await onReplica((replica) => waitingFileOf({ db: replica, now }, customer, q, { language, t }));
    }),
    serve(listOrderRows, async ({ orderId }, customer, { language }) => {
      const context = { language, today: stockholmToday(now()) };
      const rows = await onReplica((replica) => rowsOfOrder(replica, customer, orderId, context));
      return rows instanceof Problem ? await rowsOfOrder(db, customer, orderId, context) : rows;
    }),
  ];
}
