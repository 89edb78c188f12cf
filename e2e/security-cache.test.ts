import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceOf, seed } from '../test/security/seeded.ts';
import { times } from '../test/sizes.ts';
import { startBuiltShop, type BuiltShop } from './built-shop.ts';
import { openCache } from './security-cache.ts';
import { see } from './security-crawl.ts';
import { calls, leaksIn, markPricesAndStock, pages } from './resilience-marks.ts';

const count = times > 1 ? 900 * times : 400;

type Person = { cookie: string; name: string };

let shop: BuiltShop;
let customers: Person[];
beforeAll(async () => {
  shop = await startBuiltShop({ prepare: markPricesAndStock });
  customers = await Promise.all(['1001', '1002'].map(logIn));
});
afterAll(() => shop?.stop());

async function logIn(username: string): Promise<Person> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const answer = await fetch(`${shop.url}/api/login`, {
    ...init,
    body: JSON.stringify({ username, password: 'demo1234' }),
  });
  const { User } = (await answer.json()) as { User: { Name: string } };
  return { cookie: answer.headers.getSetCookie()[0]!.split(';')[0]!, name: User.Name };
}

type Ask = { person: Person | undefined; path: string };

function asksByChance(count: number): Ask[] {
  const chance = chanceOf(seed);
  const inEnglish = calls.map((path) => `${path}${path.includes('?') ? '&' : '?'}languageCode=en`);
  const addresses = [...pages, ...calls, ...inEnglish];
  return Array.from({ length: count }, () => ({
    person: chance.pick([undefined, ...customers]),
    path: chance.pick(addresses),
  }));
}

/**
 * Asks through one cache, so many at a time, sometimes as a visitor and sometimes as a customer; returns answers that
 * belong to somebody else.
 */
async function askThroughCache(
  asks: readonly Ask[],
  { careless = false, atOnce }: { careless?: boolean; atOnce: number },
) {
  const cache = await openCache(shop.url, { careless });
  const wrong: string[] = [];
  let next = 0;
  let asVisitor = 0;
  const ask = async () => {
    for (let one = asks[next++]; one; one = asks[next++]) {
      const { person, path } = one;
      const seen = await see(cache.url + path, person && { headers: { cookie: person.cookie } });
      const others = customers.filter((other) => other !== person);
      // A page may name resellers too.
      if (/json/.test(seen.type) && !/resellers/.test(seen.url))
        wrong.push(
          ...others.filter(({ name }) => seen.text.includes(name)).map(({ name }) => `${seen.url}: ${name}`),
        );
      if (person) continue;
      asVisitor++;
      wrong.push(...leaksIn(seen));
      if (seen.headers.get('set-cookie')) wrong.push(`${seen.url}: a cookie`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  cache.close();
  return { wrong, asVisitor, hits: cache.hits() };
}

test(
  `G11: of ${count} answers through a cache that all share none holds a price for a visitor, or another's (seed ${seed})`,
  { timeout: 400_000 * times },
  async () => {
    const { wrong, asVisitor, hits } = await askThroughCache(asksByChance(count), { atOnce: 16 });
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(asVisitor).toBeGreaterThan(count / 5);
    // Otherwise nothing was cached, and nothing tested.
    expect(hits).toBeGreaterThan(count / 20);
  },
);

test('G37: a cache that keeps everything for everybody is found out', async () => {
  const asks = ['/api/login', '/api/products'].flatMap((path) =>
    [...customers, undefined].map((person) => ({ person, path })),
  );
  const { wrong } = await askThroughCache(asks, { careless: true, atOnce: 1 });
  const [first] = customers;
  expect(wrong.filter((one) => one.endsWith(`/api/login: ${first?.name}`)).length).toBe(2);
  expect(wrong.some((one) => /: [78]\d{6}$/.test(one))).toBe(true);
});
