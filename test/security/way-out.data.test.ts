import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fileKinds } from '../../src/shop/integration/kinds.ts';
import { keyRights } from '../../src/shop/integration/key-rights.ts';
import { addImage, addStaff, logInToOfficeAs } from '../office.ts';
import { aVisitor, openTestShop, type Client, type TestShop } from '../shop.ts';

let shop: TestShop;
let owner: Client;
let id: number;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  id = await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
});
afterAll(() => shop.close());

const change = async (of: number, changes: object) => {
  const { Name, Email, Role, Active, Version } = (await owner.get(`office/staff/${of}`)).body;
  return (await owner.put(`office/staff/${of}`, { Name, Email, Role, Active, Version, ...changes })).status;
};

describe('the last owner', () => {
  test.each([{ Active: false }, { Role: 'sales' }, { Active: false, Role: 'sales' }])(
    'cannot go by %j',
    async (given) => {
      await addStaff(shop, 'sales@maker.example', 'sales');
      // An owner whose account is closed is none.
      const closed = await addStaff(shop, 'closed@maker.example', 'owner');
      await shop.db.updateTable('staff').set({ active: false }).where('id', '=', closed).execute();
      expect(await change(id, given)).toBe(409);
      expect((await owner.get(`office/staff/${id}`)).body).toMatchObject({ Active: true, Role: 'owner' });
      expect((await owner.get('office/staff')).status).toBe(200);
    },
  );

  test('can go once there is another, who then is the last', async () => {
    const second = await addStaff(shop, 'second@maker.example', 'owner');
    expect(await change(second, { Active: false })).toBe(200);
    expect(await change(id, { Active: false })).toBe(409);
    expect(await change(second, { Active: true })).toBe(200);
    expect(await change(id, { Active: false })).toBe(200);
    const left = await logInToOfficeAs(shop, 'second@maker.example');
    owner = left;
    expect(await change(second, { Role: 'finance' })).toBe(409);
  });
});

test('a colleague who has yet to set up two-step log-in is given no file of the office', async () => {
  const image = await addImage(shop, owner);
  const calls = new Set(shop.endpoints.routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`));
  const files = shop.served.filter((route) => /^GET \/api\/office\//.test(route) && !calls.has(route));
  expect(files.length).toBeGreaterThan(2);
  await addStaff(shop, 'ny@maker.example', 'owner', { totp_required: true });
  const colleague = await logInToOfficeAs(shop, 'ny@maker.example');
  expect((await colleague.get('office/login')).body).toMatchObject({ LoggedIn: true, MustEnrol: true });
  let given = 0;
  for (const route of files) {
    const path = route.slice('GET /api/'.length).replace(/:\w+/, String(image));
    if ((await owner.get(path)).status === 200) given++;
    expect([path, (await colleague.get(path)).status]).toEqual([path, 404]);
  }
  // The pictures were there to be given.
  expect(given).toBeGreaterThanOrEqual(2);
});

describe('a key', () => {
  test.each(keyRights)('with %s alone may do that and nothing else', async (right) => {
    const { body } = await owner.post('office/exchange/keys', { Name: right, Rights: [right] });
    const headers = { authorization: `Bearer ${body.Key}` };
    const program = aVisitor(shop);
    const may = async (method: 'GET' | 'POST', path: string, file?: Buffer) => {
      const type = file && { 'content-type': 'application/octet-stream' };
      const { status } = await program.send(method, path, file, { ...headers, ...type });
      return ![401, 403, 404].includes(status);
    };
    const allowed: string[] = [];
    for (const kind of fileKinds)
      if (await may('POST', `exchange/files/${kind}?fileName=x.csv&dryRun=true`, Buffer.from('x;y\n')))
        allowed.push(`exchange.in.${kind}`);
    if (await may('GET', 'exchange/orders')) allowed.push('exchange.out');
    expect(allowed).toEqual([right]);
    // It opens no log-in, neither of customers nor of staff.
    for (const path of ['cart', 'orders', 'office/articles', 'office/staff'])
      expect([path, (await program.get(path, headers)).status]).toEqual([path, 401]);
  });

  test('without a right that is known may do nothing', async () => {
    const { body } = await owner.post('office/exchange/keys', { Name: 'Ingen', Rights: ['exchange.out'] });
    await shop.db.updateTable('exchange_key').set({ rights: 'exchange.in exchange.all office' }).execute();
    const headers = { authorization: `Bearer ${body.Key}` };
    expect((await aVisitor(shop).get('exchange/orders', headers)).status).toBe(404);
  });
});
