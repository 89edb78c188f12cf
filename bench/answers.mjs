import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';

/** What the answers must be: reckoned here, from the articles' packs, prices in öre and VAT in percent. */

/** Tells whether a cart or a preview has just these rows and their sums. */
export function isCart({ Rows, TotalExcludingVat, VatAmount, TotalAmount }, rows) {
  const perRate = new Map();
  for (const { quantity, price, vat } of rows) perRate.set(vat, (perRate.get(vat) ?? 0) + quantity * price);
  const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
  const excluding = sum([...perRate.values()]);
  const vat = sum([...perRate].map(([rate, amount]) => Math.round((amount * rate) / 100)));
  const sums = [excluding, vat, excluding + vat].map((ore) => ore / 100);
  return (
    isSame([TotalExcludingVat, VatAmount, TotalAmount], sums) &&
    isSame(
      sorted(Rows.map((row) => [row.ArticleId, row.Quantity, row.Price, row.TotalAmount])),
      sorted(rows.map(({ id, quantity, price }) => [id, quantity, price / 100, (quantity * price) / 100])),
    )
  );
}

/** Tells whether a list has the known prices, and a visitor's none. */
export function isListing({ Articles }, articles, { length, isVisitor }) {
  const prices = new Map(articles.map(({ id, price }) => [id, isVisitor ? undefined : price / 100]));
  const known = Articles.filter(({ Id }) => prices.has(Id));
  return (
    Articles.length === length &&
    known.length > 0 &&
    known.every(({ Id, Price }) => Price === prices.get(Id)) &&
    (!isVisitor || Articles.every((article) => !('Price' in article)))
  );
}

/** One per load. Sends of one request must be answered with the same bytes, unless what it reads `changes`. */
export function sameAnswers({ changes }) {
  const first = new Map();
  return (request, { status, body }) => {
    if (changes) return true;
    const hash = createHash('sha256').update(`${status} `).update(body, 'latin1').digest('base64');
    if (!first.has(request)) first.set(request, hash);
    return first.get(request) === hash;
  };
}

/**
 * Follows the cart of a customer from its present quantities, and tells whether an answer is right. What is ordered is put
 * into `orders`. With `isFilled` each order is another customer's, and has a pack of each article.
 */
export function cartFollower({ articles, isFilled, start }, orders) {
  const quantities = new Map(isFilled ? articles.map(({ id, pack }) => [id, pack]) : start);
  const rows = () => articles.map((one) => ({ ...one, quantity: quantities.get(one.id) ?? 0 }));
  const wanted = () => rows().filter(({ quantity }) => quantity > 0);
  return (request, answer) => {
    if (request.path === '/api/Order') {
      const { OrderId } = JSON.parse(textOf(answer));
      orders.push({ id: OrderId, rows: wanted() });
      if (!isFilled) quantities.clear();
      return Number.isInteger(OrderId);
    }
    const { Rows, ...row } = JSON.parse(request.body);
    // Rows together replace the cart.
    if (Rows) quantities.clear();
    for (const { ArticleId, Quantity } of Rows ?? [row])
      quantities.set(ArticleId, (quantities.get(ArticleId) ?? 0) + Quantity);
    const told = JSON.parse(textOf(answer));
    return isCart(told.Cart ?? told, wanted());
  };
}

export function textOf({ body, encoding }) {
  const bytes = Buffer.from(body, 'latin1');
  return (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
}

/** An order's rows as a text, in the order of the articles: `id:quantity:price`. */
export function rowsText(rows) {
  return sorted(rows.map(({ id, quantity, price }) => [id, quantity, price]))
    .map((row) => row.join(':'))
    .join(' ');
}

function sorted(rows) {
  return rows.sort(([one], [other]) => one - other);
}

function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}
