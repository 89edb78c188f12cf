import { beforeEach, describe, expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { aVisitor, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('sales', async (opened) => {
  ({ shop, office } = opened);
  await shop.db.deleteFrom('reseller_application').execute();
});

const application = {
  name: 'Nils Ny',
  company: 'Nya Butiken',
  email: 'ny@butik.example',
  identity: '556016-0680',
  address: 'Storgatan 2',
  zipCodeAndCity: '114 18 Stockholm',
  telephone: '08-123 45 67',
};

async function apply(other: Partial<typeof application> = {}): Promise<number> {
  expect((await aVisitor(shop).post('resellerapplication', { ...application, ...other })).status).toBe(204);
  return (await office.get('office/applications')).body.Rows[0].Id;
}
const sameAs = async (id: number) => (await office.get(`office/applications/${id}`)).body.Same;
const known = async () =>
  (await office.get('office/applications')).body.Rows.map((row: { Known: string | null }) => row.Known);
const setCustomer = (id: number, values: object) =>
  shop.db.updateTable('customer').set(values).where('id', '=', id).execute();

describe('an application of a firm that is known', () => {
  test('says nothing of a firm that nobody else has', async () => {
    expect([await sameAs(await apply()), await known()]).toEqual([
      { Customers: [], Applications: [] },
      [null],
    ]);
  });

  test.each([
    ['556016-0680', '5560160680'],
    ['16556016-0680', '556016 0680'],
    ['SE556016068001', '556016-0680'],
    ['556016–0680', 'se 556016-0680 01'],
    ['FI 0112038-9', '01120389'],
    ['NO 923 609 016 MVA', '923609016'],
  ])('names a customer with the number %s for %s', async (organisation_number, identity) => {
    await setCustomer(1002, { organisation_number });
    const id = await apply({ identity });
    const customer = { Id: 1002, CustomerNumber: '1002', Name: 'Butik Två', Same: ['identity'] };
    expect([await sameAs(id), await known()]).toEqual([
      { Customers: [customer], Applications: [] },
      ['customer'],
    ]);
  });

  test('names customers by their VAT number, their address and that of one of their people', async () => {
    await setCustomer(1001, { vat_number: 'SE556016068001', email: 'NY@butik.example' });
    await setCustomer(1002, { organisation_number: '556677-8899' });
    await shop.db
      .insertInto('person')
      .values({ customer_id: 1003, name: 'Nils Ny', email: 'Ny@Butik.example' })
      .execute();
    const { Customers } = await sameAs(await apply());
    expect(Customers.map(({ Id, Same }: { Id: number; Same: string[] }) => [Id, Same])).toEqual([
      [1001, ['identity', 'email']],
      [1003, ['email']],
    ]);
  });

  test('is told apart from one of no number', async () => {
    await setCustomer(1002, { organisation_number: '--' });
    expect(await sameAs(await apply({ identity: '- -' }))).toEqual({ Customers: [], Applications: [] });
  });

  test('names other applications, the newest first, and not the customer that it became itself', async () => {
    const [first, second] = [
      await apply({ identity: '5560160680', email: 'a@b.example' }),
      await apply({ identity: '559999-9999' }),
    ];
    const third = await apply();
    expect(await known()).toEqual(['application', 'application', 'application']);
    const { Applications } = await sameAs(third);
    expect(Applications).toMatchObject([
      { Id: second, Company: 'Nya Butiken', Decision: null, Same: ['email'] },
      { Id: first, Same: ['identity'] },
    ]);
    await setCustomer(1002, { organisation_number: '556016-0680' });
    await shop.db
      .updateTable('reseller_application')
      .set({ decision: 'accepted', customer_id: 1002 })
      .where('id', '=', third)
      .execute();
    expect((await sameAs(third)).Customers).toEqual([]);
    expect((await sameAs(first)).Customers).toMatchObject([{ Id: 1002 }]);
  });

  describe('is answered all the same', () => {
    beforeEach(async () => {
      await setCustomer(1002, { organisation_number: '556016-0680', is_test: true });
    });
    test('and the customer to try with is not told', async () => {
      expect(await sameAs(await apply())).toEqual({ Customers: [], Applications: [] });
    });
  });
});
