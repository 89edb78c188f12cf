import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show, type Shown } from './screen.ts';

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(officePages.map(({ load }) => load()));
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
});
afterAll(async () => {
  close();
  await shop.close();
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`main [name="${name}"]`)!;

async function changeElsewhere(values: Record<string, string>): Promise<void> {
  const { body } = await owner.get('office/settings');
  const { status } = await owner.put('office/settings', { ...(body as object), ...values });
  expect(status).toBe(200);
}

/** Leaves the settings, lets them be changed elsewhere, and opens them again while they are being read anew. */
async function openFromMemory(changed: Record<string, string>): Promise<{ page: Shown; letGo: () => void }> {
  const page = await show(owner, '/office/settings/company');
  await page.settled();
  const menu = screen.getByRole('navigation', { name: t('office.areas') });
  await page.user.click(within(menu).getByRole('link', { name: t('office.start') }));
  await page.settled();
  await changeElsewhere(changed);
  const letGo = page.hold(/^GET .*office\/settings/);
  await page.user.click(within(menu).getByRole('link', { name: t('settings.title') }));
  await waitFor(() => expect(field('CompanyName')).toBeTruthy());
  return { page, letGo };
}

async function save(page: Shown): Promise<void> {
  await page.user.click(screen.getByRole('button', { name: t('general.save') }));
  await page.settled();
}

test('a form that was opened from memory shows what is read then', async () => {
  const { page, letGo } = await openFromMemory({ CompanyCity: 'Lycksele' });
  expect(field('CompanyCity').value).not.toBe('Lycksele');
  letGo();
  await waitFor(() => expect(field('CompanyCity').value).toBe('Lycksele'));
  expect(screen.queryByText(t('form.unsaved'))).toBeNull();
  await page.settled();
});

test('what is typed before that stays, and is saved upon what is read', async () => {
  const { page, letGo } = await openFromMemory({ CompanyCity: 'Vilhelmina' });
  await page.user.clear(field('CompanyName'));
  await page.user.type(field('CompanyName'), 'Nordan Form AB');
  letGo();
  await waitFor(() => expect(field('CompanyCity').value).toBe('Vilhelmina'));
  expect(field('CompanyName').value).toBe('Nordan Form AB');
  await save(page);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect((await owner.get('office/settings')).body).toMatchObject({
    CompanyName: 'Nordan Form AB',
    CompanyCity: 'Vilhelmina',
  });
});

test('a field that is changed here and elsewhere is asked about', async () => {
  const { page, letGo } = await openFromMemory({ CompanyCity: 'Sorsele' });
  await page.user.clear(field('CompanyCity'));
  await page.user.type(field('CompanyCity'), 'Storuman');
  letGo();
  await page.settled();
  expect(field('CompanyCity').value).toBe('Storuman');
  await save(page);
  expect(screen.getByRole('alertdialog').textContent).toContain('Sorsele');
});

test('the form of another part follows upon what was saved, before it is read again', async () => {
  const page = await show(owner, '/office/settings/company');
  await page.settled();
  const letGo = page.hold(/^GET .*office\/settings/);
  await page.user.clear(field('CompanyName'));
  await page.user.type(field('CompanyName'), 'Nordan Trä AB');
  await page.user.click(screen.getByRole('button', { name: t('general.save') }));
  await waitFor(() => expect(screen.queryByText(t('form.unsaved'))).toBeNull());
  await page.user.click(screen.getByRole('link', { name: t('settings.part.payment') }));
  await waitFor(() => expect(field('Bankgiro')).toBeTruthy());
  await page.user.type(field('Bankgiro'), '991-2346');
  await page.user.click(screen.getByRole('button', { name: t('general.save') }));
  await waitFor(() => expect(page.sent.length).toBe(2));
  await waitFor(() => expect(screen.queryByText(t('form.unsaved'))).toBeNull());
  letGo();
  await page.settled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect((await owner.get('office/settings')).body).toMatchObject({
    CompanyName: 'Nordan Trä AB',
    Bankgiro: '991-2346',
  });
});
