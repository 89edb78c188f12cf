import fc from 'fast-check';
import { expect, test } from 'vitest';
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
