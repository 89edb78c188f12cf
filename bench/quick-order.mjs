import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBarcodeFilm } from '../scripts/barcode-film.mjs';
import { inBrowser } from './in-browser.mjs';
import { askRaw } from './shop.mjs';

const pasted = 25;
const scanned = 10;
const reordered = 12;

/**
 * Measures the seconds from opening quick order until 25 numbers, pasted or of a file, are in the cart, from opening an
 * order of 12 rows until they are in the cart again, and until a phone has scanned ten codes, each shown to its camera for a
 * second. Undefined without a browser.
 */
export async function quickOrderIn(port, cookie) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-scan-'));
  try {
    const articles = await articlesOf(port, cookie);
    const film = join(folder, 'codes.y4m');
    writeBarcodeFilm(
      film,
      articles
        .map(({ EAN }) => EAN)
        .filter((ean) => ean?.length === 13)
        .slice(0, scanned),
    );
    const camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
    return await inBrowser(
      async (browser) => ({
        paste: await listIn(await pageOf(browser, port, cookie, 1280), articles, paste),
        file: await listIn(await pageOf(browser, port, cookie, 1280), articles, chooseFile),
        reorder: await reorderIn(await pageOf(browser, port, cookie, 1280), articles),
        scan: await scanIn(await pageOf(browser, port, cookie, 390)),
      }),
      [...camera, `--use-file-for-fake-video-capture=${film}`],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function articlesOf(port, cookie) {
  const { body } = await askRaw(port, '/api/products?take=60', { headers: { cookie } });
  return JSON.parse(body.toString()).Articles.filter((article) => article.QuantityAvailable > 0);
}

async function pageOf(browser, port, cookie, width) {
  const url = `http://localhost:${port}`;
  const context = await browser.newContext({ baseURL: url, viewport: { width, height: 900 } });
  const [name, value] = cookie.split('=');
  // Without an answer about cookies the banner would cover the button.
  await context.addCookies([
    { name, value, url },
    { name: 'cookieAnswer', value: 'necessary', url },
  ]);
  return await context.newPage();
}

async function listIn(page, articles, hand) {
  const list = articles
    .slice(0, pasted)
    .map(({ ArticleNumber, QuantityPerPackage }) => `${ArticleNumber}\t${QuantityPerPackage}`)
    .join('\n');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/cart');
  await page.evaluate((text) => navigator.clipboard.writeText(text), list);
  const began = performance.now();
  await page.locator('header a[href="/quickorder"]:visible').click();
  await hand(page, list);
  return await addedSince(began, page);
}

async function paste(page) {
  await page.locator('main textarea').click();
  await page.keyboard.press('Control+V');
}

async function chooseFile(page, list) {
  const buffer = Buffer.from(list.replaceAll('\t', ';'));
  await page
    .locator('main input[type="file"]')
    .first()
    .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer });
}

async function reorderIn(page, articles) {
  const rows = articles
    .slice(0, reordered)
    .map(({ Id, QuantityPerPackage }) => ({ ArticleId: Id, Quantity: QuantityPerPackage }));
  await page.goto('/orders');
  const placed = [
    await page.request.post('/api/cartrows', { data: { Rows: rows, Mode: 'replace' } }),
    await page.request.post('/api/Order', { data: { wayOfDeliveryId: 1, partialDelivery: true } }),
  ];
  for (const answer of placed) if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()}`);
  await page.reload();
  const began = performance.now();
  await page.locator('main li [aria-expanded=false]:visible').first().click();
  await page.getByRole('button', { name: 'Beställ igen', exact: true }).click();
  return await addedSince(began, page);
}

async function addedSince(began, page) {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/cartrows'));
  await page.locator('button[data-add]').click();
  const { NotAdded } = await (await answered).json();
  if (NotAdded.length > 0) throw new Error(`${NotAdded.length} rows were not added.`);
  await page.locator('main a[href="/cart"]').waitFor();
  const seconds = (performance.now() - began) / 1000;
  await page.context().close();
  return seconds;
}

async function scanIn(page) {
  await page.goto('/quickorder');
  const began = performance.now();
  await page.locator('main a[href="/quickorder/scan"]').click();
  await page.locator(`main ol > li:nth-child(${scanned})`).waitFor({ timeout: 60_000 });
  const seconds = (performance.now() - began) / 1000;
  await page.context().close();
  return seconds;
}
