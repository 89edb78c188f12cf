import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { T } from '#shop/texts/text.ts';
import { writeBarcodeFilm } from '../scripts/barcode-film.mjs';
import { openBrowser, type ShopBrowser, type ShopPage } from './browser.ts';
import { startBuiltShop, type BuiltShop } from './built-shop.ts';
import { countClicks, deskAndPhone, openAs, problemsOf, textsIn, untilReady } from './customer.ts';

type CartRow = { ArticleId: number; Quantity: number };

let shop: BuiltShop;
let browser: ShopBrowser;
let known: { id: number; number: string; ean: string; pack: number }[];
const folder = mkdtempSync(join(tmpdir(), 'quick-order-'));

beforeAll(async () => {
  shop = await startBuiltShop();
  browser = await openBrowser(shop.url);
  const page = await openAs(browser, '1001', {});
  known = await articlesToOrder(page);
  await page.close();
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  [1280, 'sv', 'paste'],
  [390, 'en', 'file'],
] as const)(
  'at %i px in %s 25 numbers of a %s are in the cart after three clicks',
  async (width, language, way) => {
    const t = textsIn(language);
    const page = await openAs(browser, '1001', { width, language });
    await page.goto('/cart');
    // Before that the link would load another document, which counts nothing.
    await untilReady(page);
    const clicks = await countClicks(page);
    const wanted = known.slice(0, 25);
    const list = wanted.map(({ number, pack }) => `${number}\t${pack}`).join('\n');

    await page
      .locator('main')
      .getByRole('link', { name: t('quickOrder.title') })
      .click();
    await page.getByRole('heading', { name: t('quickOrder.paste') }).waitFor();
    if (way === 'paste') {
      await page.getByLabel(t('quickOrder.pasteLabel')).click();
      await paste(page, list);
    } else {
      const file = {
        name: 'lista.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(list.replaceAll('\t', ';')),
      };
      const choosing = page.waitForEvent('filechooser');
      await page.getByLabel(t('quickOrder.uploadLabel')).click();
      await (await choosing).setFiles([file]);
    }
    await addAll(page, language === 'sv' ? /^Lägg 25 rader i varukorgen · / : /^Add 25 lines/);
    await page
      .getByText(t('rows.added.other', { count: 25 }))
      .first()
      .waitFor();
    expect(await clicks()).toBe(3);
    const cart = (await (await page.request.get('/api/cart')).json()) as {
      Rows: { ArticleNumber: string }[];
    };
    expect(cart.Rows.map(({ ArticleNumber }) => ArticleNumber)).toEqual(
      expect.arrayContaining(wanted.map(({ number }) => number)),
    );
    await emptyCart(page);
    if (way === 'file') await saveOwnNumberOfFile(page, t);
    expect(problemsOf(page)).toEqual([]);
    await page.close();
  },
);

