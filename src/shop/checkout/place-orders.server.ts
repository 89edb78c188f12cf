import type { Trx } from '#kit/database/db.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Services } from '#kit/services/services.server.ts';
import { queueMail, type QueuedMail } from '#kit/mail/outbox.server.ts';
import type { OrderMonths } from '#shop/articles/stock/stock-label.ts';
import { takeStock, type StockRow } from '#shop/articles/stock/stock.server.ts';
import { removeOrdered } from '#shop/cart/cart.server.ts';
import { lockCreditsFor, type Credits } from '#shop/credit/credits.server.ts';
import { decideOrder } from '#shop/order-model/decide-order.ts';
import type { OrderMoment } from '#shop/order-model/order-request.ts';
import { valueOf } from '#shop/order-model/fees.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { takenBy } from '#shop/order-model/row.ts';
import { openStock, stockForTest, takeFrom, type Stock } from '#shop/order-model/stock.ts';
import { isTestOrder } from '#shop/order-model/test-order.ts';
import type { OrderDraft } from '#shop/orders/order-draft.ts';
import type { WriteOrderNews } from '#shop/orders/mails/order-news-mail.server.ts';
import { tellOrdersExtended, tellOrdersHeld, tellOrdersPlaced } from '#shop/orders/order-events.server.ts';
import { drawOrderNumbers, extendOrders, readWholeOrder, saveOrders } from '#shop/orders/orders.server.ts';
import { draftOfOrder } from './draft-of-order.server.ts';
import {
  destinationsOf,
  factsOfOrder,
  readFacts,
  type PlaceFacts,
  type PlaceRequest,
} from './order-facts.server.ts';
import { saveKeys } from './order-key.server.ts';
import { requestedOrder } from './requested-order.server.ts';

/** What all orders of a group share. */
export type GroupFacts = Omit<OrderMoment, 'now'> & {
  settings: OrderMoment['settings'] & OrderMonths;
  writeMails: (id: number, draft: OrderDraft) => QueuedMail[];
  writeNews: WriteOrderNews;
};

export type Placed = { orderId: number; isReplay: boolean };

type Decided = { request: PlaceRequest; facts: PlaceFacts; draft: OrderDraft; isReplay: false };
type Numbered = Decided & { orderId: number };

/**
 * Places orders, or adds carts to orders that are still open: reads the facts of all, decides one after another without
 * waiting for anything, and then writes all. What one order takes, the next does not find. A repeated request with the
 * same key returns the first order. `stock` is what is left of the ordered articles.
 * Problems: those of `decideOrder`, `key-reused` and `not-logged-in`.
 */
export async function placeOrders(
  trx: Trx,
  services: Pick<Services, 'env' | 'now'>,
  { writeMails, writeNews, ...group }: GroupFacts,
  requests: readonly PlaceRequest[],
): Promise<{ outcomes: readonly (Placed | Problem)[]; stock: readonly StockRow[] }> {
  const moment = { ...group, now: services.now() };
  const { facts, waitedFor } = await readFacts(trx, requests, moment.now);
  const left = { stock: openStock(waitedFor), credits: await creditsOf(trx, requests, facts, group) };
  const decided = requests.map((request, place) => decide(request, facts[place]!, left, moment));

  const numbered = await numberOrders(trx, decided);
  const orders = numbered.filter((one) => 'draft' in one);
  return {
    outcomes: numbered,
    stock: orders.length > 0 ? await write(trx, services, orders, { writeMails, writeNews }) : [],
  };
}

/**
 * Decides what an order would be and places none; nothing is taken. The cart must be locked. Problems: those of
 * `decideOrder`, and `not-logged-in`.
 */
export async function decideOnly(
  trx: Trx,
  { now }: Pick<Services, 'now'>,
  group: Omit<GroupFacts, 'writeMails' | 'writeNews'>,
  request: Omit<PlaceRequest, 'key'>,
): Promise<OrderDraft | Problem> {
  const moment = { ...group, now: now() };
  const wanted = { ...request, key: undefined };
  const { facts, waitedFor } = await readFacts(trx, [wanted], moment.now);
  const decided = decide(wanted, facts[0]!, { stock: openStock(waitedFor), credits: undefined }, moment);
  if (decided instanceof Problem) return decided;
  if (!('draft' in decided)) throw new Error('an order without a key was placed before');
  return decided.draft;
}

/** Reads nothing while no order is held. */
async function creditsOf(
  trx: Trx,
  requests: readonly PlaceRequest[],
  facts: readonly PlaceFacts[],
  { settings }: Pick<GroupFacts, 'settings'>,
): Promise<Credits | undefined> {
  if (!settings.CreditHold) return undefined;
  const wanted = requests.flatMap(({ customer }, place) => {
    const { earlier, buyer, extended } = facts[place]!;
    if (earlier !== undefined || !buyer || customer.isTest) return [];
    return [{ customerId: customer.id, orderId: extended?.id }];
  });
  return await lockCreditsFor(trx, wanted);
}

