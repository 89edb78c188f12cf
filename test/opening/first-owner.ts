import { Secret, TOTP } from 'otpauth';
import { addOwner } from '../../src/shop/staff/staff.server.ts';
import { Client, type Answered, type TestShop } from '../shop.ts';

export async function ok(answer: Promise<Answered>): Promise<Answered['body']> {
  const { status, text, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${text}`);
  return body;
}

/** The first owner, by the link that `npm run office -- add-owner` prints. */
export async function firstOwner(shop: TestShop): Promise<Client> {
  const link = new URL((await addOwner(shop.services, 'maria@fabriken.example'))!);
  const office = new Client(shop);
  const given = { Token: link.hash.slice(1), NewPassword: 'granitgrodan hoppar' };
  await ok(office.post('office/welcome', given));
  const { Secret: shown } = await ok(office.post('office/me/two-step'));
  const totp = new TOTP({ secret: Secret.fromBase32(shown), period: 30, digits: 6 });
  const Code = totp.generate({ timestamp: shop.services.now().getTime() });
  await ok(office.put('office/me/two-step', { Code }));
  return office;
}
