import { expect, test } from 'vitest';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import type { ShopBrowser, ShopPage } from './browser.ts';
import { deskAndPhone, openAs, problemsOf, textsIn, untilForecast } from './customer.ts';
import { eachInBrowser } from './each-in-browser.ts';
import { goToOffice, openOffice, press } from './office.ts';

let browser: ShopBrowser;

eachInBrowser((opened) => {
  ({ browser } = opened);
});

const office = officeTextIn('sv');

/** Types into the last line of a list. */
async function type(desk: ShopPage, field: Parameters<typeof office>[0], value: string): Promise<void> {
  const cell = desk.getByLabel(new RegExp(`^${office(field)}, `)).last();
  if ((await cell.evaluate((control) => control.tagName)) === 'SELECT')
    await cell.selectOption({ label: value });
  else await cell.fill(value);
}

test('the office sets freight and a minimum by its screen, and corrects what is no amount', async () => {
  const { page: desk } = await openOffice(browser, { width: 390, language: 'sv' });
  await goToOffice(desk, '/office/freight');
  await desk.getByRole('button', { name: office('freight.add') }).click();
  await type(desk, 'freight.field.Fee', 'femton');
  await desk.getByRole('button', { name: office('general.save') }).click();
  await desk.locator('[aria-invalid="true"]').first().waitFor();
  await type(desk, 'freight.field.Fee', '95');
  await type(desk, 'freight.field.FreeFrom', '1 500,00');
  await desk.getByRole('button', { name: office('freight.addMinimum') }).click();
  await type(desk, 'freight.field.Amount', '1 000');
  expect(await press(desk, office('general.save'))).toBe(200);
  await desk.reload();
  // The demo has rules for Norway beside it.
  const free = `${office('freight.field.FreeFrom')}, PostNord Företagspaket, ${office('freight.allCountries')}, SEK`;
  await expect.poll(() => desk.getByLabel(free).inputValue()).toBe('1500,00');
  expect(problemsOf(desk)).toEqual([]);
  await desk.close();
});

test.each(deskAndPhone)(
  'at %i px in %s the buyer sees what is missing, what freight costs, and what it is free from',
  async (width, language) => {
    const t = textsIn(language);
    const page = await openAs(browser, '1001', { width, language });
    const words = (ore: number) => moneyInWords(ore, 'SEK', language);
    const put = (Quantity: number) =>
      page.request.post('/api/cartrows', { data: { Rows: [{ ArticleId: 1, Quantity }], Mode: 'replace' } });
    // An article of 79 kronor in packages of six.
    await put(12);
    await page.goto('/cart');
    await page.getByText(t('fees.toMinimum', { amount: words(100_000 - 94_800) })).waitFor();
    await page.locator('select[name="wayOfDeliveryId"]').selectOption({ index: 1 });
    await page.locator('select[name="partialDelivery"]').selectOption('yes');
    await untilForecast(page, t);
    const missing = t('fees.missing', { amount: words(100_000 - 94_800) });
    await page.getByRole('button', { name: missing }).click();
    await page.getByText(t('checkout.belowMinimum', { amount: words(100_000 - 94_800) })).waitFor();

    await put(18);
    await page.reload();
    await page.getByText(t('fees.toFreeFreight', { amount: words(150_000 - 142_200) })).waitFor();
    await expect.poll(() => page.locator('aside dl').innerText()).toContain(words(9_500));
    const total = words((142_200 + 9_500) * 1.25);
    await expect.poll(() => page.locator('aside dl').innerText()).toContain(total);
    await page.getByRole('button', { name: t('checkout.sendOrder') }).click();
    await page.getByRole('alertdialog').waitFor();
    await page.getByRole('alertdialog').getByRole('button').first().click();

    await put(24);
    await page.goto('/cart');
    await page.getByText(t('fees.hasFreeFreight')).waitFor();
    await page.goto('/orders');
    await page.getByRole('button', { name: /\d/ }).first().click();
    const fee = page.getByRole('row').filter({ hasText: 'FRAKT' });
    await fee.getByText(t('fees.freight'), { exact: true }).waitFor();
    expect(await fee.getByRole('checkbox').count()).toBe(0);
    expect(problemsOf(page, /409/)).toEqual([]);
    await page.close();
  },
);
