import { expect, test } from 'vitest';
import { barriersOn } from './barriers.ts';
import type { ShopBrowser } from './browser.ts';
import { eachInBrowser } from './each-in-browser.ts';
import { deskAndPhone, openAs, phoneAndDesk, problemsOf, textsIn } from './customer.ts';

let browser: ShopBrowser;

eachInBrowser((opened) => {
  ({ browser } = opened);
});

test.each(deskAndPhone)(
  'at %i px in %s a delivery address is made, changed and set as default',
  async (width, language) => {
    const t = textsIn(language);
    const name = `Butiken på ${width}`;
    const page = await openAs(browser, '1001', { width, language });
    await page.goto('/deliveryaddresses');
    await page.getByRole('button', { name: t('addresses.create') }).click();
    const window = page.getByRole('dialog');
    const field = (of: string) => window.locator(`[name="${of}"]`);
    const save = window.getByRole('button', { name: t('general.save') });
    await field('Name').fill('B');
    await window.getByText(language === 'sv' ? 'För kort text' : 'The text is too short').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('form.leave.go') }).click();
    await page.getByRole('button', { name: t('addresses.create') }).click();
    await expect.poll(() => field('Name').inputValue()).toBe('');

    expect(await field('CountryCode').inputValue()).toBe('SE');
    await field('Name').fill(name);
    // A press outside a dialog with a form does not close it.
    await page.mouse.click(3, 3);
    expect([await window.isVisible(), await field('Name').inputValue()]).toEqual([true, name]);
    await field('Address1').fill('Karl Johans gate 1');
    await field('City').fill('Oslo');
    await field('ZipCode').fill('0150');
    await save.click();
    await window.getByText(language === 'sv' ? 'Ogiltigt postnummer' : 'Invalid zip code').waitFor();
    await field('CountryCode').selectOption('NO');
    await page.route('**/api/deliveryaddress*', (route) => route.abort(), { times: 1 });
    await save.click();
    await window.getByText(t('addresses.failed')).waitFor();
    await save.click();
    await window.waitFor({ state: 'hidden' });

    const row = page.getByRole('row').filter({ hasText: name });
    await expect.poll(() => row.innerText()).toContain(language === 'sv' ? 'Norge' : 'Norway');
    await row.getByRole('button', { name: t('addresses.changeNamed', { name }) }).click();
    await expect.poll(() => field('ZipCode').inputValue()).toBe('0150');
    await field('ContactPerson').fill('Kari Nordmann');
    await save.click();
    await row.getByText('Kari Nordmann').waitFor();

    await row.getByRole('button', { name: new RegExp(t('addresses.setAsDefault')) }).click();
    await row.getByText(t('addresses.default')).waitFor();
    const change = row.getByRole('button', { name: t('addresses.changeNamed', { name }) });
    await expect.poll(() => change.evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => page.getByText(t('addresses.default'), { exact: true }).count()).toBe(1);
    await page.goto('/cart');
    expect(problemsOf(page, /ERR_FAILED/)).toEqual([]);
    await page.close();
  },
);

test.each(phoneAndDesk)(
  'at %i px in %s the password is changed by its rules, and other sessions end',
  async (width, language) => {
    const t = textsIn(language);
    const number = language === 'sv' ? '1004' : '1002';
    const elsewhere = await openAs(browser, number, { language });
    const page = await openAs(browser, number, { width, language });
    await page.addInitScript((own) => localStorage.setItem('dueInvoicesSeen', own), number);
    await page.goto('/userprofile');
    const main = page.locator('main');
    await main.getByText(number, { exact: true }).waitFor();
    expect(await main.locator('input:not([type="password"], [type="checkbox"]):visible').count()).toBe(0);

    const field = (of: string) => page.locator(`[name="${of}"]`);
    const submit = page.getByRole('button', { name: t('changePassword.submit') });
    await submit.click();
    await page.getByText(t('password.currentRequired')).waitFor();
    await field('CurrentPassword').fill('fel lösenord');
    await field('NewPassword').fill('kort');
    await field('RepeatNewPassword').fill('kortare');
    await page
      .getByText(t('password.tooShort', { min: 6 }))
      .first()
      .waitFor();
    await page.getByText(t('password.notEqual')).waitFor();
    await field('NewPassword').fill('ett nytt lösen');
    await field('RepeatNewPassword').fill('ett nytt lösen');
    await submit.click();
    await page.getByText(t('password.currentWrong')).waitFor();
    await field('CurrentPassword').fill('demo1234');
    await submit.click();
    await page.getByText(t('changePassword.done')).first().waitFor();
    await expect.poll(() => field('NewPassword').inputValue()).toBe('');

    expect((await (await elsewhere.request.get('/api/login')).json()).LoggedIn).toBe(false);
    expect((await (await page.request.get('/api/login')).json()).LoggedIn).toBe(true);
    expect(problemsOf(page, /status of 400/)).toEqual([]);
    await elsewhere.close();
    await page.close();
  },
);

