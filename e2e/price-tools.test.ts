import { expect, test } from 'vitest';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import type { ShopBrowser, ShopPage } from './browser.ts';
import { problemsOf } from './customer.ts';
import { eachInBrowser } from './each-in-browser.ts';
import { goToOffice, openOffice, press } from './office.ts';

let browser: ShopBrowser;

eachInBrowser((opened) => {
  ({ browser } = opened);
});

const t = officeTextIn('sv');
const cellAt = (page: ShopPage, row: number, column: number) =>
  page.locator(`[data-row="${row}"][data-column="${column}"]`);

async function paste(page: ShopPage, row: number, column: number, text: string) {
  await cellAt(page, row, column).evaluate((field, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('the office edits and pastes prices in a grid, saves them, fills another list, and gives it to customers', async () => {
  const { page } = await openOffice(browser, { width: 1280, language: 'sv' });
  await goToOffice(page, '/office/price-lists/standard?show=grid&q=1010');
  await cellAt(page, 0, 0).click();
  await page.keyboard.type('81,50');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1.500');
  await page.keyboard.press('Tab');
  expect(await cellAt(page, 1, 0).getAttribute('aria-invalid')).toBe('true');
  await page
    .getByText(/1500.*1,5/)
    .first()
    .waitFor();
  await cellAt(page, 1, 0).focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => cellAt(page, 1, 0).getAttribute('aria-invalid')).toBeNull();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).not.toBe('');
  await page.keyboard.type('82');
  await paste(page, 2, 0, '83,25\t120\r\n84\t121,50\r\n');
  expect(await cellAt(page, 3, 1).inputValue()).toBe('121,50');
  await page.getByRole('button', { name: t('priceGrid.undo'), exact: true }).click();
  expect(await cellAt(page, 3, 1).inputValue()).not.toBe('121,50');
  await paste(page, 2, 0, '83,25\t120\r\n84\t121,50\r\n');
  expect(await press(page, t('priceGrid.save'))).toBe(200);
  await page.getByText(t('priceGrid.unsaved.other', { n: 6 })).waitFor({ state: 'hidden' });
  await page.reload();
  await cellAt(page, 3, 1).waitFor();
  expect(await Promise.all([0, 1, 2, 3].map((row) => cellAt(page, row, 0).inputValue()))).toEqual([
    '81,50',
    '82,00',
    '83,25',
    '84,00',
  ]);

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: t('priceCopy.open'), exact: true }).click();
  await dialog.getByLabel(t('priceLists.field.Code')).fill('KEDJA');
  await dialog.getByLabel(t('form.inSwedish', { label: t('priceLists.name') })).fill('Kedjor');
  expect(await press(page, t('general.save'))).toBe(200);
  await page.waitForURL('**/office/price-lists/KEDJA');

  await page.getByRole('button', { name: t('priceFill.open'), exact: true }).click();
  await dialog.getByLabel(t('priceFill.From')).selectOption('standard');
  await dialog.getByLabel(t('priceFill.Percent')).fill('80');
  await dialog.getByLabel(t('priceFill.Which')).selectOption('all');
  expect(await press(page, t('priceFill.look'))).toBe(200);
  await dialog.getByText(t('priceFill.cheaper')).waitFor();
  const filled = page.waitForResponse((response) => response.url().endsWith('/fill'));
  await dialog.getByRole('button', { name: /^Fyll \d/ }).click();
  expect((await filled).status()).toBe(200);
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: t('priceAssign.open'), exact: true }).click();
  await dialog.getByLabel(t('priceAssign.Numbers')).fill('1001\n1005\n4711');
  expect(await press(page, t('priceAssign.look'))).toBe(200);
  await dialog.getByText(t('priceAssign.otherCurrency', { own: 'NOK', currency: 'SEK' })).waitFor();
  expect(await press(page, t('priceAssign.go.one'))).toBe(200);
  await dialog.waitFor({ state: 'hidden' });
  expect(problemsOf(page)).toEqual([]);
  await page.close();
});
