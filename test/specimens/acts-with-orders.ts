import { ok } from '../opening/first-owner.ts';
import { article, wayOfDelivery } from '../seed-test-shop.ts';
import { logInAs, type Client } from '../shop.ts';
import type { ReadWorld } from './read-world.ts';

/** Does something with an order as it is now. */
async function act(
  owner: Client,
  id: number,
  what: string,
  more: (rows: { Id: number }[]) => object = () => ({}),
) {
  const { Version, Rows } = await ok(owner.get(`office/orders/${id}`));
  return ok(
    owner.post(`office/orders/${id}/${what}`, {
      Version,
      ...(what !== 'hold' && { Mail: true }),
      ...more(Rows),
    }),
  );
}

async function place(by: Client, rows: readonly [number, number][], more: object = {}): Promise<number> {
  for (const [ArticleId, Quantity] of rows) await ok(by.post('cartrow', { ArticleId, Quantity }));
  const order = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true, ...more };
  return (await ok(by.post('Order', order))).OrderId;
}

/** Orders in each state: sent in two consignments, changed, split, held, moved to a week, in euro, with notes. */
export async function liveWithOrders({ shop, clients: { owner, customer } }: ReadWorld): Promise<void> {
  await shop.db
    .updateTable('article')
    .set({ quantity_available: 400 })
    .where('id', '=', article.tray)
    .execute();
  await shop.services.versions.changed();
  const { Id: deliveryAddressId } = await ok(
    customer.post('deliveryaddress', {
      Name: 'Butik Ett, lagret på Söder',
      Address1: 'Götgatan 12',
      Address2: 'Porten åt gården',
      ZipCode: '118 46',
      City: 'Stockholm',
      CountryCode: 'SE',
      ContactPerson: 'Bo Ek',
      Gln: '7300000000004',
    }),
  );
  const listed = [article.tray, 108, article.mug].map((ArticleId, at) => ({
    ArticleId,
    Quantity: 6 * (at + 1),
  }));
  await ok(customer.post('lists', { Name: 'Inför julen', Rows: listed }));
  await ok(owner.put('office/articles/104/waiting', { ExpectedDate: '2026-12-04', Mail: false }));
  const blocked = await ok(owner.get('office/customers/1006'));
  await ok(owner.put('office/customers/1006', { ...blocked, ShowAsReseller: true, ResellerCity: 'Lund' }));
  const sent = await place(
    customer,
    [
      [article.mug, 12],
      [article.book, 40],
      [article.tray, 5],
    ],
    { deliveryAddressId, orderInfoText: 'Lämnas vid lastkaj 2, ring på.', purchaseOrderNumber: 'Höst 26/7' },
  );
  await act(owner, sent, 'changes', (rows) => ({
    Reason: 'Kunden ringde',
    Note: 'Rabatt för sen leverans',
    Rows: [{ RowId: rows[0]!.Id, Quantity: 6 }],
    Discount: { Percent: 10, Text: 'Plåster på såren' },
  }));
  await act(owner, sent, 'processing');
  await act(owner, sent, 'consignments', (rows) => ({
    CarrierNumber: 'SE-4711',
    Rows: [{ RowId: rows[0]!.Id, Quantity: 6 }],
  }));
  await act(owner, sent, 'consignments', (rows) => ({
    Parcels: 'P-1\nP-2',
    CarrierNumber: '',
    Rows: [{ RowId: rows[1]!.Id, Quantity: 30 }],
  }));
  await ok(owner.post(`office/orders/${sent}/notes`, { Text: 'Vill helst ha pall.', Pinned: true }));
  const held = await place(customer, [[article.tray, 3]], { deliveryWeekString: '2026-W48' });
  await act(owner, held, 'hold', () => ({
    Reason: 'Väntar på betalning',
    CustomerText: 'Vi väntar på er betalning.',
  }));
  const split = await place(customer, [[article.tray, 8]]);
  await act(owner, split, 'split', (rows) => ({ Rows: [{ RowId: rows[0]!.Id, Quantity: 3 }] }));
  await act(owner, split, 'cancellation');
  const german = await ok(owner.get('office/customers/1004'));
  await ok(
    owner.put('office/customers/1004', {
      ...german,
      PriceListCode: 'eu',
      DiscountPercent: 5,
      ShowAsReseller: true,
      ResellerCity: 'Berlin',
    }),
  );
  const two = await ok(owner.get('office/customers/1002'));
  const more = {
    MonthlyInvoice: true,
    OrganisationNumber: '556677-8899',
    PeppolScheme: '0007',
    PeppolId: '5566778899',
  };
  await ok(
    owner.put('office/customers/1002', { ...two, ...more, ShowAsReseller: true, ResellerCity: 'Östersund' }),
  );
  const monthly = await place(await logInAs(shop, '1002'), [[100, 6]], {
    wayOfDeliveryId: wayOfDelivery.pickUp,
  });
  await act(owner, monthly, 'processing');
  await act(owner, monthly, 'consignments', (rows) => ({
    CarrierNumber: '',
    Despite: true,
    Rows: [{ RowId: rows[0]!.Id, Quantity: 4 }],
  }));
  const vier = await logInAs(shop, '1004');
  const euro = await place(
    vier,
    [
      [article.mug, 24],
      [100, 10],
    ],
    { purchaseOrderNumber: 'Bestellung Nº 5' },
  );
  await act(owner, euro, 'processing');
  await act(owner, euro, 'consignments', (rows) => ({
    CarrierNumber: 'DE-9',
    Rows: rows.slice(0, 2).map(({ Id }, at) => ({ RowId: Id, Quantity: at === 0 ? 24 : 10 })),
  }));
  const waiting = await ok(customer.get('approvals?state=waiting'));
  const [one, other] = waiting.Approvals ?? waiting.Rows ?? [];
  await ok(customer.post(`approvals/${other.Id}/decline`, { Reason: 'För mycket, ta hälften.' }));
  await customer.post(`approvals/${one.Id}/approve`, { expectedTotal: one.TotalAmount ?? 0 });
  await ok(customer.post('ownnumbers', { OwnNumber: 'Ä-17/B', ArticleId: article.tray }));
  await ok(customer.post('people', { Name: 'Ada Öst', Email: 'ada@butik.example', Role: 'see' }));
}