test('at 390 px in en a list is made, filled, corrected while another changes it, and removed', async () => {
  const t = textsIn('en');
  const page = await openAs(browser, '1001', { width: 390, language: 'en' });
  const { Articles } = (await (await page.request.get('/api/products?take=2&stock=1')).json()) as {
    Articles: { Id: number; ArticleNumber: string; ArticleText: string }[];
  };
  const [first, second] = Articles;
  await page.goto('/lists');
  await page.getByRole('button', { name: t('lists.create') }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('button', { name: t('lists.saveNew') }).click();
  await window.getByText(t('lists.nameless')).waitFor();
  const name = window.getByLabel(t('lists.name'));
  // Typing goes by the field's limits, which `fill` would not.
  await name.pressSequentially('Skyltfönstret'.padEnd(81, 'å'));
  await window.getByRole('button', { name: t('lists.saveNew') }).click();
  await window.getByText(t('lists.nameTooLong', { max: 80 })).waitFor();
  await name.press('Backspace');
  await window.getByRole('button', { name: t('lists.saveNew') }).click();
  await page.waitForURL(/\/lists\/\d+$/);
  await page.getByText(t('lists.noRows')).waitFor();
  const rename = page.getByRole('button', { name: t('lists.rename') });
  await rename.press('Enter');
  await page.getByLabel(t('lists.name')).press('Escape');
  await expect.poll(() => rename.evaluate((button) => button === document.activeElement)).toBe(true);

  const form = page.getByRole('form', { name: t('lists.addRow') });
  const article = form.getByLabel(t('lists.addNumber'));
  const quantity = form.getByLabel(t('cart.quantity'));
  const add = form.getByRole('button', { name: t('lists.addRow') });
  await add.click();
  await form.getByText(t('lists.numberMissing')).waitFor();
  await article.fill(first!.ArticleNumber);
  await quantity.fill('tolv');
  await add.click();
  await form.getByText(t('cart.notAQuantity')).waitFor();
  expect([await article.inputValue(), await quantity.inputValue()]).toEqual([first!.ArticleNumber, 'tolv']);
  await quantity.fill('12');
  await add.click();
  const row = page.getByRole('row').filter({ hasText: first!.ArticleNumber });
  await row.waitFor();
  await article.fill(second!.ArticleNumber);
  // What is suggested lies over the button below.
  await page.getByRole('option').first().click();
  await add.click();
  await page.getByRole('row').filter({ hasText: second!.ArticleNumber }).waitFor();
  expect(await barriersOn(page, [390], 'a list')).toEqual([]);

  const removeRow = row.getByRole('button', { name: t('lists.removeRow', { article: first!.ArticleText }) });
  await removeRow.click();
  await row.waitFor({ state: 'detached' });
  const other = t('lists.removeRow', { article: second!.ArticleText });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(other);
  await page.getByRole('button', { name: t('cart.undo') }).click();
  await row.waitFor();

  const path = `/api${new URL(page.url()).pathname}`;
  const { Name, Version } = (await (await page.request.get(path)).json()) as {
    Name: string;
    Version: number;
  };
  const elsewhere = { Name, Version, Rows: [{ ArticleId: first!.Id, Quantity: 18 }] };
  expect((await page.request.put(path, { data: elsewhere })).status()).toBe(200);
  const ofRow = row.getByLabel(t('article.quantityOf', { article: first!.ArticleText }));
  await ofRow.fill('24');
  await ofRow.press('Enter');
  await page.getByRole('alert').getByText(t('lists.conflict')).waitFor();
  await expect.poll(() => ofRow.inputValue()).toBe('24');
  await page.getByRole('button', { name: t('lists.showNew') }).click();
  await page.getByRole('row').filter({ hasText: second!.ArticleNumber }).waitFor({ state: 'detached' });
  expect(await ofRow.inputValue()).toBe('24');
  await ofRow.press('Enter');
  await expect
    .poll(async () => JSON.stringify(await (await page.request.get(path)).json()))
    .toContain('"GivenQuantity":24');

  // The page removes the list itself after a while, but here not before it is removed elsewhere.
  let letGo = () => {};
  const isRemoved = new Promise<void>((done) => (letGo = done));
  await page.route(`**${path}*`, async (route) => {
    if (route.request().method() === 'DELETE') await isRemoved;
    await route.continue();
  });
  const removal = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: t('lists.remove'), exact: true }).click();
  await page.waitForURL('**/lists');
  await page
    .getByText(t('lists.removed', { name: Name }))
    .first()
    .waitFor();
  // It is removed elsewhere while the removal here can still be undone.
  expect((await page.request.delete(path)).status()).toBe(204);
  letGo();
  await page
    .getByRole('link', { name: t('myPage.orders') })
    .first()
    .click();
  expect((await removal).status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: t('orders.title') }).waitFor();
  expect(await page.getByText(t('lists.removeFailed', { name: Name })).count()).toBe(0);
  await page.goto(new URL(path.replace('/api', ''), page.url()).href);
  await page.getByRole('heading', { level: 1, name: t('lists.notThere') }).waitFor();
  expect(await page.getByRole('button', { name: t('general.tryAgain') }).count()).toBe(0);
  await page
    .locator('main')
    .getByRole('link', { name: t('lists.all') })
    .click();
  await page.getByRole('heading', { level: 1, name: t('lists.title') }).waitFor();
  expect(problemsOf(page, /status of 40[49]/)).toEqual([]);
  await page.close();
});

