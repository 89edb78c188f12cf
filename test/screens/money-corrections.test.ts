import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
let customer: Client;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(officePages.map(({ load }) => load()));
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  customer = await logInAs(shop, '1001');
});
afterAll(async () => {
  close();
  await shop.close();
});

async function ordered(deliveryAddressId?: number): Promise<number> {
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  const checkout = {
    wayOfDeliveryId: 1,
    partialDelivery: true,
    ...(deliveryAddressId && { deliveryAddressId }),
  };
  return (await customer.post('Order', checkout)).body.OrderId;
}

const button = (name: string) => screen.getByRole('button', { name });

test('a customer’s page offers the orders that follow a corrected VAT number, and lets those that are ticked', async () => {
  const address = { Name: 'Lager', Address1: 'Allee 1', Address2: '', ZipCode: '10115', City: 'Berlin' };
  const { Id } = (await customer.post('deliveryaddress', { ...address, CountryCode: 'DE' })).body;
  const orders = [await ordered(Id), await ordered(Id)];
  const saved = (await owner.get('office/customers/1001')).body;
  await owner.send('PUT', 'office/customers/1001', { ...saved, VatNumber: 'DE123456789' });
  const page = await show(owner, '/office/customers/1001');
  await page.settled();
  screen.getByText(t('vatCorrection.exempt.other', { n: 2, orders: orders.toReversed().join(', ') }));
  const boxes = screen.getAllByRole('checkbox', { name: /^Order \d+/ });
  expect(boxes).toHaveLength(2);
  for (const box of boxes) await page.user.click(box);
  await page.user.click(button(t('vatCorrection.go')));
  screen.getByText(t('vatCorrection.none'));
  await page.user.click(boxes[0]!);
  await page.user.click(button(t('vatCorrection.go')));
  await page.settled();
  expect((await owner.get(`office/orders/${orders[1]}`)).body.VatAmount).toBe(0);
  expect((await owner.get(`office/orders/${orders[0]}`)).body.VatAmount).toBe(149.7);
  await page.user.click(button(t('vatCorrection.goOne')));
  await page.settled();
  expect(screen.queryByText(t('vatCorrection.title'))).toBeNull();
  expect((await owner.get(`office/orders/${orders[0]}`)).body.VatAmount).toBe(0);
});

test('an amount is credited after a question, and no more than is left', async () => {
  const id = await ordered();
  const order = (await owner.get(`office/orders/${id}`)).body;
  const Rows = [{ RowId: order.Rows[0].Id, Quantity: 12 }];
  const given = { Version: order.Version, Mail: false, CarrierNumber: '', Rows };
  await owner.post(`office/orders/${id}/consignments`, given);
  const { Number: number } = (await owner.post(`office/orders/${id}/invoices`, { Mail: false })).body;
  const page = await show(owner, `/office/invoices/${number}`);
  await page.settled();
  await page.user.click(screen.getByText(t('officeInvoice.creditAmount.heading')));
  const field = screen.getByLabelText(t('officeInvoice.creditAmount.amount', { currency: 'SEK' }));
  await page.user.type(field, '5000');
  await page.user.click(button(t('officeInvoice.creditAmount.go')));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await page.user.clear(field);
  await page.user.type(field, '100');
  await page.user.type(screen.getByLabelText(t('officeInvoice.creditAmount.text')), 'Skadad');
  await page.user.click(button(t('officeInvoice.creditAmount.go')));
  await page.user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: t('officeInvoice.creditAmount.go') }),
  );
  await page.settled();
  const { CreditNotes } = (await owner.get(`office/invoices/${number}`)).body;
  expect(CreditNotes).toHaveLength(1);
  expect((await owner.get(`office/invoices/${CreditNotes[0]}`)).body).toMatchObject({
    NetAmount: -100,
    Rows: [{ Description: 'Prisnedsättning: Skadad' }],
  });
});

async function sent(id: number): Promise<{ Version: string; Consignments: { Id: number }[] }> {
  const { Version, Rows } = (await owner.get(`office/orders/${id}`)).body;
  const parcels = { Version, Mail: false, CarrierNumber: '', Rows: [{ RowId: Rows[0].Id, Quantity: 12 }] };
  return (await owner.post(`office/orders/${id}/consignments`, parcels)).body;
}

test('an invoice tells its sums, each by its own name', async () => {
  const other = await logInAs(shop, '1002');
  await other.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  const { OrderId } = (await other.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body;
  const { Version } = await sent(OrderId);
  const made = await owner.post(`office/orders/${OrderId}/invoices`, { Version, Mail: false });
  const page = await show(owner, `/office/invoices/${made.body.Number}`);
  await page.settled();
  const sumOf = (name: string) =>
    screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent.replaceAll(/\s/g, ' ');
  expect([t('officeInvoice.exclVat'), t('officeInvoice.vat'), t('officeInvoice.inclVat')].map(sumOf)).toEqual(
    ['598,80 SEK', '149,70 SEK', '748,50 SEK'],
  );
});

test('whoever may read orders comes from a draft to the orders that are on it', async () => {
  await shop.db.updateTable('customer').set({ monthly_invoice: true }).where('id', '=', 1001).execute();
  await shop.services.versions.changed();
  const id = await ordered();
  const { Consignments } = await sent(id);
  await shop.db
    .updateTable('consignment')
    .set({ sent_at: new Date('2026-09-15T10:00:00Z') })
    .where('id', '=', Consignments[0]!.Id)
    .execute();
  await addStaff(shop, 'finance@maker.example', 'finance');
  for (const by of [owner, await logInToOfficeAs(shop, 'finance@maker.example')]) {
    const page = await show(by, '/office/invoices/monthly?month=2026-09');
    await page.settled();
    const link = screen.getByRole('link', { name: String(id) });
    expect(link.getAttribute('href')).toBe(`/office/orders/${id}`);
  }
});

test('only what is done with an invoice is said to be on its way', async () => {
  const other = await logInAs(shop, '1002');
  await other.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  const { OrderId } = (await other.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body;
  const { Version } = await sent(OrderId);
  const made = await owner.post(`office/orders/${OrderId}/invoices`, { Version, Mail: true });
  const invoice = (await owner.get(`office/invoices/${made.body.Number}`)).body;
  const page = await show(owner, `/office/invoices/${invoice.Number}`);
  await page.settled();
  const mail = () =>
    screen.queryByRole('button', { name: t('officeInvoice.mailAgain', { email: invoice.CustomerEmail }) });
  expect(mail()).not.toBe(null);
  const letGo = page.hold(/^(POST|DELETE) .*link/i);
  await page.user.click(button(t('officeInvoice.link.revoke')));
  await page.user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: t('officeInvoice.link.revoke') }),
  );
  await waitFor(() => expect(page.sent).toHaveLength(1));
  await waitFor(() => expect(document.querySelectorAll('main button[aria-disabled="true"]')).toHaveLength(1));
  expect(mail()).not.toBe(null);
  letGo();
  await screen.findByText(t('officeInvoice.link.revoked'));
});
