import type { OrderBody } from './acts.ts';
import { mustMatch } from './must-match.ts';
import { previewOf } from './predict-order.ts';
import { currencyOf, dayOf, forSale, isOpen, kronor, openOrders, priceOf } from './reckoning.ts';
import type { Step } from './steps.ts';
import type { Trip } from './trip.ts';
import { buyers } from './untidy-customers.ts';
import { articles } from './untidy-goods.ts';
import { judge, wholePackages, type Wanted } from './verdicts.ts';
import { articleOf, type List, type Order } from './world.ts';

// What the shop answers to who only looks. Each look-up is compared with what the test reckons; what it gives is what the
// browser then puts in the cart.

export type Rows = { articleId: number; quantity: number }[];

/** Returns the sum that the checkout shows, in öre; undefined when it shows none. */
export async function previewCheckout(
  trip: Trip,
  buyer: number,
  body: OrderBody,
): Promise<number | undefined> {
  const { world } = trip;
  trip.log.push(`${buyers[buyer]!.number} looks at the checkout: ${JSON.stringify(body)}`);
  const answer = await trip.client(buyer).post('checkoutpreview', body);
  const extended = world.orders.find(({ id }) => id === body.addToOrderId);
  const problem =
    extended && !isOpen(extended, world.now)
      ? 'too-late'
      : forSale(world, buyer).length === 0 && 'cart-empty';
  if (problem) {
    mustMatch('the preview', answer, { status: 409, body: { type: `/problems/${problem}` } });
    return undefined;
  }
  const { goods, fees, toMinimum, toFreeFreight, vat, total } = previewOf(world, buyer, body);
  const kinds = (['freight', 'smallOrder'] as const).filter((kind) => fees.some((fee) => fee.kind === kind));
  const sumOf = (wanted: string) =>
    fees.reduce((sum, { kind, price }) => sum + (kind === wanted ? price : 0), 0);
  const addTo = openOrders(world, buyer)
    .filter(({ addressId }) => body.deliveryAddressId === undefined || addressId === body.deliveryAddressId)
    .map(({ id }) => id)
    .toReversed();
  mustMatch('the preview', answer, {
    status: 200,
    body: {
      Goods: kronor(goods),
      Fees: kinds.map((Kind) => ({ Kind, Amount: kronor(sumOf(Kind)) })),
      MissingToMinimum: toMinimum === null ? null : kronor(toMinimum),
      MissingToFreeFreight: toFreeFreight === null ? null : kronor(toFreeFreight),
      VatAmount: kronor(vat),
      TotalAmount: kronor(total),
      AddTo: addTo.map((OrderId) => ({ OrderId })),
    },
  });
  return total;
}

/** Pastes a list, or sends it as a file. */
export async function quickOrder(
  trip: Trip,
  buyer: number,
  { rows, file }: Extract<Step, { does: 'quick order' }>,
): Promise<Rows> {
  const wanted = rows.map(({ article, quantity }) => ({
    article: articleOf(trip.world, articles[article]!.id),
    quantity,
  }));
  const lines = wanted.map(({ article, quantity }) => [article.number.toLowerCase(), quantity]);
  const text = [['Artnr', 'Antal'], ...lines].map((cells) => cells.join(file ? ';' : '\t')).join('\n');
  trip.log.push(`${buyers[buyer]!.number} ${file ? 'sends a file' : 'pastes'}: ${JSON.stringify(text)}`);
  const client = trip.client(buyer);
  const { body } = file
    ? await sendFile(trip, buyer, text)
    : await client.post('quickorder/preview', { Text: text });
  return compareRows(trip, buyer, wanted, body.Rows);
}

async function sendFile(trip: Trip, buyer: number, text: string) {
  const response = await trip.shop.http.inject({
    method: 'POST',
    url: '/api/quickorder/file?fileName=order.csv',
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(text),
    cookies: { session: trip.client(buyer).session ?? '' },
  });
  return { body: response.json() };
}

