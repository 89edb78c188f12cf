import { screen, within } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
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

describe.each(officePages)('$path', ({ path, menu }) => {
  // What the page is about, though it stands beside others.
  const ownRead = path === '/office/me' ? '' : `/api${path}`;
  const open = async (client = owner, language: 'sv' | 'en' = 'sv') => {
    const page = await show(client, things[path] ?? path, language);
    await page.settled();
    return page;
  };
  const mainPart = () => screen.getByRole('main');

  test.each(['sv', 'en'] as const)(
    'in %s has a title, a name for each control, and no mistake',
    async (language) => {
      const t = officeTextIn(language);
      await open(owner, language);
      const [title, ...others] = screen.getAllByRole('heading', { level: 1 });
      expect(others).toEqual([]);
      if (menu) expect(title?.textContent).toBe(t(menu.text));
      expect(document.title).toBe(`${title?.textContent} – ${t('office.title')}`);
      expect(namelessIn()).toEqual([]);
      expect(
        screen
          .queryAllByRole('alert')
          .map(({ textContent }) => textContent)
          .filter(Boolean),
      ).toEqual([]);
      expect(errors.mock.calls.filter(([text]) => !unknownHere.test(String(text)))).toEqual([]);
    },
  );

  test('tells that it could not be read, and is read again', async () => {
    const reads = new Set((await open()).called.map((one) => one.split('?')[0] ?? ''));
    reads.delete('/api/office/login');
    const whole = outlineOf(mainPart());
    const main = [...reads].filter((read) => read === ownRead || !beside.test(read));
    for (const read of main) {
      const page = await show(owner, things[path] ?? path);
      page.refuse(new RegExp(`^GET ${read}(\\?|$)`));
      await page.settled();
      const [alert] = within(mainPart())
        .queryAllByRole('alert')
        .filter(({ textContent }) => textContent);
      expect(alert, read).toBeDefined();
      page.allow();
      await page.user.click(
        within(alert!).getByRole('button', { name: officeTextIn('sv')('general.tryAgain') }),
      );
      await page.settled();
      expect(outlineOf(mainPart()), read).toEqual(whole);
    }
  });
});
