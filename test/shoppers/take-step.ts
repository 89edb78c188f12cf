import type { Act, OrderBody } from './acts.ts';
import { boughtByNow, listRows, previewCheckout, quickOrder, reorderRows } from './look-ups.ts';
import { currencyOf } from './reckoning.ts';
import type { Choices, EditStep, Step } from './steps.ts';
import type { Trip, Window } from './trip.ts';
import { buyers } from './untidy-customers.ts';
import { articles } from './untidy-goods.ts';
import { articleOf } from './world.ts';

type Someone = { trip: Trip; buyer: number; window: Window };

/** Takes a step, unless there is nothing to take it with. `those` are the buyers of the trip. */
export async function takeStep(trip: Trip, those: readonly number[], step: Step): Promise<void> {
  const buyer = those[step.who]!;
  const window = trip.window(buyer, step.window);
  const someone = { trip, buyer, window };
  const act = await actOf(someone, step);
  if (act) return await trip.do(act, window);
  switch (step.does) {
    case 'look':
      return await trip.look(buyer, window, step.english ? 'en' : 'sv');
    case 'wait':
      return await trip.wait(step.minutes);
    case 'order':
      return await trip.do(await ordering(someone, step.choices, step.blind), window);
    case 'send again':
      return await sendAgain(someone, step.otherBody);
    case 'order at once':
      return await orderAtOnce(someone, those, step);
    case 'edit':
      return await edit(someone, step);
    default:
      return;
  }
}

/** The act of a step that is one call; undefined for other steps. */
async function actOf({ trip, buyer, window }: Someone, step: Step): Promise<Act | undefined> {
  switch (step.does) {
    case 'add': {
      const article = articles[step.article]!;
      const { id, pack } = articleOf(trip.world, article.id);
      return { what: 'add', buyer, articleId: id, quantity: step.packages * pack + Number(step.odd) };
    }
    case 'change': {
      const row = nth(window.rows, step.row);
      if (!row) return undefined;
      const { pack } = articleOf(trip.world, row.articleId);
      return { what: 'change', buyer, rowId: row.id, quantity: step.packages * pack + Number(step.odd) };
    }
    case 'remove': {
      const row = nth(window.rows, step.row);
      if (!row) return undefined;
      window.removed = row;
      return { what: 'remove', buyer, rowId: row.id };
    }
    case 'undo': {
      const row = window.removed;
      window.removed = undefined;
      return row && { what: 'add', buyer, articleId: row.articleId, quantity: row.quantity };
    }
    case 'save list':
      return { what: 'save list', buyer, emptyCart: step.emptyCart };
    case 'default address': {
      const address = nth(buyers[buyer]!.addresses, step.address);
      return address && { what: 'default address', buyer, addressId: address.id };
    }
    case 'freight':
      return { what: 'freight', rules: step.rules };
    case 'take in hand':
    case 'cancel': {
      const order = nth(trip.world.orders, step.order);
      return order && { what: step.does, orderId: order.id };
    }
    default:
      return await rowsOf({ trip, buyer }, step);
  }
}

/** Several rows at once: typed, or as the shop lists them from somewhere. */
async function rowsOf(
  { trip, buyer }: Pick<Someone, 'trip' | 'buyer'>,
  step: Step,
): Promise<Act | undefined> {
  const rows = await (async () => {
    switch (step.does) {
      case 'rows':
        return step.rows.map(({ article, quantity }) => ({ articleId: articles[article]!.id, quantity }));
      case 'quick order':
        return await quickOrder(trip, buyer, step);
      case 'reorder': {
        const order = nth(ownOrders(trip, buyer), step.order);
        return order && (await reorderRows(trip, buyer, order));
      }
      case 'buy again':
        return [nth(await boughtByNow(trip, buyer), step.row)].flatMap((row) => row ?? []);
      case 'order list': {
        const list = nth(
          trip.world.lists.filter((one) => one.buyer === buyer),
          step.list,
        );
        return list && (await listRows(trip, buyer, list));
      }
      default:
        return undefined;
    }
  })();
  if (!rows || rows.length === 0) return undefined;
  return { what: 'rows', buyer, mode: step.does === 'rows' && step.replace ? 'replace' : 'add', rows };
}

