import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import type { T } from '#shop/texts/text.ts';
import type { ShopBrowser, ShopPage } from './browser.ts';
import { eachInBrowser } from './each-in-browser.ts';
import { deskAndPhone, fillLogIn, loseSession, openAs, problemsOf, textsIn } from './customer.ts';
import { focusedControl } from './focused-control.ts';

let browser: ShopBrowser;

eachInBrowser((opened) => {
  ({ browser } = opened);
});

const message = 'Märk lådan: Höst & jul';
const nextYear = new Date().getFullYear() + 1;

test.each(deskAndPhone)(
  'at %i px in %s steps are packages, and mistakes are told at their fields',
  async (width, language) => {
    const t = textsIn(language);
    const page = await openAs(browser, '1004', { width, language });
    await page.goto('/cart');
    await page.getByText(t('cart.empty')).waitFor();
    const { ArticleText } = await add(page, 1, 6, language);
    await page.reload();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: ArticleText }) });
    const quantityNow = (count: number) => t('cart.quantityNow.other', { article: ArticleText, count });
    const minus = row.getByRole('button', { name: t('cart.minus', { article: ArticleText }) });
    await expect.poll(() => minus.getAttribute('aria-disabled')).toBe('true');
    await minus.click({ force: true });
    await row.getByRole('button', { name: t('cart.plus', { article: ArticleText }) }).click();
    await expect.poll(() => quantities(page)).toEqual([12]);
    const said = page.getByRole('status').filter({ hasText: ArticleText });
    await expect.poll(() => said.allInnerTexts()).toEqual([quantityNow(12)]);
    // A change that the server refuses must not be announced as done.
    await page.route('**/api/cartrow/*', (route) => route.abort(), { times: 1 });
    await minus.click();
    await page.getByText(t('cart.changeFailed', { article: ArticleText })).waitFor();
    await expect.poll(() => quantities(page)).toEqual([12]);
    expect(await page.getByText(quantityNow(6), { exact: true }).count()).toBe(0);
    await minus.click();
    await expect.poll(() => said.allInnerTexts()).toContain(quantityNow(6));
    expect(await quantities(page)).toEqual([6]);

    await row.getByRole('button', { name: t('cart.remove', { article: ArticleText }) }).click();
    await page.getByRole('button', { name: t('cart.undo') }).press('Enter');
    await expect.poll(() => focusedControl(page)).toMatchObject({ role: 'link', name: ArticleText });
    await expect.poll(() => quantities(page)).toEqual([6]);

    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('main :is(button, input, select):visible').count()).toBe(0);
    await expect.poll(() => row.getByText('6', { exact: true }).first().isVisible()).toBe(true);
    await page.emulateMedia({ media: null });

    // A quantity that cannot be is refused at its field, and says how a row goes.
    const quantity = row.locator('input[name="Quantity"]');
    await quantity.fill('0');
    await quantity.press('Enter');
    await expect
      .poll(() => focusedControl(page))
      .toMatchObject({
        role: 'textbox',
        name: t('article.quantityOf', { article: ArticleText }),
        description: t('cart.atLeastOnePackage'),
        isInvalid: true,
      });
    await quantity.press('Escape');
    await expect.poll(() => focusedControl(page)).toMatchObject({ isInvalid: false, value: '6' });

    await page.getByRole('button', { name: t('checkout.sendOrder') }).click();
    const required = language === 'sv' ? 'Detta fält krävs' : 'This field is required';
    await expect.poll(() => page.getByText(required, { exact: true }).count()).toBe(2);
    // The list of mistakes has the focus, and leads to each of them.
    await expect
      .poll(() => focusedControl(page))
      .toMatchObject({
        role: 'group',
        name: t('field.errorsInForm.other', { count: 2 }),
      });
    for (const [line, name] of [
      [0, 'checkout.wayOfDelivery'],
      [1, 'checkout.partialDelivery'],
    ] as const) {
      await page.locator('[data-error-summary] button').nth(line).press('Enter');
      await expect
        .poll(() => focusedControl(page))
        .toMatchObject({
          role: 'combobox',
          name: t(name),
          description: required,
          isInvalid: true,
        });
    }
    await page.locator('input[name="purchaseOrderNumber"]').focus();
    await expect
      .poll(() => focusedControl(page))
      .toMatchObject({
        description: t('checkout.purchaseOrderHint'),
        isInvalid: false,
      });
    await page.locator('select[name="wayOfDeliveryId"]').selectOption({ index: 1 });
    await page.locator('select[name="partialDelivery"]').selectOption('yes');
    // The week is a forecast, which may fail and be asked again without losing what was chosen.
    await page.route('**/api/checkoutpreview', (route) => route.abort());
    await page.locator('input[name="deliveryWeekString"]').fill(`${nextYear}-W40`);
    const form = page.locator('form').filter({ has: page.locator('select[name="partialDelivery"]') });
    await form.getByText(t('forecast.failed')).waitFor();
    await page.unroute('**/api/checkoutpreview');
    await form.getByRole('button', { name: t('general.tryAgain') }).click();
    await form.getByText(t('forecast.estimate')).waitFor();
    await form.getByText(`${t('general.yes')}:`).click();
    await form.getByRole('listitem').filter({ hasText: ArticleText }).first().waitFor();
    const choose = t('forecast.choose', { week: '' });
    await form.getByRole('button', { name: new RegExp(`^${choose}`) }).press('Enter');
    const chosen = t('forecast.chosen', { week: '' });
    // The page as a whole contains the sentence too.
    const focused = () =>
      page.evaluate(() => document.activeElement?.matches('p') && document.activeElement.textContent);
    await expect.poll(focused).toContain(chosen);
    expect(await page.locator('input[name="deliveryWeekString"]').inputValue()).not.toContain('W40');
    expect(await page.locator('select[name="partialDelivery"]').inputValue()).toBe('yes');
    await page.locator('input[name="deliveryWeekString"]').fill(`${nextYear - 2}-W05`);
    await page.getByRole('button', { name: t('checkout.sendOrder') }).click();
    await page.getByText(t('checkout.pastWeek')).first().waitFor();
    // A German company with a VAT number pays no Swedish VAT.
    await expect.poll(() => page.locator('main').innerText()).toMatch(/Moms\s+0,00\skr|VAT\s+SEK\s0\.00/);
    expect(problemsOf(page, /ERR_FAILED/)).toEqual([]);
    // Last, since a preview that is asked for meanwhile is refused for an empty cart.
    await page.request.delete(`/api/cartrow/${(await cart(page)).Rows[0]?.Id}`);
    await page.close();
  },
);

