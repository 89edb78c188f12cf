import { expect, test } from 'vitest';
import { article } from '../../../test/seed-test-shop.ts';
import { eachInOffice } from '../../../test/office.ts';
import { logInAs, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});

test('who does not pay in the currency of the price list sees no prices until the office has settled it', async () => {
  const { Rows: before } = (await office.get('office/day')).body;
  expect(before).not.toContainEqual(expect.objectContaining({ Task: 'otherCurrency' }));
  const early = await logInAs(shop, '1001');
  expect((await early.post('cartrow', { ArticleId: article.mug, Quantity: 6 })).status).toBe(200);
  const ofThis = () => shop.db.updateTable('customer').where('customer_number', '=', '1001');
  await ofThis().set({ currency_code: 'EUR' }).execute();
  shop.sessions.forget();

  const customer = await logInAs(shop, '1001');
  expect((await customer.get(`article/${article.mug}`)).body).not.toHaveProperty('Price');
  expect((await customer.get('cart')).body).toMatchObject({ Rows: [], TotalAmount: 0 });
  expect((await customer.post('cartrow', { ArticleId: article.mug, Quantity: 6 })).status).toBe(404);
  const preview = await customer.post('quickorder/preview', {
    Rows: [{ ArticleId: article.mug, Quantity: 6 }],
  });
  expect(preview.body.Rows).toMatchObject([
    { State: 'stopped', Notes: expect.arrayContaining([expect.objectContaining({ Code: 'notForYou' })]) },
  ]);
  expect((await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).status).toBe(409);

  const { Rows: day } = (await office.get('office/day')).body;
  expect(day).toContainEqual({ Task: 'otherCurrency', Count: 1 });
  const { body: listed } = await office.get('office/customers?state=otherCurrency');
  expect(listed.Rows).toMatchObject([{ CustomerNumber: '1001' }]);
  const { body: whole } = await office.get(`office/customers/${listed.Rows[0].Id}`);
  expect(whole).toMatchObject({ CurrencyCode: 'EUR', PriceListCode: 'standard' });
  const saved = await office.put(`office/customers/${whole.Id}`, whole);
  expect([saved.status, saved.body.CurrencyCode]).toEqual([200, 'SEK']);
  expect((await customer.get('cart')).body).toMatchObject({ Rows: [{ Quantity: 6 }], CurrencyCode: 'SEK' });
});
