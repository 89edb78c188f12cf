import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/shop.ts';
import {
  chargeAll,
  countTries,
  forget,
  forgetTriesOf,
  refundAll,
  type Charge,
  type Limit,
} from './rate-limit.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.startOver());
afterAll(() => shop.close());

const own: Charge = { limit: { kind: 'own', windowSeconds: 3_600, free: 9 }, source: 'one' };
const shared: Charge = { limit: { kind: 'shared', windowSeconds: 3_600, free: 2 }, source: 'all' };

const charge = (...charges: Charge[]) => chargeAll(shop.db, charges, shop.services.now());
const counted = (one: Charge) => countTries(shop.db, one, shop.services.now());

test('what has to wait for one limit counts towards none', async () => {
  for (let time = 0; time < 2; time++) expect(await charge(own, shared)).toBeUndefined();
  for (let time = 0; time < 3; time++)
    expect(await charge(own, shared)).toMatchObject({ code: 'too-many', retryAfterSeconds: 3_600 });
  expect([await counted(own), await counted(shared)]).toEqual([2, 2]);
  shop.wait(3_599);
  expect(await charge(shared)).toMatchObject({ code: 'too-many', retryAfterSeconds: 1 });
  shop.wait(1);
  expect(await charge(shared)).toBeUndefined();
});

test('what is taken back waits for nothing any more', async () => {
  for (let time = 0; time < 2; time++) await charge(shared);
  expect(await charge(shared)).toMatchObject({ code: 'too-many' });
  await refundAll(shop.db, [shared]);
  expect(await counted(shared)).toBe(1);
  expect(await charge(shared)).toBeUndefined();
  expect(await charge(shared)).toMatchObject({ code: 'too-many' });
});

/** How much the clocks of two nodes may differ. */
const apart = 10;
type Counted = { tries: number; start: number; until: number | undefined };

/** The rule, reckoned in seconds: the n-th try and each later one is followed by a wait. */
class Reckoned {
  #counted: Counted | undefined;
  readonly #limit: Limit;

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  /** Returns the seconds to wait; undefined when the try may be made. */
  charge(now: number): number | undefined {
    const { windowSeconds, free, waits } = this.#limit;
    const known = this.#counted;
    // What a clock wrote that ran ahead, by more than clocks may, counts no more.
    const isOver = !known || known.start <= now - windowSeconds || known.start > now + apart;
    const longest = waits?.longestSeconds ?? windowSeconds;
    if (!isOver && known.until !== undefined && known.until > now && known.until <= now + longest + apart)
      return Math.ceil(known.until - now);
    const [tries, start] = isOver ? [1, now] : [known.tries + 1, known.start];
    const wait = waits && Math.min(waits.longestSeconds, waits.firstSeconds * 2 ** (tries - free));
    const until = wait === undefined ? start + windowSeconds : now + wait;
    this.#counted = { tries, start, until: tries >= free ? until : undefined };
    return undefined;
  }

  refund(): void {
    if (this.#counted)
      this.#counted = { ...this.#counted, tries: Math.max(0, this.#counted.tries - 1), until: undefined };
  }

  tries(now: number): number {
    return this.#counted && this.#counted.start > now - this.#limit.windowSeconds ? this.#counted.tries : 0;
  }
}

type Step = { kind: 'charge' | 'refund' } | { kind: 'wait' | 'charge ahead'; seconds: number };

type Waits = { windowSeconds: number; free: number; waits: Limit['waits'] };

const limits: fc.Arbitrary<Waits> = fc.record({
  windowSeconds: fc.constantFrom(60, 600),
  free: fc.integer({ min: 1, max: 4 }),
  waits: fc.constantFrom(
    undefined,
    { firstSeconds: 2, longestSeconds: 30 },
    { firstSeconds: 5, longestSeconds: 900 },
  ),
});
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant({ kind: 'charge' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'refund' as const }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        seconds: fc.constantFrom(0.5, 1, 1.5, 2, 4, 5, 10, 20, 30, 59.5, 60, 60.5, 300, 600),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('charge ahead' as const),
        seconds: fc.constantFrom(9, 10, 11, 70, 100, 1_000),
      }),
    },
  ),
  { minLength: 4, maxLength: 30 },
);

/** A wait within a window that had begun, set by a clock that was so many seconds ahead. */
function setAhead(seconds: number): [Waits, Step[]] {
  return [limitSetAhead, [{ kind: 'charge' }, { kind: 'charge ahead', seconds }, { kind: 'charge' }]];
}
const limitSetAhead: Waits = { windowSeconds: 600, free: 2, waits: { firstSeconds: 2, longestSeconds: 30 } };

/** Waits that double up to the longest. */
const climb: Step[] = [2, 4, 8, 16, 30, 30].flatMap((seconds): Step[] => [
  { kind: 'charge' },
  { kind: 'charge' },
  { kind: 'wait', seconds },
]);
const examples: [Waits, Step[]][] = [37, 38, 38.5, 100].map(setAhead);
examples.push([{ ...limitSetAhead, free: 1 }, climb]);

test('whatever is tried, taken back and waited for, each try waits as long as its limit says', async () => {
  let run = 0;
  const at = () => shop.services.now().getTime() / 1000;
  await fc.assert(
    fc.asyncProperty(limits, steps, async ({ waits, ...more }, acts) => {
      const limit: Limit = { kind: `generated ${++run}`, ...more, ...(waits && { waits }) };
      const one: Charge = { limit, source: 'one' };
      const reckoned = new Reckoned(limit);
      // Another source and another kind of limit are counted by themselves.
      const others = [
        { limit, source: 'other' },
        { limit: { ...limit, kind: `other ${run}` }, source: 'one' },
      ];
      const once = new Reckoned(limit);
      once.charge(at());
      for (const other of others) await charge(other);
      const tryIt = async () => {
        const expected = reckoned.charge(at());
        expect((await charge(one))?.retryAfterSeconds).toBe(expected);
      };
      for (const act of acts) {
        const seconds = 'seconds' in act ? act.seconds : 0;
        if (act.kind === 'wait') shop.wait(seconds);
        else if (act.kind === 'charge') await tryIt();
        else if (act.kind === 'charge ahead') {
          shop.wait(seconds);
          await tryIt();
          shop.wait(-seconds);
        } else {
          reckoned.refund();
          await refundAll(shop.db, [one]);
        }
        expect(await counted(one)).toBe(reckoned.tries(at()));
      }
      for (const other of others) expect(await counted(other)).toBe(once.tries(at()));
    }),
    { seed: 20_261_130, numRuns: 60, examples },
  );
});

test('what was tried is forgotten of one, by its name alone or after an address, and of nobody else', async () => {
  const { limit } = own;
  const sources = ['1001', '192.0.2.7 1001', '10011', '1001 192.0.2.7', '192.0.2.7 1002', 'a@b.example'];
  const left = async () =>
    (await shop.db.selectFrom('throttle').select('source').orderBy('source').execute()).map(
      ({ source }) => source,
    );
  for (const source of sources) await charge({ limit, source });
  await forgetTriesOf(shop.db, ['1001', 'A@b.example', '']);
  expect(await left()).toEqual(sources.slice(2).toSorted());
  await charge({ limit: shared.limit, source: '10011' });
  await forget(shop.db, { limit, source: '10011' });
  expect(await left()).toEqual(sources.slice(2).toSorted());
  expect(await counted({ limit, source: '10011' })).toBe(0);
});