function decide(
  request: PlaceRequest,
  facts: PlaceFacts,
  left: { stock: Stock; credits: Credits | undefined },
  moment: OrderMoment & Pick<GroupFacts, 'settings'>,
): Decided | Placed | Problem {
  const { customer, checkout } = request;
  const { earlier, buyer, extended, articles } = facts;
  // This check comes first: a repeat of a valid request gets the same answer even after its delivery week has passed.
  if (earlier instanceof Problem) return earlier;
  if (earlier !== undefined) return { orderId: earlier, isReplay: true };
  // One that is blocked has no session any more: `login/store.server.ts` finds none.
  if (!buyer) return new Problem('not-logged-in');
  const stock = customer.isTest ? stockForTest(left.stock, extended?.rows ?? []) : left.stock;
  const isAtDesk = request.desk !== undefined;
  const wanted = { ...requestedOrder(checkout, moment.now, { isPreview: false }), isAtDesk };
  const credit =
    customer.isTest || request.desk?.isHoldIgnored ? undefined : left.credits?.of(customer.id, extended?.id);
  const from = { ...destinationsOf(buyer), credit };
  const decision = decideOrder(wanted, factsOfOrder(customer, facts, from), stock, moment);
  if (decision instanceof Problem) return decision;
  takeFrom(stock, decision.rows, articles);
  if (credit) left.credits?.take(customer.id, extended?.id, decision.totals.total);
  const draft = draftOfOrder(decision, { customer, own: checkout, buyer, extended }, moment);
  draft.approvedBy = request.approval?.approvedBy ?? '';
  return { request, facts, draft, isReplay: false };
}

/** Numbers are drawn for what is placed only, so that a refusal leaves no gap. */
async function numberOrders(
  trx: Trx,
  decided: readonly (Decided | Placed | Problem)[],
): Promise<(Numbered | Placed | Problem)[]> {
  const isNew = (one: Decided | Placed | Problem) => 'draft' in one && !one.facts.extended;
  const drawn = async (isTest: boolean) => {
    const some = decided.filter(
      (one) => isNew(one) && 'draft' in one && one.request.customer.isTest === isTest,
    );
    return some.length > 0 ? await drawOrderNumbers(trx, some.length, isTest) : [];
  };
  const real = await drawn(false);
  const tests = await drawn(true);
  return decided.map((one) => {
    if (!('draft' in one)) return one;
    const { request, facts } = one;
    return { ...one, orderId: facts.extended?.id ?? (request.customer.isTest ? tests : real).shift()! };
  });
}

async function write(
  trx: Trx,
  services: Pick<Services, 'env' | 'now'>,
  orders: readonly Numbered[],
  { writeMails, writeNews }: Pick<GroupFacts, 'writeMails' | 'writeNews'>,
): Promise<StockRow[]> {
  const extended = orders.filter(({ draft }) => draft.addition);
  const placed = orders.filter(({ draft }) => !draft.addition);
  const keys = orders.map(({ request: { customer, key }, orderId, draft }) => {
    return { customer, key, orderId, at: draft.at };
  });
  const [stock] = await Promise.all([
    takeStock(
      trx,
      orders.flatMap(({ orderId, draft }) => (isTestOrder(orderId) ? [] : takenBy(draft.rows))),
    ),
    extendOrders(trx, extended),
    placed.length > 0 ? saveOrders(trx, placed) : undefined,
    removeOrdered(
      trx,
      orders.map(({ request, facts }) => (request.desk ? [] : facts.cart)),
    ),
    queueMail(
      trx,
      services,
      orders.flatMap(({ orderId, draft }) => writeMails(orderId, draft)),
    ),
    tellOrdersExtended(trx, services, extended),
    placed.length > 0 ? tellOrdersPlaced(trx, services, placed) : undefined,
    // The keys are saved after the orders, which they reference.
    saveKeys(trx, keys),
  ]);
  for (const { request, orderId: id, draft } of orders) {
    await request.approval?.onPlaced(trx, { id, goodsOre: goodsOf(draft), totalOre: draft.total });
  }
  const held = newlyHeld(orders);
  await tellOrdersHeld(trx, services, held);
  for (const { orderId } of held) {
    const order = await readWholeOrder(trx, orderId);
    if (order) await queueMail(trx, services, await writeNews(trx, order, [{ kind: 'held' }]));
  }
  return stock;
}

/** Returns what the goods of the whole order cost without VAT. */
export function goodsOf({ excludingVat, rows }: OrderDraft): number {
  return excludingVat - valueOf(rows.filter(isFee));
}

function newlyHeld(orders: readonly Numbered[]): Numbered[] {
  return orders.filter(({ facts, draft }) => draft.held !== null && draft.held !== facts.extended?.held);
}
