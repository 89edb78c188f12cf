import { screen, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { article } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

// Whoever buys in another currency is told every amount in it, wherever an amount stands.

let shop: TestShop;
let buyer: Client;
let order: number;
beforeAll(async () => {
  shop = await openTestShop();
  // The browser's day is the real one.
  shop.setTime(new Date().toISOString());
  await Promise.all(pages.map(({ load }) => load()));
  await shop.db
    .insertInto('price_list')
    .values({ code: 'euro', currency_code: 'EUR', name_sv: 'Euro' })
    .execute();
  const price = { price_list_code: 'euro', recommended_price: null, regular_price: null };
  await shop.db
    .insertInto('price')
    .values([
      { ...price, article_id: article.mug, price: 499 },
      { ...price, article_id: article.book, price: 1000 },
    ])
    .execute();
  await shop.db
    .updateTable('customer')
    .set({ price_list_code: 'euro', currency_code: 'EUR' })
    .where('id', '=', 1001)
    .execute();
  await shop.services.versions.changed();
  buyer = await logInAs(shop, '1001');
  await buyer.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  order = (await buyer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body.OrderId;
  await buyer.post('cartrow', { ArticleId: article.book, Quantity: 2 });
});
afterAll(async () => {
  close();
  await shop.close();
});

test.each(['/cart', '/orders', '/orders/:order', '/article/1'])(
  '%s tells amounts in euro alone',
  async (path) => {
    const page = await show(buyer, path.replace(':order', String(order)));
    await page.settled();
    within(screen.getByRole('main')).getAllByText(/EUR|€/);
    const amounts = document.body.textContent.match(/\d\s*(?:kr|SEK|NOK)/g) ?? [];
    expect(amounts).toEqual([]);
  },
);