test.each(phoneAndDesk)(
  'at %i px in %s orders come thirty a page, and their rows once',
  async (width, language) => {
    const t = textsIn(language);
    const page = await openAs(browser, '1001', { width, language });
    let asked = 0;
    page.on('request', (request) => (asked += /OrderRows/.test(request.url()) ? 1 : 0));
    await page.goto('/orders');
    const orders = page
      .locator('main')
      .getByRole('listitem')
      .filter({ has: page.locator('[aria-expanded]') });
    await expect.poll(() => orders.count()).toBe(30);
    const list = page.locator('main');
    for (const label of ['orders.labelOrder', 'orders.labelSent', 'orders.labelBackorder'] as const) {
      await list.getByText(t(label), { exact: true }).first().waitFor();
    }
    const track = list.getByRole('link', { name: new RegExp(t('orders.track')) }).first();
    await expect.poll(() => track.getAttribute('href')).toMatch(/^https:\/\/.+/);
    await expect.poll(() => track.getAttribute('rel')).toContain('noopener');

    const toggle = orders.first().locator('[aria-expanded]');
    await toggle.click();
    await orders.first().getByRole('table').waitFor();
    await toggle.click();
    await orders.first().getByRole('table').waitFor({ state: 'detached' });
    await toggle.click();
    await orders.first().getByRole('table').waitFor();
    expect(asked).toBe(1);

    const pages = page.getByRole('navigation', { name: t('pagination.label') });
    expect(await pages.getByRole('link').allInnerTexts()).toEqual(['1', '2', '3', t('pagination.next')]);
    await pages.getByRole('link', { name: t('pagination.next') }).click();
    await page.waitForURL('**/orders?page=2');
    await page.getByText(t('pagination.current', { page: 2, pages: 3 })).waitFor();
    // A search from a further page begins at the first.
    const search = page.getByLabel(t('orders.search'));
    await search.fill('backorder');
    await search.press('Enter');
    await page.waitForURL('**/orders?q=backorder');
    await list.getByText(t('orders.labelBackorder'), { exact: true }).first().waitFor();
    // The list before it stays until the new one is fetched, and may hold such an order too.
    await expect.poll(() => list.getByText(t('orders.labelSent'), { exact: true }).count()).toBe(0);
    const clear = page.getByRole('link', { name: t('orders.clearSearch') });
    await clear.click();
    // A filter chosen earlier would be added to the search.
    await clear.waitFor({ state: 'detached' });
    const folded = page.getByRole('button', { name: t('orders.filter') });
    if (await folded.isVisible()) await folded.press('Enter');
    const state = page.getByLabel(t('orders.status'), { exact: true });
    await state.selectOption('cancelled');
    await page.waitForURL('**/orders?state=cancelled');
    // The label stays, struck, and the word beside it says what the order is.
    await list
      .locator('s', { hasText: t('orders.labelOrder') })
      .first()
      .waitFor();
    await expect.poll(() => list.getByText(t('orders.labelSent'), { exact: true }).count()).toBe(0);
    expect(await barriersOn(page, [width], 'orders by state')).toEqual([]);
    // The notice may be gone again when all of the page has loaded.
    await page.goto('/orders?page=99', { waitUntil: 'commit' });
    await page
      .getByText(t('pagination.lastInstead', { page: 99, last: 3 }))
      .first()
      .waitFor();
    await page.waitForURL('**/orders?page=3');
    // Somebody else's invoice is answered as not found.
    const other = await openAs(browser, '1003', {});
    const { Orders } = await (await page.request.get('/api/orders?take=1')).json();
    expect((await other.request.get(`/api/OrderRows/${Orders[0].Id}`)).status()).toBe(404);
    await other.close();
    expect(problemsOf(page)).toEqual([]);
    await page.close();
  },
);

