import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { openBrowser, type ShopBrowser, type ShopPage } from './browser.ts';
import { copyOfDemo, startIn, type BuiltShop } from './built-shop.ts';
import { openAs, orderCart, problemsOf, textsIn } from './customer.ts';
import { goToOffice, openOffice, press } from './office.ts';

const en = textsIn('en');
const article = 1;
const day = 86_400_000;
let dataDir: string;
let shop: BuiltShop;
let browser: ShopBrowser;
/** On a phone. */
let buyer: ShopPage;
let desk: ShopPage;
let t: OfficeT;
let order: string;
let pack: number;

beforeAll(async () => {
  dataDir = await copyOfDemo();
  await open();
});
afterAll(async () => {
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function open(env: Record<string, string> = {}): Promise<void> {
  shop = await startIn(dataDir, env);
  browser = await openBrowser(shop.url);
  ({ page: desk, t } = await openOffice(browser));
  buyer = await openAs(browser, '1001', { width: 390, language: 'en' });
}

async function close(): Promise<void> {
  await browser?.close();
  await shop?.stop();
}

type Stock = { QuantityAvailable: number; OrderedArticles: number; EstimatedDeliveryDate: string };

async function stock(stocked: Partial<Stock>): Promise<void> {
  await goToOffice(desk, `/office/articles/${article}`);
  for (const [name, value] of Object.entries(stocked))
    await desk.locator(`[name="${name}"]`).fill(String(value));
  expect(await press(desk, t('general.save'))).toBe(200);
}

async function send(pieces: number, parcels: string): Promise<void> {
  const { Status, Version } = await (await desk.request.get(`/api/office/orders/${order}`)).json();
  // Nobody can add to it any more.
  if (Status === 1)
    await desk.request.post(`/api/office/orders/${order}/processing`, { data: { Version, Mail: false } });
  await goToOffice(desk, `/office/orders/${order}`);
  await desk.getByLabel(new RegExp(t('officeOrder.sendNow'))).fill(String(pieces));
  await desk.getByRole('textbox', { name: t('officeOrder.carrier') }).fill(parcels);
  expect(await press(desk, t('officeOrder.deliver'))).toBe(200);
}

async function showOnPhone(path: string): Promise<void> {
  await buyer.goto(path);
  await buyer.locator('html[data-ready]').waitFor();
  await buyer.locator('main h1').first().waitFor();
  expect(await buyer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

async function mailNamed(name: string) {
  await expect.poll(() => shop.mails(name).length).toBe(1);
  return await PostalMime.parse(await readFile(shop.mails(name)[0]!));
}

test('a third of an order is in stock, and is sent in two parcels that the customer can follow', async () => {
  const { QuantityPerPackage } = await (await desk.request.get(`/api/office/articles/${article}`)).json();
  pack = QuantityPerPackage;
  await stock({ QuantityAvailable: pack, OrderedArticles: 2 * pack, EstimatedDeliveryDate: '2031-04-07' });
  const rows = { Rows: [{ ArticleId: article, Quantity: 3 * pack }], Mode: 'replace' };
  expect((await buyer.request.post('/api/cartrows', { data: rows })).status()).toBe(200);
  order = await orderCart(buyer, en);
  await send(pack, 'PKT111 PKT222');
  const { text } = await mailNamed(`order-${order}.consignment`);
  expect(text).toContain('PKT111');
  expect(text).toContain('PKT222');

  await showOnPhone(`/orders/${order}`);
  await buyer.getByText(`${pack} sent · ${2 * pack} to come, week 15 2031`).waitFor();
  for (const number of ['PKT111', 'PKT222'])
    await buyer.getByRole('link', { name: en('ownOrder.parcelWindow', { number }) }).waitFor();
});

test('the day moves: the customer sees it at once, and is told in the morning', async () => {
  await stock({ EstimatedDeliveryDate: '2031-05-12' });
  await showOnPhone('/waiting');
  const row = buyer.getByRole('row').filter({ hasText: order });
  await buyer.getByText('Expected week 20 2031').first().waitFor();
  await row.getByText('earlier week 15 2031').waitFor();
  expect(shop.mails('order-dates-')).toEqual([]);

  await close();
  const clock = pathToFileURL('e2e/shifted-clock.mjs').href;
  await open({ NODE_OPTIONS: `--import=${clock}`, CLOCK_SHIFT_MS: String(day) });
  const { text, to } = await mailNamed('order-dates-');
  expect(to?.length).toBe(1);
  // The customer is mailed in the language of the customer, not of who ordered.
  expect(text).toContain(`${2 * pack} st: v. 15 2031 → v. 20 2031`);
});

test('the rest comes and is sent; nothing is waited for any more', async () => {
  await stock({ QuantityAvailable: 5 * pack, OrderedArticles: 0, EstimatedDeliveryDate: '' });
  await send(2 * pack, 'PKT333');
  await showOnPhone(`/orders/${order}`);
  await buyer.getByText(`${3 * pack} sent`, { exact: true }).waitFor();
  await buyer.getByRole('link', { name: en('ownOrder.parcelWindow', { number: 'PKT333' }) }).waitFor();
  await showOnPhone('/orders');
  const row = buyer.getByRole('listitem').filter({ hasText: order });
  await row.getByText(en('orders.labelSent'), { exact: true }).waitFor();
  const { Rows } = await (await buyer.request.get('/api/waiting?page=1')).json();
  expect(Rows.filter(({ OrderId }: { OrderId: number }) => String(OrderId) === order)).toEqual([]);
  expect(problemsOf(buyer)).toEqual([]);
  expect(problemsOf(desk)).toEqual([]);
});
