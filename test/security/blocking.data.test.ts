import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Endpoint } from '../../src/kit/http/endpoint.ts';
import { groupBy } from '../../src/kit/text/group-by.ts';
import { keyRights } from '../../src/shop/integration/key-rights.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import {
  fullestRequest,
  largestRequest,
  listsOf,
  shapes,
  textPlacesOf,
  type Request,
} from './largest-requests.ts';
import { slowness } from './machine-speed.ts';
import { chanceOf, seedOfRun } from './seeded.ts';
import { times } from '../sizes.ts';
import { longestBlockMs } from './thread-time.ts';

/** The longest that a call may hold up all others, in processor time of a machine of normal speed. */
const mostMs = 100;
/** Below this, growth cannot be told from the noise of a collection of garbage. */
const noticeableMs = 25;

/**
 * A server's queries run in its own processes, those of the embedded engine in these tests on the shop's thread, where
 * they count as the shop's and take ten times as long. `npm test` tries the calls there only where there is no server.
 */
const isTriedOnServer = inject('engine') === 'embedded' && inject('isOnServerToo') && times === 1;

let shop: TestShop;
let customer: Client;
let office: Client;
let key: string;
beforeAll(async () => {
  shop = await openTestShop();
  await addStaff(shop, 'owner@maker.example', 'owner');
  office = await logInToOfficeAs(shop, 'owner@maker.example');
  customer = await logInAs(shop, '1001');
  key = (await office.post('office/exchange/keys', { Name: 'Allt', Rights: keyRights })).body.Key;
});
afterAll(() => shop.close());

/** Adds copies of an article with names and numbers of their own. */
async function growTo(count: number): Promise<void> {
  const { id: _id, ...like } = await shop.db
    .selectFrom('article')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const { count: before } = await shop.db
    .selectFrom('article')
    .select((all) => all.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  for (let from = Number(before); from < count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from) }, (_, at) => ({
      ...like,
      article_number: `G-${from + at}`,
      name_sv: `Bricka ${from + at} rund`,
      name_en: `Tray ${from + at} round`,
      ean: null,
    }));
    await shop.db.insertInto('article').values(rows).execute();
  }
  await shop.services.versions.changed();
  // What is read anew after a change is no part of a call.
  for (const path of ['products', 'search?searchtext=bricka', 'ProductGroups', 'suggest?q=bricka'])
    await customer.get(path);
  for (const path of ['office/articles', 'office/search?q=bricka']) await office.get(path);
}

let sent = 0;

async function send(endpoint: Endpoint, { payload, ...asked }: Request): Promise<number> {
  const { statusCode } = await shop.http.inject({
    ...asked,
    ...(payload !== undefined && { payload }),
    // Each request comes from a network of its own, so that no limit turns it away unread.
    remoteAddress: `198.${18 + (++sent >> 16)}.${(sent >> 8) & 255}.${sent & 255}`,
    headers: {
      ...asked.headers,
      ...(endpoint.who === 'program' && { authorization: `Bearer ${key}` }),
    },
    cookies: { session: customer.session ?? '', office: office.office ?? '' },
  });
  return statusCode;
}

type Tried = { name: string; endpoint: Endpoint; make: (part: number) => Request };

/** What would end the log-ins that the others need, or is looked at with quick order's own reading. */
const leftOut = new Set(['logOut', 'logOutOfOffice']);

function everyTry(): Tried[] {
  const all = shop.endpoints.routes.map(({ endpoint }) => endpoint).filter(({ name }) => !leftOut.has(name));
  return all.flatMap((endpoint) => {
    const places = endpoint.takesFile ? [['File']] : textPlacesOf(endpoint);
    const texts = places.flatMap((place) =>
      Object.keys(shapes).map((shape) => ({
        name: `${endpoint.name} ${place.join('.')}: ${shape}`,
        endpoint,
        make: (part: number) => largestRequest(endpoint, { place, shape, part }),
      })),
    );
    const lists = listsOf(endpoint).map((list) => ({
      name: `${endpoint.name} ${list}: as many items as fit`,
      endpoint,
      make: (part: number) => fullestRequest(endpoint, list, part),
    }));
    return [...texts, ...lists];
  });
}

/** `npm run prove` tries all, `npm test` one of each call, another at each run. */
function chosen(all: readonly Tried[]): Tried[] {
  if (times > 1) return [...all];
  const chance = chanceOf(seedOfRun);
  return [...groupBy(all, ({ endpoint }) => endpoint.name).values()].map((ofCall) => chance.pick(ofCall));
}

/** The least of several runs, since a collection of garbage lengthens one of them. */
async function leastBlock(
  { endpoint, make }: Tried,
  part: number,
  enough: number,
  runs = 4,
): Promise<number> {
  let least = Infinity;
  for (let attempt = 0; attempt < runs && least > enough; attempt++)
    least = Math.min(least, await longestBlockMs(() => send(endpoint, make(part))));
  return least;
}

async function faultOf(tried: Tried): Promise<string | undefined> {
  if ((await leastBlock(tried, 1, noticeableMs)) <= noticeableMs) return undefined;
  // Millions of bytes in a row are collected in each of a few runs, but not in each of many.
  const whole = await leastBlock(tried, 1, noticeableMs, 12);
  const slow = slowness();
  if (whole > mostMs * slow) return `${tried.name} blocks for ${Math.round(whole)} ms`;
  if (whole <= noticeableMs * slow) return undefined;
  const half = await leastBlock(tried, 0.5, 0);
  if (whole <= 3 * half) return undefined;
  return `${tried.name}: ${Math.round(half)} ms for half of it, ${Math.round(whole)} for all`;
}

const counts = times > 1 ? [100, 1_000, 30_000] : [1_000];

describe.skipIf(isTriedOnServer).each(counts)('with %i articles', (count) => {
  test(
    `G23: no call holds up the others for more than ${mostMs} ms of processor time, whatever its texts are (seed ${seedOfRun})`,
    { timeout: 3_600_000 },
    async () => {
      await growTo(count);
      const faults: string[] = [];
      const tries = chosen(everyTry());
      expect(tries.length).toBeGreaterThan(80);
      for (const tried of tries) faults.push(...[(await faultOf(tried)) ?? []].flat());
      expect(faults).toEqual([]);
      // Otherwise most was turned away unread.
      expect((await customer.get('login')).body.LoggedIn).toBe(true);
      expect((await office.get('office/login')).body.LoggedIn).toBe(true);
    },
  );
});

test('G37: a call that goes through its text again and again is found', async () => {
  const quadratic = (text: string) => text.normalize('NFC').length;
  const marks = shapes['marks of alternating classes']!;
  expect(await longestBlockMs(async () => quadratic(marks(64_000)))).toBeGreaterThan(mostMs * slowness());
  expect(await longestBlockMs(async () => quadratic(marks(32)))).toBeLessThan(noticeableMs * slowness());
});
