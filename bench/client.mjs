// A worker thread that sends requests on keep-alive connections, one at a time on each.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { cartFollower, sameAnswers } from './answers.mjs';
import { percentilesOf } from './percentiles.mjs';
import { askRaw } from './shop.mjs';

const { port, connections, group, seconds, everyMs = 0, isChecked, changes } = workerData;
const times = [];
const orders = [];
const isSame = sameAnswers({ changes });
const followers = await Promise.all(connections.map(followerOf));
let errors = 0;
const began = performance.now();
const end = began + seconds * 1000;

const used = await Promise.all(
  connections.map(async ({ requests, repeat }, index) => {
    // The connections are spread evenly over the interval: requests that always arrive together would measure the
    // queue.
    const phase = (index / connections.length) * everyMs;
    await sleep(phase);
    return await send(requests, { repeat, phase, isRight: followers[index] });
  }),
);
const took = (performance.now() - began) / 1000;
parentPort.postMessage({
  perSecond: times.length / took,
  ...percentilesOf(times),
  times,
  count: times.length,
  errors,
  orders,
  /** The number of requests sent by each connection. */
  used,
});

/** Sends until the time is over or there is nothing left; a group counts only when it is complete. */
async function send(requests, { repeat, phase, isRight }) {
  const texts = requests.map(textOf);
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const answers = readAnswers(socket);
  let sent = 0;
  let groupBegan = 0;
  try {
    while (performance.now() < end && (repeat || sent < texts.length)) {
      if (sent % group === 0) groupBegan = performance.now();
      socket.write(texts[sent % texts.length]);
      sent++;
      const answer = await answers.next();
      const [text, request] = [texts, requests].map((list) => list[(sent - 1) % list.length]);
      if (answer.status >= 400 || !isRightAnswer(text, request, answer, isRight)) errors++;
      if (sent % group === 0) times.push(performance.now() - groupBegan);
      if (everyMs > 0) await sleep(Math.max(0, began + phase + sent * everyMs - performance.now()));
    }
  } catch {
    errors++;
  }
  socket.destroy();
  return sent;
}

function isRightAnswer(text, request, answer, isRight) {
  if (!isChecked) return true;
  return isRight && request.method === 'POST' ? isRight(request, answer) : isSame(text, answer);
}

/** Where the articles of a connection's carts are known, every cart and order is reckoned. */
async function followerOf({ articles, isFilled, requests }) {
  if (!isChecked || !articles) return undefined;
  if (isFilled) return cartFollower({ articles, isFilled }, orders);
  const { cookie } = requests.find(({ method }) => method === 'POST').headers;
  const { body } = await askRaw(port, '/api/cart', { headers: { cookie } });
  const start = JSON.parse(body.toString()).Rows.map((row) => [row.ArticleId, row.Quantity]);
  return cartFollower({ articles, start }, orders);
}

function readAnswers(socket) {
  let waiting;
  let received = '';
  socket.setEncoding('latin1');
  socket.on('data', (part) => {
    received += part;
    const answer = wholeAnswer(received);
    if (!answer) return;
    received = '';
    waiting?.resolve(answer);
  });
  for (const event of ['error', 'close']) socket.on(event, () => waiting?.reject(new Error('cut off')));
  return { next: () => new Promise((resolve, reject) => (waiting = { resolve, reject })) };
}

/** Requests are not pipelined, so the received data is one response or a part of it. */
function wholeAnswer(received) {
  const at = received.indexOf('\r\n\r\n');
  if (at < 0) return undefined;
  const head = received.slice(0, at).toLowerCase();
  const body = received.slice(at + 4);
  const status = Number(head.slice(9, 12));
  const length = /\ncontent-length: (\d+)/.exec(head)?.[1];
  const isWhole = head.includes('\ntransfer-encoding: chunked')
    ? body.endsWith('0\r\n\r\n')
    : body.length >= Number(length ?? 0);
  const encoding = /\ncontent-encoding: (\w+)/.exec(head)?.[1];
  return isWhole ? { status, body, encoding } : undefined;
}

function textOf({ method, path, headers, body = '' }) {
  const all = { host: `127.0.0.1:${port}`, ...headers, ...(body && { 'content-length': body.length }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
