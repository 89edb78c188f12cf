import { expect, test } from 'vitest';
import type { ShopBrowser } from './browser.ts';
import { deskAndPhone, orderCart, problemsOf, textsIn } from './customer.ts';
import { eachInBrowser } from './each-in-browser.ts';
import { goToOffice, openOffice } from './office.ts';

let browser: ShopBrowser;

eachInBrowser((opened) => {
  ({ browser } = opened);
});

test.each(deskAndPhone)(
  'at %i px in %s the owner orders as the test customer of an open shop, and ends it with all it did',
  async (width, language) => {
    const { page, t } = await openOffice(browser, { width, language, hasAnsweredCookies: true });
    const say = textsIn(language);
    const stock = async () => (await (await page.request.get('/api/products?take=30')).json()).Articles;
    await goToOffice(page, '/office');
    const before = await stock();
    await page.getByRole('button', { name: t('opening.test.enter') }).click();
    await page.waitForURL('**/products');
    const bar = page.getByRole('region', { name: say('login.yourAccount') });
    await bar.getByText(say('login.onBehalf', { number: 'TEST', name: t('opening.test.name') })).waitFor();
    await page
      .getByRole('button', { name: new RegExp(`^${say('article.addToCart')}`) })
      .first()
      .click();
    await page.getByText(say('card.added.other', { count: before[0].QuantityPerPackage })).waitFor();
    const number = await orderCart(page, say);
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: say('login.leave') }).click();
    await page.waitForURL('**/office');
    await goToOffice(page, '/office/orders');
    await page.getByRole('link', { name: number, exact: true }).waitFor();
    expect(await stock()).toEqual(before);

    await goToOffice(page, '/office');
    await page.getByRole('button', { name: t('opening.test.end') }).click();
    const asked = page.getByRole('alertdialog');
    await asked.getByRole('button', { name: t('opening.test.end') }).click();
    await page.getByText(t('opening.test.ended')).waitFor();
    await expect.poll(() => page.getByRole('button', { name: t('opening.test.end') }).count()).toBe(0);
    await goToOffice(page, '/office/orders');
    await page
      .getByRole('link', { name: /^\d{5}$/ })
      .first()
      .waitFor();
    expect(await page.getByRole('link', { name: number, exact: true }).count()).toBe(0);
    expect(problemsOf(page)).toEqual([]);
    await page.close();
  },
);
