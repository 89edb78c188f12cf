import type { Trx } from '#kit/database/db.server.ts';
import { doneTogether, together } from '#kit/database/together.server.ts';
import type { Problem } from '#kit/http/problem.ts';
import type { Services } from '#kit/http/router.server.ts';
import { queueMail } from '#kit/mail/outbox.server.ts';
import type { QueuedMail } from '#kit/mail/outbox.server.ts';
import { sellInTurn, takeStock } from '#shop/articles/stock/stock.server.ts';
import type { Purchase, Taken } from '#shop/articles/stock/stock.server.ts';
import { lockRowsOfCarts, removeOrdered } from '#shop/cart/cart.server.ts';
import type { StoredCartRow } from '#shop/cart/cart.server.ts';
import type { OrderDraft } from '#shop/orders/order-draft.ts';
import { tellOrdersExtended, tellOrdersPlaced } from '#shop/orders/order-events.server.ts';
import { drawOrderNumbers, extendOrders, saveOrders } from '#shop/orders/orders.server.ts';
import { waitedForInTurn } from '#shop/orders/shortages/waited-for.server.ts';
import { lockOrdersToExtend } from './addition/addition-command.server.ts';
import type { AdditionRequest } from './addition/addition-command.server.ts';
import { readBuyers } from './order-command.server.ts';
import { ordersOfKeys, saveKeys } from './order-key.server.ts';
import type { DecidedOrder } from './order-of-cart.server.ts';

export type OrderTransaction = ReturnType<typeof openOrderTransaction>;
type Parameter<Work extends (trx: Trx, items: never) => unknown> = Parameters<Work>[1][number];
type PlacedOrder = { orderId: number; draft: OrderDraft };

/**
 * The reads and writes of `placeOrder`, which handles one order at a time. The orders of a group take the same steps
 * concurrently, and their queries of the same step are batched into one statement: eight orders cost the embedded
 * database the statements of one, which more than doubles its throughput.
 */
export function openOrderTransaction(trx: Trx, services: Pick<Services, 'env' | 'now'>) {
  const at = services.now();
  const drawNumber = together((ones: readonly 1[]) => drawOrderNumbers(trx, ones.length));
  return {
    at,
    orderOfKey: together((requests: readonly Parameter<typeof ordersOfKeys>[]) =>
      ordersOfKeys(trx, requests),
    ),
    lockCartRows: together((customerIds: readonly number[]) => lockRowsOfCarts(trx, customerIds)),
    readBuyer: together((requests: readonly Parameter<typeof readBuyers>[]) => readBuyers(trx, requests)),
    sell: together((purchases: readonly Purchase<DecidedOrder | Problem>[]) =>
      sellInTurn(trx, purchases, at),
    ),
    drawOrderNumber: () => drawNumber(1),
    waitedFor: together((decided: readonly DecidedOrder[]) => waitedForInTurn(trx, decided)),
    takeStock: together(async (taken: readonly (readonly Taken[])[]) => {
      const left = await takeStock(trx, taken.flat());
      return taken.map(() => left);
    }),
    lockOrderToExtend: together((requests: readonly AdditionRequest[]) => lockOrdersToExtend(trx, requests)),
    extendOrder: doneTogether((extended: readonly PlacedOrder[]) => extendOrders(trx, extended)),
    tellOrderExtended: doneTogether((extended: readonly PlacedOrder[]) =>
      tellOrdersExtended(trx, services, extended),
    ),
    saveOrder: doneTogether((placed: readonly PlacedOrder[]) => saveOrders(trx, placed)),
    removeOrdered: doneTogether((carts: readonly (readonly StoredCartRow[])[]) => removeOrdered(trx, carts)),
    queueMails: doneTogether((mails: readonly (readonly QueuedMail[])[]) =>
      queueMail(trx, services, mails.flat()),
    ),
    tellOrderPlaced: doneTogether((placed: readonly PlacedOrder[]) =>
      tellOrdersPlaced(trx, services, placed),
    ),
    saveKey: doneTogether((placed: readonly Parameter<typeof saveKeys>[]) => saveKeys(trx, placed)),
  };
}
