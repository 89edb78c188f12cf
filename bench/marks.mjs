import { atLeast, atMost } from './limits.mjs';
import { sizeMarks } from './size-marks.mjs';

const buying = 'order of 10 rows, with its 10 cart adds';

/** The required marks; they are raised as the shop gets faster, and never lowered unnoticed. */
export function marksOf({ results, orders, start, memory, weight, durability, waits, paints, files, sizes }) {
  const of = (name) => results.find((result) => result.name === name);
  const ratio = (name, limit) => atLeast(`${name}, of the bare server`, of(name)?.ratio, limit, 2);
  const perSecond = (name, limit) => atLeast(`${name}, a second`, of(name)?.perSecond.median, limit, 0);
  return [
    ratio('page of products', 0.6),
    ratio('products JSON', 0.6),
    ratio('page of products, 304', 0.6),
    ratio('products JSON, 304', 0.6),
    ratio('products JSON of a customer', 0.25),
    perSecond('products JSON of a customer', 2500),
    perSecond(buying, 40),
    atMost(`${buying}, 8 buyers, p99 ms`, of(buying)?.p99, 60, 1),
    atMost(
      'answers that were not as they must be',
      results.reduce((sum, { errors }) => sum + errors, 0),
      0,
    ),
    atMost('acknowledged orders that were not found with their rows', orders.lost, 0),
    atMost('second start to first page, ms', start.firstPage, 3000),
    atMost('memory after the first start, MB', start.firstMemory, 350),
    atMost('memory at most, with pictures drawn, MB', memory?.most, 350),
    atMost('scripts of a first visit of /products, kB of brotli', weight.scripts / 1000, 120),
    ...(paints ?? []).flatMap(paintMarks),
    ...(files ?? []).map(({ name, slowest }) =>
      atMost(`longest wait of another call while a ${name} is refused, ms`, slowest, 200),
    ),
    // Without pending orders none can be lost.
    atLeast('orders acknowledged until the shop was killed', durability?.acknowledged, 1, 0),
    atMost('acknowledged orders lost', durability?.lost, 0),
    ...(waits ? waitsOf(waits) : []),
    ...(sizes ?? []).flatMap(sizeMarks),
  ];
}

function paintMarks({ path, lcp, tbt }) {
  return [
    atMost(`largest paint of ${path} on a slow phone and line (applied, not simulated), ms`, lcp, 1000),
    atMost(`main thread held by ${path} on a slow phone, ms`, tbt, 50),
  ];
}

function waitsOf({ orders, cart, previewP99, pdfCpuMs, addShown, quickOrder }) {
  const bytes = `of twice that of 10 rows and ${cart.bytes.toFixed(1)} ms for the bytes`;
  return [
    atMost('orders page 300, times page 1', orders.far / orders.first, 1.3, 2),
    atMost(`cart of 300 rows, ${bytes}`, cart.large / (2 * cart.small + cart.bytes), 1, 2),
    atMost('checkout preview of 300 rows, p99, ms', previewP99, 15, 1),
    ...(addShown ?? []).map(({ device, rows, ms }) =>
      atMost(`adding to a cart of ${rows} rows shown on a slow ${device}, ms`, ms, 100),
    ),
    atMost('processor time of an invoice as PDF, ms', pdfCpuMs, 150),
    atMost('25 pasted numbers in the cart, s', quickOrder?.paste, 10, 1),
    atMost('25 numbers of a file in the cart, s', quickOrder?.file, 10, 1),
    atMost('12 rows of an order in the cart again, s', quickOrder?.reorder, 10, 1),
    atMost('ten codes scanned by a phone, s', quickOrder?.scan, 30, 1),
  ];
}
