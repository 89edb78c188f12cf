import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addStaff } from '../../../../test/office.ts';
import { addPerson } from '../../../../test/persons.ts';
import { openTestShop, type TestShop } from '../../../../test/shop.ts';
import { inTransaction } from '#kit/database/db.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { beginCallInParts } from './call-in-parts.server.ts';
import { forgetOldCalls, onceForKey } from './idempotency.server.ts';

let shop: TestShop;
let people: { id: number; customerId: number }[];
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  await addPerson(shop, 1001, 'Ada');
  await addPerson(shop, 1002, 'Bo');
  const rows = await shop.db.selectFrom('person').select(['id', 'customer_id']).orderBy('id').execute();
  people = rows
    .filter(({ customer_id: id }) => id === 1001 || id === 1002)
    .map(({ id, customer_id: customerId }) => ({ id, customerId }));
});
afterAll(() => shop.close());

type Call = { person: number; endpoint: string; key: string };
const input = { A: 1, B: 'x' };

async function make(call: Call, work: () => unknown, given: object = input) {
  const { id, customerId } = people[call.person]!;
  const customer = { id: customerId, person: { id } } as Parameters<typeof onceForKey>[1]['customer'];
  return await inTransaction(shop.db, (trx) =>
    onceForKey(
      trx,
      {
        endpoint: { name: call.endpoint },
        customer,
        input: given,
        context: { header: () => call.key },
        now: shop.services.now(),
      },
      async () => work(),
    ),
  );
}

function neverAgain(): never {
  throw new Error('the work was done again');
}

test('a call is known by who makes it, what it is and its key, each of which is another alone', async () => {
  const calls = [0, 1, 2].flatMap((person) =>
    ['save', 'add'].flatMap((endpoint) => ['k1', 'k2'].map((key) => ({ person, endpoint, key }))),
  );
  expect(people.length).toBeGreaterThan(2);
  for (const [place, call] of calls.entries())
    expect(await make(call, () => place)).toEqual({ result: place, isReplay: false });
  const refused = { person: 0, endpoint: 'save', key: 'k3' };
  const problem = new Problem('conflict');
  expect(await make(refused, () => problem)).toBe(problem);
  for (const [place, call] of [...calls.entries()].toReversed())
    expect(await make(call, neverAgain)).toEqual({ result: place, isReplay: true });
  expect(await make(refused, () => 'done')).toEqual({ result: 'done', isReplay: false });
});

test('a call in parts is known likewise, and each of its parts is done once and stays refused', async () => {
  const staff = [
    await addStaff(shop, 'ada@maker.example', 'sales'),
    await addStaff(shop, 'bo@maker.example', 'sales'),
  ];
  const inParts = async (call: { staff: number; endpoint: string; key: string }, given: object = input) =>
    await beginCallInParts<string>(shop.db, {
      endpoint: { name: call.endpoint },
      staff: { id: call.staff },
      input: given,
      context: { header: () => call.key },
      now: shop.services.now(),
    });
  const begun = async (call: Parameters<typeof inParts>[0]) => {
    const parts = await inParts(call);
    if (parts instanceof Problem) throw new Error(parts.code);
    const take = (part: number, answer: string) =>
      inTransaction(shop.db, async (trx) => {
        const known = await parts.begin(trx, part);
        if (known === undefined) await parts.keep(trx, part, answer);
        return known ?? answer;
      });
    return { ...parts, take };
  };
  const calls = staff.flatMap((one) =>
    ['send', 'invoice'].flatMap((endpoint) => ['k1', 'k2'].map((key) => ({ staff: one, endpoint, key }))),
  );
  for (const [place, call] of calls.entries()) {
    const { take, refuse, isReplay } = await begun(call);
    expect([await take(0, `${place} a`), await take(1, `${place} b`)]).toEqual([`${place} a`, `${place} b`]);
    expect(await refuse(shop.db, 2, `${place} no`)).toBe(`${place} no`);
    expect(isReplay()).toBe(false);
  }
  for (const [place, call] of [...calls.entries()].toReversed()) {
    const { take, refuse, isReplay } = await begun(call);
    expect([await take(0, 'again'), await take(1, 'again')]).toEqual([`${place} a`, `${place} b`]);
    expect(await take(2, 'again')).toBe(`${place} no`);
    expect(await refuse(shop.db, 2, 'again')).toBe(`${place} no`);
    expect(isReplay()).toBe(true);
    // What the call before did not come to is done now.
    expect([await take(3, 'goes on'), isReplay()]).toEqual(['goes on', false]);
    expect(await inParts(call, { ...input, A: 2 })).toMatchObject({ code: 'key-reused' });
  }
});

test('each field of what is asked for is part of it, in whatever order', async () => {
  const call = { person: 0, endpoint: 'save', key: 'k' };
  await make(call, () => 'done');
  expect(await make(call, neverAgain, { B: 'x', A: 1 })).toMatchObject({ isReplay: true });
  for (const other of [
    { A: 2, B: 'x' },
    { A: 1, B: 'y' },
    { A: 1 },
    { A: 1, B: 'x', C: null },
    { A: '1', B: 'x' },
  ])
    expect(await make(call, neverAgain, other)).toMatchObject({ code: 'key-reused' });
});

test('a key has 255 characters, and is kept for a week', async () => {
  const call = { person: 0, endpoint: 'save', key: 'k'.repeat(255) };
  expect(await make({ person: 0, endpoint: 'save', key: `${call.key}k` }, neverAgain)).toMatchObject({
    code: 'bad-input',
  });
  expect(await make(call, () => 1)).toMatchObject({ result: 1 });
  shop.wait(7 * 86_400 - 1);
  await forgetOldCalls(shop.services);
  expect(await make(call, neverAgain)).toMatchObject({ isReplay: true });
  shop.wait(2);
  await forgetOldCalls(shop.services);
  expect(await make(call, () => 2)).toEqual({ result: 2, isReplay: false });
});
