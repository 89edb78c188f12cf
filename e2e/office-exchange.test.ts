import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type ShopBrowser, type ShopPage } from './browser.ts';
import { startBuiltShop, type BuiltShop } from './built-shop.ts';
import { problemsOf } from './customer.ts';
import { fillOfficeForm } from './office-forms.ts';
import { goToOffice, openOffice, press } from './office.ts';

let shop: BuiltShop;
let browser: ShopBrowser;
const folder = mkdtempSync(join(tmpdir(), 'hylla-exchange-'));
mkdirSync(join(folder, 'in'));

beforeAll(async () => {
  shop = await startBuiltShop({ env: { EXCHANGE_DIR: folder } });
  browser = await openBrowser(shop.url);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function firstArticle(page: ShopPage) {
  const { Articles } = await (await page.request.get('/api/products?take=1')).json();
  const [{ Id, ArticleNumber }] = Articles as [{ Id: number; ArticleNumber: string }];
  return { Id, ArticleNumber };
}

async function stockOf(id: number): Promise<number> {
  const answer = await fetch(`${shop.url}/api/article/${id}`);
  return ((await answer.json()) as { QuantityAvailable: number }).QuantityAvailable;
}

test('a file from the desk is tried, mended and taken in', async () => {
  const { page, t } = await openOffice(browser);
  const { Id, ArticleNumber } = await firstArticle(page);
  await goToOffice(page, '/office/exchange');
  await page.locator('select[name="kind"]').selectOption('stock');
  const choose = (text: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'lager.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: t('exchange.send.try') }).click();
  await page.getByText(t('exchange.send.noFile'), { exact: true }).waitFor();

  await choose(`Artnr;Disponibelt\r\n${ArticleNumber};77\r\nB-404;1\r\n`);
  expect(await press(page, t('exchange.send.try'))).toBe(200);
  await page.getByRole('cell', { name: 'är ingen artikel i shoppen' }).waitFor();
  expect(await page.getByRole('button', { name: t('exchange.send.go'), exact: true }).count()).toBe(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('exchange.run.csv') }).click();
  expect((await saved).suggestedFilename()).toBe('lager-fel.csv');
  await choose(`Artnr;Disponibelt\r\n${ArticleNumber};77\r\n`);
  expect(await press(page, t('exchange.send.try'))).toBe(200);
  await page.getByRole('heading', { name: t('exchange.send.would') }).waitFor();
  expect(await stockOf(Id)).not.toBe(77);
  expect(await press(page, t('exchange.send.go'))).toBe(200);
  await page.getByText(t('exchange.send.done', { file: 'lager.csv' })).waitFor();
  expect(await stockOf(Id)).toBe(77);

  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^Inläsning \d+$/ }).waitFor();
  await page.getByText('Karin Ahl').last().waitFor();
  expect(problemsOf(page)).toEqual([]);
  await page.close();
});

test("a maker's own list is read with the columns that somebody says, by keyboard on a phone", async () => {
  const { page, t } = await openOffice(browser, { width: 390 });
  await goToOffice(page, '/office/exchange');
  await page.locator('select[name="kind"]').selectOption('articles');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'prislista.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Prislista våren 2027;;;\nVår kod;Sortiment;Produkt;À\nNF-210;Brickor > Egna;Bricka;149,00 kr\nNF-211;;Fat;129:-\n;;Summa;278\n',
    ),
  });
  const column = (heading: string) =>
    page.getByLabel(t('exchange.columns.fieldOf', { heading }), { exact: true });
  await column('Vår kod').waitFor();
  await column('Vår kod').selectOption('article_no');
  await column('À').selectOption('article_no');
  await page.getByRole('button', { name: t('exchange.send.try') }).press('Enter');
  await expect.poll(() => column('À').evaluate((select) => select === document.activeElement)).toBe(true);
  await column('À').selectOption('price');
  await page.getByRole('button', { name: t('exchange.send.try') }).press('Enter');
  await page.getByText(t('exchange.columns.vat.missing')).waitFor();
  for (const name of [
    'exchange.columns.vat.in',
    'exchange.columns.makeGroups',
    'exchange.columns.fillDown',
  ] as const)
    await page.getByLabel(t(name)).press(' ');
  expect(await press(page, t('exchange.send.try'))).toBe(200);
  await page.getByText('119,20', { exact: true }).waitFor();
  expect(await press(page, t('exchange.send.go'))).toBe(200);
  await page.getByText(t('exchange.send.done', { file: 'prislista.csv' })).waitFor();
  expect(problemsOf(page)).toEqual([]);
  await page.close();
});

