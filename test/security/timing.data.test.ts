import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { hashPassword } from '../../src/kit/passwords/password.server.ts';
import { aVisitor, openTestShop, type TestShop } from '../shop.ts';
import { times } from '../sizes.ts';

/** The number of samples of each kind. */
const samples = times > 1 ? 400 : 40;
const isLong = times > 1;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let address = 0;
async function timeOf(body: object): Promise<{ ms: number; text: string; status: number }> {
  const client = aVisitor(shop, `10.${address >> 16}.${(address >> 8) & 255}.${address++ & 255}`);
  const start = performance.now();
  const { status, text } = await client.post('login', body);
  return { ms: performance.now() - start, text, status };
}

/**
 * The probability that a sample of the first kind takes longer than one of the second: a half when timing reveals
 * nothing.
 */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  let above = 0;
  for (const a of first) for (const b of second) above += a > b ? 1 : a === b ? 0.5 : 0;
  return above / (first.length * second.length);
}

async function compare(makeFirst: (n: number) => object, makeSecond: (n: number) => object, samples: number) {
  const [first, second] = [[] as number[], [] as number[]];
  const texts = new Set<string>();
  for (let n = 0; n < samples; n++) {
    // The kinds alternate, so that other load affects both alike.
    for (const [make, ms] of n % 2
      ? ([
          [makeFirst, first],
          [makeSecond, second],
        ] as const)
      : ([
          [makeSecond, second],
          [makeFirst, first],
        ] as const)) {
      const answer = await timeOf(make(n));
      ms.push(answer.ms);
      texts.add(`${answer.status} ${answer.text}`);
    }
  }
  return { area: areaUnderCurve(first, second), texts };
}

// The work is the same on both engines.
test.runIf(inject('engine') === 'embedded')(
  `G17: ${samples} and ${samples} log-ins tell a number that exists from one that does not by no byte and no time`,
  async () => {
    // Each number is used fewer than fifty times, after which the rate limit applies.
    const known = Array.from({ length: 20 }, (_, place) => `90${10 + place}`);
    // The hash has the cost of a shop's, which that of the test shop has not.
    const hash = await hashPassword('demo1234');
    await sql`insert into customer (customer_number, name, password_hash)
      select number, 'Butik', ${hash} from unnest(${known}::text[]) number`.execute(shop.db);
    const { area, texts } = await compare(
      (n) => ({ username: known[n % known.length], password: 'fel lösenord' }),
      (n) => ({ username: `80${10 + (n % known.length)}`, password: 'fel lösenord' }),
      samples,
    );
    expect([...texts].length).toBe(1);
    expect(area).toBeGreaterThan(isLong ? 0.42 : 0.25);
    expect(area).toBeLessThan(isLong ? 0.58 : 0.75);
  },
);

test.runIf(inject('engine') === 'embedded')(
  'G37: an answer without the work of a password is found by its time',
  async () => {
    const { area } = await compare(
      (n) => ({ username: `70${10 + (n % 20)}`, password: 'fel lösenord' }),
      () => ({ username: '', password: 'fel lösenord' }),
      20,
    );
    expect(area).toBeGreaterThan(0.9);
  },
);
