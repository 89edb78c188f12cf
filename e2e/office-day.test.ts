import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { openBrowser, type ShopBrowser, type ShopPage } from './browser.ts';
import { startBuiltShop, type BuiltShop } from './built-shop.ts';
import { fillLogIn, openAs, problemsOf, textsIn, untilReady } from './customer.ts';
import { dropImage, goToOffice, openOffice, press } from './office.ts';

let shop: BuiltShop;
let browser: ShopBrowser;
/** The staff's page, open during the whole journey. */
let desk: ShopPage;
let t: OfficeT;
const en = textsIn('en');

/** The requests received by the business system's webhook. */
const got: { headers: IncomingMessage['headers']; body: string }[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    got.push({ headers: request.headers, body });
    response.writeHead(204).end();
  });
});
let secret = '';

beforeAll(async () => {
  shop = await startBuiltShop({ env: { WEBHOOKS_INSIDE: 'true' } });
  browser = await openBrowser(shop.url);
  ({ page: desk, t } = await openOffice(browser));
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  receiver.close();
});

/** Returns the mail with this name once it has been sent. */
async function mailNamed(name: string) {
  await expect.poll(() => shop.mails(name).length).toBe(1);
  return await PostalMime.parse(await readFile(shop.mails(name)[0] ?? ''));
}

async function outside(path: string): Promise<string> {
  return await (await fetch(`${shop.url}${path}`)).text();
}

let articlePage = '';

