import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { officePages } from '#app/office-pages.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import type { ShopPage } from './browser.ts';
import { goToOffice } from './office.ts';

/** Lists that are empty in the demo, so that there is nothing to open. */
const withoutRows = ['/office/applications/:id', '/office/exchange/runs/:id', '/office/pictures/:id'];

/** Pages of two ids, which only show: there is no form to fill in. */
const readOnly = ['/office/customers/:id/lists/:listId'];

/** How to open forms that are in a dialog. */
const windows: Record<string, (page: ShopPage, t: OfficeT) => Locator> = {
  '/office/groups': (page) => page.locator('main li button:not([data-handle]):not([hidden] *)').first(),
};

/** How to fill in forms that trigger an action instead of saving values. */
const acts: Record<string, (page: ShopPage, t: OfficeT) => Promise<OfficeSave>> = {
  '/office/me': async (page, t) => {
    const password = 'demo1234 och mer';
    await page.locator('[name="CurrentPassword"]').fill('demo1234');
    await page.locator('[name="NewPassword"]').fill(password);
    await page.locator('[name="RepeatNewPassword"]').fill(password);
    return {
      button: page.getByRole('button', { name: t('general.save') }),
      shown: () => page.getByText(t('staff.own.changed')).first().waitFor(),
      passwordAfter: password,
    };
  },
  '/office/orders/:id': async (page, t) => {
    const bothAnswered = await answerReadAfterWrite(page, `/api${new URL(page.url()).pathname}`);
    await page.getByRole('button', { name: t('officeOrder.fillIn') }).click();
    return {
      button: page.getByRole('button', { name: t('officeOrder.deliver') }),
      async shown() {
        await bothAnswered();
        await page.getByText(t('officeOrder.noNumber')).first().waitFor();
      },
    };
  },
  '/office/invoices/:id': async (page, t) => ({
    button: page.getByRole('button', { name: t('officeInvoice.pay') }),
    shown: () => page.getByText(t('officeInvoice.state.paid'), { exact: true }).first().waitFor(),
  }),
  '/office/countries': async (page, t) => {
    const choice = page.getByLabel(t('countryChoices.add'));
    const added = choice.locator('option').last();
    const country = (await added.textContent()) ?? '';
    await choice.selectOption((await added.getAttribute('value')) ?? '');
    return {
      button: page.locator('main form [type="submit"]').first(),
      async shown() {
        await page.getByText(t('form.saved'), { exact: true }).waitFor();
        await goToOffice(page, '/office/countries');
        await page.getByRole('button', { name: t('countryChoices.remove', { country }) }).waitFor();
      },
    };
  },
  '/office/mail-server': async (page, t) => {
    const host = page.locator('[name="Host"]');
    await host.fill('localhost');
    await page.locator('[name="From"]').fill('order@hylla.example');
    return {
      button: page.locator('main form [type="submit"]').first(),
      async shown() {
        await page.getByText(t('form.saved'), { exact: true }).waitFor();
        await goToOffice(page, '/office/mail-server');
        await expect.poll(() => host.inputValue()).toBe('localhost');
      },
    };
  },
  '/office/exchange': async (page, t) => {
    const file = {
      name: 'lager.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Artnr;Disponibelt\r\nB-404;1\r\n'),
    };
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('heading', { name: t('exchange.columns.title') }).waitFor();
    return {
      button: page.getByRole('button', { name: t('exchange.send.try') }),
      shown: () => page.getByText(t('exchange.send.wouldNot')).waitFor(),
    };
  },
};

export type OfficeSave = {
  button: Locator;
  /** Waits until the saved values are shown. */
  shown: () => Promise<void>;
  /** The new password of the current account, if the form has changed it. */
  passwordAfter?: string;
};

/** The pages of the office that can have a form. */
export const officeFormPaths: readonly string[] = officePages
  .map(({ path }) => path)
  .filter((path) => !withoutRows.includes(path) && !readOnly.includes(path));

