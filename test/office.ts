import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { StaffRole } from '../src/shop/staff/rights.ts';
import { cheapHashOfDemoPassword } from './cheap-hash.ts';
import { Client, openTestShop, type TestShop } from './shop.ts';

/** Adds a staff member with the password `demo1234` and, by default, without two-step log-in. Returns the id. */
export async function addStaff(
  shop: TestShop,
  email: string,
  role: StaffRole,
  more: { totp_required?: boolean; totp_secret?: string; password_is_public?: boolean } = {},
): Promise<number> {
  const row = { email, role, name: email.split('@')[0] ?? '', totp_required: false, ...more };
  const { id } = await shop.db
    .insertInto('staff')
    .values({ ...row, password_hash: await cheapHashOfDemoPassword() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns a client that is logged in to the office. */
export async function logInToOfficeAs(shop: TestShop, email: string, Code = ''): Promise<Client> {
  const client = new Client(shop);
  const answer = await client.post('office/login', { Email: email, Password: 'demo1234', Code });
  if (!client.office) throw new Error(`${email} could not log in: ${answer.text}`);
  return client;
}

/** Resets the shop before each test of a file, and logs a staff member in to the office. */
export function eachInOffice(
  role: StaffRole,
  hand: (opened: { shop: TestShop; office: Client }) => void | Promise<void>,
): void {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    await shop.startOver();
    const email = `${role}@maker.example`;
    await addStaff(shop, email, role);
    await hand({ shop, office: await logInToOfficeAs(shop, email) });
  });
  afterAll(() => shop.close());
}

/** Uploads a file as a picture of the maker's. */
export async function sendImage(
  shop: TestShop,
  office: Client,
  file: Buffer,
  type = 'application/octet-stream',
) {
  const response = await shop.http.inject({
    method: 'POST',
    url: '/api/office/pictures',
    headers: { 'content-type': type },
    payload: file,
    cookies: { office: office.office ?? '' },
  });
  return { status: response.statusCode, body: response.json() };
}

/** Uploads a plain picture, and returns its number. */
export async function addImage(shop: TestShop, office: Client): Promise<number> {
  const plain = { width: 600, height: 400, channels: 3, background: '#334455' } as const;
  return (await sendImage(shop, office, await sharp({ create: plain }).jpeg().toBuffer())).body.Id;
}
