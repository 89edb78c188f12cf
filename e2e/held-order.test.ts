import { readFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { openBrowser, type ShopBrowser, type ShopPage } from './browser.ts';
import { startBuiltShop, type BuiltShop } from './built-shop.ts';
import { openAs, orderCart, problemsOf, textsIn, untilForecast, untilReady } from './customer.ts';
import { goToOffice, openOffice, press } from './office.ts';

const sv = textsIn('sv');
const en = textsIn('en');
let shop: BuiltShop;
let browser: ShopBrowser;
/** The customer's administrator, at a desk. */
let admin: ShopPage;
/** Who was invited to order, on a phone. */
let buyer: ShopPage;
/** The maker's staff. */
let desk: ShopPage;
let t: OfficeT;

beforeAll(async () => {
  shop = await startBuiltShop();
  browser = await openBrowser(shop.url);
  ({ page: desk, t } = await openOffice(browser));
  admin = await openAs(browser, '1001', { width: 1280, language: 'sv' });
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

/** Returns the link of a mail with this name: one is to each administrator and to the customer's address. */
async function mailedLink(name: string): Promise<string> {
  await expect.poll(() => shop.mails(name).length).toBeGreaterThan(0);
  const { text } = await PostalMime.parse(await readFile(shop.mails(name)[0] ?? ''));
  return /https?:\S+/.exec(text ?? '')?.[0] ?? '';
}

const put = (page: ShopPage, Quantity: number) =>
  page.request.post('/api/cartrows', { data: { Rows: [{ ArticleId: 1, Quantity }], Mode: 'replace' } });

test('an administrator invites a buyer with a limit, who chooses a password by the mailed link', async () => {
  await admin.goto('/people');
  await admin.getByRole('button', { name: sv('people.invite') }).click();
  const window = admin.getByRole('dialog');
  await window.getByLabel(sv('people.name'), { exact: true }).fill('Bo Beställare');
  await window.getByLabel(sv('people.email'), { exact: true }).fill('bo@butik.example');
  await window.locator('[name="OrderLimit"]').fill('tusen');
  await window.getByRole('button', { name: sv('people.inviteSubmit') }).click();
  await window.getByText(sv('people.limitWrong')).waitFor();
  await window.locator('[name="OrderLimit"]').fill('1 000');
  await window.getByRole('button', { name: sv('people.inviteSubmit') }).click();
  await window.waitFor({ state: 'hidden' });
  await admin
    .getByRole('row')
    .filter({ hasText: 'Bo Beställare' })
    .getByText(/1[\s ]000/)
    .waitFor();

  buyer = await browser.newPage({ width: 390, language: 'en', hasAnsweredCookies: true });
  await buyer.goto(await mailedLink('invite-'));
  const forced = buyer.getByRole('dialog', { name: en('forcedPassword.title') });
  await forced.locator('input[name="newPassword"]').fill('bo ordnar hyllan 7');
  await forced.locator('input[name="repeatNewPassword"]').fill('bo ordnar hyllan 7');
  await forced.getByRole('button', { name: en('forcedPassword.submit') }).click();
  await forced.waitFor({ state: 'hidden' });
});

let invoiced = '';

test('the customer owes for an order, and gets a limit that the next one does not fit', async () => {
  await put(admin, 30);
  const first = await orderCart(admin, sv);
  await goToOffice(desk, `/office/orders/${first}`);
  expect(await press(desk, t('officeOrder.start'))).toBe(200);
  await desk.getByRole('button', { name: t('officeOrder.fillIn') }).click();
  expect(await press(desk, t('officeOrder.deliver'))).toBe(200);
  await desk.getByRole('button', { name: t('officeInvoice.invoiceSent') }).click();
  expect(await press(desk, t('officeInvoice.draft.goMail'))).toBe(200);
  invoiced = await desk.locator('a[href^="/office/invoices/"]').last().innerText();

  const read = async (path: string) => await (await desk.request.get(`/api/office/${path}`)).json();
  const { CustomerId, TotalAmount } = await read(`orders/${first}`);
  const { Exposure } = await read(`customers/${CustomerId}/credit`);
  // What is owed now and half of an order of the same sum.
  await goToOffice(desk, `/office/customers/${CustomerId}`);
  await desk.locator('[name="CreditLimit"]').fill(String(Math.round(Exposure + TotalAmount / 2)));
  expect(await press(desk, t('credit.save'))).toBe(200);
  await goToOffice(desk, '/office/settings/payment');
  await desk.locator('[name="CreditHold"]').selectOption('true');
  await desk.getByRole('button', { name: t('general.save') }).click();
  await desk.getByRole('alertdialog', { name: t('credit.trial.title') }).waitFor();
  expect(await press(desk, t('credit.trial.yes'))).toBe(200);
});

test('over the own limit the buyer asks for approval, with nothing ordered yet', async () => {
  expect((await put(buyer, 30)).status()).toBe(200);
  await buyer.goto('/cart');
  await untilForecast(buyer, en);
  await buyer.locator('select[name="wayOfDeliveryId"]').selectOption({ index: 1 });
  await buyer.locator('select[name="partialDelivery"]').selectOption('yes');
  await buyer.locator('aside [aria-busy="false"]').waitFor();
  await buyer.getByRole('button', { name: en('checkout.askApproval') }).click();
  await buyer.getByRole('heading', { name: en('checkout.askedTitle') }).waitFor();
  await buyer.getByRole('link', { name: en('checkout.seeRequest') }).click();
  await buyer.getByText(en('approvals.state.waiting')).waitFor();
});

let order = '';

test('the administrator approves from the mail; the order is placed and held by the credit', async () => {
  await admin.goto(await mailedLink('.asked.'));
  await admin.getByRole('button', { name: /^Godkänn och beställ för Bo Beställare/ }).click();
  await admin.getByText(sv('approvals.state.approved'), { exact: true }).first().waitFor();
  const link = admin.locator('main a[href^="/orders"]').first();
  order = /\d+/.exec(await link.innerText())?.[0] ?? '';
  await buyer.goto('/orders');
  const row = buyer.getByRole('listitem').filter({ hasText: order });
  await row.getByText(en('orders.held')).waitFor();
  await goToOffice(desk, `/office/orders/${order}`);
  await desk.getByText(t('officeOrder.held.creditLimit')).first().waitFor();
  await desk.getByText('Bo Beställare').first().waitFor();
  expect(await desk.getByRole('button', { name: t('officeOrder.deliver') }).count()).toBe(0);
});

test('when the invoice is paid the order is released by itself, and is sent', async () => {
  await goToOffice(desk, `/office/invoices/${invoiced}`);
  expect(await press(desk, t('officeInvoice.pay'))).toBe(200);
  await desk.getByText(t('officeInvoice.state.paid'), { exact: true }).first().waitFor();
  await goToOffice(desk, `/office/orders/${order}`);
  expect(await press(desk, t('officeOrder.start'))).toBe(200);
  await desk.getByRole('button', { name: t('officeOrder.fillIn') }).click();
  expect(await press(desk, t('officeOrder.deliver'))).toBe(200);
  await buyer.goto('/orders');
  await untilReady(buyer);
  const row = buyer.getByRole('listitem').filter({ hasText: order });
  await row.getByText(en('orders.labelSent'), { exact: true }).waitFor();
  for (const page of [admin, buyer, desk]) expect(problemsOf(page)).toEqual([]);
});
