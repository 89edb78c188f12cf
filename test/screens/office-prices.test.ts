import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import type { Client, TestShop } from '../shop.ts';
import { show, type Shown } from './screen.ts';
import { staleIn } from './stale.ts';
import { eachOnOfficeScreen } from './each-on-screen.ts';

// Price lists: a copy of one, and the columns of the grid.

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
eachOnOfficeScreen((opened) => {
  ({ shop, owner } = opened);
});

async function open(path: string, by = owner): Promise<Shown> {
  const page = await show(by, path);
  await page.settled();
  return page;
}

test('a copy of a price list is in the list of all, which one comes from', async () => {
  const page = await open('/office/price-lists');
  const { user, settled } = page;
  const links = () =>
    [...screen.getByRole('main').querySelectorAll('table a')].map((link) => link.getAttribute('href'));
  expect(links()).toEqual(['/office/price-lists/standard']);
  await user.click(screen.getByRole('main').querySelector('table a')!);
  await user.click(await screen.findByRole('button', { name: t('priceCopy.open') }));
  const window = within(await screen.findByRole('dialog'));
  await user.type(window.getByLabelText(t('priceLists.field.Code')), 'kedja');
  await user.type(window.getByLabelText(new RegExp(`^${t('priceLists.name')}.*svenska`, 'i')), 'Kedjor');
  await user.click(window.getByRole('button', { name: t('general.save') }));
  await screen.findByRole('heading', { level: 1, name: /Kedjor/ });
  await settled();
  expect(await staleIn(page, shop, owner)).toEqual([]);
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: t('priceLists.title') }));
  await screen.findByRole('heading', { level: 1, name: t('priceLists.title') });
  await settled();
  await waitFor(() => expect(links()).toContain('/office/price-lists/kedja'));
});

test('the steps of a price are counted from one', async () => {
  await open('/office/price-lists/standard?show=grid&steps=1');
  const heads = screen.queryAllByRole('columnheader').map(({ textContent }) => textContent);
  const steps = [1, 2].flatMap((n) => [
    t('priceGrid.step.Quantity', { n }),
    t('priceGrid.step.Price', { n }),
  ]);
  expect(heads.slice(5, 9)).toEqual(steps);
});

test('why a list cannot be filled from another is told in its window', async () => {
  const made = { NameSV: 'Stamkunder', NameEN: '', Code: 'vip', CurrencyCode: 'SEK' };
  expect((await owner.post('office/price-lists', made)).status).toBe(200);
  const page = await open('/office/price-lists/vip');
  await page.user.click(screen.getByRole('button', { name: t('priceFill.open') }));
  const window = within(await screen.findByRole('dialog'));
  await page.user.selectOptions(window.getByLabelText(t('priceFill.From')), 'standard');
  await page.user.type(window.getByLabelText(t('priceFill.Percent')), '90');
  page.refuse(/^POST .*fill/);
  await page.user.click(window.getByRole('button', { name: t('priceFill.look') }));
  await window.findByText(t('form.saveFailed', { reason: t('general.commonError') }));
  page.allow();
  await page.user.click(await window.findByRole('button', { name: t('priceFill.look') }));
  await window.findByRole('button', { name: t('priceFill.back') });
});

test('a price that was refused is refused no more once it is undone', async () => {
  const page = await open('/office/price-lists/standard?show=grid');
  const cell = () => document.querySelector<HTMLInputElement>('input[data-row="0"][data-column="0"]')!;
  const before = cell().value;
  await page.user.clear(cell());
  await page.user.type(cell(), '123');
  const refused = { errors: [{ field: 'Prices.0.Price', rule: 'max', message: 'Inte så dyrt.' }] };
  page.refuse(/^PUT .*grid/, 400, JSON.stringify(refused));
  await page.user.keyboard('{Meta>}{Enter}{/Meta}');
  await waitFor(() => expect(cell().getAttribute('aria-invalid')).toBe('true'));
  for (let left = 9; left > 0 && cell().value !== before; left--)
    await page.user.click(screen.getByRole('button', { name: t('priceGrid.undo') }));
  expect([cell().value, cell().getAttribute('aria-invalid')]).toEqual([before, null]);
  expect(screen.queryByText(t('priceGrid.errors.one', { n: 1 }))).toBe(null);
});