test.each(deskAndPhone)(
  'at %i px in %s invoices say what they are, and open as PDF',
  async (width, language) => {
    const t = textsIn(language);
    const page = await openAs(browser, '1001', { width, language });
    await page.goto('/invoices');
    const rows = page.locator('main tbody tr');
    await expect.poll(() => rows.count()).toBe(30);
    const seen = new Set<string | null>();
    for (const number of [1, 2, 3]) {
      if (number > 1) await page.goto(`/invoices?page=${number}`);
      await page.getByText(t('pagination.current', { page: number, pages: 3 })).waitFor();
      for (const row of await rows.all()) seen.add(await row.getAttribute('data-state'));
    }
    expect([...seen].toSorted()).toEqual(['annulled', 'paid', 'unpaid']);
    expect(await rows.first().innerText()).toMatch(/\d{4}-\d\d-\d\d/);
    const pdf = rows.first().getByRole('link');
    await expect.poll(() => pdf.getAttribute('target')).toBe('_blank');
    const answer = await page.request.get((await pdf.getAttribute('href')) ?? '');
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename=.+\.pdf/),
      'cache-control': 'private, no-store',
    });
    await page.goto('/invoices?page=99');
    await page.waitForURL('**/invoices?page=3');
    expect(problemsOf(page)).toEqual([]);
    await page.close();
  },
);

test.each(deskAndPhone)(
  'at %i px in %s a quantity of what was bought before that is no whole package says how many it will be',
  async (width, language) => {
    const t = textsIn(language);
    const page = await openAs(browser, '1001', { width, language });
    const { Rows } = await (await page.request.get('/api/bought?onlyInStock=true')).json();
    const bought = Rows.find(
      ({ Article, PriceNow }: { Article: { QuantityPerPackage: number } | null; PriceNow: number | null }) =>
        Article && Article.QuantityPerPackage > 1 && PriceNow !== null,
    );
    const pack: number = bought.Article.QuantityPerPackage;
    await page.goto('/bought?stock=1');
    const field = page.getByLabel(t('bought.quantityOf', { article: bought.ArticleText }));
    await field.fill(`${pack}`);
    const rounded = t('cart.addedRounded', { count: 2 * pack });
    expect(await page.getByText(rounded).count()).toBe(0);
    await field.fill(`${pack + 1}`);
    await page.locator('main').getByText(rounded).waitFor();
    await page.getByRole('button', { name: t('bought.addOf', { article: bought.ArticleText }) }).click();
    await page
      .getByText(`${t('rows.added.one', { count: 1 })} ${rounded}`)
      .first()
      .waitFor();
    expect(problemsOf(page)).toEqual([]);
    await page.close();
  },
);
