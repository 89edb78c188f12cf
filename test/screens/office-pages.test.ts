import { screen, within } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { oneOfEverything } from './office-things.ts';
import { namelessIn, outlineOf } from './outline.ts';
import { close, show } from './screen.ts';

let shop: TestShop;
let owner: Client;
let things: Record<string, string>;
const errors = vi.spyOn(console, 'error');

beforeAll(async () => {
  shop = await openTestShop();
  // The browser's day is the real one.
  shop.setTime(new Date().toISOString());
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  things = await oneOfEverything(shop, owner);
  await Promise.all(officePages.map(({ load }) => load()));
});
beforeEach(() => void errors.mockReset());
afterAll(async () => {
  close();
  errors.mockRestore();
  await shop.close();
});

/**
 * What stands beside the page and is left out where it cannot be read: the log, choices of a filter or of a field, and
 * how much there is elsewhere.
 */
const beside =
  /\/(changes|groups|colors|materials|vat-codes|choices|countries|me|ownnumbers|lists|versions)$/;

/** What React says of an element that the document of these tests does not know. */
const unknownHere = /The tag <%s> is unrecognized/;

/** The path of the page to which a link leads, with a name in the place of what it is about. */
function wayBack(link: Element): string {
  const path = link.getAttribute('href')!.split('?')[0]!;
  const known = Object.entries(things).find(([, address]) => address === path);
  return known?.[0] ?? path;
}

// The languages in turn, since a page says the same in both.
const inTurn = officePages.map((page, place) => ({ ...page, language: place % 2 ? 'sv' : 'en' }) as const);

test.each(inTurn)(
  '$path in $language has a title, a name for each control and no mistake, and tells what could not be read',
  async ({ path, menu, language }) => {
    const t = officeTextIn(language);
    const open = () => show(owner, things[path] ?? path, language);
    const mainPart = () => screen.getByRole('main');
    const alerts = () =>
      within(mainPart())
        .queryAllByRole('alert')
        .filter(({ textContent }) => textContent !== '');
    const page = await open();
    await page.settled();
    const [title, ...others] = screen.getAllByRole('heading', { level: 1 });
    expect(others).toEqual([]);
    if (menu) expect(title?.textContent).toBe(t(menu.text));
    expect(document.title).toBe(`${title?.textContent} – ${t('office.title')}`);
    // The way back, which stands before the title, leads to another page of the office.
    const [back] = title!.closest('header')?.querySelectorAll('a[href], h1') ?? [];
    if (back && back !== title) expect(officePages.map((one) => one.path)).toContain(wayBack(back));
    expect(namelessIn()).toEqual([]);
    expect(alerts()).toEqual([]);
    expect(errors.mock.calls.filter(([text]) => !unknownHere.test(String(text)))).toEqual([]);

    const whole = outlineOf(mainPart());
    const reads = new Set(page.called.map((one) => one.split('?')[0] ?? ''));
    reads.delete('/api/office/login');
    for (const read of reads) {
      // What the page is about may stand beside others.
      if (beside.test(read) && (read !== `/api${path}` || path === '/office/me')) continue;
      const refused = await open();
      refused.refuse(new RegExp(`^GET ${read}(\\?|$)`));
      await refused.settled();
      const [alert] = alerts();
      expect(alert, read).toBeDefined();
      refused.allow();
      await refused.user.click(within(alert!).getByRole('button', { name: t('general.tryAgain') }));
      await refused.settled();
      expect(outlineOf(mainPart()), read).toEqual(whole);
    }
  },
);

const withIds = officePages.flatMap(({ path }) => (/:(?:id|listId)/.test(path) ? [path] : []));

test.each(withIds)('%s with what is no id is no page', async (path) => {
  const t = officeTextIn('sv');
  const page = await show(owner, path.replaceAll(/:id|:listId/g, 'LJ-103'));
  await page.settled();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('office.notFound.title'));
  expect(page.called.filter((call) => /LJ-103|NaN/.test(call))).toEqual([]);
  expect(errors.mock.calls.filter(([text]) => !unknownHere.test(String(text)))).toEqual([]);
});

/** Cell by cell, so that no number runs into the next. */
function textsIn(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '');
  return found;
}

test('no page in English has a number with decimals as in Swedish', async () => {
  const seen: string[] = [];
  const told = async (path: string) => {
    const page = await show(owner, path, 'en');
    await page.settled();
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
    return [...textsIn(screen.getByRole('main')), ...fields].join(' ');
  };
  // A mail's subject is in the language of whoever gets it.
  for (const { path } of officePages.filter((page) => page.path !== '/office/mail')) {
    const text = await told(things[path] ?? path);
    const swedish = text.match(/\d,\d{1,2}(?!\d)/g) ?? [];
    if (/\d\.\d\d(?!\d)/.test(text)) seen.push(path);
    expect([path, ...swedish]).toEqual([path]);
  }
  expect(seen).toEqual(
    expect.arrayContaining([
      '/office/articles',
      '/office/articles/:id',
      '/office/orders',
      '/office/orders/:id',
      '/office/invoices',
      '/office/invoices/:id',
    ]),
  );
});
