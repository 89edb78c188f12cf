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
  // What is there of the second was told for the same week.
  expect(links()).toEqual([first, part, last]);
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

test('a filter that sets another takes it back with itself', async () => {
  const { user, settled } = await show(owner, '/office/orders');
  await settled();
  const asked = () => Object.fromEntries(new URLSearchParams(window.location.search));
  await user.selectOptions(screen.getByLabelText(t('officeOrders.can')), 'part');
  await waitFor(() => expect(asked()).toEqual({ can: 'part', wanted: 'now' }));
  await user.selectOptions(screen.getByLabelText(t('officeOrders.can')), '');
  await waitFor(() => expect(asked()).toEqual({}));
});

test('each note is pinned for itself, and an empty one is none', async () => {
  const id = await ordered(article.book, 1);
  const { user, sent, settled } = await show(owner, `/office/orders/${id}`);
  await settled();
  await user.click(screen.getByText(t('officeOrder.note.write')));
  const text = screen.getByLabelText<HTMLTextAreaElement>(t('officeOrder.note'));
  const pinned = screen.getByLabelText<HTMLInputElement>(t('officeOrder.note.pinned'));
  const add = screen.getByRole('button', { name: t('officeOrder.note.add') });
  await user.type(text, ' ');
  await user.click(add);
  await user.clear(text);
  await user.type(text, 'Ring först');
  await user.click(pinned);
  await user.click(add);
  await waitFor(() => expect([text.value, pinned.checked]).toEqual(['', false]));
  await user.type(text, 'Ringde');
  await user.click(add);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toEqual([
    { Text: 'Ring först', Pinned: true },
    { Text: 'Ringde', Pinned: false },
  ]);
});

test('why an order was stopped is not why it is released', async () => {
  const id = await ordered(article.book, 1);
  const { user, sent, settled } = await show(owner, `/office/orders/${id}`);
  await settled();
  const ask = async (does: string, reason: string) => {
    await user.click(await screen.findByRole('button', { name: does }));
    const asked = within(await screen.findByRole('alertdialog'));
    if (reason) await user.type(asked.getByLabelText(new RegExp(t('officeOrder.holdNote'))), reason);
    await user.click(asked.getByRole('button', { name: does }));
  };
  await ask(t('officeOrder.hold'), 'Ring');
  await screen.findByText(t('officeOrder.held.manual'));
  await ask(t('officeOrder.release'), '');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toMatchObject([{ Reason: 'Ring' }, { Reason: '' }]);
});

test('what waits for an article is dated by who may change orders, and read by others', async () => {
  await ordered(article.tray, 8);
  await addStaff(shop, 'finance@maker.example', 'finance');
  const finance = await logInToOfficeAs(shop, 'finance@maker.example');
  for (const [client, may] of [
    [owner, true],
    [finance, false],
  ] as const) {
    await show(client, `/office/articles/${article.tray}`);
    await screen.findAllByText(t('officeWaiting.noDate'), { exact: false });
    expect(screen.queryByLabelText(new RegExp(`^${t('officeWaiting.day')}`)) !== null).toBe(may);
  }
});