test('a program with a key brings files and fetches orders, until the key is revoked', async () => {
  const { page, t } = await openOffice(browser, { width: 390, language: 'en' });
  const { Id, ArticleNumber } = await firstArticle(page);
  await goToOffice(page, '/office/exchange/keys');
  await page.getByRole('button', { name: t('exchange.keys.new') }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('button', { name: t('exchange.keys.make') }).click();
  await window.getByText('This field is required').waitFor();
  await window.locator('input[name="Name"]').fill('Pyramid');
  // Nothing is preselected: each kind of file is a separate right.
  for (const right of ['exchange.out', 'exchange.in.stock'])
    await window.locator(`input[name="${right}"]`).check();
  expect(await press(page, t('exchange.keys.make'))).toBe(200);
  const key = await window.locator('code').innerText();
  await page.keyboard.press('Escape');
  await page.getByRole('rowheader', { name: `Pyramid (…${key.slice(-4)})` }).waitFor();

  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' };
  const send = (body: string) =>
    fetch(`${shop.url}/api/exchange/files/stock?fileName=pyramid.csv`, { method: 'POST', headers, body });
  const refused = await (await send('article_no;qty_available\nB-404;1\n')).json();
  expect(refused).toMatchObject({ Outcome: 'failed', Rejected: 1 });
  const taken = await (await send(`article_no;qty_available\n${ArticleNumber};78\n`)).json();
  expect(taken).toMatchObject({ Outcome: 'done', Changed: 1, Sender: 'Pyramid' });
  expect(await stockOf(Id)).toBe(78);
  const orders = await fetch(`${shop.url}/api/exchange/orders`, { headers });
  expect(((await orders.json()) as { Csv: string }).Csv).toContain('order_no;line_no;');

  await page.goto(`/office/exchange/runs/${(refused as { Id: number }).Id}`);
  await page.getByRole('cell', { name: 'is no article of the shop' }).waitFor();
  await page.getByText(t('exchange.run.nothingChanged')).waitFor();

  await page.goto('/office/exchange/keys');
  await page.getByRole('button', { name: t('exchange.keys.revokeNamed', { name: 'Pyramid' }) }).click();
  await page.getByRole('dialog').waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('exchange.keys.revoke'), exact: true })
    .click();
  await page.getByText(t('exchange.keys.revoked'), { exact: true }).waitFor();
  expect((await send('article_no;qty_available\n')).status).toBe(401);
  expect(problemsOf(page)).toEqual([]);
  await page.close();
});

test('a file in the folder is taken in and laid aside, and new orders lie there', async () => {
  const { page, t } = await openOffice(browser);
  const { Id, ArticleNumber } = await firstArticle(page);
  writeFileSync(join(folder, 'in', 'lager_1.csv'), `Artnr;Disponibelt\r\n${ArticleNumber};79\r\n`);
  writeFileSync(join(folder, 'in', 'lager_1.csv.ok'), '');
  const done = () =>
    readdirSync(join(folder, 'done'))
      .map((name) => name.replace(/^\d+_/, ''))
      .toSorted();
  await expect.poll(done).toEqual(['lager_1.csv', 'lager_1.csv.report.csv']);
  expect(await stockOf(Id)).toBe(79);
  await expect
    .poll(() => readdirSync(join(folder, 'out')))
    .toEqual([expect.stringMatching(/^orders_.+\.csv$/)]);
  await goToOffice(page, '/office/exchange?kind=stock');
  await page.getByRole('cell', { name: t('exchange.source.folder') }).waitFor();
  await page.close();
});

