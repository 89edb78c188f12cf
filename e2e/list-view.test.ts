import { expect, test } from 'vitest';
import { logIn, type ShopBrowser, type ShopPage } from './browser.ts';
import { eachInBrowser } from './each-in-browser.ts';

let browser: ShopBrowser;

eachInBrowser((opened) => {
  ({ browser } = opened);
});

test.each([1280, 390])('at %i px a customer orders from lines with the keyboard alone', async (width) => {
  const page = await browser.newPage({ width });
  await logIn(page, width === 1280 ? '1001' : '1002');
  await page.addInitScript(() => {
    localStorage.setItem('dueInvoicesSeen', '1002');
    document.cookie = 'cookieAnswer=necessary; path=/';
  });
  await page.goto('/products/21');
  await page.getByRole('button', { name: 'Lista', exact: true }).click();
  const lines = page.locator('main table tbody tr');
  await lines.nth(20).getByText('/St').first().waitFor();
  await expect.poll(() => lines.first().innerText()).toMatch(/20101[^]*Mugg Måsvik[^]*69,00\/St/);

  const quantity = (line: number) => lines.nth(line).getByRole('textbox');
  await quantity(0).focus();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await lines.nth(0).getByText('Avrundat till hela förpackningar: 12 st').waitFor();
  await lines.nth(0).getByText('12 i varukorgen').waitFor();
  await expect.poll(() => quantity(1).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => quantity(1).inputValue()).toBe('12');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await lines.nth(1).getByText('120 st lades i varukorgen').waitFor();
  // The fourth line is sold out, so Enter on an empty third moves to the fifth.
  await page.keyboard.press('Enter');
  await expect.poll(() => quantity(4).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('några');
  await page.keyboard.press('Enter');
  await lines.nth(4).getByText('Skriv ett helt antal från 1 till 100 000.').waitFor();
  await expect.poll(() => cartOf(page)).toEqual([12, 120]);

  const glance = page.getByRole('complementary', { name: 'Varukorg' }).filter({ visible: true });
  await glance.getByText('7 428:-').waitFor();
  await expectNothingToCover(page);
  await page.reload();
  await lines.nth(0).getByText('12 i varukorgen').waitFor();
  expect(page.problems()).toEqual([]);

  await page.getByRole('button', { name: 'Kort' }).click();
  const card = page.locator('main li:has(a[href^="/article/"])').first();
  await card.getByText('12 i varukorgen').waitFor();

  // Customers have one page more than visitors.
  // The notice may be gone again when all pictures have loaded.
  await page.goto('/products?page=99', { waitUntil: 'commit' });
  await page.getByText('Sida 99 finns inte. Här är den sista, sida 5.').first().waitFor();
  await page.waitForURL('**/products?page=5');
  await card.getByText('/St').first().waitFor();
  await page.goto('/products/21');
  await page.request.delete('/api/login');
  await page.reload();
  await card.getByText('Mer information').waitFor();
  expect(await page.locator('main table').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Lista', exact: true }).count()).toBe(0);
  await page.close();
});

async function cartOf(page: ShopPage): Promise<number[]> {
  const cart = (await (await page.request.get('/api/cart')).json()) as { Rows: { Quantity: number }[] };
  return cart.Rows.map((row) => row.Quantity);
}

/** Tabs far down the lines, where the focused element must be fully visible. */
async function expectNothingToCover(page: ShopPage): Promise<void> {
  const isCovered = () =>
    page.evaluate(() => {
      const box = document.activeElement!.getBoundingClientRect();
      const found = document.elementFromPoint(box.x + box.width / 2, box.bottom - 4);
      return !found || !(document.activeElement!.contains(found) || found.contains(document.activeElement));
    });
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Tab');
    await expect.poll(isCovered).toBe(false);
  }
}
