import { expect, test } from 'vitest';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import { recommendedLabel, stepLabel } from '#shop/articles/prices/more-price-labels.ts';
import { priceLabel } from '#shop/articles/prices/price-label.ts';
import type { ShopBrowser } from './browser.ts';
import { deskAndPhone, openAs, problemsOf, textsIn } from './customer.ts';
import { eachInBrowser } from './each-in-browser.ts';
import { goToOffice, openOffice, press } from './office.ts';

let browser: ShopBrowser;

eachInBrowser((opened) => {
  ({ browser } = opened);
});

const office = officeTextIn('sv');

test('the office sets volume prices and a recommended price, and is told what another one forbids', async () => {
  const { page: desk } = await openOffice(browser, { width: 390, language: 'sv' });
  await goToOffice(desk, '/office/price-lists/standard?q=10101');
  await desk
    .getByRole('button', { name: office('prices.changeNamed', { name: '10101' }) })
    .first()
    .click();
  await desk.getByLabel(office('prices.field.RecommendedPrice')).fill('199');
  expect(await press(desk, office('general.save'))).toBe(204);

  await goToOffice(desk, '/office/price-lists/standard');
  await desk.getByLabel(office('steps.show')).selectOption({ label: office('steps.title') });
  await desk.getByText(office('steps.none')).waitFor();
  const dialog = desk.getByRole('dialog');
  const add = async (quantity: string, price: string) => {
    await desk.getByRole('button', { name: office('steps.new') }).click();
    await dialog.getByLabel(office('articles.field.ArticleNumber')).fill('10101');
    await dialog.getByLabel(office('steps.field.Quantity')).fill(quantity);
    await dialog.getByLabel(office('prices.priceIn', { currency: 'SEK' })).fill(price);
    return await press(desk, office('general.save'));
  };
  expect(await add('20', '72,00')).toBe(200);
  await desk.getByText(office('steps.countsFrom', { count: 24 })).waitFor();
  expect(await add('96', '73')).toBe(400);
  await desk
    .getByText(office('officeProblem.dearerStep', { price: moneyInWords(7_200, 'SEK', 'sv'), count: 20 }))
    .waitFor();
  await dialog.getByLabel(office('prices.priceIn', { currency: 'SEK' })).fill('65,5');
  expect(await press(desk, office('general.save'))).toBe(200);
  await dialog.waitFor({ state: 'hidden' });
  expect(problemsOf(desk, /400/)).toEqual([]);
  await desk.close();
});

test.each(deskAndPhone)(
  'at %i px in %s the buyer sees what more pieces cost, and the row follows them at once',
  async (width, language) => {
    const t = textsIn(language);
    const page = await openAs(browser, '1001', { width, language });
    await page.goto('/article/1');
    const step = stepLabel({ Quantity: 24, Price: 72 }, t, language);
    await page.getByText(step).first().waitFor();
    await page.getByText(recommendedLabel(199, t, language)).waitFor();
    await page.request.post('/api/cartrows', {
      data: { Rows: [{ ArticleId: 1, Quantity: 12 }], Mode: 'replace' },
    });
    await page.goto('/cart');
    const row = page.locator('[data-article="1"]');
    const nextStep = (count: number, price: number) =>
      row.getByText(t('cart.nextStep', { count, price: priceLabel(price, t, language) }));
    await nextStep(12, 72).waitFor();
    // Nothing is answered yet.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/cartrow/*', async (route) => {
      await held;
      await route.continue();
    });
    await row.getByRole('button', { name: t('cart.addToStep', { count: 12 }) }).click();
    await nextStep(72, 65.5).waitFor();
    await expect.poll(() => row.innerText()).toContain(priceLabel(72, t, language));
    answer();
    await expect
      .poll(async () => (await (await page.request.get('/api/cart')).json()).Rows[0])
      .toMatchObject({ Quantity: 24, Price: 72, TotalAmount: 1728 });
    expect(problemsOf(page)).toEqual([]);
    await page.close();
  },
);

test('a visitor’s pages hold no step and no recommended price', async () => {
  const page = await browser.newPage({ width: 1280, language: 'sv' });
  for (const path of ['/article/1', '/products', '/page.json?path=/article/1']) {
    const html = await (await page.request.get(path)).text();
    expect(html).not.toMatch(/PriceSteps|RecommendedPrice|65[.,]50|199[.,]00/);
  }
  await page.close();
});
