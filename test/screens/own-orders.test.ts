import { screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { article } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show, type Shown } from './screen.ts';

// The list of a customer's own orders: what is asked of it, and its files.

const t = translator(languageTables.sv, 'sv');
let shop: TestShop;
let buyer: Client;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
});
beforeEach(async () => {
  await shop.startOver();
  // The browser's day is the real one.
  shop.setTime(new Date().toISOString());
  buyer = await logInAs(shop, '1001');
  await buyer.post('cartrow', { ArticleId: article.book, Quantity: 3 });
  await buyer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
});
afterAll(async () => {
  close();
  await shop.close();
});

async function open(path = '/orders'): Promise<Shown> {
  const page = await show(buyer, path);
  await page.settled();
  return page;
}
const choice = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);

test('what the list is narrowed and sorted by is seen in its fields, also when all is shown again', async () => {
  const page = await open();
  const seen = () => [choice(t('orders.status')).value, choice(t('orders.sort')).value, location.search];
  const shown = (expected: string[]) => waitFor(() => expect(seen()).toEqual(expected));
  await shown(['', 'newest', '']);
  await page.user.selectOptions(choice(t('orders.status')), 'received');
  await shown(['received', 'newest', '?state=received']);
  await page.user.selectOptions(choice(t('orders.sort')), 'oldest');
  await shown(['received', 'oldest', '?state=received&sort=oldest']);
  await page.user.click(screen.getByRole('link', { name: t('orders.clearSearch') }));
  await shown(['', 'newest', '']);
});

test('only the file that is on its way is said to be', async () => {
  const page = await open();
  for (const [pressed, other] of [
    [t('orders.saveCsv'), t('orders.saveXlsx')],
    [t('orders.saveXlsx'), t('orders.saveCsv')],
  ] as const) {
    const letGo = page.hold(/\/api\/.*export/i);
    await page.user.click(screen.getByRole('button', { name: pressed }));
    await screen.findByRole('button', { name: t('orders.saving') });
    expect(screen.queryByRole('button', { name: other })).not.toBe(null);
    letGo();
    await screen.findByRole('button', { name: pressed });
  }
});

test('an order tells its sums, each by its own name, in the list and on its own page', async () => {
  const { body } = await buyer.get('orders');
  const [order] = body.Orders;
  const words = (wire: number) => `${wire.toFixed(2).replace('.', ',')}`;
  const sums = [
    [t('orders.exclVat'), order.AmountExludeVat],
    [t('orders.vat'), order.VatAmount],
    [t('orders.inclVat'), order.TotalAmountIncludeVat],
  ] as const;
  expect(new Set(sums.map(([, amount]) => amount)).size).toBe(3);
  for (const path of ['/orders', `/orders/${order.Id}`]) {
    await open(path);
    const besides = (name: string) =>
      screen.getAllByText(name).map(({ parentElement }) => parentElement!.textContent);
    for (const [name, amount] of sums)
      expect([path, besides(name).at(-1)]).toEqual([path, expect.stringContaining(words(amount))]);
  }
});