test.each(deskAndPhone)(
  'at %i px in %s a session that ends and a line that breaks lose nothing and double nothing',
  async (width, language) => {
    const t = textsIn(language);
    const page = await openAs(browser, '1001', { width, language });
    await add(page, 5, 6, language);
    await page.goto('/cart');
    await fillCheckout(page);
    const address = page.locator('select[name="deliveryAddressId"]');
    await address.selectOption({ index: 2 });
    const chosen = await address.inputValue();

    await loseSession(page);
    const send = page.getByRole('button', { name: t('checkout.sendOrder') });
    await send.click();
    await page.waitForURL('**/requirelogin?from=%2Fcart');
    // The message appears once, in the form.
    await page.getByText(t('login.sessionExpiredCart')).waitFor();
    await fillLogIn(page, t, '1001');
    await page.waitForURL('**/cart');
    await send.waitFor();
    expect(await page.locator('textarea[name="orderInfoText"]').inputValue()).toBe(message);
    expect(await page.locator('input[name="deliveryWeekString"]').inputValue()).toBe(`${nextYear}-W05`);
    expect(await address.inputValue()).toBe(chosen);
    expect(await page.locator('select[name="partialDelivery"]').inputValue()).toBe('yes');

    const before = await orderCount(page);
    await untilPreviewed(page, t);
    // The order arrives, but its answer is lost.
    await page.route('**/api/Order', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send.click();
    await page.getByText(t('checkout.noAnswer')).first().waitFor();
    await page.unroute('**/api/Order');
    await send.dblclick();
    const alert = page.getByRole('alertdialog');
    await alert.getByText(new RegExp(`${t('checkout.thankYou')} \\d+`)).waitFor();
    // The window begins at its title, and closes to the heading of the receipt.
    await expect
      .poll(() => focusedControl(page))
      .toMatchObject({ role: 'heading', name: t('checkout.alertTitle') });
    await page.keyboard.press('Escape');
    await page.waitForURL(/\?order=\d+$/);
    const [number] = /\d+/.exec(new URL(page.url()).search) ?? [];
    await expect
      .poll(() => focusedControl(page))
      .toMatchObject({ role: 'heading', name: t('receipt.title', { number: number ?? '' }) });
    await expect.poll(() => page.locator('h1').count()).toBe(1);
    await page.getByText(t('cart.empty')).waitFor();
    await expect.poll(() => orderCount(page)).toBe(before + 1);
    expect(problemsOf(page, /status of 401/, /ERR_FAILED/)).toEqual([]);
    await page.close();
  },
);

test.each(deskAndPhone)(
  'at %i px in %s a cart that changed meanwhile is looked through before it is ordered',
  async (width, language) => {
    const t = textsIn(language);
    const page = await openAs(browser, '1002', { width, language });
    await page.addInitScript(() => localStorage.setItem('dueInvoicesSeen', '1002'));
    const mug = await add(page, 1, 6, language);
    await page.goto('/cart');
    await page.getByRole('link', { name: mug.ArticleText }).waitFor();
    await fillCheckout(page);
    // Another device of the same customer changes the cart.
    const [row] = (await cart(page)).Rows;
    const other = await openAs(browser, '1002', {});
    const tray = await add(other, 5, 6, language);
    const before = await orderCount(other);

    const send = page.getByRole('button', { name: t('checkout.sendOrder') });
    await send.click();
    await page.getByText(t('checkout.cartChanged')).first().waitFor();
    await page.getByText(t('checkout.difference.added', { article: tray.ArticleText })).waitFor();
    await page.getByRole('link', { name: tray.ArticleText }).waitFor();
    expect(await orderCount(other)).toBe(before);
    await page.getByRole('button', { name: t('checkout.seeRows') }).click();

    // A row removed elsewhere disappears with a message.
    await other.request.delete(`/api/cartrow/${row?.Id}`);
    await page.getByRole('button', { name: t('cart.plus', { article: mug.ArticleText }) }).click();
    await page
      .getByText(t('cart.rowGone', { article: mug.ArticleText }))
      .first()
      .waitFor();
    await page.getByRole('link', { name: mug.ArticleText }).waitFor({ state: 'detached' });

    // What was typed as a quantity and is none holds up the order, which would have the quantity from before.
    const quantityOf = (article: string) => page.getByLabel(t('article.quantityOf', { article }));
    for (const wrong of ['12,5', 'abc', '0', '']) {
      await quantityOf(tray.ArticleText).fill(wrong);
      await send.click();
      await expect
        .poll(() => focusedControl(page))
        .toMatchObject({ name: t('article.quantityOf', { article: tray.ArticleText }), isInvalid: true });
    }
    expect(await orderCount(other)).toBe(before);
    await page.keyboard.press('Escape');

    // Nor is what the very press rounded to whole packages ordered before anybody has read it.
    await quantityOf(tray.ArticleText).fill('13');
    await send.click();
    await expect
      .poll(() => focusedControl(page))
      .toMatchObject({ name: t('article.quantityOf', { article: tray.ArticleText }), isInvalid: false });
    await page
      .getByText(t('cart.addedRounded', { count: 18 }))
      .first()
      .waitFor();
    expect(await orderCount(other)).toBe(before);

    // Nor is an order sent with the quantity from before when the change could not be saved.
    await expect.poll(() => quantities(other)).toEqual([18]);
    await page.route('**/api/cartrow/*', (route) => route.abort(), { times: 1 });
    await quantityOf(tray.ArticleText).fill('60');
    await send.click();
    // The refusal before this one is told in the same words.
    await page
      .getByText(t('cart.changeFailed', { article: tray.ArticleText }))
      .first()
      .waitFor();
    await page.getByText(t('checkout.cartChanged')).first().waitFor();
    expect(await orderCount(other)).toBe(before);

    // What was removed from this order is not offered to the next.
    await add(other, 1, 6, language);
    await page.reload();
    await page.getByRole('button', { name: t('cart.remove', { article: mug.ArticleText }) }).click();
    await page.getByRole('button', { name: t('cart.undo') }).waitFor();
    await send.click();
    await page.getByRole('alertdialog').waitFor();
    await expect.poll(() => page.getByRole('button', { name: t('cart.undo') }).count()).toBe(0);
    await expect.poll(() => orderCount(other)).toBe(before + 1);

    // What was forgotten is added to the order while it is open.
    await add(other, 1, 6, language);
    await page.goto('/orders');
    const { Orders } = await (await other.request.get('/api/orders')).json();
    const number: number = Orders[0].Id;
    await page.getByRole('link', { name: t('addition.addToNumber', { number }) }).click();
    await page.getByText(t('addition.asInOrder')).waitFor();
    expect(await page.locator('select[name="wayOfDeliveryId"]').count()).toBe(0);
    // Of an order that was picked meanwhile nothing is asked that nobody has seen.
    const late = { type: '/problems/too-late', title: 'Too late', status: 409, detail: 'Too late.' };
    await page.route(/\/api\/Order(\?|$)/, (route) => route.fulfill({ status: 409, json: late }), {
      times: 1,
    });
    const addition = page.getByRole('radio', { name: new RegExp(` ${number}\\b`) });
    await page.getByRole('button', { name: t('addition.send') }).click();
    await page.getByRole('alert').getByText('Too late.').waitFor();
    await page.locator('select[name="partialDelivery"]').waitFor();
    expect(await page.locator('[aria-invalid]').count()).toBe(0);
    await addition.check();
    await page.getByRole('button', { name: t('addition.send') }).click();
    await page
      .getByRole('alertdialog')
      .getByText(t('addition.added.one', { n: 1, number }))
      .waitFor();
    await expect.poll(() => orderCount(other)).toBe(before + 1);
    expect(problemsOf(page, /status of 40[49]/, /ERR_FAILED/)).toEqual([]);
    await other.close();
    await page.close();
  },
);

test('where the browser has no week input, and on iPhones, year and week are chosen', async () => {
  const t = textsIn('en');
  const page = await openAs(browser, '1001', { width: 390, language: 'en' });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' }),
  );
  await add(page, 5, 6, 'en');
  await page.goto('/cart');
  const year = page.locator('select[name="deliveryYear"]');
  const week = page.locator('select[name="deliveryWeekNumber"]');
  await untilPreviewed(page, t);
  await page.locator('select[name="wayOfDeliveryId"]').selectOption({ index: 1 });
  await page.locator('select[name="partialDelivery"]').selectOption('no');
  await year.selectOption(String(nextYear));
  await page.getByRole('button', { name: t('checkout.sendOrder') }).click();
  await page.getByText(t('checkout.weekMissing')).first().waitFor();
  // A preview that the order overtakes is given up: the server would refuse it for the cart that has been ordered.
  let overtake = () => {};
  const isOvertaken = new Promise<void>((done) => (overtake = done));
  const isPreview = (request: Request) => request.url().includes('/api/checkoutpreview');
  await page.route('**/api/checkoutpreview*', async (route) => {
    await isOvertaken;
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(isPreview);
  const ended = Promise.race([
    page.waitForEvent('requestfailed', isPreview),
    page.waitForEvent('requestfinished', isPreview),
  ]);
  await page.route(/\/api\/Order(\?|$)/, async (route) => {
    const response = await route.fetch();
    overtake();
    await ended;
    await route.fulfill({ response });
  });
  await week.selectOption('5');
  await asked;
  await page.getByRole('button', { name: t('checkout.sendOrder') }).click();
  await page.getByRole('alertdialog').waitFor();
  expect(problemsOf(page)).toEqual([]);
  await page.close();
});

test('on a phone an article is added from the bar at its foot, and by a number that is typed', async () => {
  const t = textsIn('sv');
  const page = await openAs(browser, '1004', { width: 390 });
  const before = (await quantities(page)).length;
  await page.goto('/article/5');
  const bar = page.locator('[data-article-bar]');
  const form = page
    .locator('main form')
    .filter({ has: page.locator('[name="Quantity"]') })
    .first();
  await form.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await bar.waitFor({ state: 'hidden' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await bar.waitFor();
  await bar.getByRole('button', { name: t('article.addToCart') }).click();
  // The submitted form is out of view, so the result is also shown as a notice.
  await expect.poll(() => page.getByText(t('card.added.other', { count: 6 })).count()).toBe(2);
  expect((await quantities(page)).slice(before)).toEqual([6]);

  await form.locator('select').selectOption('60');
  await form.getByRole('button', { name: t('cart.moreThan', { count: 60 }) }).click();
  // The content is selected, so that typing replaces it.
  await page.keyboard.type('noll');
  await page.keyboard.press('Enter');
  await form.getByText(t('cart.notAQuantity')).waitFor();
  await form.locator('input[name="Quantity"]').fill('65');
  await page.keyboard.press('Enter');
  await form.getByText(t('cart.addedRounded', { count: 66 })).waitFor();
  expect((await quantities(page)).slice(before)).toEqual([72]);
  expect(problemsOf(page)).toEqual([]);
  await page.close();
});

/** A preview that the order overtakes is refused, and the browser tells that in its console. */
async function untilPreviewed(page: ShopPage, t: T): Promise<void> {
  await page.getByText(t('forecast.estimate')).first().waitFor();
  await page.locator('aside [aria-busy="false"]').waitFor();
}

async function fillCheckout(page: ShopPage): Promise<void> {
  await page.locator('select[name="wayOfDeliveryId"]').selectOption({ index: 1 });
  await page.locator('select[name="partialDelivery"]').selectOption('yes');
  await page.locator('input[name="deliveryWeekString"]').fill(`${nextYear}-W05`);
  await page.locator('textarea[name="orderInfoText"]').fill(message);
}

async function add(page: ShopPage, ArticleId: number, Quantity: number, language: string) {
  const answer = await page.request.post('/api/cartrow', { data: { ArticleId, Quantity, QuickAdd: false } });
  expect(answer.ok()).toBe(true);
  const article = await page.request.get(`/api/article/${ArticleId}?languageCode=${language}`);
  return (await article.json()) as { ArticleText: string };
}

async function cart(page: ShopPage): Promise<{ Rows: { Id: number; Quantity: number }[] }> {
  return (await (await page.request.get('/api/cart')).json()) as { Rows: { Id: number; Quantity: number }[] };
}

async function quantities(page: ShopPage): Promise<number[]> {
  return (await cart(page)).Rows.map((row) => row.Quantity);
}

async function orderCount(page: ShopPage): Promise<number> {
  const answer = await page.request.get('/api/orders?take=1');
  return ((await answer.json()) as { TotalCount: number }).TotalCount;
}
