import { screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

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

test('a freight rule that was just added is reproached with nothing until it is saved', async () => {
  const page = await show(owner, '/office/freight');
  await page.settled();
  const mistakes = () => screen.queryByText(t('form.mistakes'));
  await page.user.click(screen.getByRole('button', { name: t('freight.add') }));
  expect(mistakes()).toBeNull();
  await page.user.click(screen.getByRole('button', { name: t('general.save') }));
  await waitFor(() => expect(mistakes()).not.toBeNull());
});

test.each([
  ['?currency=EUR', 'EUR'],
  ['?currency=XXX', 'SEK'],
  ['', 'SEK'],
])('a new price list asked for with "%s" is proposed in %s', async (query, expected) => {
  const page = await show(owner, `/office/price-lists/new${query}`);
  await page.settled();
  const label = t('priceLists.field.CurrencyCode');
  expect(screen.getByLabelText<HTMLSelectElement>(label).value).toBe(expected);
});

test('the start page has no heading above a text about the maker that is not written', async () => {
  await shop.db.deleteFrom('web_text').where('position', '=', 'AboutUs').execute();
  await shop.db.deleteFrom('web_image').where('group_number', '=', 2).execute();
  await shop.services.versions.changed();
  const page = await show(owner, '/');
  await page.settled();
  expect(document.getElementById('aboutus')).toBeNull();
});
