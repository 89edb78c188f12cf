import { ok } from '../../opening/first-owner.ts';
import { article } from '../../seed-test-shop.ts';
import { toBoth, type Act, type MailKey } from './mail-acts.ts';
import { actQuietly, changePerson, checkout, placeOrder, setSetting, type World } from './mail-world.ts';

const toMaker = (key: MailKey): Act['mails'] => [['maker', key]];

const creditOf = async (world: World, values: object) => {
  const path = 'office/customers/1001/credit';
  const { Version, FeeAgreed } = await ok(world.owner.get(path));
  return { path, body: { FeeAgreed, Stop: 'limit', CreditLimit: 100, ...values, Version } };
};

async function held(world: World): Promise<number> {
  await setSetting(world, 'CreditHold', 'true');
  const { path, body } = await creditOf(world, {});
  await ok(world.owner.put(path, body));
  return await placeOrder(world.bo);
}

const confirmed: Act['mails'] = [...toBoth('mail.order.subject'), ...toMaker('mail.makerOrder.subject')];

async function ordering(world: World, Quantity = 5, more: object = {}) {
  await ok(world.bo.post('cartrow', { ArticleId: article.tray, Quantity }));
  return { by: world.bo, method: 'POST' as const, path: 'Order', body: { ...checkout, ...more } };
}

const placedAndHeld: readonly Act[] = [
  { what: 'an order', alone: true, mails: confirmed, begin: (world) => ordering(world) },
  {
    what: 'an order of the number',
    alone: true,
    mails: [
      ['customer', 'mail.order.subject'],
      ['maker', 'mail.makerOrder.subject'],
    ],
    begin: async (world) => ({ ...(await orderingOf(world)), by: world.number }),
  },
  {
    what: 'rows added to an order',
    alone: true,
    mails: [...toBoth('mail.orderExtended.subject'), ...toMaker('mail.makerOrderExtended.subject')],
    async begin(world) {
      await setSetting(world, 'OrderOpenMinutes', '60');
      return await ordering(world, 2, { addToOrderId: await placeOrder(world.bo) });
    },
  },
  {
    what: 'an order from the desk',
    mails: [
      ['customer', 'mail.order.subject'],
      ['maker', 'mail.makerOrder.subject'],
    ],
    async begin({ owner }) {
      const Rows = [{ ArticleId: article.tray, Quantity: 3 }];
      const body = { ...checkout, CustomerId: 1001, Rows };
      return { by: owner, method: 'POST', path: 'office/orders', body };
    },
  },
  {
    what: 'an order that is held',
    alone: true,
    mails: [...confirmed, ...toBoth('mail.orderNews.held.subject')],
    async begin(world) {
      const first = await held(world);
      await actQuietly(world, first, 'cancellation');
      return await ordering(world);
    },
  },
  {
    what: 'a higher limit of credit',
    alone: true,
    mails: toBoth('mail.orderNews.released.subject'),
    async begin(world) {
      await held(world);
      const call = await creditOf(world, { CreditLimit: 100_000 });
      return { by: world.owner, method: 'PUT', ...call };
    },
  },
];

async function orderingOf({ number }: World) {
  await ok(number.post('cartrow', { ArticleId: article.tray, Quantity: 5 }));
  return { method: 'POST' as const, path: 'Order', body: checkout };
}

const approvals: readonly Act[] = [
  {
    what: 'a wish for an approval',
    alone: true,
    mails: [
      ['customer', 'mail.approvalAsked.subject'],
      ['administrator', 'mail.approvalAsked.subject'],
    ],
    async begin(world) {
      await changePerson(world.shop, 'Bo Ek', { order_limit: 0 });
      return { ...(await ordering(world)), path: 'approvals' };
    },
  },
  {
    what: 'a wish that is approved',
    alone: true,
    mails: [...confirmed, ['orderer', 'mail.approvalApproved.subject']],
    begin: (world) => deciding(world, 'approve'),
  },
  {
    what: 'a wish that is declined',
    alone: true,
    mails: [['orderer', 'mail.approvalDeclined.subject']],
    begin: (world) => deciding(world, 'decline'),
  },
];

async function deciding(world: World, decide: 'approve' | 'decline') {
  await changePerson(world.shop, 'Bo Ek', { order_limit: 0 });
  const { path, body } = { ...(await ordering(world)), path: 'approvals' };
  const { Id, TotalAmount } = await ok(world.bo.post(path, body));
  const decision = decide === 'approve' ? { expectedTotal: TotalAmount } : { Reason: 'För dyrt' };
  return { by: world.eva, method: 'POST' as const, path: `approvals/${Id}/${decide}`, body: decision };
}

export const placingActs: readonly Act[] = [...placedAndHeld, ...approvals];
