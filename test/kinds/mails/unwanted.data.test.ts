import { afterAll, beforeAll, test } from 'vitest';
import { languages } from '../../../src/kit/text/language.ts';
import { ok } from '../../opening/first-owner.ts';
import { openTestShop, type TestShop } from '../../shop.ts';
import type { MailKey } from './mail-acts.ts';
import { addressOf, setSetting } from './mail-world.ts';
import { tryWish, type Wish } from './wishes.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ languages: [...languages] });
});
afterAll(() => shop.close());

const isOfOrders = (key: MailKey) => key.startsWith('mail.order');

const wishes: readonly Wish[] = [
  {
    what: 'the customer wants no mails of orders',
    set: ({ number }) => ok(number.put('me', { Mails: { Orders: false } })),
    isUnwanted: ([reader, key]) => reader === 'customer' && isOfOrders(key),
  },
  {
    what: 'who orders wants no mails of orders, and invoices go to no address of their own',
    async set({ bo, shop: { db } }) {
      await ok(bo.put('me', { Name: 'Bo Ek', Mails: { Orders: false } }));
      await db.updateTable('customer').set({ invoice_email: '' }).where('id', '=', 1001).execute();
    },
    addresses: { invoices: addressOf.customer },
    isUnwanted: ([reader, key]) => reader === 'orderer' && isOfOrders(key),
    alsoTried: ({ mails }) => mails.some(([reader]) => reader === 'invoices'),
  },
  {
    what: 'the staff want no mail',
    with: { Mail: false },
    isUnwanted: (_told, { hasChoice }) => hasChoice === true,
  },
  {
    what: 'the maker tells nobody of moved days',
    set: (world) => setSetting(world, 'OrderDateMails', 'false'),
    isUnwanted: ([, key]) => key.startsWith('mail.orderDates'),
  },
  {
    what: 'a business system mails for itself',
    isUnwanted: (_told, { isOfSystem }) => isOfSystem === true,
  },
];

test.each(wishes)('nobody is mailed who does not want to be: $what', async (wish) => {
  const isOfSystem = wish.what.startsWith('a business');
  const { env } = shop.services;
  Object.assign(env, { integrationMails: !isOfSystem });
  try {
    await tryWish(shop, wish);
  } finally {
    Object.assign(env, { integrationMails: true });
  }
});
