import { expect, test } from 'vitest';
import type { ShopBrowser, ShopPage } from './browser.ts';
import { openAs, textsIn } from './customer.ts';
import { eachInBrowser } from './each-in-browser.ts';
import { focusedControl } from './focused-control.ts';
import { open, withoutImages } from './public-pages.ts';

let browser: ShopBrowser;

eachInBrowser((opened) => {
  ({ browser } = opened);
});

const namesOn = (page: ShopPage) => page.locator('main li h2 a[href^="/article/"]').allInnerTexts();
const isInOrder = (names: readonly string[], language: string) =>
  names.every((name, at) => at === 0 || names[at - 1]!.localeCompare(name, language, { numeric: true }) <= 0);

/** Returns the names once there are so many and they are in order: another order may be passed on the way. */
async function namesInOrder(page: ShopPage, count: number): Promise<string[]> {
  await expect
    .poll(() => namesOn(page))
    .toSatisfy((names: string[]) => names.length === count && isInOrder(names, 'en'));
  return await namesOn(page);
}

test('a visitor sorts by keyboard, and the address keeps the order', async () => {
  const t = textsIn('en');
  const page = await browser.newPage({ width: 390, language: 'en' });
  await withoutImages(page);
  await open(page, '/products');
  const own = await namesOn(page);
  const choice = page.getByRole('combobox', { name: t('catalogue.sort') });
  await expect
    .poll(() => choice.locator('option').allInnerTexts())
    .toEqual([
      t('catalogue.sort.own'),
      t('catalogue.sort.news'),
      t('catalogue.sort.name'),
      t('catalogue.sort.number'),
    ]);
  await choice.focus();
  // It is told at once, before the articles have come, and for a few seconds.
  const told = page
    .getByRole('status')
    .filter({ hasText: t('catalogue.sorted', { order: t('catalogue.sort.name') }) })
    .waitFor();
  await page.keyboard.type(t('catalogue.sort.name'));
  await told;
  await page.waitForURL('**/products?sort=name');
  expect(isInOrder(own, 'en')).toBe(false);
  const sorted = await namesInOrder(page, own.length);
  await expect
    .poll(() => focusedControl(page))
    .toMatchObject({ role: 'combobox', name: t('catalogue.sort') });

  await page.getByRole('link', { name: t('catalogue.showMore') }).click();
  await page.waitForURL('**/products?sort=name&page=2');
  await namesInOrder(page, 2 * sorted.length);
  expect(page.problems()).toEqual([]);
  await page.close();

  // The server draws the same, and an order by price is the maker's own for who sees no prices.
  const still = await browser.newPage({ width: 390, language: 'en', javaScript: false });
  await still.goto('/products?sort=name');
  expect(await namesOn(still)).toEqual(sorted);
  await still.goto('/products?sort=price');
  expect(await namesOn(still)).toEqual(own);
  await still.close();
});

test('a customer sees the lowest price first, and takes the order along when a filter goes', async () => {
  const t = textsIn('sv');
  const page = await openAs(browser, '1001', { width: 1280, language: 'sv' });
  await withoutImages(page);
  await page.goto('/products?searchtext=mugg&colors=6');
  const choice = page.getByRole('combobox', { name: t('catalogue.sort') });
  await expect.poll(() => choice.locator('option').allInnerTexts()).toContain(t('catalogue.sort.price'));
  await expect.poll(() => choice.locator('option').first().innerText()).toBe(t('catalogue.sort.best'));
  await choice.selectOption(t('catalogue.sort.price'));
  await page.waitForURL(/sort=price$/);
  const prices = async () =>
    (await page.locator('main li:has(h2 a)').allInnerTexts()).map((card) =>
      Number(/(\d+),(\d\d)\/St/.exec(card)?.slice(1).join('') ?? NaN),
    );
  // A price that is not there yet is no number, and in order with none.
  await expect
    .poll(prices)
    .toSatisfy(
      (all: number[]) => new Set(all).size > 1 && all.every((price, at) => price >= (all[at - 1] ?? 0)),
    );
  await page.getByRole('link', { name: `${t('general.remove')} Sjö` }).click();
  await page.waitForURL(/searchtext=mugg&sort=price$/);
  expect(page.problems()).toEqual([]);
  await page.close();
});
