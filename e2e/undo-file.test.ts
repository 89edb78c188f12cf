import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type ShopBrowser, type ShopPage } from './browser.ts';
import { startBuiltShop, type BuiltShop } from './built-shop.ts';
import { goToOffice, openOffice, press } from './office.ts';

let shop: BuiltShop;
let browser: ShopBrowser;

beforeAll(async () => {
  shop = await startBuiltShop();
  browser = await openBrowser(shop.url);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

async function choose(page: ShopPage, name: string, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\r\n'));
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

test('a slip in a price is seen in the trial, told in the record, and undone', async () => {
  const { page, t } = await openOffice(browser);
  const { Rows } = await (await page.request.get('/api/office/articles?take=2&state=active&lacks=')).json();
  const [slip, other] = Rows as { Id: number; ArticleNumber: string; Price: number }[];
  const priceOf = async () =>
    (await (await page.request.get(`/api/office/articles/${slip!.Id}`)).json()).Price;
  await goToOffice(page, '/office/exchange');
  await choose(page, 'priser.csv', [
    'Artnr;Utpris',
    `${slip!.ArticleNumber};${slip!.Price * 100}`,
    `${other!.ArticleNumber};${(other!.Price * 1.05).toFixed(2).replace('.', ',')}`,
  ]);
  expect(await press(page, t('exchange.send.try'))).toBe(200);
  await page.getByText(t('exchange.trial.jump.one')).waitFor();
  await page.getByText(t('exchange.trial.jump.mark'), { exact: true }).waitFor();
  expect(await press(page, t('exchange.send.go'))).toBe(200);
  await page.getByRole('link', { name: t('exchange.send.see') }).click();
  await page.getByRole('heading', { name: t('exchange.run.changes') }).waitFor();
  await page.getByRole('table').getByText(slip!.ArticleNumber, { exact: true }).waitFor();
  expect(await priceOf()).toBe(slip!.Price * 100);
  // The question tells what is given back.
  expect(await press(page, t('exchange.run.undo'))).toBe(200);
  const question = page.getByRole('alertdialog');
  await question.getByText(t('exchange.run.undo.other', { n: 2 })).waitFor();
  await question.getByRole('button', { name: t('exchange.run.undo') }).click();
  await page.getByText(t('articles.bulk.undone.other', { n: 2 })).waitFor();
  expect(await priceOf()).toBe(slip!.Price);
  await goToOffice(page, `/office/articles/${slip!.Id}`);
  await page.getByRole('link', { name: /^i inläsning \d+$/ }).waitFor();
  expect(page.problems()).toEqual([]);
});
