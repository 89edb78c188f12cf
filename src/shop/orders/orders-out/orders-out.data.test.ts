import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cloneOrder } from '../../../../test/clone-order.ts';
import { openCredit } from '../../../../test/credit-shop.ts';
import { eachInOffice } from '../../../../test/office.ts';
import { article } from '../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../test/shop.ts';
import { acknowledgeOrders, nextOrders } from './orders-out.server.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});

test('a business system gets what is left to send, and nothing that the office has sent or cancelled', async () => {
  const customer = await logInAs(shop, '1001');
  const desk = openCredit(shop, office);
  await shop.db
    .updateTable('article')
    .set({ quantity_available: 9_000 })
    .where('id', '=', article.tray)
    .execute();
  const fate = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    sent: fc.integer({ min: 0, max: 9 }),
    cancelled: fc.constantFrom('none', 'some', 'all'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fate, { minLength: 1, maxLength: 3 }), async (fates) => {
      const wanted: string[][] = [];
      for (const { quantity, sent, cancelled } of fates) {
        const id = await desk.place(customer, quantity);
        let left = quantity;
        if (cancelled === 'some' && quantity > 1) {
          const { Version, Rows } = await desk.order(id);
          const RowId = Rows[0].Id;
          const fewer = { Version, Mail: false, Rows: [{ RowId, Quantity: quantity - 1 }] };
          expect((await office.post(`office/orders/${id}/changes`, fewer)).status).toBe(200);
          left -= 1;
        }
        if (sent > 0) expect((await desk.send(id, Math.min(sent, left))).status).toBe(200);
        left -= Math.min(sent, left);
        if (cancelled === 'all' && left > 0) {
          expect((await desk.cancel(id)).status).toBe(200);
          left = 0;
        }
        if (left > 0) wanted.push([String(id), String(left)]);
      }
      const file = await nextOrders(shop.services, 0);
      const [heading = '', ...lines] = (file?.csv ?? '').trim().split(/\r?\n/);
      const [order, qty] = [heading.split(';').indexOf('order_no'), heading.split(';').indexOf('qty')];
      expect(lines.map((line) => [line.split(';')[order], line.split(';')[qty]])).toEqual(wanted);
      expect(file?.orders ?? 0).toBe(wanted.length);
      if (file) await acknowledgeOrders(shop.db, file.batch, 'test', shop.services.now());
    }),
    { numRuns: 15 },
  );
});

/** The lines of a file, by the names of its columns. */
function linesOf(csv: string): Record<string, string>[] {
  const [heading = [], ...lines] = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'));
  return lines.map((cells) => Object.fromEntries(cells.map((cell, at) => [heading[at], cell])));
}

test('each column has its own part of the order', async () => {
  const desk = openCredit(shop, office);
  const id = await desk.place(await logInAs(shop, '1001'), 7);
  const kept = {
    way_of_delivery_name: 'Bud',
    delivery_year: 2027,
    delivery_week: 9,
    partial_delivery: true,
    order_info_text: 'Ring först',
    currency_code: 'EUR',
    delivery_name: 'Butiken',
    delivery_address1: 'Port 3',
    delivery_address2: 'Lastkajen',
    delivery_zip_code: '0150',
    delivery_city: 'Oslo',
    delivery_country_code: 'NO',
    delivery_contact_person: 'Åsa',
    purchase_order_number: 'PO-77',
    carrier_account: 'K-55',
    ordered_by: 'Bo på lagret',
  };
  await shop.db.updateTable('customer_order').set(kept).where('id', '=', id).execute();
  await shop.db
    .updateTable('order_row')
    .set({ price: 123_450, vat_rate: 12, quantity_short: 5, quantity_delivered: 4 })
    .where('order_id', '=', id)
    .execute();
  expect(linesOf((await nextOrders(shop.services, 0))?.csv ?? '')).toEqual([
    {
      order_no: String(id),
      line_no: '1',
      customer_no: '1001',
      order_time: '2026-10-14T10:00:00.000Z',
      address_id: '',
      way_of_delivery: 'Bud',
      delivery_year: '2027',
      delivery_week: '9',
      partial_delivery: '1',
      message: 'Ring först',
      article_no: 'A-2',
      // What has been sent is not to be sent again, and no more can lack than what is left.
      qty: '3',
      price: '1234,50',
      vat_rate: '12',
      currency: 'EUR',
      client_key: `${id}-1`,
      qty_short: '3',
      delivery_name: 'Butiken',
      delivery_address1: 'Port 3',
      delivery_address2: 'Lastkajen',
      delivery_zip: '0150',
      delivery_city: 'Oslo',
      delivery_country: 'NO',
      delivery_contact: 'Åsa',
      purchase_order_no: 'PO-77',
      carrier_account: 'K-55',
      ordered_by: 'Bo på lagret',
    },
  ]);
});

test('a file has five hundred orders at most, the oldest first, and the next file the others', async () => {
  const first = await openCredit(shop, office).place(await logInAs(shop, '1001'), 1);
  await cloneOrder(shop.db, 500);
  const ordersIn = async () => {
    const file = await nextOrders(shop.services, 0);
    if (!file) return [];
    await acknowledgeOrders(shop.db, file.batch, 'test', shop.services.now());
    return linesOf(file.csv).map(({ order_no }) => Number(order_no));
  };
  const all = Array.from({ length: 501 }, (_, at) => first + at);
  expect(await ordersIn()).toEqual(all.slice(0, 500));
  expect(await ordersIn()).toEqual(all.slice(500));
  expect(await ordersIn()).toEqual([]);
});
