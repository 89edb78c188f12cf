import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Locator, Route } from 'playwright-core';
import { times } from '../test/sizes.ts';
import type { ShopBrowser, ShopPage } from './browser.ts';
import { openAs, textsIn, untilFilled, untilReady } from './customer.ts';
import { eachInBrowser } from './each-in-browser.ts';
import { focusedControl } from './focused-control.ts';

const newsletter = 'https://letters.example/subscribe';

let browser: ShopBrowser;

eachInBrowser(
  (opened) => {
    ({ browser } = opened);
  },
  { env: { NEWSLETTER_ACTION_URL: newsletter } },
);

const t = textsIn('sv');

type Place = {
  path: string;
  as?: '1001';
  /** Opens the form, where it is not there at once. */
  open?: (page: ShopPage) => Promise<void>;
  /** The form whose mistakes are told, where there is one: all of it is wrong while it is empty. */
  form?: string;
};

const places: Place[] = [
  { path: '/requirelogin', form: 'main form:has([name="username"])' },
  {
    path: '/products/23',
    open: (page) => page.getByRole('button', { name: t('search.label') }).press('Enter'),
  },
  { path: '/application', form: 'main form' },
  { path: '/pressroom/newsletters', form: 'main form' },
  { path: '/kontakt' },
  { path: '/traffa-oss' },
  { path: '/userprofile', as: '1001', form: 'main form:has([name="NewPassword"])' },
  {
    path: '/deliveryaddresses',
    as: '1001',
    open: (page) => page.getByRole('button', { name: t('addresses.create') }).press('Enter'),
    form: 'dialog form',
  },
  {
    path: '/cart',
    as: '1001',
    open: async (page) => {
      await page.request.post('/api/cartrow', { data: { ArticleId: 1, Quantity: 6, QuickAdd: false } });
      await page.reload();
      await page.locator('select[name="partialDelivery"]').waitFor();
    },
    form: 'main form:has([name="partialDelivery"])',
  },
  { path: '/orders', as: '1001' },
  { path: '/bought', as: '1001' },
  {
    path: '/lists',
    as: '1001',
    open: async (page) => {
      await page.getByRole('button', { name: t('lists.create') }).press('Enter');
      await page.locator('dialog[open]').waitFor();
    },
  },
  { path: '/quickorder/numbers', as: '1001' },
];

const controls = 'input:not([type="hidden"]), select, textarea, button';

test.each(places)('every form of $path is filled in by keyboard alone', async (place) => {
  const page = await enter(place);
  // A window keeps the focus inside itself.
  const area = page.locator('dialog[open]').or(page.locator('main')).last();
  const expected = await area.evaluate((element, selector) => {
    const forms = element.querySelectorAll('form');
    const all = [...forms].flatMap((form) => [...form.querySelectorAll<HTMLInputElement>(selector)]);
    const reached = all.filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled);
    reached.forEach((one, place) => (one.dataset['walked'] = String(place)));
    // Of radio buttons only the chosen one, or the first, is in the order.
    return reached.map(({ type, name, tabIndex }) =>
      type === 'radio' ? `radio ${name}` : tabIndex < 0 ? '' : 'one',
    );
  }, controls);
  const walked: number[] = [];
  await area.evaluate((element) => {
    const first = element.querySelector<HTMLElement>('h1, h2');
    first?.setAttribute('tabindex', '-1');
    first?.focus();
  });
  for (let presses = 0; presses < 250; presses++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const active = document.activeElement as HTMLElement | null;
      if (!active || active === document.body) return undefined;
      const { outlineStyle, boxShadow } = getComputedStyle(active);
      return { walked: active.dataset['walked'], isSeen: outlineStyle !== 'none' || boxShadow !== 'none' };
    });
    if (at === undefined) break;
    if (at.walked === undefined) continue;
    const control = Number(at.walked);
    // A week is written in two parts, each with a stop of its own.
    if (control === walked.at(-1)) continue;
    if (walked.includes(control)) break;
    walked.push(control);
    const { name, role } = await focusedControl(page);
    expect([name, at.isSeen], `${role} ${at.walked} of ${place.path}`).toEqual([
      expect.stringMatching(/\S/),
      true,
    ]);
  }
  expect(walked, 'in the order of the page').toEqual(walked.toSorted((one, other) => one - other));
  const missed = expected.flatMap((kind, index) => {
    const isRadio = kind.startsWith('radio ');
    const isReached = walked.includes(index) || (isRadio && walked.some((one) => expected[one] === kind));
    return kind === '' || isReached ? [] : [index];
  });
  expect(missed).toEqual([]);
  await page.close();
});