test('the start page leads to what waits, and one search by keyboard to a thing and to a screen', async () => {
  const { page, t } = await openOffice(browser);
  await goToOffice(page, '/office');
  const tasks = page.getByRole('link', { name: t('office.day.newOrders') });
  const count = Number(/\d+/.exec(await tasks.innerText())?.[0]);
  await tasks.click();
  await page
    .getByRole('link', { name: /^\d{5}$/ })
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^\d{5}$/ }).count()).toBe(count);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: t('office.search.label') });
  await expect.poll(() => field.evaluate((one) => one.matches(':focus'))).toBe(true);
  await field.pressSequentially('1001');
  await page
    .getByRole('option', { name: /^1001 / })
    .first()
    .waitFor();
  const searching = page.getByRole('status').filter({ hasText: t('general.loading') });
  // What was found for the first digits may still be shown.
  await expect.poll(() => searching.count()).toBe(0);
  for (let step = 0; step < 20; step++) {
    if (await page.getByRole('option', { name: /^1001 /, selected: true }).isVisible()) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(/office\/customers\/\d+$/);
  await page.getByRole('button', { name: t('office.search') }).click();
  await field.fill(t('settings.title'));
  await page.getByRole('option', { name: t('settings.title'), selected: true }).waitFor();
  await expect.poll(() => searching.count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/office/settings');
  expect(page.problems()).toEqual([]);
  await page.close();
});

test('on a phone all acts on an order are seen, in two rows at most, and its menu ends what was told', async () => {
  const { page, t } = await openOffice(browser, { width: 390 });
  await goToOffice(page, '/office/orders?state=1&held=no');
  await page
    .getByRole('link', { name: /^\d{5}$/ })
    .first()
    .click();
  await page.getByRole('button', { name: t('officeOrder.fillIn') }).click();
  const acts = page.locator('form').getByRole('button', {
    name: new RegExp(
      (['deliver', 'fillIn', 'saveRows', 'start', 'cancel'] as const)
        .map((act) => t(`officeOrder.${act}`))
        .join('|'),
    ),
  });
  const boxes = (await acts.all()).map((act) => act.boundingBox());
  const seen = (await Promise.all(boxes)).flatMap((box) => box ?? []);
  expect(seen.length).toBeGreaterThanOrEqual(4);
  expect(Math.max(...seen.map(({ x, width }) => x + width))).toBeLessThanOrEqual(390);
  expect(new Set(seen.map(({ y }) => Math.round(y))).size).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: t('officeOrder.start') }).click();
  const [number = ''] = /\d+$/.exec(new URL(page.url()).pathname) ?? [];
  const told = page.getByText(t('officeOrder.done', { number }));
  await told.waitFor();
  await page.getByRole('button', { name: t('office.menu') }).click();
  await told.waitFor({ state: 'detached' });
  expect(page.problems()).toEqual([]);
  await page.close();
});

// `test/screens/lost-session.test.ts` tries all of them without a browser.
test.for([
  ['plain', '/office/words/:code'],
  ['in a window', '/office/groups'],
  ['of rich text', '/office/web-texts/:code'],
] as const)(
  'a form that is %s, whose session is lost, asks for the log-in, keeps what was typed, and saves it',
  async ([, path]) => {
    const { page, t } = await openOffice(browser);
    const save = await fillOfficeForm(page, t, path);
    await page.context().clearCookies({ name: 'office' });
    await save.button.click();
    const window = page.getByRole('dialog', { name: t('staff.logIn.again') });
    await window.locator('[name="Password"]').fill('demo1234');
    await window.getByRole('button', { name: t('staff.logIn.submit') }).click();
    await save.shown();
    // The browser logs the requests and pictures that were refused meanwhile.
    expect(page.problems().filter((problem) => !/status of 40[14]/.test(problem))).toEqual([]);
    await page.close();
  },
);
