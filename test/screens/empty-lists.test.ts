import { screen, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
let finance: Client;

beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(officePages.map(({ load }) => load()));
  await addStaff(shop, 'owner@maker.example', 'owner');
  await addStaff(shop, 'finance@maker.example', 'finance');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  finance = await logInToOfficeAs(shop, 'finance@maker.example');
});
afterAll(async () => {
  close();
  await shop.close();
});

const readIn = t('exchange.send.title');
const write = t('list.empty.press');
const lists = /^GET \/api\/office\/(colours|materials|ways|vat-rates|press|pages|price-lists)/;
const showEmpty = async (client: Client, path: string) => {
  const page = await show(client, path);
  page.refuse(lists, 200, JSON.stringify({ Rows: [], Total: 0, Version: '' }));
  await page.settled();
  return within(screen.getByRole('main'));
};

test.each([
  ['/office/colours', readIn, '/office/exchange?kind=colours'],
  ['/office/materials', readIn, '/office/exchange?kind=materials'],
  ['/office/ways', readIn, '/office/exchange?kind=ways'],
  ['/office/vat-rates', readIn, '/office/exchange?kind=vat-rates'],
  ['/office/press-messages', write, '/office/press-messages/new'],
  ['/office/press-articles', write, '/office/press-articles/new'],
  ['/office/pages', t('list.empty.pages'), '/office/pages/new'],
  ['/office/price-lists', t('list.empty.priceLists'), '/office/price-lists/new'],
])('%s without a row leads on: %s', async (path, name, to) => {
  const link = (await showEmpty(owner, path)).getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(to);
});

test.each(['/office/ways', '/office/price-lists'])('who may only read %s is led nowhere', async (path) => {
  const main = await showEmpty(finance, path);
  const names = [readIn, t('list.empty.priceLists')];
  expect(names.flatMap((name) => main.queryAllByRole('link', { name }))).toEqual([]);
});
