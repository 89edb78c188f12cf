import { expect, test } from 'vitest';
import { article } from '../../../test/seed-test-shop.ts';
import { eachInOffice } from '../../../test/office.ts';
import { logInAs, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});

async function packOf(QuantityPerPackage: number): Promise<void> {
  const { body } = await office.get(`office/articles/${article.mug}`);
  const changed = { ...body, QuantityPerPackage, QuantityBefore: body.QuantityAvailable };
  expect((await office.put(`office/articles/${article.mug}`, changed)).status).toBe(200);
}

test('a cart with a broken package is told, not ordered, and mended with one change', async () => {
  const customer = await logInAs(shop, '1001');
  const { body: before } = await customer.post('cartrow', { ArticleId: article.mug, Quantity: 18 });
  await packOf(5);

  const { body: cart } = await customer.get('cart');
  expect(cart.Rows).toMatchObject([{ Quantity: 18, QuantityPerPackage: 5 }]);
  const preview = await customer.post('checkoutpreview', { languageCode: 'en' });
  expect(preview).toMatchObject({ status: 200, body: { TotalAmount: cart.TotalAmount } });
  expect(preview.body.Broken).toMatchObject([
    {
      Line: 1,
      State: 'changed',
      Quantity: 20,
      Notes: [{ Code: 'packChanged', Text: 'Förpackningen är nu 5' }, { Code: 'rounded' }],
    },
  ]);
  const order = { wayOfDeliveryId: 1, partialDelivery: true };
  const seen = [{}, { cartVersion: cart.Version }, { cartVersion: before.Version }];
  for (const more of [...seen, { expectedTotal: cart.TotalAmount }])
    expect(await customer.post('Order', { ...order, ...more })).toMatchObject({
      status: 409,
      body: { type: expect.stringContaining('cart-changed'), TotalAmount: cart.TotalAmount },
    });

  const [{ Id }] = cart.Rows;
  expect((await customer.put(`cartrow/${Id}`, { Quantity: 20 })).status).toBe(200);
  expect((await customer.post('checkoutpreview', {})).body).not.toHaveProperty('Broken');
  expect((await customer.post('Order', order)).status).toBe(200);
});