export async function reorderRows(trip: Trip, buyer: number, order: Order): Promise<Rows> {
  trip.log.push(`${buyers[buyer]!.number} looks at order ${order.id} to order it again`);
  const isSameCurrency = order.currency === currencyOf(buyers[buyer]!);
  const rows = order.status === 'cancelled' ? [] : order.rows;
  const wanted = rows.map(({ articleId, quantity, price }) => ({
    article: articleOf(trip.world, articleId),
    quantity,
    priceThen: isSameCurrency ? price : null,
    isWhole: true,
  }));
  const { body } = await trip.client(buyer).post('reorder', { OrderId: order.id });
  mustMatch('what is skipped', body.Skipped.length, order.rows.length - rows.length);
  return compareRows(trip, buyer, wanted, body.Rows);
}

export async function listRows(trip: Trip, buyer: number, list: List): Promise<Rows> {
  trip.log.push(`${buyers[buyer]!.number} looks at a saved list`);
  const wanted = list.rows.map(({ articleId, quantity, pack }) => ({
    article: articleOf(trip.world, articleId),
    quantity,
    isWhole: quantity % pack === 0,
  }));
  const { body } = await trip.client(buyer).get(`lists/${list.id}`);
  return compareRows(trip, buyer, wanted, body.Rows);
}

/** Returns what of the rows would be put in the cart. */
function compareRows(trip: Trip, buyer: number, wanted: readonly Wanted[], shown: unknown): Rows {
  const cart = trip.world.carts[buyer]!;
  const held = (id: number) => cart.find(({ articleId }) => articleId === id)?.quantity ?? 0;
  const verdicts = judge(trip.world, buyer, wanted, held);
  mustMatch(
    'the rows',
    shown,
    verdicts.map(({ state, codes, articleId, quantity, short, price, expected }) => ({
      State: state,
      Notes: codes.map((Code) => ({ Code })),
      Article: { ArticleId: articleId },
      Quantity: quantity,
      QuantityShort: short,
      ExpectedDate: expected,
      Price: price === null ? null : kronor(price),
      TotalAmount: kronor((price ?? 0) * quantity),
    })),
  );
  return verdicts.flatMap(({ articleId, quantity }) =>
    articleId !== null && quantity > 0 ? [{ articleId, quantity }] : [],
  );
}

/** Returns what was bought before, the last first, in the quantities of last time. */
export async function boughtByNow(trip: Trip, buyer: number): Promise<Rows> {
  const { world } = trip;
  trip.log.push(`${buyers[buyer]!.number} looks at what was bought before`);
  const orders = world.orders.filter((order) => order.buyer === buyer && order.status !== 'cancelled');
  const ids = new Set(orders.flatMap(({ rows }) => rows.map(({ articleId }) => articleId)));
  const bought = [...ids].map((articleId) => {
    const of = (order: Order) => order.rows.filter((row) => row.articleId === articleId);
    const those = orders.filter((order) => of(order).length > 0);
    const last = those.at(-1)!;
    const pieces = (rows: Order['rows']) => rows.reduce((sum, { quantity }) => sum + quantity, 0);
    const article = articleOf(world, articleId);
    const price = article.active ? priceOf(article, buyers[buyer]!, world.now) : undefined;
    return {
      placedAt: last.placedAt,
      article,
      shown: {
        Article: { ArticleId: articleId },
        ArticleNumber: article.number,
        LastOrderId: last.id,
        LastDate: dayOf(last.placedAt),
        LastQuantity: pieces(of(last)),
        PriceThen: kronor(of(last)[0]!.price),
        PriceNow: price === undefined ? null : kronor(price),
        Times: those.length,
        QuantityInAll: pieces(those.flatMap(of)),
        Ended: !article.active,
      },
    };
  });
  bought.sort((a, b) => b.placedAt - a.placedAt || a.article.id - b.article.id);
  const { body } = await trip.client(buyer).get('bought?take=100');
  mustMatch(
    'what was bought before',
    body.Rows,
    bought.map(({ shown }) => shown),
  );
  return bought.map(({ article, shown }) => ({
    articleId: article.id,
    quantity: wholePackages(shown.LastQuantity, article.pack),
  }));
}
