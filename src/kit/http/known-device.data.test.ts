import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/shop.ts';
import { newSecret } from '#kit/secrets/secret.server.ts';
import { findKnownDevice, rememberDevice } from './known-device.server.ts';
import { forgetOldTries } from './rate-limit.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.startOver());
afterAll(() => shop.close());

const kind = 'log-in.device';
const cookies = (values: readonly string[], hasFormerName = false) =>
  values.map((value) => ({ value, hasFormerName }));

async function remembered(values: readonly string[] = [], account = '1001', hasFormerName = false) {
  const secrets = cookies(values, hasFormerName);
  return await rememberDevice(shop.db, kind, { secrets, account }, shop.services.now());
}

async function isKnown(
  values: readonly string[],
  { account = '1001', of = kind, hasFormerName = false } = {},
) {
  const secrets = cookies(values, hasFormerName);
  return (await findKnownDevice(shop.db, of, { secrets, account }, shop.services.now())) !== undefined;
}

test('a device is known to the accounts that it has logged in to, by a cookie of this shop alone', async () => {
  const { value } = await remembered();
  expect(await isKnown([newSecret(), value])).toBe(true);
  expect(await isKnown([newSecret()])).toBe(false);
  expect(await isKnown([value], { account: '1002' })).toBe(false);
  expect(await isKnown([value], { of: 'staff.device' })).toBe(false);
  // Another host of the domain may have set a cookie without the prefix.
  expect(await isKnown([value], { hasFormerName: true })).toBe(false);
});

test('a device that is known keeps its secret for other accounts, and one that was planted gets its own', async () => {
  const planted = newSecret();
  const { value } = await remembered([planted]);
  expect(value).not.toBe(planted);
  expect((await remembered([planted, value], '1002')).value).toBe(value);
  expect(await isKnown([value], { account: '1002' })).toBe(true);
  expect((await remembered([value], '1003', true)).value).not.toBe(value);
});

test('a device is known for half a year, and longer where it logs in again', async () => {
  const { value, maxAgeSeconds } = await remembered();
  expect(maxAgeSeconds).toBe(180 * 86_400);
  shop.wait(maxAgeSeconds - 1);
  await forgetOldTries(shop.services);
  expect(await isKnown([value])).toBe(true);
  expect((await remembered([value])).value).toBe(value);
  shop.wait(maxAgeSeconds - 1);
  expect(await isKnown([value])).toBe(true);
  shop.wait(1);
  expect(await isKnown([value])).toBe(false);
  expect((await remembered([value])).value).not.toBe(value);
});
