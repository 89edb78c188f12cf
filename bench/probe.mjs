// A worker thread that repeats a few requests until it is told to stop, and reports the slowest response time.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { askRaw } from './shop.mjs';

const { port, cookie, mayChange } = workerData;
const everyMs = 10;
const calls = [
  ['/healthz', {}],
  ['/products', { 'accept-encoding': 'br' }],
  ['/api/products?take=30', { cookie }],
  ['/api/cart', { cookie }],
];
const first = new Map();
let isOn = true;
let slowest = 0;
let slowestPath = '';
let asked = 0;
parentPort.once('message', () => (isOn = false));

async function ask(path, headers) {
  while (isOn) {
    const began = performance.now();
    const { status, body } = await askRaw(port, path, { headers });
    const took = performance.now() - began;
    if (status !== 200) throw new Error(`${path} was answered ${status}`);
    if (!first.has(path)) first.set(path, body);
    if (!mayChange && !first.get(path).equals(body))
      throw new Error(`${path} was answered otherwise than before`);
    asked++;
    if (took > slowest) [slowest, slowestPath] = [took, path];
    await sleep(everyMs);
  }
}

await Promise.all(calls.map(([path, headers]) => ask(path, headers)));
parentPort.postMessage({ slowest, slowestPath, asked });
