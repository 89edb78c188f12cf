import type { Act, Edit, Expected } from './acts.ts';
import { forSale, isSoldOut, priceOf } from './reckoning.ts';
import { predictOrder } from './predict-order.ts';
import { buyers } from './untidy-customers.ts';
import { judge } from './verdicts.ts';
import { articleOf, type CartRow, type World } from './world.ts';

const most = 100_000;

/** Says what must come of a call, and makes the world what it must be after it. */
export function predict(world: World, act: Act): Expected {
  switch (act.what) {
    case 'add':
      return add(world, act);
    case 'change':
      return change(world, act);
    case 'remove':
      return remove(world, act);
    case 'rows':
      return putRows(world, act);
    case 'order':
      return predictOrder(world, act);
    case 'save list':
      return saveList(world, act);
    case 'default address':
      world.defaults[act.buyer] = act.addressId;
      return { status: 204 };
    case 'edit':
      return edit(world, act);
    case 'freight':
      world.rules = act.rules;
      return fine;
    case 'take in hand':
    case 'cancel':
      return atTheDesk(world, act);
  }
}

type ActOf<What extends Act['what']> = Extract<Act, { what: What }>;

const notFound: Expected = { status: 404, problem: 'not-found' };
const fine: Expected = { status: 200 };

function add(world: World, { buyer, articleId, quantity }: ActOf<'add'>): Expected {
  const article = articleOf(world, articleId);
  const price = priceOf(article, buyers[buyer]!, world.now);
  if (quantity > most) return refused('maxAmount');
  if (!article.active || price === undefined) return notFound;
  if (quantity % article.pack !== 0) return refused('multipleOf');
  if (isSoldOut(article)) return { status: 409, problem: 'sold-out' };
  const row = world.carts[buyer]!.find((one) => one.articleId === articleId);
  if (quantity + (row?.quantity ?? 0) > most) return refused('maxAmount');
  putInCart(world.carts[buyer]!, articleId, quantity, price);
  return fine;
}

function refused(rule: string): Expected {
  return { status: 400, problem: 'bad-input', field: ['Quantity', rule] };
}

/** More of an article goes to its row, which then is as dear as today. */
function putInCart(cart: CartRow[], articleId: number, quantity: number, price: number): void {
  const row = cart.find((one) => one.articleId === articleId);
  if (!row) cart.push({ id: 0, articleId, quantity, priceWhenAdded: price });
  else {
    row.quantity += quantity;
    row.priceWhenAdded = price;
  }
}

function change(world: World, { buyer, rowId, quantity }: ActOf<'change'>): Expected {
  if (quantity > most) return refused('maxAmount');
  const row = forSale(world, buyer).find(({ id }) => id === rowId);
  if (!row) return notFound;
  if (quantity % row.article.pack !== 0) return refused('multipleOf');
  world.carts[buyer]!.find(({ id }) => id === rowId)!.quantity = quantity;
  return fine;
}

function remove(world: World, { buyer, rowId }: ActOf<'remove'>): Expected {
  const place = world.carts[buyer]!.findIndex(({ id }) => id === rowId);
  if (place < 0) return notFound;
  world.carts[buyer]!.splice(place, 1);
  return fine;
}

/** What can be added is, what cannot is told; when nothing can, a cart that was to be replaced stays. */
function putRows(world: World, { buyer, mode, rows }: ActOf<'rows'>): Expected {
  const cart = world.carts[buyer]!;
  const held = (id: number) =>
    mode === 'add' ? (cart.find(({ articleId }) => articleId === id)?.quantity ?? 0) : 0;
  const wanted = rows.map(({ articleId, quantity }) => ({
    article: world.articles.find(({ id }) => id === articleId),
    quantity,
  }));
  const verdicts = judge(world, buyer, wanted, held);
  const added = verdicts.filter(({ quantity }) => quantity > 0);
  if (mode === 'replace' && added.length > 0) cart.splice(0);
  for (const { articleId, quantity } of added)
    putInCart(cart, articleId!, quantity, priceOf(articleOf(world, articleId!), buyers[buyer]!, world.now)!);
  const notAdded = verdicts.flatMap(({ state, codes }, place): [number, string[]][] =>
    state === 'stopped' ? [[place + 1, codes]] : [],
  );
  return { status: 200, notAdded };
}

function saveList(world: World, { buyer, emptyCart }: ActOf<'save list'>): Expected {
  const cart = world.carts[buyer]!;
  if (cart.length === 0) return { status: 409, problem: 'cart-empty' };
  const rows = cart.map(({ articleId, quantity }) => ({
    articleId,
    quantity,
    pack: articleOf(world, articleId).pack,
  }));
  const list = world.lists.push({ id: 0, buyer, rows }) - 1;
  if (emptyCart) cart.splice(0);
  return { status: 200, list };
}

function edit(world: World, { articleId, change: changed }: { articleId: number; change: Edit }): Expected {
  const article = articleOf(world, articleId);
  const { stock = 0, price, ...others } = changed;
  Object.assign(article, others);
  article.stock += stock;
  if (price) article.prices = { ...article.prices, [price.list]: price.ore };
  return { status: price && price.list !== 'standard' ? 204 : 200 };
}

/** Pieces that were taken from the stock for an order go back when it is cancelled. */
function atTheDesk(world: World, { what, orderId }: ActOf<'take in hand' | 'cancel'>): Expected {
  const order = world.orders.find(({ id }) => id === orderId)!;
  const conflict: Expected = { status: 409, problem: 'conflict' };
  if (what === 'take in hand') {
    if (order.status !== 'new') return conflict;
    order.status = 'in hand';
    return fine;
  }
  if (order.status === 'cancelled') return conflict;
  order.status = 'cancelled';
  for (const row of order.rows) articleOf(world, row.articleId).stock += row.quantity - row.short;
  return fine;
}
