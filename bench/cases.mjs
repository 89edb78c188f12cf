const compressed = { 'accept-encoding': 'br' };
const shown = 30;
const listing = `/api/products?take=${shown}`;

/**
 * The benchmark cases. The `requests` of a connection are sent in order, and over again with `repeat`; a `group` of
 * requests counts as one. `known` sends the ETag of the previous answer.
 */
export function casesOf({ shopping, ordering, articles }) {
  const customer = { ...compressed, cookie: shopping[0] };
  const article = `/api/article/${articles[0].id}`;
  return [
    reading('page of products', '/products', compressed),
    reading('page of products, not compressed', '/products'),
    reading('page of products, 304', '/products', compressed, { known: true }),
    reading('products JSON', listing, compressed),
    reading('products JSON, not compressed', listing),
    reading('products JSON, 304', listing, compressed, { known: true }),
    reading('products JSON of a customer', listing, customer),
    reading('products JSON of a customer, not compressed', listing, { cookie: shopping[0] }),
    reading('article JSON', article, compressed),
    reading('article JSON of a customer', article, customer),
    {
      name: 'cart add',
      connections: shopping.slice(0, 8).map((cookie) => ({
        repeat: true,
        requests: articles.map((one) => cartAdd(one, cookie)),
      })),
    },
    {
      name: 'order of 10 rows, with its 10 cart adds',
      group: articles.length + 1,
      connections: shopping.slice(8, 16).map((cookie) => ({
        repeat: true,
        requests: [...articles.map((one) => cartAdd(one, cookie)), order(cookie)],
      })),
    },
    {
      name: 'order of 10 rows, cart ready',
      takes: 'some',
      connections: spread(ordering.map(order), 8).map((requests) => ({ repeat: false, requests })),
    },
  ];
}

function reading(name, path, headers = {}, { known = false } = {}) {
  const request = { method: 'GET', path, headers };
  return {
    name,
    known,
    connections: Array.from({ length: 16 }, () => ({ repeat: true, requests: [request] })),
  };
}

export function cartAdd({ id, pack }, cookie) {
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
