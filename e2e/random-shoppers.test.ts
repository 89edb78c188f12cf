import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../test/sizes.ts';
import type { T } from '#shop/texts/text.ts';
import type { ShopBrowser, ShopPage } from './browser.ts';
import { eachInBrowser } from './each-in-browser.ts';
import { deskAndPhone, openAs, problemsOf, textsIn, untilReady } from './customer.ts';

let browser: ShopBrowser;

eachInBrowser((opened) => {
  ({ browser } = opened);
});

type Goods = {
  Id: number;
  ArticleNumber: string;
  ArticleText: string;
  ProductGroupId: number;
  QuantityPerPackage: number;
  QuantityAvailable: number;
  Price: number;
};
/** What the test thinks that the cart holds, in the order in which it was added. */
type Row = { goods: Goods; quantity: number };

/** A dozen in `npm test`. */
const runs = 10 + 2 * times;
const adding = fc.record({
  from: fc.constantFrom('card', 'page', 'search', 'paste'),
  goods: fc.nat(),
  packages: fc.integer({ min: 1, max: 4 }),
});
const changing = fc.record({ row: fc.nat(), to: fc.constantFrom('more', 'none', 'undone') });
const trips = fc.sample(
  fc.record({
    added: fc.array(adding, { minLength: 4, maxLength: 8 }),
    changed: fc.array(changing, { minLength: 1, maxLength: 3 }),
    isAbroad: fc.boolean(),
  }),
  { seed: 14, numRuns: runs },
);
type Trip = (typeof trips)[number];

test.each(deskAndPhone.map(([width, language], place) => [width, language, place] as const))(
  'at %i px in %s carts that were filled in any order are ordered at the sum that is shown',
  async (width, language, place) => {
    const t = textsIn(language);
    const page = await openAs(browser, '1001', { width, language });
    const oslo = await addressInOslo(page, `Oslo ${width}`);
    for (const trip of trips.filter((_trip, number) => number % 2 === place)) {
      const rows = await fillCart(page, t, trip, await goodsInDisorder(page));
      await changeRows(page, t, trip, rows);
      await order(page, t, rows, trip.isAbroad ? oslo : undefined);
    }
    expect(problemsOf(page)).toEqual([]);
    await page.close();
  },
  runs * 60_000,
);

/** Goods with plenty in stock, such that neither ids nor numbers rise. */
async function goodsInDisorder(page: ShopPage): Promise<Goods[]> {
  const { Articles } = (await (await page.request.get('/api/products?take=60')).json()) as {
    Articles: Goods[];
  };
  return Articles.filter(({ QuantityAvailable }) => QuantityAvailable > 100).sort(
    (a, b) => ((a.Id * 7) % 31) - ((b.Id * 7) % 31),
  );
}

async function addressInOslo(page: ShopPage, Name: string): Promise<string> {
  const address = { Name, Address1: 'Havnegata 1', Address2: '', ZipCode: '0150', City: 'Oslo' };
  const data = { ...address, CountryCode: 'NO', ContactPerson: '' };
  const { Id } = (await (await page.request.post('/api/deliveryaddress', { data })).json()) as { Id: number };
  return String(Id);
}

async function fillCart(page: ShopPage, t: T, { added }: Trip, goods: readonly Goods[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { from, goods: drawn, packages } of added) {
    const one = goods[drawn % goods.length]!;
    const quantity = packages * one.QuantityPerPackage;
    if (from === 'paste') await addByPaste(page, t, one, quantity);
    else await addBySelect(page, t, from, one, quantity);
    put(rows, one, quantity);
    await expect.poll(() => quantitiesIn(page)).toEqual(rows.map((row) => row.quantity));
  }
  return rows;
}

function put(rows: Row[], goods: Goods, quantity: number): void {
  const row = rows.find((one) => one.goods.Id === goods.Id);
  if (row) row.quantity += quantity;
  else rows.push({ goods, quantity });
}

async function quantitiesIn(page: ShopPage): Promise<number[]> {
  const { Rows } = (await (await page.request.get('/api/cart')).json()) as { Rows: { Quantity: number }[] };
  return Rows.map(({ Quantity }) => Quantity);
}

/** A page can be used before all its pictures have come. */
async function open(page: ShopPage, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await untilReady(page);
}