test('a new article, its picture dropped, is in the shop with the answer to the save', async () => {
  const groups = JSON.parse(await outside('/api/ProductGroups')) as {
    ProductGroupId: number;
    HasChildren: boolean;
  }[];
  const group = groups.find(({ HasChildren }) => !HasChildren)?.ProductGroupId ?? 0;
  await goToOffice(desk, '/office/articles');
  await desk.getByRole('link', { name: t('articles.new') }).click();
  const typed = {
    ArticleNumber: 'DAG-1',
    NameSV: 'Kanna Dagg',
    NameEN: 'Jug Dew',
    Price: '247,30',
    QuantityPerPackage: '6',
    QuantityAvailable: '48',
  };
  for (const [name, value] of Object.entries(typed)) await desk.locator(`[name="${name}"]`).fill(value);
  await desk.locator('[name="ProductGroupId"]').selectOption(String(group));
  await desk.getByLabel(t('articles.field.News'), { exact: true }).check();
  const place = desk.getByRole('group', { name: t('articles.field.ImageId'), exact: true }).last();
  await dropImage(desk, place, 'kanna.jpg', '#335577');
  await place.getByRole('button', { name: t('images.remove') }).waitFor();
  expect(await press(desk, t('form.create'))).toBe(200);
  // The article is found by the first request after the change, without a delay.
  const { Articles } = JSON.parse(await outside('/api/search?searchtext=DAG-1'));
  expect(Articles).toMatchObject([{ ArticleNumber: 'DAG-1', ArticleText: 'Kanna Dagg', News: true }]);
  articlePage = `/article/${Articles[0].Id}/kanna-dagg`;
  expect((await outside(`/products/${group}/x`)).includes('Kanna Dagg')).toBe(true);

  const visitor = await browser.newPage({ width: 390, language: 'en' });
  await visitor.goto(articlePage);
  await visitor.getByRole('heading', { level: 1, name: 'Jug Dew' }).waitFor();
  const image = visitor.locator(`main img[src*="/${Articles[0].ImageId}"]`).first();
  await expect
    .poll(() => image.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const leaked = /.{20}(?:247,30|247\.3|"(?:Regular)?Price":).{20}/.exec(await visitor.content());
  expect(leaked?.[0]).toBeUndefined();
  expect(problemsOf(visitor)).toEqual([]);
  await visitor.close();

  const customer = await openAs(browser, '1001', { width: 1280 });
  await customer.goto(articlePage);
  await customer.getByText('247,30/St').first().waitFor();
  await expect
    .poll(() => customer.locator('select[name="Quantity"] option').allInnerTexts())
    .toEqual(Array.from({ length: 10 }, (_, times) => String(6 * (times + 1))));
  expect(problemsOf(customer)).toEqual([]);
  await customer.close();
});

test('a business system is told by webhook from now on', async () => {
  await goToOffice(desk, '/office/exchange/webhooks');
  await desk.getByRole('button', { name: t('webhooks.new') }).click();
  const window = desk.getByRole('dialog');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hylla`;
  await window.locator('input[name="Url"]').fill(url);
  await window.locator('input[name="order.changed"]').check();
  await window.locator('input[name="invoice.created"]').check();
  expect(await press(desk, t('webhooks.make'))).toBe(200);
  secret = await window.locator('code').innerText();
  await window
    .getByRole('button', { name: t('general.close') })
    .last()
    .click();
  await desk.getByRole('rowheader', { name: url }).waitFor();
});

let customer: ShopPage;
let number = '';

test('an applicant is vetted, is welcomed by mail, chooses a password and logs in', async () => {
  customer = await browser.newPage({ width: 390, language: 'en' });
  await customer.goto('/application');
  await untilReady(customer);
  const form = {
    name: 'Nora Ny',
    company: 'The Corner Shop',
    email: 'nora@corner.example',
    identity: '556016-0680',
    telephone: '08-123 45 67',
    address: 'Storgatan 2',
    zipCodeAndCity: '114 18 Stockholm',
  };
  for (const [name, value] of Object.entries(form)) await customer.locator(`[name="${name}"]`).fill(value);
  await customer.getByRole('button', { name: en('application.submit') }).click();
  await customer.getByRole('heading', { name: en('application.thanksTitle') }).waitFor();

  await goToOffice(desk, '/office/applications');
  await desk.getByRole('link', { name: 'The Corner Shop' }).click();
  expect(await press(desk, t('applications.accept'))).toBe(200);
  await desk.waitForURL(/office\/customers\/\d+$/);
  number = await desk.locator('input[name="CustomerNumber"]').inputValue();

  const mail = await mailNamed('welcome-');
  expect(mail.to).toMatchObject([{ address: 'nora@corner.example' }]);
  expect(mail.text).toContain(number);
  const link = /https?:\S+reset=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
  await customer.goto(link);
  const forced = customer.getByRole('dialog', { name: en('forcedPassword.title') });
  await forced.locator('input[name="newPassword"]').fill('corner shop 7');
  await forced.locator('input[name="repeatNewPassword"]').fill('corner shop 7');
  await forced.getByRole('button', { name: en('forcedPassword.submit') }).click();
  await forced.waitFor({ state: 'hidden' });
  await customer.context().clearCookies({ name: 'session' });
  await customer.goto('/requirelogin?from=%2Forders');
  await fillLogIn(customer, en, number, 'corner shop 7');
  await customer.waitForURL('**/orders');
});

let order = '';

test('the first order is sent in parts, with a day for the rest; the customer sees it and is mailed', async () => {
  await customer.goto(articlePage);
  await customer.locator('select[name="Quantity"]').selectOption('12');
  await customer.getByRole('button', { name: new RegExp(`^${en('article.addToCart')}`) }).click();
  await customer.getByText(en('card.added.other', { count: 12 })).waitFor();
  await customer.goto('/cart');
  // A preview that the order overtakes is refused, and the browser tells that in its console.
  await customer.getByText(en('forecast.estimate')).first().waitFor();
  await customer.locator('select[name="wayOfDeliveryId"]').selectOption({ index: 1 });
  await customer.locator('select[name="partialDelivery"]').selectOption('yes');
  await customer.locator('aside [aria-busy="false"]').waitFor();
  await customer.getByRole('button', { name: en('checkout.sendOrder') }).click();
  const thanks = customer.getByRole('alertdialog');
  order = /\d+/.exec(await thanks.getByText(/\d{2,}/).innerText())?.[0] ?? '';
  await thanks.getByRole('button').first().click();

  await goToOffice(desk, '/office/orders');
  await desk.getByRole('link', { name: order, exact: true }).click();
  await desk.getByRole('button', { name: t('officeOrder.deliver') }).waitFor();
  // The office reads articles in Swedish, whatever the language of the order.
  const at = (what: string) => desk.getByLabel(t('officeOrder.of', { what, article: 'DAG-1 Kanna Dagg' }));
  await at(t('officeOrder.sendNow')).fill('13');
  await desk.getByRole('button', { name: t('officeOrder.deliver') }).click();
  await desk.getByText(t('officeOrder.atMost', { count: 12 })).waitFor();
  await expect
    .poll(() => at(t('officeOrder.sendNow')).evaluate((field) => field.matches(':focus')))
    .toBe(true);
  await at(t('officeOrder.sendNow')).fill('');
  // Nobody is to be mailed that it was taken in hand.
  const mail = desk.getByRole('checkbox', { name: t('officeOrder.mail') });
  await mail.uncheck();
  expect(await press(desk, t('officeOrder.start'))).toBe(200);
  await desk.getByRole('button', { name: t('officeOrder.start') }).waitFor({ state: 'detached' });
  await mail.check();
  await at(t('officeOrder.sendNow')).fill('6');
  await at(t('officeOrder.expected')).fill('2031-05-12');
  await desk.getByRole('textbox', { name: t('officeOrder.carrier') }).fill('SE123');
  expect(await press(desk, t('officeOrder.deliver'))).toBe(200);
  await desk.getByText(/6 st, SE123/).waitFor();

  const first = await mailNamed(`order-${order}.consignment`);
  expect(first.to).toMatchObject([{ address: 'nora@corner.example' }]);
  expect(first.text).toMatch(/DAG-1 Jug Dew: 6 pcs\n[\s\S]*DAG-1 Jug Dew: 6 pcs, expected 2031-05-12/);
  await customer.goto('/orders');
  const row = customer.getByRole('listitem').filter({ hasText: order });
  await row.getByText(en('orders.labelBackorder')).waitFor();
  await row.getByRole('button', { name: en('orders.showRowsOf', { number: order }) }).click();
  await row.getByText('6 sent · 6 to come, week 20 2031').waitFor();
  await expect.poll(() => row.getByRole('link').first().getAttribute('href')).toContain('SE123');

  await desk.getByRole('button', { name: t('officeOrder.fillIn') }).click();
  expect(await press(desk, t('officeOrder.deliver'))).toBe(200);
  await desk.getByText(t('officeOrder.noNumber')).waitFor();
  await expect.poll(() => shop.mails(`order-${order}.consignment`).length).toBe(2);
  // Mails go out in the order in which they are queued.
  expect(shop.mails(`order-${order}.processing`)).toEqual([]);
  await customer.reload();
  await row.getByText(en('orders.labelSent'), { exact: true }).waitFor();
});

test('what was sent is invoiced; the customer opens the PDF, pays, and sees it as paid', async () => {
  await desk.getByRole('button', { name: t('officeInvoice.invoiceSent') }).click();
  const asking = desk.getByRole('alertdialog', { name: t('officeInvoice.draft.title') });
  await asking.getByText('nora@corner.example').waitFor();
  await asking.getByText(/3[\u00a0 ,]709/).waitFor();
  expect(await press(desk, t('officeInvoice.draft.goMail'))).toBe(200);
  const link = desk.locator('a[href^="/office/invoices/"]').last();
  const invoice = await link.innerText();
  const mail = await mailNamed(`invoice-${invoice}.first`);
  expect(mail.to).toMatchObject([{ address: 'nora@corner.example' }]);

  await customer.goto('/invoices');
  const row = customer.getByRole('row').filter({ hasText: invoice });
  await row.getByText(en('invoices.unpaid')).waitFor();
  // Twelve at 247.30, and 25 % VAT.
  await row.getByText('3,709.50').first().waitFor();
  const href = await row.getByRole('link').getAttribute('href');
  const pdf = await customer.request.get(href ?? '');
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect((await fetch(`${shop.url}${href}`)).status).toBe(401);

  await link.click();
  expect(await press(desk, t('officeInvoice.pay'))).toBe(200);
  await desk.getByText(t('officeInvoice.state.paid'), { exact: true }).first().waitFor();
  await customer.reload();
  await row.getByText(/^Paid/).first().waitFor();
  await customer.goto('/orders');
  const sent = customer.getByRole('listitem').filter({ hasText: order });
  await sent.getByText(en('orders.labelSent'), { exact: true }).waitFor();
  expect(problemsOf(customer)).toEqual([]);
  expect(problemsOf(desk)).toEqual([]);
});

test('the business system was told of it all, in order and signed', async () => {
  const told = () => got.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  await expect.poll(told).toEqual([
    'order.placed',
    // It is taken in hand, then sent in two parts.
    ...Array.from({ length: 3 }, () => 'order.changed'),
    'invoice.created',
    'order.changed',
  ]);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  for (const { headers, body } of got) {
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const signature = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  }
  expect(JSON.parse(got[0]?.body ?? '')).toMatchObject({
    data: { OrderId: Number(order), CustomerNumber: number },
  });
  // The page is read once, and a message is marked as sent a moment after it was received.
  await expect
    .poll(async () => {
      const answer = await desk.request.get('/api/office/exchange/webhook-messages?state=sent');
      return (await answer.json()).Rows.length;
    })
    .toBe(6);
  await goToOffice(desk, '/office/exchange/webhooks');
  await expect.poll(() => desk.getByRole('cell', { name: t('webhooks.state.sent') }).count()).toBe(6);
});
