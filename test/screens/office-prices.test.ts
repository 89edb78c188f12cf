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
