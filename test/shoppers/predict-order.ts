import type { Act, Expected, OrderBody } from './acts.ts';
import { chargesOf, goingOf, type Fee } from './fees.ts';
import { ways } from './open-untidy-shop.ts';
import {
  currencyOf,
  expectedDay,
  isMadeFor,
  forSale,
  isExempt,
  isOpen,
  placeOf,
  shortOf,
  sightOf,
  sumsOf,
  type RowForSale,
} from './reckoning.ts';
import { buyers } from './untidy-customers.ts';
import { articleOf, type Order, type OrderRow, type World } from './world.ts';

type Ordering = Extract<Act, { what: 'order' }>;

/** Says what must come of an order, and makes the world what it must be after it. */
export function predictOrder(world: World, act: Ordering): Expected {
  const { buyer, key, body, seen } = act;
  const sent = JSON.stringify(body);
  const earlier = world.keys[`${buyer} ${key}`];
  if (earlier)
    return earlier.body === sent
      ? { status: 200, order: earlier.order, replayed: true }
      : { status: 422, problem: 'key-reused' };

  const found = body.addToOrderId === undefined ? undefined : orderToExtend(world, buyer, body.addToOrderId);
  if (found && 'status' in found) return found;
  const rows = orderedRows(world, buyer, body);
  if (rows.length === 0) return { status: 409, problem: 'cart-empty' };
  const all = [...(found?.order.rows ?? []), ...rows];
  const charged = chargesOf(
    world,
    buyer,
    all,
    found ? goingOf(found.order) : goingOfBody(world, buyer, body),
  );
  const total = sumsOf([...all, ...feesAsRows(charged.fees)]).total;
  const changed: Expected = { status: 409, problem: 'cart-changed', totalAmount: total };
  // The package of an article may have changed since it was put in the cart.
  if (forSale(world, buyer).some(({ quantity, article }) => quantity % article.pack !== 0)) return changed;
  if (seen && seen.sight !== sightOf(world, buyer)) return changed;
  if (seen?.total !== undefined && seen.total !== total) return changed;
  if (charged.isRefused) return { status: 409, problem: 'below-minimum' };

  for (const row of rows) articleOf(world, row.articleId).stock -= row.quantity - row.short;
  world.carts[buyer] = [];
  const order = found?.order ?? newOrder(world, act);
  order.rows.push(...rows);
  order.fees = charged.fees;
  if (body.orderInfoText !== '') order.messages.push(body.orderInfoText);
  const place = found ? world.orders.indexOf(order) : world.orders.push(order) - 1;
  world.keys[`${buyer} ${key}`] = { body: sent, order: place };
  return { status: 200, order: place, replayed: false };
}

function orderToExtend(world: World, buyer: number, id: number): { order: Order } | Expected {
  const order = world.orders.find((one) => one.id === id && one.buyer === buyer);
  if (!order) return { status: 404, problem: 'not-found' };
  return isOpen(order, world.now) ? { order } : { status: 409, problem: 'too-late' };
}

/** What an order of what the cart now holds would come to; of an addition, the whole order after it. */
export function previewOf(world: World, buyer: number, body: OrderBody) {
  const order = world.orders.find(({ id }) => id === body.addToOrderId);
  const rows = [...(order?.rows ?? []), ...orderedRows(world, buyer, body)];
  const going = order ? goingOf(order) : goingOfBody(world, buyer, body);
  const charged = chargesOf(world, buyer, rows, going);
  const { vat, total } = sumsOf([...rows, ...feesAsRows(charged.fees)]);
  return { ...charged, goods: sumsOf(rows).goods, vat, total };
}

function goingOfBody(world: World, buyer: number, { wayOfDeliveryId, deliveryAddressId }: OrderBody) {
  return { wayId: wayOfDeliveryId, addressId: deliveryAddressId ?? world.defaults[buyer]! };
}

export function feesAsRows(fees: readonly Fee[]) {
  return fees.map(({ price, vatRate }) => ({ price, vatRate, quantity: 1 }));
}

/** Goods that are added to an order go where that one goes, and are taxed as it was. */
function orderedRows(world: World, buyer: number, body: OrderBody): OrderRow[] {
  const order = world.orders.find(({ id }) => id === body.addToOrderId);
  const exempt = order?.exempt ?? isExemptAt(world, buyer, body);
  return forSale(world, buyer).map((row) => orderedRow(world, row, exempt));
}

function isExemptAt(world: World, buyer: number, body: OrderBody): boolean {
  const who = buyers[buyer]!;
  const collected = body.wayOfDeliveryId === ways.collected;
  return isExempt(who, placeOf(who, body.deliveryAddressId ?? world.defaults[buyer]!, collected));
}

function orderedRow(world: World, { article, quantity, price }: RowForSale, exempt: boolean): OrderRow {
  const short = shortOf(article, quantity);
  return {
    articleId: article.id,
    number: article.number,
    quantity,
    short,
    expected: short > 0 ? expectedDay(world, article, short) : null,
    isMade: isMadeFor(world, article, short),
    price,
    vatRate: exempt ? 0 : article.vatRate,
    weight: article.weight,
  };
}

function newOrder(world: World, { buyer, body }: Ordering): Order {
  const who = buyers[buyer]!;
  return {
    id: 0,
    buyer,
    placedAt: world.now,
    status: 'new',
    currency: currencyOf(who),
    addressId: body.deliveryAddressId ?? world.defaults[buyer]!,
    exempt: isExemptAt(world, buyer, body),
    wayId: body.wayOfDeliveryId!,
    partialDelivery: body.partialDelivery ?? false,
    messages: [],
    rows: [],
    fees: [],
  };
}

/** The rows of a cart, as an order without any choice has them. */
export function cartAsOrdered(world: World, buyer: number): OrderRow[] {
  return forSale(world, buyer).map((row) => orderedRow(world, row, false));
}