/** Opens a page of the office and fills its form in without submitting it; undefined where there is no form. */
export async function fillOfficeForm(
  page: ShopPage,
  t: OfficeT,
  path: string,
): Promise<OfficeSave | undefined> {
  await goToOffice(page, path.includes(':') ? await firstOf(page, path) : path);
  await page.locator('main h1').waitFor();
  for (const loading of [t('form.loading'), t('general.loading')])
    await expect.poll(() => page.getByText(loading, { exact: true }).count()).toBe(0);
  const open = windows[path];
  const form = page.locator('main form:not([role="search"])').first();
  if (open) {
    await open(page, t).click();
    await form.waitFor();
  }
  if (!(await form.isVisible())) return undefined;
  expect(await fieldsOfWrongLanguage(form), path).toEqual([]);
  return await (acts[path] ?? fillIn)(page, t);
}

/**
 * After the log-in the order is read again while its delivery is being sent. The read is answered last, with outdated
 * data, as may happen on a busy machine; the promise resolves when it has been.
 */
async function answerReadAfterWrite(page: ShopPage, path: string): Promise<() => Promise<void>> {
  const before = await page.request.get(path);
  expect(before.ok()).toBe(true);
  const written = page.waitForResponse(
    (answer) => answer.url().includes(path) && answer.request().method() !== 'GET' && answer.ok(),
  );
  let isAnswered = false;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await written;
      await route.fulfill({ response: before });
      isAnswered = true;
    },
  );
  return () => expect.poll(() => isAnswered).toBe(true);
}

/** What is written in both languages is read aloud and spelt in that of each field. */
async function fieldsOfWrongLanguage(form: Locator): Promise<string[]> {
  return await form.locator('input, textarea, [contenteditable="true"]').evaluateAll((fields) =>
    fields.flatMap((field) => {
      const name = field.getAttribute('name') ?? field.id;
      const language = /SV$/.test(name) ? 'sv' : /EN$/.test(name) ? 'en' : undefined;
      const isWrong = language && field.closest('[lang]')?.getAttribute('lang') !== language;
      return isWrong ? [name] : [];
    }),
  );
}

async function firstOf(page: ShopPage, path: string): Promise<string> {
  const list = path.slice(0, path.lastIndexOf('/:'));
  await goToOffice(page, list);
  const link = page.locator(`main a[href^="${list}/"]:not([href$="/new"])`).first();
  return (await link.getAttribute('href')) ?? '';
}

/** Changes the first field that accepts any text. */
async function fillIn(page: ShopPage, t: OfficeT): Promise<OfficeSave> {
  const fields = () =>
    page
      .locator('main form:not([role="search"])')
      .locator('input:not([type]), input[type="text"], textarea, [contenteditable="true"]');
  await unfold(page);
  const unsaved = page.getByText(t('form.unsaved'));
  for (let place = 0; place < (await fields().count()); place++) {
    const field = fields().nth(place);
    if (!(await field.isVisible()) || !(await field.isEnabled())) continue;
    const before = await textOf(field);
    await field.press('End');
    await field.pressSequentially(' 7');
    const typed = await textOf(field);
    const isTaken = (await field.getAttribute('aria-invalid')) !== 'true' && (await unsaved.isVisible());
    if (isTaken)
      return {
        button: page.locator('main form [type="submit"]').first(),
        async shown() {
          await page.getByText(t('form.saved'), { exact: true }).waitFor();
          const { pathname } = new URL(page.url());
          await goToOffice(page, pathname);
          await windows[pathname]?.(page, t).click();
          await unfold(page);
          await expect.poll(() => textOf(fields().nth(place))).toBe(typed);
        },
      };
    await field.fill(before);
  }
  throw new Error(`${page.url()} has no field that takes words`);
}

async function unfold(page: ShopPage): Promise<void> {
  await page.locator('main form:not([role="search"])').waitFor();
  await page
    .locator('main form details')
    .evaluateAll((folded) => folded.forEach((details) => details.setAttribute('open', '')));
}

function textOf(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : (element.textContent ?? ''),
  );
}
