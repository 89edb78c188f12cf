import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import type { ShopPage } from './browser.ts';
import { goToOffice } from './office.ts';

/** How to open forms that are in a dialog. */
const windows: Record<string, (page: ShopPage, t: OfficeT) => Locator> = {
  '/office/groups': (page) => page.locator('main li button:not([data-handle]):not([hidden] *)').first(),
};

export type OfficeSave = {
  button: Locator;
  /** Waits until the saved values are shown. */
  shown: () => Promise<void>;
};

/** Opens a page of the office and fills its form in without submitting it. */
export async function fillOfficeForm(page: ShopPage, t: OfficeT, path: string): Promise<OfficeSave> {
  await goToOffice(page, path.includes(':') ? await firstOf(page, path) : path);
  await windows[path]?.(page, t).click();
  return await fillIn(page, t);
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