/** What people type into a field that wants something else; the last ones are right in some. */
const typed = [
  '',
  ' ',
  'x',
  '@',
  'a b',
  '-1',
  '1e9',
  'ÅÄÖ',
  "'; --",
  'x'.repeat(40),
  'vera@hemma.example',
  '0',
];

test.each(places.filter(({ form }) => form !== undefined))(
  'the mistakes of the form of $path are told where the focus goes, whatever is typed',
  async (place) => {
    const page = await enter(place);
    const form = page.locator(place.form ?? '').first();
    const fields = form.locator(
      'input:is([type="text"], [type="email"], [type="tel"], [type="password"], :not([type]))',
    );
    const count = await fields.count();
    expect(count).toBeGreaterThan(0);
    const { needed, types } = await fields.evaluateAll(
      (inputs: HTMLInputElement[], optional) => ({
        needed: inputs.flatMap(({ labels }, index) =>
          labels?.[0]?.textContent.includes(optional) ? [] : [index],
        ),
        types: inputs.map(({ type }) => type),
      }),
      t('general.optional').toLowerCase(),
    );
    let sent = 0;
    const refuse = (route: Route) => {
      if (route.request().method() === 'GET') return route.fallback();
      sent++;
      return route.abort();
    };
    await page.route(/\/api\/(login|resellerapplication|customer|deliveryaddress|Order)(\?|$)/i, refuse);
    await page.route(newsletter, refuse);
    const values = fc.array(fc.constantFrom(...typed), { minLength: count, maxLength: count });
    // The cart's own fields are all optional beside what is chosen there.
    const left = fc.constantFrom(...(needed.length > 0 ? needed : [0]));
    await fc.assert(
      fc.asyncProperty(values, left, async (words, empty) => {
        const given = words.map((word, index) => (index === empty ? '' : word));
        // The browser itself leaves out the spaces around an address of e-mail.
        const kept = given.map((word, index) => (types[index] === 'email' ? word.trim() : word));
        for (const [index, word] of given.entries()) await fields.nth(index).fill(word);
        await fields.nth(empty).press('Enter');
        const invalid = form.locator('[aria-invalid="true"]');
        await expect.poll(() => invalid.count()).toBeGreaterThan(0);
        const told = page.locator('[aria-invalid="true"]:focus, [data-error-summary]:focus');
        await expect.poll(() => told.count()).toBe(1);
        for (const field of await invalid.all()) await expectToTell(page, field);
        expect(await Promise.all(given.map((_, index) => fields.nth(index).inputValue()))).toEqual(kept);
        expect(sent, 'nothing wrong is sent').toBe(0);
      }),
      { numRuns: 3 * times, ...(times === 1 && { seed: 27 }), endOnFailure: true },
    );
    await page.close();
  },
);

/** The field says what is wrong with it, and somebody who sees it reads the same. */
async function expectToTell(page: ShopPage, field: Locator): Promise<void> {
  await field.focus();
  await expect
    .poll(() => focusedControl(page))
    .toMatchObject({
      isInvalid: true,
      name: expect.stringMatching(/\S/) as string,
      description: expect.stringMatching(/\S/) as string,
    });
}

async function enter({ path, as, open, form = 'main' }: Place): Promise<ShopPage> {
  const page = as ? await openAs(browser, as, {}) : await browser.newPage();
  await page.goto(path);
  await untilReady(page);
  await open?.(page);
  await page.locator(form).first().waitFor();
  await untilFilled(page);
  return page;
}
