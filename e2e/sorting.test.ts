import { expect, test } from 'vitest';
import type { ShopBrowser, ShopPage } from './browser.ts';
import { openAs, textsIn } from './customer.ts';
import { eachInBrowser } from './each-in-browser.ts';
import { focusedControl } from './focused-control.ts';
import { open, withoutPictures } from './public-pages.ts';

let browser: ShopBrowser;

eachInBrowser((opened) => {
  ({ browser } = opened);
});

const namesOn = (page: ShopPage) => page.locator('main li h2 a[href^="/article/"]').allInnerTexts();
/** Returns how many names there are, and the first that stands after one that it should stand before. */
function orderOf(names: readonly string[], language: string): [count: number, order: string] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const late = names.find((name, place) => place > 0 && compare(names[place - 1]!, name) > 0);
  return [names.length, late ?? 'in order'];
}

test('a visitor sorts by keyboard, and the address keeps the order', async () => {
  const t = textsIn('en');
  const page = await browser.newPage({ width: 390, language: 'en' });
  await withoutPictures(page);
  await open(page, '/products');
  const own = await namesOn(page);
  const choice = page.getByRole('combobox', { name: t('catalogue.sort') });
  expect(await choice.locator('option').allInnerTexts()).toEqual([
    t('catalogue.sort.own'),
    t('catalogue.sort.news'),
    t('catalogue.sort.name'),
    t('catalogue.sort.number'),
  ]);
  await choice.focus();
  await page.keyboard.type(t('catalogue.sort.name'));
  await page.waitForURL('**/products?sort=name');
  await page
    .getByRole('status')
    .filter({ hasText: t('catalogue.sorted', { order: t('catalogue.sort.name') }) })
    .waitFor();
  // The letters of the choice may pass through another order on their way.
  await expect.poll(async () => orderOf(await namesOn(page), 'en')).toEqual([own.length, 'in order']);
  const sorted = await namesOn(page);
  expect(sorted).not.toEqual(own);
  await expect
    .poll(() => focusedControl(page))
    .toMatchObject({ role: 'combobox', name: t('catalogue.sort') });

  await page.getByRole('link', { name: t('catalogue.showMore') }).click();
  await page.waitForURL('**/products?sort=name&page=2');
  await expect.poll(async () => orderOf(await namesOn(page), 'en')).toEqual([2 * own.length, 'in order']);
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
  await withoutPictures(page);
  await page.goto('/products?searchtext=mugg&colors=6');
  const choice = page.getByRole('combobox', { name: t('catalogue.sort') });
  await expect.poll(() => choice.locator('option').allInnerTexts()).toContain(t('catalogue.sort.price'));
  expect(await choice.locator('option').first().innerText()).toBe(t('catalogue.sort.best'));
  await choice.selectOption(t('catalogue.sort.price'));
  await page.waitForURL(/sort=price$/);
  const prices = async () =>
    (await page.locator('main li:has(h2 a)').allInnerTexts()).map((card) =>
      Number(/(\d+),(\d\d)\/St/.exec(card)?.slice(1).join('') ?? NaN),
    );
  await expect.poll(async () => (await prices()).some(Number.isNaN)).toBe(false);
  await expect
    .poll(async () => JSON.stringify(await prices()))
    .toBe(JSON.stringify([...(await prices())].sort((a, b) => a - b)));
  expect(new Set(await prices()).size).toBeGreaterThan(1);
  await page.getByRole('link', { name: `${t('general.remove')} Sjö` }).click();
  await page.waitForURL(/searchtext=mugg&sort=price$/);
  expect(page.problems()).toEqual([]);
  await page.close();
});
