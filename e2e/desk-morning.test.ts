import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type ShopBrowser } from './browser.ts';
import { startBuiltShop, type BuiltShop } from './built-shop.ts';
import { openAs, problemsOf } from './customer.ts';
import { handsOf } from './hands.ts';
import { openOffice } from './office.ts';

/** Orders of a morning, and the clicks and typing that they may take together. */
const ordered = 40;
const mostActs = 60;

const customers = ['1002', '1001'];
let shop: BuiltShop;
let browser: ShopBrowser;
let placed: number[] = [];

beforeAll(async () => {
  shop = await startBuiltShop();
  browser = await openBrowser(shop.url);
  placed = await placeOrders();
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

/** Orders of several customers in turn, of one to five articles that are in stock, in no order of theirs. */
async function placeOrders(): Promise<number[]> {
  const { page: office } = await openOffice(browser);
  const buyers = await Promise.all(
    customers.map((number) => openAs(browser, number, { width: 1280, language: 'sv' })),
  );
  const { Rows } = await (await office.request.get('/api/office/articles?take=200')).json();
  const inStock = (Rows as { Id: number; Active: boolean; QuantityAvailable: number }[]).filter(
    ({ Active, QuantityAvailable }) => Active && QuantityAvailable > 500,
  );
  expect(inStock.length).toBeGreaterThan(7);
  const numbers: number[] = [];
  for (let n = 0; n < ordered; n++) {
    const { request } = buyers[n % buyers.length]!;
    const rows = Array.from({ length: 1 + (n % 5) }, (_, k) => inStock[(n * 7 + k * 3) % inStock.length]!.Id);
    const put = await request.post('/api/cartrows', {
      data: { Rows: [...new Set(rows)].map((ArticleId) => ({ ArticleId, Quantity: 12 })), Mode: 'replace' },
    });
    expect(put.status(), await put.text()).toBe(200);
    const answer = await request.post('/api/Order', { data: { wayOfDeliveryId: 1, partialDelivery: true } });
    expect(answer.status(), await answer.text()).toBe(200);
    numbers.push((await answer.json()).OrderId);
  }
  await Promise.all([office, ...buyers].map((page) => page.close()));
  return numbers;
}

test('forty orders are printed, sent with their parcels and invoiced in at most sixty clicks', async () => {
  const { page, t } = await openOffice(browser, { width: 1280 });
  const hands = handsOf();
  const printed: string[] = [];
  page.context().on('page', (opened) => printed.push(opened.url()));
  await page.goto('/office');
  await hands.click(page.getByRole('link', { name: new RegExp(t('office.day.newOrders')) }));
  await hands.pick(page.getByLabel(t('officeOrders.can'), { exact: true }), {
    label: t('officeOrders.can.whole'),
  });
  await page.getByRole('link', { name: String(placed[0]) }).waitFor();
  await hands.click(page.getByRole('checkbox', { name: t('list.selectAll') }));

  await hands.click(page.getByRole('button', { name: t('picking.print') }));
  const window = page.getByRole('dialog');
  await hands.click(window.getByRole('radio', { name: new RegExp(t('picking.kind.both')) }));
  // Whoever begins with orders lets nobody add to them.
  await hands.click(window.getByRole('checkbox', { name: new RegExp(t('picking.start')) }));
  await hands.click(window.getByRole('button', { name: t('picking.go'), exact: true }));
  for (const kind of ['orders', 'slips'] as const)
    await window
      .getByRole('link', { name: t('picking.openOf', { what: t(`picking.kind.${kind}`) }) })
      .waitFor();
  await hands.click(window.getByRole('button', { name: t('general.close') }).last());

  await hands.click(page.getByRole('link', { name: t('sendMany.open'), exact: true }));
  await hands.click(page.getByText(t('sendMany.paste')));
  const shown = await page.getByRole('row').locator('th[scope="row"] a').allInnerTexts();
  expect(placed.filter((id) => !shown.includes(String(id)))).toEqual([]);
  // The carrier lists them in an order of its own, and has none of the demo's other orders.
  const lines = placed.map((id) => `${id};37072${id}`).toReversed();
  await hands.type(page.getByLabel(t('sendMany.pasteLabel')), lines.join('\n'));
  await hands.click(page.getByRole('button', { name: t('sendMany.fill'), exact: true }));
  await hands.click(page.getByRole('checkbox', { name: t('sendMany.invoice') }));
  const send = page.locator('form').getByRole('button', { name: new RegExp(`^${t('sendMany.open')} \\d+`) });
  const count = Number(/\d+/.exec(await send.innerText())?.[0]);
  await hands.click(send);
  const result = page.getByRole('status', { name: t('sendMany.result') });
  await result.getByText(t('sendMany.sent.other', { n: count })).waitFor();
  expect(
    await result.getByRole('link', { name: t('sendMany.invoiceOf', { number: '' }).trim() }).count(),
  ).toBe(count);
  expect(hands.acts()).toBeLessThanOrEqual(mostActs);

  for (const id of placed) {
    const { Status, Consignments } = await (await page.request.get(`/api/office/orders/${id}`)).json();
    expect([Status, Consignments.length, Consignments[0].CarrierNumber]).toEqual([5, 1, `37072${id}`]);
  }
  expect(problemsOf(page)).toEqual([]);
  await page.close();
});
