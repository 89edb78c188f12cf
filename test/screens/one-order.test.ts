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

type CartRow = { ArticleId: number; Quantity: number };
const sixMugs: CartRow = { ArticleId: article.mug, Quantity: 6 };

async function fillCart(row = sixMugs): Promise<void> {
  await customer.post('cartrow', row);
}

async function order(row = sixMugs): Promise<number> {
  await fillCart(row);
  const { body } = await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
  return body.OrderId;
}

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
  await screen.findByText(/A-1/);
  await user.click(screen.getByRole('link', { name: t('ownOrder.all') }));
  await screen.findByRole('heading', { level: 1, name: t('orders.title') });
  await screen.findByRole('button', { name: t('orders.showRowsOf', { number: Number(id) - 1 }) });
});

test('an order shows what was sent of it, in which parcels, and its papers', async () => {
  const id = await order();
  await shop.db.updateTable('article').set({ quantity_available: 0 }).where('id', '=', article.mug).execute();
  const [row] = await shop.db
    .updateTable('order_row')
    .set({
      quantity_delivered: 2,
      quantity_short: 4,
      expected_date: '2100-04-05',
      previous_expected_date: '2100-03-15',
      date_changed_on: '2026-10-14',
    })
    .where('order_id', '=', id)
    .returning('id')
    .execute();
  const { id: consignment_id } = await shop.db
    .insertInto('consignment')
    .values({ order_id: id, sent_at: new Date(), parcels: ['370724', '370725'], carrier_number: '370724' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('consignment_row')
    .values({ consignment_id, order_row_id: row!.id, quantity: 2 })
    .execute();
  await show(customer, `/orders?order=${id}`);
  await screen.findByText('2 skickade · 4 väntar, v. 14 2100 (tidigare v. 11 2100)');
  const sent = within(screen.getByRole('region', { name: t('ownOrder.consignments') }));
  sent.getByText(t('ownOrder.piecesOf', { count: 2, article: 'Mugg' }));
  sent.getByText(/370725/);
  const papers = within(screen.getByRole('region', { name: t('ownOrder.documents') }));
  const links = papers.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([`/api/pdf/Order/${id}`, `/api/pdf/DeliveryNote/${consignment_id}`]);
  screen.getByRole('link', { name: t('ownOrder.ask') });
});

test('what is still to come is shown by week, and all that is sent is not', async () => {
  // Five are in stock: what is missing of an article that is in stock is ready, and not expected any more.
  const id = await order({ ArticleId: article.tray, Quantity: 8 });
  await shop.db
    .updateTable('order_row')
    .set({ expected_date: '2100-04-05' })
    .where('order_id', '=', id)
    .execute();
  const { user } = await show(customer, '/waiting');
  const week = within(await screen.findByRole('region', { name: 'Väntas v. 14 2100' }));
  week.getByRole('link', { name: t('orders.titleOf', { number: id }) });
  await user.type(screen.getByLabelText(t('waiting.search')), 'finns inte');
  await user.click(screen.getByRole('button', { name: t('search.submit') }));
  await screen.findByText(t('waiting.noneFound', { words: 'finns inte' }));
  await show(await logInAs(shop, '1002'), '/waiting');
  await screen.findByText(t('waiting.none'));
});

test('an order of somebody else is not found', async () => {
  const id = await order();
  await show(await logInAs(shop, '1002'), `/orders/${id}`);
  await screen.findByText(t('ownOrder.notThereText'));
});

test('the week of now is told unless all is ready before the week that was asked for', async () => {
  const id = await order();
  const stored = (await customer.get(`orders/${id}`)).body;
  const told: boolean[] = [];
  const inWords = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent ?? '';
  for (const WeekNow of ['2100-W13', '2100-W14', '2100-W15']) {
    const page = await show(customer, `/orders/${id}`);
    page.refuse(
      new RegExp(`^GET /api/orders/${id}(\\?|$)`, 'i'),
      200,
      JSON.stringify({ ...stored, DeliveryWeek: '2100-W14', ToldWeek: '2100-W09', WeekNow }),
    );
    await page.settled();
    told.push(inWords(t('ownOrder.weekNowOfAll')).includes(`v. ${WeekNow.slice(-2)}`));
    expect(inWords(t('ownOrder.toldWeek'))).toContain('v. 9 ');
  }
  expect(told).toEqual([false, true, true]);
});
