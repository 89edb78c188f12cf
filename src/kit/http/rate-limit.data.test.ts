import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/shop.ts';
import { chargeAll, countTries, refundAll, type Charge } from './rate-limit.server.ts';

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
