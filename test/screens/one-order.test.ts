import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { article } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = translator(languageTables.sv, 'sv');
let shop: TestShop;
let customer: Client;

beforeAll(async () => {
  shop = await openTestShop();
  // The browser's day is the real one.
  shop.setTime(new Date().toISOString());
  await Promise.all(pages.map(({ load }) => load()));
  customer = await logInAs(shop, '1001');
});
afterAll(async () => {
  close();
  await shop.close();
});

async function fillCart(): Promise<void> {
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
}

async function order(): Promise<number> {
  await fillCart();
  const { body } = await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
  return body.OrderId;
}

const shownOrders = () =>
  screen.getAllByRole('button', { expanded: true }).map((button) => button.getAttribute('aria-label'));

test('an order is thanked for once, and leads to itself, opened', async () => {
  await order();
  await fillCart();
  const { user } = await show(customer, '/cart');
  await screen.findByRole('button', { name: t('checkout.sendOrder') });
  const way = screen.getByLabelText<HTMLSelectElement>(t('checkout.wayOfDelivery'));
  await waitFor(() => expect([...way.options].map(({ value }) => value)).toContain('1'));
  await user.selectOptions(way, '1');
  await user.selectOptions(screen.getByLabelText(t('checkout.partialDelivery')), 'yes');
  await user.click(await screen.findByRole('button', { name: t('checkout.sendOrder') }));
  const alert = within(await screen.findByRole('alertdialog'));
  alert.getByRole('heading', { name: t('checkout.alertTitle') });
  const id = /\d+$/.exec(alert.getByText(new RegExp(t('checkout.thankYou'))).textContent)![0];
  await screen.findByRole('heading', { name: t('receipt.title', { number: id }), hidden: true });
  expect(document.body.textContent.match(/Tack|mottagen/g)).toEqual(['mottagen', 'Tack']);
  await user.click(alert.getByRole('link', { name: t('receipt.seeOrder') }));
  await screen.findByRole('heading', { level: 1, name: t('orders.titleOf', { number: id }) });
  await waitFor(() => expect(shownOrders()).toEqual([t('orders.hideRowsOf', { number: id })]));
  await screen.findByText(/A-1/);
  await user.click(screen.getByRole('link', { name: t('orders.clearSearch') }));
  await screen.findByRole('heading', { level: 1, name: t('orders.title') });
  await screen.findByRole('button', { name: t('orders.showRowsOf', { number: Number(id) - 1 }) });
});

test('an order of somebody else is not found', async () => {
  const id = await order();
  await show(await logInAs(shop, '1002'), `/orders?order=${id}`);
  await screen.findByText(t('orders.noneFound', { words: id }));
});
