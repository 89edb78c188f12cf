import { afterAll, beforeAll, test } from 'vitest';
import { languages } from '../../../src/kit/text/language.ts';
import { ok } from '../../opening/first-owner.ts';
import { openTestShop, type TestShop } from '../../shop.ts';
import { changePerson, type World } from './mail-world.ts';
import { tryWish, type Wish } from './wishes.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ languages: [...languages] });
});
afterAll(() => shop.close());

const change = (values: object) => async (world: World) =>
  await world.shop.db.updateTable('customer').set(values).where('id', '=', 1001).execute();

const wishes: readonly Wish[] = [
  {
    what: 'who has ordered is removed',
    setLate: ({ owner, boId }) => ok(owner.delete(`office/customers/1001/people/${boId}`)),
    isUnwanted: ([reader]) => reader === 'orderer',
    refused: [
      "a person's forgotten password",
      'an order',
      'rows added to an order',
      'an order that is held',
      'a wish that is approved',
      'a wish that is declined',
    ],
  },
  {
    what: 'the customer has no address',
    set: change({ email: '', invoice_email: '' }),
    isUnwanted: ([reader]) => reader === 'customer' || reader === 'invoices',
    refused: ['an invoice once more', 'a statement', 'a forgotten password', 'a link to choose a password'],
  },
  {
    what: 'who orders has the address of the customer',
    set: (world) => changePerson(world.shop, 'Bo Ek', { email: 'ETT@butik.example' }),
    addresses: { orderer: 'ETT@butik.example' },
    isUnwanted: ([reader, key], { mails }) =>
      reader === 'customer' && mails.some(([other, one]) => other === 'orderer' && one === key),
  },
  {
    what: 'the customer is blocked',
    setLate: change({ blocked: true }),
    isUnwanted: ([, key]) => /^mail\.(reset|welcome\.link|invite)/.test(key),
    refused: [
      'a forgotten password',
      "a person's forgotten password",
      'a link to choose a password',
      'a person invited by an administrator',
      'a person invited again by an administrator',
      "an invited person's other address by an administrator",
      'a person invited by the staff',
      'a person invited again by the staff',
    ],
  },
];

test.each(wishes)('nobody is mailed who cannot be: $what', async (wish) => {
  await tryWish(shop, wish);
});
