import { screen, within } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { plural, translator } from '../../src/shop/texts/text.ts';
import { article } from '../seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show, type Shown } from './screen.ts';

// What stands around the pages of the shop: its menus, the sum of the cart, the question about cookies.

const t = translator(languageTables.sv, 'sv');
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
});
beforeEach(async () => {
  await shop.startOver();
  // The browser's day is the real one.
  shop.setTime(new Date().toISOString());
});
afterAll(async () => {
  close();
  await shop.close();
});

async function open(client: Client, path: string, language: 'sv' | 'en' = 'sv'): Promise<Shown> {
  const page = await show(client, path, language);
  await page.settled();
  return page;
}
const namesIn = (area: Element) => [...area.querySelectorAll('a')].map(({ textContent }) => textContent);

test('the row of My page is one line on a phone, and what has no place there is in its menu', async () => {
  await open(await logInAs(shop, '1001'), '/orders');
  const tabs = await screen.findByRole('navigation', { name: t('myPage.tabs') });
  const menu = tabs.querySelector('details')!;
  const inRow = ['myPage.details', 'myPage.orders', 'myPage.invoices'] as const;
  const inMenu = namesIn(menu);
  menu.remove();
  const all = namesIn(tabs);
  expect(all.filter((name) => !inMenu.includes(name))).toEqual(inRow.map((name) => t(name)));
  expect(all).toEqual(expect.arrayContaining(inMenu));
  expect(inMenu).toContain(t('myPage.deliveryAddresses'));
});

test('the menus of groups say which one is shown, also of a subgroup', async () => {
  await shop.db
    .insertInto('product_group')
    .values({ id: 3, name_sv: 'Stora muggar', name_en: 'Large mugs', parent_id: 1 })
    .execute();
  await shop.services.versions.changed();
  for (const [path, name] of [
    ['/products/3', 'Stora muggar'],
    ['/products/1', `${t('catalogue.allInGroup')}: Muggar`],
    ['/products', t('catalogue.allProducts')],
  ]) {
    await open(aVisitor(shop), path!);
    const menus = screen.getAllByRole('navigation', { name: t('catalogue.productGroups') });
    for (const menu of menus) {
      const here = [...menu.querySelectorAll('[aria-current="page"]')].map((one) => one.textContent);
      expect([path, here]).toEqual([path, [name]]);
    }
    // Beside the listing, the group of what is shown is open.
    const opened = () => screen.queryAllByRole('button', { name: 'Muggar', expanded: true }).length > 0;
    expect([path, opened()]).toEqual([path, path !== '/products']);
  }
});

test('the link to the cart tells how much is in it, without VAT', async () => {
  const client = await logInAs(shop, '1001');
  await client.post('cartrow', { ArticleId: article.tray, Quantity: 2 });
  await open(client, '/orders');
  const link = screen.getByRole('link', { name: new RegExp(plural(t, 'cart.lines', 1)) });
  expect(link.textContent).toContain(t('general.exclVat'));
});

test('the text about cookies is read in its own language where it is not the page’s', async () => {
  await shop.db
    .insertInto('web_text')
    .values({ position: 'CookieText', text_sv: '<h2>Om kakor</h2><p>Vi sparar svaret.</p>', text_en: null })
    .execute();
  await shop.services.versions.changed();
  for (const [language, lang] of [
    ['en', 'sv'],
    ['sv', null],
  ] as const) {
    const { user } = await open(aVisitor(shop), '/kontakt', language);
    const texts = translator(languageTables[language], language);
    const banner = within(screen.getByRole('region', { name: texts('cookies.bannerLabel') }));
    await user.click(banner.getByRole('button', { name: texts('cookies.readAbout') }));
    const text = await screen.findByText('Vi sparar svaret.');
    expect(text.closest('[lang]:not(html)')?.getAttribute('lang') ?? null).toBe(lang);
    // A notice of the test before may be closed, too.
    const opened = within(screen.getByRole('dialog'));
    await user.click(opened.getByRole('button', { name: texts('general.close') }));
  }
});

test.each(['has written nothing about cookies', 'has a text that cannot be read'])(
  'in a shop whose maker %s, it says what it keeps',
  async (why) => {
    const page = await open(aVisitor(shop), '/kontakt');
    if (why.endsWith('read')) {
      page.refuse(/^GET \/api\/webtexts/, 503, '{}');
      page.queries.removeQueries({ queryKey: ['listWebTexts'] });
    }
    const banner = within(screen.getByRole('region', { name: t('cookies.bannerLabel') }));
    await page.user.click(banner.getByRole('button', { name: t('cookies.readAbout') }));
    const opened = within(await screen.findByRole('dialog', { name: t('cookies.windowTitle') }));
    expect(await opened.findByText(t('cookies.kept'))).toBeDefined();
    expect(opened.queryByText(t('general.loading'))).toBeNull();
    await page.user.click(opened.getByRole('button', { name: t('general.close') }));
  },
);

test('the foot of a page leads to the image bank for customers alone, and calls the number with its country', async () => {
  await shop.db
    .insertInto('setting')
    .values({ name: 'CompanyTelephone', value: '+46 8-123 45 67' })
    .execute();
  await shop.services.versions.changed();
  const outside = { ImageBankUrl: 'https://bilder.example', SocialUrl: 'https://social.example' };
  for (const [client, addresses] of [
    [aVisitor(shop), [outside.SocialUrl]],
    [await logInAs(shop, '1001'), Object.values(outside)],
  ] as const) {
    const stored = (await client.get('settings')).body;
    const page = await open(client, '/kontakt');
    page.refuse(/^GET \/api\/settings/i, 200, JSON.stringify({ ...stored, ...outside }));
    await page.queries.invalidateQueries();
    const foot = within(screen.getByRole('contentinfo'));
    const links = foot.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((one) => one?.startsWith('https:'))).toEqual(addresses);
    expect(links).toContain('tel:+4681234567');
  }
});
