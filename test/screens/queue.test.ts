import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
let customer: Client;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(officePages.map(({ load }) => load()));
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  customer = await logInAs(shop, '1001');
});
afterAll(async () => {
  close();
  await shop.close();
});

async function ordered(ArticleId: number, Quantity: number, more: object = {}): Promise<number> {
  await customer.post('cartrow', { ArticleId, Quantity });
  const asked = { wayOfDeliveryId: 1, partialDelivery: true, ...more };
  return (await customer.post('Order', asked)).body.OrderId;
}

test('the queue says what can be sent, and leads through its orders and back', async () => {
  const first = await ordered(article.book, 1, { partialDelivery: false });
  const part = await ordered(article.tray, 8);
  const last = await ordered(article.book, 2);
  const page = await show(owner, '/office/orders?sort=due');
  await page.settled();
  const links = () => screen.getAllByRole('rowheader').map(({ textContent }) => Number(textContent));
  // Of the second nothing was told, so that it has its handling days.
  expect(links()).toEqual([first, last, part]);
  const rowOf = (id: number) =>
    within(screen.getByRole('rowheader', { name: String(id) }).closest<HTMLElement>('tr')!);
  rowOf(first).getByText(t('officeOrders.allAtOnce'));
  rowOf(part).getByText(t('officeOrders.can.part'));
  rowOf(part).getByText(t('officeOrders.ready', { ready: 5, pieces: 8 }), { exact: false });

  await page.user.selectOptions(screen.getByLabelText(t('officeOrders.can')), 'whole');
  await waitFor(() => expect(links()).toEqual([first, last]));
  await page.user.click(screen.getByRole('link', { name: String(first) }));
  const next = await screen.findByRole('link', { name: t('officeOrder.next', { number: last }) });
  await screen.findAllByText(t('officeOrders.allAtOnce'));
  await page.user.click(next);
  await screen.findByRole('heading', { name: t('officeOrder.title', { number: last }) });
  await screen.findByRole('link', { name: t('officeOrder.previous', { number: first }) });
  await page.user.click(
    within(screen.getByRole('main')).getByRole('link', { name: t('officeOrders.title') }),
  );
  await waitFor(() => expect(links()).toEqual([first, last]));
});
