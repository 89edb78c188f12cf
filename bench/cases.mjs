import { isListing } from './answers.mjs';

const compressed = { 'accept-encoding': 'br' };
const shown = 30;
const listing = `/api/products?take=${shown}`;

/**
 * The benchmark cases. The `requests` of a connection are sent in order, and over again with `repeat`; a `group` of
 * requests counts as one. `known` sends the ETag of the previous answer. The answers of connections with `articles` are
 * reckoned from them; `isRight` tells of the first answer, which the others must equal.
 */
export function casesOf({ shopping, ordering, articles }) {
  const customer = { ...compressed, cookie: shopping[0] };
  const article = `/api/article/${articles[0].id}`;
  const isRight = (list) => isListing(list, articles, { length: shown, isVisitor: true });
  const isRightForCustomer = (list) => isListing(list, articles, { length: shown });
  const isRightOne = (Article) =>
    isListing({ Articles: [Article] }, articles, { length: 1, isVisitor: true });
  const isRightOneForCustomer = (Article) => isListing({ Articles: [Article] }, articles, { length: 1 });
  return [
    reading('page of products', '/products', compressed),
    reading('page of products, not compressed', '/products'),
    reading('page of products, 304', '/products', compressed, { known: true }),
    reading('products JSON', listing, compressed, { isRight }),
    reading('products JSON, not compressed', listing, {}, { isRight }),
    reading('products JSON, 304', listing, compressed, { known: true }),
    reading('products JSON of a customer', listing, customer, { isRight: isRightForCustomer }),
    reading(
      'products JSON of a customer, not compressed',
      listing,
      { cookie: shopping[0] },
      { isRight: isRightForCustomer },
    ),
    reading('article JSON', article, compressed, { isRight: isRightOne }),
    reading('article JSON of a customer', article, customer, { isRight: isRightOneForCustomer }),
    {
      name: 'cart add',
      connections: shopping.slice(0, 8).map((cookie) => ({
        repeat: true,
        articles,
        requests: filling(articles, cookie),
      })),
    },
    {
      name: 'order of 10 rows, with its 10 cart adds',
      group: articles.length + 1,
      connections: shopping.slice(8, 16).map((cookie) => ({
        repeat: true,
        articles,
        requests: buying(articles, cookie),
      })),
    },
    {
      name: 'order of 10 rows, cart ready',
      takes: 'some',
      connections: spread(ordering.map(order), 8).map((requests) => ({
        repeat: false,
        articles,
        isFilled: true,
        requests,
      })),
    },
  ];
}

function reading(name, path, headers = {}, { known = false, isRight } = {}) {
  const request = { method: 'GET', path, headers };
  return {
    name,
    known,
    isRight,
    connections: Array.from({ length: 16 }, () => ({ repeat: true, requests: [request] })),
  };
}

/** People fill carts in no order: three laps, each shuffled anew, and the same in every run. */
export function filling(articles, cookie) {
  return [1, 2, 3].flatMap(() => shuffled(articles).map((one) => cartAdd(one, cookie)));
}

export function buying(articles, cookie) {
  return [1, 2, 3].flatMap(() => [...shuffled(articles).map((one) => cartAdd(one, cookie)), order(cookie)]);
}

let seed = 20_261_127;

function shuffled(items) {
  const rest = [...items];
  return items.map(() => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return rest.splice(Math.floor((seed / 2 ** 32) * rest.length), 1)[0];
  });
}

function cartAdd({ id, pack }, cookie) {
  return posting('/api/cartrow', cookie, { ArticleId: id, Quantity: pack });
}

export function order(cookie) {
  return posting('/api/Order', cookie, { wayOfDeliveryId: 1, partialDelivery: true, orderInfoText: '' });
}

function posting(path, cookie, body) {
  const headers = { ...compressed, cookie, 'content-type': 'application/json' };
  return { method: 'POST', path, headers, body: JSON.stringify(body) };
}

export function spread(items, count) {
  return Array.from({ length: count }, (_, index) => items.filter((_item, at) => at % count === index));
}
