import { textOf } from './answers.mjs';
import { load } from './load.mjs';
import { askRaw } from './shop.mjs';

/** Measures a case on the shop and on the bare server alternately, so that other load affects both. */
export async function measureCase(one, { shop, bare, seconds, rounds }) {
  let { connections } = one.known ? await knowing(one, shop) : one;
  const [first, ...rest] = connections[0].requests;
  // The last request of a sequence is the one being measured; sending it here warms up.
  for (const request of one.takes === 'some' ? [] : rest.length > 0 ? [first, ...rest] : [first]) {
    const answer = await asked(shop, request);
    if (one.isRight && !one.isRight(JSON.parse(textOf(answer))))
      throw new Error(`${one.name}: a wrong answer`);
    if (request.method === 'GET' && answer.status === 200 && !isAsBefore(request, textOf(answer)))
      throw new Error(`${one.name}: another answer than before`);
    await bare.answerWith(answer);
  }
  const sides = { shop: [], bare: [] };
  if (one.takes !== 'some') await load(shop.port, { ...one, connections }, Math.min(1, seconds));
  for (let round = 0; round < rounds; round++) {
    if (one.takes === 'some')
      await bare.answerWith(await asked(shop, connections[0].requests.at(-1 - round)));
    const shopRound = await timed(shop, { ...one, connections }, seconds);
    sides.shop.push(shopRound);
    sides.bare.push(await timed(bare, { ...one, connections, isChecked: false }, seconds));
    if (one.takes === 'some') connections = without(connections, shopRound.used);
  }
  const perSecond = summary(sides.shop.map((side) => side.perSecond));
  const barePerSecond = summary(sides.bare.map((side) => side.perSecond));
  return {
    name: one.name,
    perSecond,
    p99: summary(sides.shop.map((side) => side.p99)).median,
    cpuMs: cpuOf(sides.shop),
    bare: {
      perSecond: barePerSecond,
      p99: summary(sides.bare.map((side) => side.p99)).median,
      cpuMs: cpuOf(sides.bare),
    },
    ratio: medianRatio(sides.shop, sides.bare, 'perSecond'),
    errors: sides.shop.reduce((sum, side) => sum + side.errors, 0),
    orders: sides.shop.flatMap(({ orders = [] }) => orders),
  };
}

const before = new Map();

/** Compressed or not, and whichever case asks, a page or a list is the same. */
function isAsBefore({ path, headers: { cookie } }, text) {
  const key = `${path} ${cookie}`;
  if (!before.has(key)) before.set(key, text);
  return before.get(key) === text;
}

async function knowing({ connections }, shop) {
  const [request] = connections[0].requests;
  const { headers } = await asked(shop, request);
  const at = headers.findIndex((name) => name.toLowerCase() === 'etag');
  if (at < 0) return { connections };
  const known = { ...request, headers: { ...request.headers, 'if-none-match': headers[at + 1] } };
  return { connections: connections.map((connection) => ({ ...connection, requests: [known] })) };
}

async function asked(shop, request) {
  const answer = await askRaw(shop.port, request.path, request);
  if (answer.status >= 400)
    throw new Error(`${request.method} ${request.path}: ${answer.status} ${answer.body}`);
  const at = answer.headers.findIndex((name) => name.toLowerCase() === 'content-encoding');
  return { ...answer, encoding: answer.headers[at + 1] };
}

export async function timed(server, one, seconds) {
  const before = server.cpuSeconds();
  const result = await load(server.port, one, seconds);
  const after = server.cpuSeconds();
  return { ...result, cpuMs: before === undefined ? undefined : ((after - before) * 1000) / result.count };
}

/** Removes requests that have already been sent. */
function without(connections, used) {
  return connections.map((connection, index) => ({
    ...connection,
    requests: connection.requests.slice(used[index]),
  }));
}

function cpuOf(side) {
  return side[0].cpuMs === undefined ? undefined : summary(side.map((round) => round.cpuMs)).median;
}

/** The median over successive rounds, since other load affects both values of a round. */
export function medianRatio(over, under, key) {
  return summary(over.map((round, at) => round[key] / under[at][key])).median;
}

export function summary(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)], least: sorted[0], most: sorted.at(-1) };
}
