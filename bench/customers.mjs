import { addShownIn } from './add-shown.mjs';
import { quickOrderIn } from './quick-order.mjs';
import { ordersOfHistory } from './prepare-customers.mjs';
import { askRaw } from './shop.mjs';

const perPage = 30;
const rounds = 60;

/** Measures what a customer waits for, one call after the other, in milliseconds; `shopper` has an empty cart. */
export async function measureCustomers({ history, carts, invoices }, shopper, { shop, bare }) {
  const last = Math.floor(ordersOfHistory / perPage);
  const pages = [1, 300, Math.round(last / 2)].map((page) =>
    reading(`/api/orders?skip=${perPage * (page - 1)}&take=${perPage}`, history),
  );
  const [first, far, middle] = await timesOf(shop.port, pages);
  const [small, large] = await timesOf(
    shop.port,
    carts.map((cookie) => reading('/api/cart', cookie)),
  );
  return {
    orders: { first, far, middle },
    cart: { small, large, bytes: await bytesOf(shop, bare, carts) },
    previewP99: await previewP99Of(shop.port, carts[1]),
    pdfCpuMs: await pdfCpuOf(shop, invoices),
    addShownMs: await addShownIn(shop.port, carts),
    quickOrder: await quickOrderIn(shop.port, shopper),
  };
}

/** Responses are uncompressed: compression depends on the size, and is not part of producing them. */
function reading(path, cookie) {
  return { path, headers: { cookie, 'accept-encoding': 'identity' } };
}

/**
 * The requests alternate, so that other load affects all of them. The result is the lower quartile, since other load
 * can only make them slower.
 */
async function timesOf(port, requests) {
  const times = requests.map(() => []);
  for (let round = 0; round < rounds + 10; round++) {
    for (const [index, { path, headers }] of requests.entries()) {
      const began = performance.now();
      const { status } = await askRaw(port, path, { headers });
      if (status !== 200) throw new Error(`${path}: ${status}`);
      // The first rounds warm up.
      if (round >= 10) times[index].push(performance.now() - began);
    }
  }
  return times.map((all) => all.sort((a, b) => a - b)[Math.floor(all.length / 4)]);
}

/** Measures the checkout preview of the large cart. */
async function previewP99Of(port, cookie) {
  const headers = { cookie, 'accept-encoding': 'identity', 'content-type': 'application/json' };
  const body = JSON.stringify({ deliveryWeekString: '' });
  const times = [];
  // A mark of the whole heap slows some ten calls in a row: of a few hundred calls the percentile would be one of them.
  for (let round = 0; round < 1510; round++) {
    const began = performance.now();
    const { status } = await askRaw(port, '/api/checkoutpreview', { method: 'POST', headers, body });
    if (status !== 200) throw new Error(`/api/checkoutpreview: ${status}`);
    // The first rounds warm up.
    if (round >= 10) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)];
}

/** Measures the additional time of a bare server for the bytes of the large cart. */
async function bytesOf(shop, bare, carts) {
  const took = [];
  for (const cookie of carts) {
    const one = reading('/api/cart', cookie);
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