async function addBySelect(
  page: ShopPage,
  t: T,
  from: 'card' | 'page' | 'search',
  { Id, ArticleNumber, ProductGroupId }: Goods,
  quantity: number,
): Promise<void> {
  if (from === 'page') await open(page, `/article/${Id}`);
  else if (from === 'card') await open(page, `/products/${ProductGroupId}`);
  else await open(page, `/products?searchtext=${ArticleNumber}`);
  const place =
    from === 'page' ? page.locator('main') : page.locator(`main li:has(a[href^="/article/${Id}/"])`);
  const form = place
    .locator('form')
    .filter({ has: page.locator('select[name="Quantity"]') })
    .first();
  await form.locator('select[name="Quantity"]').selectOption(String(quantity));
  await form.getByRole('button', { name: t('article.addToCart') }).click();
}

async function addByPaste(page: ShopPage, t: T, { ArticleNumber }: Goods, quantity: number): Promise<void> {
  await open(page, '/quickorder');
  await page.getByLabel(t('quickOrder.pasteLabel')).fill(`${ArticleNumber}\t${quantity}`);
  await page.getByRole('button', { name: t('quickOrder.read'), exact: true }).click();
  await page.locator('button[data-add]').click();
  // Whoever leaves before the answer has come finds the lines again.
  await page
    .getByText(t('rows.added.one', { count: 1 }))
    .first()
    .waitFor();
}

async function changeRows(page: ShopPage, t: T, { changed }: Trip, rows: Row[]): Promise<void> {
  await open(page, '/cart');
  for (const { row: drawn, to } of changed) {
    const row = rows[drawn % rows.length]!;
    const article = row.goods.ArticleText;
    const press = (key: 'cart.plus' | 'cart.remove') =>
      page.getByRole('button', { name: t(key, { article }), exact: true }).click();
    if (to === 'more') {
      await press('cart.plus');
      row.quantity += row.goods.QuantityPerPackage;
    } else if (to === 'undone' || rows.length === 1) {
      await press('cart.remove');
      // The notices of other removed rows may still stand.
      const notice = page.getByRole('listitem').filter({ hasText: t('cart.removed', { article }) });
      await notice.getByRole('button', { name: t('cart.undo') }).click();
      rows.push(...rows.splice(rows.indexOf(row), 1));
    } else {
      await press('cart.remove');
      rows.splice(rows.indexOf(row), 1);
    }
    await expect.poll(() => quantitiesIn(page)).toEqual(rows.map(({ quantity }) => quantity));
    // A row that was put back can be changed once the page has the server's answer.
    await page.locator('aside [aria-busy="false"]').waitFor();
  }
}

/** Net, VAT and total in whole öre: all goods of the demo have 25 % VAT at home, and none abroad. */
function sumsOf(rows: readonly Row[], isAbroad: boolean): [number, number, number] {
  const net = rows.reduce((sum, { goods, quantity }) => sum + Math.round(goods.Price * 100) * quantity, 0);
  const vat = isAbroad ? 0 : Math.floor((net * 25 + 50) / 100);
  return [net, vat, net + vat];
}

async function order(page: ShopPage, t: T, rows: readonly Row[], address: string | undefined): Promise<void> {
  // A preview that the order overtakes is refused, and the browser tells that in its console.
  await page.getByText(t('forecast.estimate')).first().waitFor();
  await page.locator('select[name="wayOfDeliveryId"]').selectOption('1');
  await page.locator('select[name="partialDelivery"]').selectOption('yes');
  if (address) await page.locator('select[name="deliveryAddressId"]').selectOption(address);
  const sums = sumsOf(rows, address !== undefined);
  const [, , total] = sums;
  const send = page.getByRole('button', { name: t('checkout.sendOrder') });
  const shown = page.locator('p', { has: page.getByText(t('cart.totalInclVat'), { exact: true }) }).last();
  await expect.poll(async () => (await shown.innerText()).replaceAll(/\D/g, '')).toBe(String(total));
  const beside = page.locator('aside dd');
  await expect
    .poll(async () => (await beside.allInnerTexts()).map((text) => Number(text.replaceAll(/\D/g, ''))))
    .toEqual(sums);
  await page.locator('aside [aria-busy="false"]').waitFor();
  await send.click();
  const alert = page.getByRole('alertdialog');
  const thanks = await alert.getByText(t('checkout.thankYou')).innerText();
  const number = /\d+$/.exec(thanks)?.[0] ?? '';
  await alert.getByRole('button', { name: t('general.ok') }).click();
  const placed = (await (await page.request.get(`/api/orders/${number}`)).json()) as {
    TotalAmountIncludeVat: number;
    Rows: { ArticleNumber: string; Quantity: number }[];
  };
  expect(Math.round(placed.TotalAmountIncludeVat * 100)).toBe(total);
  expect(placed.Rows.map((row) => [row.ArticleNumber, row.Quantity])).toEqual(
    rows.map(({ goods, quantity }) => [goods.ArticleNumber, quantity]),
  );
  expect(await quantitiesIn(page)).toEqual([]);
}
