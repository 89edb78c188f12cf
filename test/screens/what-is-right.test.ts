import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { article } from '../seed-test-shop.ts';
import { close, show } from './screen.ts';

// What a form says of a value that it cannot take, and what it reads that people write.

const t = officeTextIn('sv');
const ofBuyer = translator(languageTables.sv, 'sv');
let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
  shop.setTime(new Date().toISOString());
  await Promise.all([...officePages, ...pages].map(({ load }) => load()));
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  await shop.db
    .insertInto('price_list')
    .values({ code: 'euro', currency_code: 'EUR', name_sv: 'Euro', name_en: null })
    .execute();
  await shop.db.updateTable('customer').set({ price_list_code: 'euro' }).where('id', '=', 1002).execute();
  await shop.services.versions.changed();
});
afterAll(async () => {
  close();
  await shop.close();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const both = '1.500 kan vara 1500 eller 1,5: skriv 1500 eller 1,50.';

test('the summary of the freight says of a number with two readings what its field says', async () => {
  const page = await show(owner, '/office/freight');
  await page.settled();
  await page.user.click(await button(t('freight.add')));
  const fee = document.querySelector<HTMLInputElement>('[data-field="Fee"] input')!;
  await page.user.type(fee, '1.500');
  await page.user.click(await button(t('general.save')));
  const summary = within(await screen.findByRole('group', { name: t('form.mistakes') }));
  expect(summary.getByRole('button').textContent).toContain(both);
  expect(document.querySelector('[data-field="Fee"]')?.textContent).toContain(both);
});

test('the freight tells in which currencies customers buy that no rule is in', async () => {
  const page = await show(owner, '/office/freight');
  await page.settled();
  const gap = () => screen.queryByText(t('freight.notIn', { currencies: 'EUR' }));
  expect(gap()).toBe(null);
  await page.user.click(await button(t('freight.add')));
  expect(gap()).not.toBe(null);
  expect(screen.queryByText(t('freight.minimumNotIn', { currencies: 'EUR' }))).toBe(null);
  const currency = document.querySelector<HTMLSelectElement>('[data-field="CurrencyCode"] select')!;
  await page.user.selectOptions(currency, 'EUR');
  expect(gap()).toBe(null);
  screen.getByText(t('freight.notIn', { currencies: 'SEK' }));
});

test('a price with two readings is told with both', async () => {
  const page = await show(owner, '/office/price-lists/standard');
  await page.settled();
  await page.user.click(await button(t('prices.new')));
  await page.user.type(document.querySelector('dialog [name="Price"]')!, '1.500');
  await page.user.click(
    within(document.querySelector('dialog')!).getByRole('button', { name: t('general.save') }),
  );
  expect(document.querySelector('dialog')?.textContent).toContain(both);
});

test('a percentage of the settings is read with its sign, and a postcode told in the form of its country', async () => {
  const page = await show(owner, '/office/settings/company');
  await page.settled();
  const field = (name: string) => document.querySelector<HTMLInputElement>(`main [name="${name}"]`)!;
  await page.user.clear(field('CompanyZipCode'));
  await page.user.type(field('CompanyZipCode'), '2714');
  await page.user.click(await button(t('general.save')));
  await screen.findByRole('button', { name: new RegExp(`: Ogiltigt postnummer ${t('form.wanted.zip5')}$`) });
  await page.user.type(field('CompanyZipCode'), '3');
  await page.user.click(screen.getByRole('link', { name: t('settings.part.payment') }));
  await waitFor(() => expect(field('DiscountLimit')).toBeTruthy());
  await page.user.clear(field('DiscountLimit'));
  await page.user.type(field('DiscountLimit'), '15 %');
  await page.user.click(await button(t('general.save')));
  await screen.findAllByText(t('form.saved'));
  await waitFor(() => expect(field('DiscountLimit').value).toBe('15'));
  const saved = (await owner.get('office/settings')).body;
  expect(saved).toMatchObject({ DiscountLimit: '15', CompanyZipCode: '271 43' });
});

test('the days of a way of delivery are read with their word', async () => {
  const page = await show(owner, '/office/ways');
  await page.settled();
  await page.user.click(await button(/^Post/));
  const days = document.querySelector<HTMLInputElement>('dialog [name="TransportDays"]')!;
  await page.user.clear(days);
  await page.user.type(days, '4 arbetsdagar');
  await page.user.click(await button(t('general.save')));
  await waitFor(() => expect(page.sent[0]?.body).toMatchObject({ TransportDays: 4 }));
});

test('a change of many prices names the list that it is made in', async () => {
  const page = await show(owner, '/office/articles');
  await page.settled();
  await page.user.click(await screen.findByRole('checkbox', { name: t('list.select', { name: 'A-1' }) }));
  const form = within(await screen.findByRole('form', { name: t('articles.bulk.title') }));
  await page.user.type(form.getByLabelText(t('articles.bulk.percent')), '5 %');
  await page.user.click(form.getByRole('button', { name: t('articles.bulk.look') }));
  await screen.findByText(/^Priserna ändras i prislistan .*SEK.*andra prislistor ändras inte\.$/);
});

test('the cart promises no freight beside its sum once a way is chosen that has none', async () => {
  const buyer = await logInAs(shop, '1001');
  await buyer.post('cartrow', { ArticleId: article.book, Quantity: 2 });
  const page = await show(buyer, '/cart');
  await page.settled();
  const way = await screen.findByLabelText(ofBuyer('checkout.wayOfDelivery'));
  await screen.findByText(ofBuyer('cart.freightAdded'));
  await page.user.selectOptions(way, '1');
  await waitFor(() => expect(screen.queryByText(ofBuyer('cart.freightAdded'))).toBe(null));
});
