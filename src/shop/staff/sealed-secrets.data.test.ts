import { TOTP, Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../test/office.ts';
import { Client as Browser, type Client, type TestShop } from '../../../test/shop.ts';
import { addOwner } from './staff.server.ts';
import { openTotp, sealTotpSecrets } from '#shop/staff/login/two-step.server.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});
const email = 'owner@maker.example';

function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: shop.services.now().getTime(),
  });
}

async function storedSecrets() {
  return await shop.db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
}

async function enrol(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body } = await office.post('office/me/two-step', {});
  expect((await storedSecrets()).totp_pending).not.toContain(body.Secret);
  const confirmed = await office.put('office/me/two-step', { Code: codeOf(body.Secret) });
  shop.wait(60);
  return { secret: body.Secret, recoveryCodes: confirmed.body.RecoveryCodes };
}

test('the secret of an authenticator app is sealed in the database, and its codes let its owner in', async () => {
  const { secret } = await enrol();
  const { id, totp_secret } = await storedSecrets();
  expect(totp_secret).not.toContain(secret);
  expect(openTotp(shop.services.env, id, totp_secret ?? '')).toBe(secret);
  expect(openTotp(shop.services.env, id + 1, totp_secret ?? '')).toBeUndefined();
  await logInToOfficeAs(shop, email, codeOf(secret));
});

test('a secret that an earlier version kept as it was is sealed, and goes on', async () => {
  const secret = new Secret({ size: 20 }).base32;
  await addStaff(shop, 'sales@maker.example', 'sales', { totp_secret: secret });
  expect(await sealTotpSecrets(shop.services)).toBe(0);
  const rows = await shop.db
    .selectFrom('staff')
    .select('totp_secret')
    .where('totp_secret', 'is not', null)
    .execute();
  expect(rows).toEqual([{ totp_secret: expect.stringMatching(/^sealed-1:[0-9a-f]{8}:[\w-]{60,}$/) }]);
  await logInToOfficeAs(shop, 'sales@maker.example', codeOf(secret));
});

test('without the key a recovery code lets its owner in, and the command lets an owner set it up anew', async () => {
  const { secret, recoveryCodes } = await enrol();
  const { totp_secret } = await storedSecrets();
  const lost = (totp_secret ?? '').replace(/^sealed-1:\w{8}/, 'sealed-1:00000000');
  await shop.db.updateTable('staff').set({ totp_secret: lost }).where('email', '=', email).execute();
  expect(await sealTotpSecrets(shop.services)).toBe(1);
  const tried = await new Browser(shop).post('office/login', {
    Email: email,
    Password: 'demo1234',
    Code: codeOf(secret),
  });
  expect(tried.status).toBe(401);
  await logInToOfficeAs(shop, email, recoveryCodes[0]);
  await addOwner(shop.services, email);
  expect((await storedSecrets()).totp_secret).toBeNull();
});