/** What can be taken of a file is offered, also when another of its rows is refused. */
async function saveOwnNumberOfFile(page: ShopPage, t: T): Promise<void> {
  await page.goto('/quickorder/numbers');
  const rows = `own_article_no;article_no\nKASSA-1;${known[0]!.number}\nKASSA-2;QQQ\n`;
  await page
    .getByLabel(t('ownNumbers.fileLabel'))
    .setInputFiles({ name: 'nummer.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await page.getByText(/KASSA-2|QQQ/).waitFor();
  await page.getByRole('button', { name: t('ownNumbers.fileSave.one', { count: 1 }) }).click();
  await page
    .getByText(t('ownNumbers.fileSaved.one', { count: 1 }))
    .first()
    .waitFor();
  await page.getByText(t('quickOrder.noFile')).waitFor();
}

test('at 390 px in en an order of twelve rows is ordered again after three clicks', async () => {
  const t = textsIn('en');
  const page = await openAs(browser, '1001', { width: 390, language: 'en' });
  const rows = known.slice(0, 12).map(({ id, pack }) => ({ ArticleId: id, Quantity: pack }));
  await page.request.post('/api/cartrows', { data: { Rows: rows, Mode: 'add' } });
  const order = { wayOfDeliveryId: 1, partialDelivery: true };
  expect((await page.request.post('/api/Order', { data: order })).status()).toBe(200);

  await page.goto('/orders');
  const clicks = await countClicks(page);
  await page.locator('main li [aria-expanded=false]').first().click();
  await page.getByRole('button', { name: t('reorder.order'), exact: true }).click();
  await addAll(page, /^Add 12 lines/);
  await page
    .getByText(t('rows.added.other', { count: 12 }))
    .first()
    .waitFor();
  expect(await clicks()).toBe(3);
  const cart = (await (await page.request.get('/api/cart')).json()) as { Rows: { ArticleId: number }[] };
  expect(cart.Rows.map(({ ArticleId }) => ArticleId)).toEqual(
    expect.arrayContaining(known.slice(0, 12).map(({ id }) => id)),
  );
  await emptyCart(page);
  expect(problemsOf(page)).toEqual([]);
  await page.close();
});

test('by keyboard alone lines are typed, chosen, moved between, removed, brought back, corrected and added', async () => {
  const t = textsIn('sv');
  const page = await openAs(browser, '1001', {});
  await page.goto('/quickorder');
  const [first, second] = known;
  const number = (line: number) => page.getByLabel(t('quickOrder.numberOfLine', { line }));
  const quantity = (line: number) => page.getByLabel(t('quickOrder.quantityOfLine', { line }));
  await number(1).focus();
  await page.keyboard.type(first!.number);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(t('quickOrder.quantityOfLine', { line: 1 }));
  await page.keyboard.type(`${first!.pack}`);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(t('quickOrder.numberOfLine', { line: 2 }));
  await page.keyboard.type('QQQ');
  await page.getByText(t('quickOrder.nothingFound')).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page.keyboard.type(`${second!.number}`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.keyboard.type(`${second!.pack}`);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => focused(page)).toBe(t('quickOrder.quantityOfLine', { line: 2 }));
  await page.keyboard.press('Alt+Backspace');
  await expect.poll(() => number(2).inputValue()).toBe(second!.number);
  // What is removed can be brought back while the notice stands.
  await page.getByRole('button', { name: t('cart.undo') }).press('Enter');
  await expect.poll(() => number(2).inputValue()).toBe('QQQ');
  await page.getByText(t('verdict.unknown')).waitFor();

  await page.reload();
  await expect.poll(() => number(2).inputValue()).toBe('QQQ');
  await page.getByText(t('rows.notAdded.one', { count: 1 })).waitFor();
  // A quantity that could not be validated is validated first, and never the one before it added.
  const tryAgain = page.getByRole('button', { name: t('general.tryAgain') });
  await page.route('**/api/quickorder/preview', (route) => route.abort());
  await quantity(1).fill(`${first!.pack * 2}`);
  await tryAgain.waitFor();
  await page.unroute('**/api/quickorder/preview');
  await page.keyboard.press('Control+Enter');
  await tryAgain.waitFor({ state: 'detached' });
  await page.locator('button[data-add]:not([aria-busy])').waitFor();
  await page.keyboard.press('Control+Enter');
  await page
    .getByText(t('rows.added.other', { count: 2 }))
    .first()
    .waitFor();
  const { Rows } = (await (await page.request.get('/api/cart')).json()) as { Rows: CartRow[] };
  expect(Rows.find(({ ArticleId }) => ArticleId === first!.id)?.Quantity).toBe(first!.pack * 2);
  await expect.poll(() => number(1).inputValue()).toBe('QQQ');

  await page.getByRole('button', { name: t('quickOrder.review.one', { count: 1 }) }).press('Enter');
  await expect.poll(() => focused(page)).toBe(t('rows.otherNumber'));
  await page.keyboard.type(known[2]!.number);
  await page.keyboard.press('Enter');
  await page.locator('[data-group=stopped]').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toMatch(/^Lägg 1 rad /);
  await page.keyboard.press('Control+Enter');
  await page
    .getByText(t('rows.added.one', { count: 1 }))
    .first()
    .waitFor();
  // The keys of the preview work once the focus is in it again.
  await expect.poll(() => focused(page)).toBe(t('cart.goTo'));
  await page.keyboard.press('Escape');
  await expect.poll(() => number(1).inputValue()).toBe('');
  await emptyCart(page);
  expect(problemsOf(page, /quickorder\/preview/)).toEqual([]);
  await page.close();
});

test.each(deskAndPhone)(
  'at %i px in %s a list of two shops is asked about, read anew and added',
  async (width, language) => {
    const t = textsIn(language);
    const page = await openAs(browser, '1001', { width, language });
    await page.goto('/quickorder');
    const [first, second] = known;
    const shops = language === 'sv' ? 'Artnr;Butik Solna;Butik Täby' : 'Article no;Shop A;Shop B';
    const rows = [`${first!.number};${first!.pack};${first!.pack}`, `${second!.number};;${second!.pack}`];
    await page.getByLabel(t('quickOrder.pasteLabel')).click();
    const list = [shops, ...rows].join('\n');
    await paste(page, list);
    const question = page.getByRole('group', { name: t('quickOrder.whichColumn') });
    await question.waitFor();
    await page.reload();
    const field = page.getByLabel(t('quickOrder.pasteLabel'));
    await expect.poll(() => field.inputValue()).toBe(list);
    await field.press('Control+Enter');
    await question.waitFor();
    const names = shops.split(';');
    await expect.poll(() => focused(page)).toContain(names[1]);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByText(t('quickOrder.columnsRead', { columns: names[1]! })).waitFor();
    await page.locator('button[data-add]').waitFor();
    await expect.poll(() => page.locator('button[data-add]').innerText()).toMatch(/ 1 /);
    await page.getByRole('button', { name: t('quickOrder.changeColumns') }).press('Enter');
    await page.getByRole('button', { name: t('quickOrder.addUp') }).press('Enter');
    await page.getByText(t('quickOrder.columnsRead', { columns: `${names[1]} + ${names[2]}` })).waitFor();
    await expect.poll(() => page.locator('button[data-add]').innerText()).toMatch(/ 2 /);
    await expect.poll(() => page.getByRole('heading', { level: 2, name: t('rows.caption') }).count()).toBe(1);

    await expect.poll(() => focused(page)).toMatch(/^(?:Lägg|Add) 2 /);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe(t('quickOrder.numberOfLine', { line: 1 }));
    await expect.poll(() => field.inputValue()).toBe('');
    await page.locator('button[data-add]:not([aria-busy])').waitFor();
    await page.keyboard.press('Control+Enter');
    await page
      .getByText(t('rows.added.other', { count: 2 }))
      .first()
      .waitFor();
    const { Rows } = (await (await page.request.get('/api/cart')).json()) as { Rows: CartRow[] };
    expect(Rows.find(({ ArticleId }) => ArticleId === first!.id)?.Quantity).toBe(2 * first!.pack);
    await emptyCart(page);
    expect(problemsOf(page)).toEqual([]);
    await page.close();
  },
);

test('in the preview Control and Enter add, and nothing is left of an empty list', async () => {
  const t = textsIn('sv');
  const page = await openAs(browser, '1001', {});
  await page.goto('/quickorder');
  await page.getByLabel(t('quickOrder.pasteLabel')).click();
  await paste(
    page,
    known
      .slice(0, 2)
      .map(({ number, pack }) => `${number}\t${pack}`)
      .join('\n'),
  );
  await page.getByRole('table', { name: t('rows.caption') }).waitFor();
  await expect.poll(() => focused(page)).toMatch(/^Lägg 2 rader /);
  await page.keyboard.press('Control+Enter');
  await page
    .getByText(t('rows.added.other', { count: 2 }))
    .first()
    .waitFor();
  await page.getByRole('table').waitFor({ state: 'detached' });
  expect(await page.getByText(t('rows.count.other', { count: 0 })).count()).toBe(0);
  await emptyCart(page);
  expect(problemsOf(page)).toEqual([]);
  await page.close();
});

test('a press that comes before the line is looked up is kept, and a refused file says why in view', async () => {
  const t = textsIn('sv');
  const page = await openAs(browser, '1001', {});
  await page.goto('/quickorder');
  const number = page.getByLabel(t('quickOrder.numberOfLine', { line: 1 }));
  const quantity = page.getByLabel(t('quickOrder.quantityOfLine', { line: 1 }));
  await page.getByText(t('quickOrder.examples')).waitFor();
  for (const label of [t('quickOrder.pasteLabel'), t('quickOrder.uploadLabel')]) {
    const box = await page.getByLabel(label).boundingBox();
    expect(box!.y + box!.height, label).toBeLessThan(900);
  }
  await number.fill('zzz-9');
  await page.locator('ol[aria-busy=false]').waitFor();
  expect(await page.getByText(t('rows.notAdded.one', { count: 1 })).count()).toBe(0);
  await quantity.fill('0');
  await page.getByText(t('rows.notAdded.one', { count: 1 })).waitFor();
  await number.fill(known[0]!.number);
  await page.keyboard.press('Escape');
  await quantity.focus();
  await expect.poll(() => quantity.getAttribute('aria-invalid')).toBe('true');
  await page.route('**/api/quickorder/preview', async (route) => {
    await new Promise((done) => setTimeout(done, 600));
    await route.continue();
  });
  await quantity.fill(`${known[0]!.pack}`);
  await page.keyboard.press('Control+Enter');
  await page
    .getByText(t('rows.added.one', { count: 1 }))
    .first()
    .waitFor();
  const file = { name: 'order.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.getByLabel(t('quickOrder.uploadLabel')).setInputFiles([file]);
  const refused = page
    .locator('section', { has: page.getByLabel(t('quickOrder.uploadLabel')) })
    .getByText(/fel slag/);
  await refused.waitFor();
  await expect.poll(async () => (await refused.boundingBox())!.y).toBeLessThan(900);
  await emptyCart(page);
  expect(problemsOf(page, /quickorder\/file/)).toEqual([]);
  await page.close();
});

test('an article that was chosen for a line stays chosen while the other lines are corrected', async () => {
  const t = textsIn('sv');
  const page = await openAs(browser, '1001', {});
  await page.goto('/quickorder');
  const number = (line: number) => page.getByLabel(t('quickOrder.numberOfLine', { line }));
  const line = (place: number) => page.getByRole('listitem', { name: t('rows.lineNumber', { line: place }) });
  await number(1).fill('kottestig skog');
  await page.getByLabel(t('quickOrder.quantityOfLine', { line: 1 })).fill('6');
  await number(2).fill('zzz-9');
  await line(1)
    .getByRole('list', { name: t('rows.candidates', { number: 'kottestig skog' }) })
    .getByRole('button')
    .first()
    .click();
  await expect.poll(() => line(1).getAttribute('data-state')).not.toBe('stopped');
  await page.getByRole('button', { name: t('quickOrder.review.one', { count: 1 }) }).click();
  await page.getByLabel(t('rows.otherNumber')).fill(known[2]!.number);
  await page.keyboard.press('Enter');
  await page.locator('[data-group=stopped]').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: t('quickOrder.backToLines') }).click();
  await expect.poll(() => number(2).inputValue()).toBe(known[2]!.number);

  // Also when a list is pasted after it, and a line of that is corrected.
  await page.getByLabel(t('quickOrder.pasteLabel')).click();
  await paste(page, `${known[3]!.number}\t${known[3]!.pack}\nzzz-9\t${known[4]!.pack}`);
  await page.getByLabel(t('rows.otherNumber')).fill(known[4]!.number);
  await page.keyboard.press('Enter');
  await page.locator('[data-group=stopped]').waitFor({ state: 'detached' });
  await addAll(page, /^Lägg 4 rader i varukorgen · /);
  await page
    .getByText(t('rows.added.other', { count: 4 }))
    .first()
    .waitFor();
  await emptyCart(page);
  expect(problemsOf(page)).toEqual([]);
  await page.close();
});

test.each([844, 500])('on a phone %i px high the field one types in stays above the bar', async (height) => {
  const t = textsIn('sv');
  const page = await openAs(browser, '1001', { width: 390, height });
  await page.goto('/quickorder');
  await page.getByLabel(t('quickOrder.numberOfLine', { line: 1 })).focus();
  for (let line = 1; line <= 12; line += 1) {
    // What is said of a line pushes down what follows: articles to choose from more than that it is none.
    await page.keyboard.type([known[line]!.number, 'kottestig skog', 'zzz-9'][line % 3]!);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect.poll(() => isCovered(page), { message: `quantity of line ${line}` }).toBe(false);
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect.poll(() => isCovered(page), { message: `number of line ${line + 1}` }).toBe(false);
    await page.locator(`ol > li:nth-child(${line})[data-state]`).waitFor();
    await page.locator('ol[aria-busy=false]').waitFor();
    await expect
      .poll(() => isCovered(page), { message: `number of line ${line + 1}, validated` })
      .toBe(false);
  }
  expect(problemsOf(page)).toEqual([]);
  await page.close();
});

test('two windows show the same lines, and neither overwrites what was typed in the other', async () => {
  const t = textsIn('sv');
  const page = await openAs(browser, '1001', {});
  const other = await page.context().newPage();
  const number = (of: Page, line: number) => of.getByLabel(t('quickOrder.numberOfLine', { line }));
  await page.goto('/quickorder');
  await other.goto('/quickorder');
  await number(page, 1).fill(known[0]!.number);
  await expect.poll(() => number(other, 1).inputValue()).toBe(known[0]!.number);
  await number(other, 2).fill(known[1]!.number);
  await expect.poll(() => number(page, 2).inputValue()).toBe(known[1]!.number);
  // What is typed fast is not overwritten by a window that is a few keys behind.
  const unknown = 'zzz-9'.repeat(20);
  await number(page, 3).pressSequentially(unknown);
  await expect.poll(() => number(other, 3).inputValue()).toBe(unknown);
  expect(await number(page, 3).inputValue()).toBe(unknown);
  // What is corrected in the one while the other shows its preview is not undone by that.
  await other.getByRole('button', { name: t('quickOrder.review.one', { count: 1 }) }).click();
  await other.getByLabel(t('rows.otherNumber')).waitFor();
  await number(page, 3).fill(known[2]!.number);
  await expect.poll(() => number(other, 3).inputValue()).toBe(known[2]!.number);
  await page.reload();
  await other.reload();
  for (const [place, { number: typed }] of known.slice(0, 3).entries()) {
    await expect.poll(() => number(page, place + 1).inputValue()).toBe(typed);
    await expect.poll(() => number(other, place + 1).inputValue()).toBe(typed);
  }
  await addAll(page, /^Lägg 3 rader i varukorgen · /);
  await expect.poll(() => number(other, 1).inputValue()).toBe('');
  await emptyCart(page);
  expect(problemsOf(page)).toEqual([]);
  await page.close();
});

test('of more than a thousand lines the first thousand are added, and the others stay for the next time', async () => {
  const t = textsIn('sv');
  const page = await openAs(browser, '1001', {});
  await page.addInitScript(
    (lines) => localStorage.setItem('quick order 1001', JSON.stringify(lines)),
    Array.from({ length: 1003 }, (_, place) =>
      place === 0
        ? { ref: 'zzz-9', quantity: '1' }
        : { ref: known[place % 20]!.number, quantity: `${known[place % 20]!.pack}` },
    ),
  );
  await page.goto('/quickorder');
  const later = page.getByText(t('quickOrder.later.other', { count: 3 }));
  await later.waitFor();
  await page.getByRole('button', { name: t('quickOrder.review.one', { count: 1 }) }).click();
  await page.getByLabel(t('rows.otherNumber')).fill(known[0]!.number);
  await page.keyboard.press('Enter');
  await page.locator('[data-group=stopped]').waitFor({ state: 'detached' });
  await later.waitFor();
  await page.getByRole('button', { name: t('quickOrder.backToLines') }).click();
  await later.waitFor();
  await addAll(page, /^Lägg 20 rader i varukorgen · /);
  await later.waitFor({ state: 'detached' });
  for (const line of [1, 2, 3]) {
    const number = page.getByLabel(t('quickOrder.numberOfLine', { line }));
    await expect.poll(() => number.inputValue()).toBe(known[(999 + line) % 20]!.number);
  }
  await expect.poll(() => page.getByLabel(t('quickOrder.numberOfLine', { line: 4 })).inputValue()).toBe('');
  await emptyCart(page);
  expect(problemsOf(page)).toEqual([]);
  await page.close();
});

/** Returns whether anything lies over the field that has the focus, or it is not in the window. */
async function isCovered(page: ShopPage): Promise<boolean> {
  return await page.evaluate(() => {
    const { left, top, bottom } = document.activeElement!.getBoundingClientRect();
    return [top + 2, bottom - 2].some(
      (y) => document.elementFromPoint(left + 8, y) !== document.activeElement,
    );
  });
}

test('a phone scans ten codes, and they lie in the grid', async () => {
  const t = textsIn('sv');
  const film = join(folder, 'codes.y4m');
  const scanned = known.filter(({ ean }) => ean.length === 13).slice(0, 10);
  expect(scanned).toHaveLength(10);
  writeBarcodeFilm(
    film,
    scanned.map(({ ean }) => ean),
  );
  const camera = await openBrowser(shop.url, { film });
  const page = await openAs(camera, '1001', { width: 390 });
  const document = await page.goto('/quickorder');
  expect(document!.headers()['content-security-policy']).not.toContain('wasm-unsafe-eval');
  const answered = page.waitForResponse((one) => new URL(one.url()).pathname === '/quickorder/scan');
  await page.getByRole('link', { name: t('scan.title') }).click();
  expect((await answered).headers()['content-security-policy']).toContain("'wasm-unsafe-eval'");
  const rows = page.getByRole('list', { name: t('scan.rows') }).getByRole('listitem');
  await expect.poll(() => rows.count(), { interval: 200 }).toBe(10);
  await page.getByRole('link', { name: t('scan.done.other', { count: 10 }) }).click();
  await page.locator('button[data-add]').waitFor();
  await expect.poll(() => page.locator('button[data-add]').innerText()).toMatch(/^Lägg 10 rader/);
  expect(problemsOf(page)).toEqual([]);
  await camera.close();
});

test('where the camera is refused, words say so and the number is typed', async () => {
  const t = textsIn('en');
  const page = await openAs(browser, '1001', { width: 390, language: 'en' });
  await page.goto('/quickorder/scan');
  await page.getByRole('alert').waitFor();
  expect([t('scan.refused'), t('scan.missing')]).toContain(await page.getByRole('alert').innerText());
  await expect.poll(() => focused(page)).toBe(t('scan.number'));
  await page.keyboard.type(known[0]!.ean);
  await page.keyboard.press('Enter');
  await page
    .getByRole('list', { name: t('scan.rows') })
    .getByRole('listitem')
    .waitFor();
  await page.close();
});

/** Articles that can be ordered, from the listing. */
async function articlesToOrder(page: ShopPage): Promise<typeof known> {
  const listing = (await (await page.request.get('/api/products?take=60&stock=1')).json()) as {
    Articles: {
      Id: number;
      ArticleNumber: string;
      EAN: string | null;
      QuantityPerPackage: number;
      QuantityAvailable: number;
    }[];
  };
  return listing.Articles.filter(({ QuantityAvailable }) => QuantityAvailable > 20).map((article) => ({
    id: article.Id,
    number: article.ArticleNumber,
    ean: article.EAN ?? '',
    pack: article.QuantityPerPackage,
  }));
}

/** Presses the button that adds all rows, once it names them. */
async function addAll(page: ShopPage, name: RegExp): Promise<void> {
  const add = page.locator('button[data-add]');
  await add.waitFor();
  await expect.poll(() => add.innerText()).toMatch(name);
  await add.click();
}

/** Pastes as a person does: by the keyboard, from the clipboard. */
async function paste(page: ShopPage, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

/** The name of what has the focus. */
async function focused(page: ShopPage): Promise<string> {
  return await page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLInputElement)) return element?.textContent ?? '';
    return element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? '';
  });
}

async function emptyCart(page: ShopPage): Promise<void> {
  const cart = (await (await page.request.get('/api/cart')).json()) as { Rows: { Id: number }[] };
  for (const { Id } of cart.Rows) await page.request.delete(`/api/cartrow/${Id}`);
}