function nth<One>(all: readonly One[], place: number): One | undefined {
  return all[place % all.length];
}

/** The latest first, as a customer is shown them. */
function ownOrders(trip: Trip, buyer: number) {
  return trip.world.orders.filter((order) => order.buyer === buyer).toReversed();
}

/** An order of what the window shows, sent as the checkout sends it; `blind` as a program does, without conditions. */
async function ordering({ trip, buyer, window }: Someone, choices: Choices, blind: boolean): Promise<Act> {
  if (!window.seen) await trip.look(buyer, window);
  if (window.rows.length === 0) await fill({ trip, buyer, window }, choices);
  const body = bodyOf(trip, buyer, choices);
  const key = trip.newKey();
  window.lastOrder = { key, body };
  const shown = choices.previews ? await previewCheckout(trip, buyer, body) : undefined;
  // The cart knows no sum of an order that it is added to.
  const total = shown ?? (body.addToOrderId === undefined ? window.seen!.total : undefined);
  return { what: 'order', buyer, key, body, seen: blind ? undefined : { ...window.seen!, total } };
}

async function fill({ trip, buyer, window }: Someone, choices: Choices): Promise<void> {
  const rows = choices.rows.map(({ article, quantity }) => ({ articleId: articles[article]!.id, quantity }));
  await trip.do({ what: 'rows', buyer, mode: 'add', rows }, window);
}

/** The form always names an address where the customer has any. */
function bodyOf(trip: Trip, buyer: number, { address, way, partial, message, addTo }: Choices): OrderBody {
  const extended = addTo === 0 ? undefined : nth(ownOrders(trip, buyer), addTo - 1);
  if (extended) return { addToOrderId: extended.id, orderInfoText: message };
  const { addresses } = buyers[buyer]!;
  const chosen = addresses[address] ?? addresses.find(({ id }) => id === trip.world.defaults[buyer]);
  return {
    orderInfoText: message,
    wayOfDeliveryId: way,
    partialDelivery: partial,
    ...(chosen && { deliveryAddressId: chosen.id }),
  };
}

/** The same key once more, as after an answer that was lost. */
async function sendAgain({ trip, buyer, window }: Someone, otherBody: boolean): Promise<void> {
  if (!window.lastOrder || !window.seen) return;
  const { key, body } = window.lastOrder;
  const sent = otherBody ? { ...body, orderInfoText: `${body.orderInfoText}!` } : body;
  await trip.do({ what: 'order', buyer, key, body: sent, seen: window.seen }, window);
}

/** Two orders at the same moment: of one cart from two windows, of one window twice, or of two carts. */
async function orderAtOnce(
  someone: Someone,
  those: readonly number[],
  { choices, other, who, window }: Extract<Step, { does: 'order at once' }>,
): Promise<void> {
  const { trip, buyer } = someone;
  const others = [buyer, buyer, those[1 - who]!];
  const second = {
    trip,
    buyer: others[other]!,
    window: trip.window(others[other]!, other === 0 ? 1 - window : window),
  };
  // Both carts hold the same goods, so that they meet over the last pieces.
  if (other === 2) for (const one of [someone, second]) await fill(one, choices);
  const first = await ordering(someone, choices, false);
  const acts = other === 1 ? [first, first] : [first, await ordering(second, choices, false)];
  await trip.doAtOnce(acts);
  await trip.look(buyer, someone.window);
  await trip.look(second.buyer, second.window);
}

async function edit(
  someone: Someone,
  { article, change, whileOrdering, choices }: Extract<Step, { does: 'edit' }>,
): Promise<void> {
  const { id } = articles[article]!;
  const act: Act = { what: 'edit', articleId: id, change: changeOf(change, someone.buyer) };
  if (!whileOrdering) return await someone.trip.do(act);
  await someone.trip.doAtOnce([act, await ordering(someone, choices, false)]);
  await someone.trip.look(someone.buyer, someone.window);
}

function changeOf(step: EditStep, buyer: number): Extract<Act, { what: 'edit' }>['change'] {
  if ('stock' in step) return { stock: step.stock };
  if ('field' in step) return { [step.field]: step.value };
  const own = buyers[buyer]!;
  const list = step.standard && currencyOf(own) === 'SEK' ? 'standard' : own.list;
  return { price: { list, ore: step.price } };
}
