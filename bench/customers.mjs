import { addShownIn } from './add-shown.mjs';
import { isCart } from './answers.mjs';
import { quickOrderIn } from './quick-order.mjs';
import { ordersOfHistory } from './prepare-customers.mjs';
import { askRaw } from './shop.mjs';

const perPage = 30;
const rounds = 60;

/** Measures what a customer waits for, one call after the other, in milliseconds; `shopper` has an empty cart. */
export async function measureCustomers({ history, carts, invoices }, shopper, { shop, bare }) {
  const last = Math.floor(ordersOfHistory / perPage);
  const pages = [1, 300, Math.round(last / 2)].map((page) =>
    reading(`/api/orders?skip=${perPage * (page - 1)}&take=${perPage}`, history, areOrders),
  );
  const [first, far, middle] = await timesOf(shop.port, pages);
  const [small, large] = await timesOf(shop.port, carts.map(readingCart));
  return {
    orders: { first, far, middle },
    cart: { small, large, bytes: await bytesOf(shop, bare, carts) },
    previewP99: await previewP99Of(shop.port, carts[1]),
    pdfCpuMs: await pdfCpuOf(shop, invoices),
    addShown: await addShownIn(shop.port, carts),
    quickOrder: await quickOrderIn(shop.port, shopper),
  };
}

/** Responses are uncompressed: compression depends on the size, and is not part of producing them. */
function reading(path, cookie, isRight) {
  return { path, headers: { cookie, 'accept-encoding': 'identity' }, isRight };
}

function readingCart({ cookie, rows }) {
  return reading('/api/cart', cookie, (cart) => isCart(cart, rows));
}

/** The history has an order every two hours, all of the same sum. */
function areOrders({ Orders, TotalCount }) {
  const times = Orders.map(({ CreateDate }) => Date.parse(CreateDate));
  return (
    TotalCount === ordersOfHistory &&
    Orders.length === perPage &&
    Orders.every(({ TotalAmountIncludeVat }) => TotalAmountIncludeVat === 125) &&
    times.slice(1).every((time, at) => times[at] - time === 7_200_000)
  );
}

/**
 * The requests alternate, so that other load affects all of them. The result is the lower quartile, since other load
 * can only make them slower.
 */
async function timesOf(port, requests) {
  const times = requests.map(() => []);
  for (let round = 0; round < rounds + 10; round++) {
    for (const [index, { path, headers, isRight }] of requests.entries()) {
      const began = performance.now();
      const { status, body } = await askRaw(port, path, { headers });
      const took = performance.now() - began;
      if (status !== 200 || !isRight(JSON.parse(body.toString())))
        throw new Error(`${path}: ${status} ${body}`);
      // The first rounds warm up.
      if (round >= 10) times[index].push(took);
    }
  }
  return times.map((all) => all.sort((a, b) => a - b)[Math.floor(all.length / 4)]);
}

/** Measures the checkout preview of the large cart. */
async function previewP99Of(port, { cookie, rows }) {
  const headers = { cookie, 'accept-encoding': 'identity', 'content-type': 'application/json' };
  const body = JSON.stringify({ deliveryWeekString: '' });
  const goods = rows.reduce((sum, { quantity, price }) => sum + quantity * price, 0) / 100;
  const times = [];
  // A mark of the whole heap slows some ten calls in a row: of a few hundred calls the percentile would be one of them.
  for (let round = 0; round < 1510; round++) {
    const began = performance.now();
    const answer = await askRaw(port, '/api/checkoutpreview', { method: 'POST', headers, body });
    const took = performance.now() - began;
    if (answer.status !== 200 || JSON.parse(answer.body.toString()).Goods !== goods)
      throw new Error(`/api/checkoutpreview: ${answer.status} ${answer.body}`);
    // The first rounds warm up.
    if (round >= 10) times.push(took);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)];
}

/** Measures the additional time of a bare server for the bytes of the large cart. */
async function bytesOf(shop, bare, carts) {
  const took = [];
  for (const one of carts.map(readingCart)) {
    await bare.answerWith(await askRaw(shop.port, one.path, one));
    took.push((await timesOf(bare.port, [one]))[0]);
  }
  return Math.max(0, took[1] - took[0]);
}

/** Measures the shop's processor time for an invoice. */
async function pdfCpuOf(shop, { cookie, numbers }) {
  const ask = async (number) => {
    const { status, body } = await askRaw(shop.port, `/api/pdf/Invoice/${number}`, { headers: { cookie } });
    if (status !== 200 || !body.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('no PDF');
  };
  await ask(numbers[0]);
  const before = shop.cpuSeconds();
  if (before === undefined) return undefined;
  for (const number of numbers) await ask(number);
  return ((shop.cpuSeconds() - before) * 1000) / numbers.length;
}
