import { screen } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;

beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(officePages.map(({ load }) => load()));
});
beforeEach(async () => {
  await shop.startOver();
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
});
afterAll(async () => {
  close();
  await shop.close();
});

/** Returns the number of an order of a customer of which everything is sent. */
async function sentTo(customerNumber: string): Promise<number> {
  const customer = await logInAs(shop, customerNumber);
  await customer.post('cartrow', { ArticleId: article.tray, Quantity: 3 });
  const id = (await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body.OrderId;
  const { Version, Rows } = (await owner.get(`office/orders/${id}`)).body;
  const sent = { Version, Mail: false, Rows: [{ RowId: Rows[0].Id, Quantity: 3 }] };
  expect((await owner.post(`office/orders/${id}/consignments`, sent)).status).toBe(200);
  return id;
}

test('an order leads to what its commercial invoice lacks, and then to the PDF', async () => {
  const id = await sentTo('1008');
  await show(owner, `/office/orders/${id}`);
  const about = { article: 'A-2', what: 'HS-kod, ursprungsland, vikt' };
  const lacking = await screen.findByRole('link', { name: t('customs.articleLacks', about) });
  expect(lacking.getAttribute('href')).toBe(`/office/articles/${article.tray}`);
  const eori = screen.getByRole('link', { name: t('customs.shopLacks', { what: 'EORI-nummer' }) });
  expect(eori.getAttribute('href')).toBe('/office/settings/company');
  expect(screen.queryByText(t('customs.invoice'))).toBeNull();
  await shop.db
    .updateTable('article')
    .set({ hs_code: '691200', country_of_origin: 'SE', weight_g: 400 })
    .execute();
  const opened = (await owner.get('office/settings')).body;
  await owner.put('office/settings', { ...opened, CompanyEori: 'SE5566778899', Incoterms: 'DDP' });
  await show(owner, `/office/orders/${id}`);
  const [consignment] = (await owner.get(`office/orders/${id}`)).body.Consignments;
  const pdf = await screen.findByRole('link', {
    name: t('customs.invoiceOf', { date: consignment.SentDate }),
  });
  expect(pdf.getAttribute('href')).toBe(`/api/office/pdf/commercial-invoices/${consignment.Id}`);
  expect(screen.queryByText(t('customs.missing'))).toBeNull();
});

test('an order that stays in the union says nothing of customs', async () => {
  const id = await sentTo('1001');
  await show(owner, `/office/orders/${id}`);
  await screen.findByRole('heading', { name: t('officeOrder.consignments') });
  expect(screen.queryByText(t('customs.missing'))).toBeNull();
  expect(screen.queryByText(t('customs.invoice'))).toBeNull();
});
