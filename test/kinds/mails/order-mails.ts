import { ok } from '../../opening/first-owner.ts';
import { wayOfDelivery } from '../../seed-test-shop.ts';
import { toBoth, type Act, type MailKey } from './mail-acts.ts';
import { actQuietly, orderNow, placeOrder, sentOrder, sending, type World } from './mail-world.ts';

/** Everything that is done with an order by a call of its own, `act` of the path. */
function ofOrder(
  what: string,
  key: MailKey,
  act: string,
  begin: (world: World) => Promise<number>,
  more: (rowId: number) => object = () => ({}),
): Act {
  return {
    what,
    mails: toBoth(key),
    hasChoice: true,
    async begin(world) {
      const id = await begin(world);
      const { Version, RowId } = await orderNow(world, id);
      const path = `office/orders/${id}/${act}`;
      return { by: world.owner, method: 'POST', path, body: { Version, Mail: true, ...more(RowId) } };
    },
  };
}

const fetching = (Quantity: number) => (RowId: number) => ({
  ...sending(Quantity)(RowId),
  Despite: true,
});

const placed = (world: World) => placeOrder(world.bo);
const toCollect = (world: World) => placeOrder(world.bo, { wayOfDeliveryId: wayOfDelivery.pickUp });

async function begun(world: World, place = placed): Promise<number> {
  const id = await place(world);
  await actQuietly(world, id, 'processing');
  return id;
}

export const orderActs: readonly Act[] = [
  ofOrder('taken in hand', 'mail.orderNews.processing.subject', 'processing', placed),
  ofOrder('taken in hand, to fetch', 'mail.orderNews.processingToCollect.subject', 'processing', toCollect),
  ofOrder('sent in part', 'mail.orderNews.sentInPart.subject', 'consignments', begun, sending(2)),
  ofOrder('sent whole', 'mail.orderNews.sent.subject', 'consignments', begun, sending(5)),
  ofOrder(
    'fetched in part',
    'mail.orderNews.collectedInPart.subject',
    'consignments',
    (world) => begun(world, toCollect),
    fetching(2),
  ),
  ofOrder(
    'fetched whole',
    'mail.orderNews.collected.subject',
    'consignments',
    (world) => begun(world, toCollect),
    fetching(5),
  ),
  ofOrder('cancelled', 'mail.orderNews.cancelled.subject', 'cancellation', placed),
  ofOrder('the rest cancelled', 'mail.orderNews.restCancelled.subject', 'cancellation', (world) =>
    sentOrder(world, 2),
  ),
  ofOrder('changed', 'mail.orderNews.changed.subject', 'changes', placed, (RowId) => ({
    Reason: '',
    Note: '',
    Rows: [{ RowId, Quantity: 4 }],
  })),
  ofOrder('split', 'mail.orderNews.split.subject', 'split', placed, (RowId) => ({
    Rows: [{ RowId, Quantity: 1 }],
  })),
  {
    what: 'paused',
    mails: toBoth('mail.orderNews.paused.subject'),
    async begin(world) {
      const id = await placed(world);
      return hold(world, id, { CustomerText: 'Vi väntar' });
    },
  },
  {
    what: 'released by hand',
    mails: toBoth('mail.orderNews.released.subject'),
    async begin(world) {
      const id = await placed(world);
      const { by, path, body } = await hold(world, id, {});
      await ok(by.post(path, body));
      const { Version } = await orderNow(world, id);
      const release = { Version, Reason: '' };
      return { by, method: 'POST', path: `office/orders/${id}/release`, body: release };
    },
  },
  {
    what: 'the confirmation once more',
    mails: toBoth('mail.order.subject'),
    again: true,
    async begin(world) {
      const path = `office/orders/${await placed(world)}/confirmation`;
      return { by: world.owner, method: 'POST', path };
    },
  },
  {
    what: 'what is missing of an order',
    hasChoice: true,
    mails: toBoth('mail.orderNews.expected.subject'),
    async begin(world) {
      const id = await placed(world);
      const { Version, RowId } = await orderNow(world, id);
      const Rows = [{ RowId, QuantityShort: 2, ExpectedDate: '2027-03-12' }];
      const body = { Version, Mail: true, Rows };
      return { by: world.owner, method: 'PUT', path: `office/orders/${id}/rows`, body };
    },
  },
  {
    what: 'corrected parcels',
    hasChoice: true,
    mails: toBoth('mail.orderNews.parcels.subject'),
    async begin(world) {
      const id = await sentOrder(world, 2);
      const { Version, Consignments } = await orderNow(world, id);
      const path = `office/orders/${id}/consignments/${Consignments[0]!.Id}`;
      return { by: world.owner, method: 'PUT', path, body: { Version, Mail: true, Parcels: '8' } };
    },
  },
  {
    what: 'many sent at once, with their invoices',
    hasChoice: true,
    mails: [
      ...toBoth('mail.orderNews.sent.subject'),
      ...toBoth('mail.orderNews.sent.subject'),
      ['invoices', 'mail.invoice.subject'],
      ['invoices', 'mail.invoice.subject'],
    ],
    async begin(world) {
      const Rows = [];
      for (const id of [await begun(world), await begun(world)])
        Rows.push({ OrderId: id, Version: (await orderNow(world, id)).Version, Parcels: '7' });
      const body = { Rows, Invoice: true, Mail: true };
      return { by: world.owner, method: 'POST', path: 'office/orders/consignments', body };
    },
  },
  {
    what: 'a file of what was sent',
    isOfSystem: true,
    mails: toBoth('mail.orderNews.sent.subject'),
    async begin(world) {
      const file = `order_no;status;consignment_id\n${await begun(world)};3;SE1\n`;
      return {
        by: world.owner,
        method: 'POST',
        path: 'office/exchange/files/order-status?fileName=status.csv',
        body: Buffer.from(file),
        headers: { 'content-type': 'application/octet-stream' },
      };
    },
  },
];

async function hold(world: World, id: number, more: object) {
  const { Version } = await orderNow(world, id);
  const path = `office/orders/${id}/hold`;
  return { by: world.owner, method: 'POST' as const, path, body: { Version, Reason: '', ...more } };
}
