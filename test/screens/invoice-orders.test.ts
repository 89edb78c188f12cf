import { screen, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { linesOfPdf } from '../pdf-text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article, wayOfDelivery } from '../seed-test-shop.ts';
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

async function sent(): Promise<number> {
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
  const { OrderId } = (await customer.post('Order', checkout)).body;
  const { Version, Rows } = (await owner.get(`office/orders/${OrderId}`)).body;
  const input = { Version, Mail: false, Rows: [{ RowId: Rows[0].Id, Quantity: 6 }] };
  expect((await owner.post(`office/orders/${OrderId}/consignments`, input)).status).toBe(200);
  return OrderId;
}

test('all orders of the list are invoiced by one press, but the one that was invoiced meanwhile', async () => {
  const ids = [await sent(), await sent(), await sent()];
  const [gone] = ids as [number];
  const page = await show(owner, '/office/orders?state=toInvoice');
  await page.settled();
  await page.user.click(screen.getByRole('checkbox', { name: t('list.selectAll') }));
  await page.user.click(screen.getByRole('button', { name: t('invoiceMany.open') }));
  const asked = screen.getByRole('alertdialog', { name: t('invoiceMany.title.other', { n: 3 }) });
  expect(within(asked).getByLabelText<HTMLInputElement>(t('invoiceMany.mail')).checked).toBe(true);
  await owner.post(`office/orders/${gone}/invoices`, { Mail: false });
  await page.user.click(within(asked).getByRole('button', { name: t('invoiceMany.go.other', { n: 3 }) }));
  await page.settled();
  const result = screen.getByRole('status', { name: t('sendMany.result') });
  within(result).getByText(t('invoiceMany.done.other', { n: 2 }));
  within(result).getByText(t('invoiceMany.notDone.one', { n: 1 }));
  expect(result.textContent).toContain(t('officeProblem.nothingToInvoice'));
  expect(within(result).getAllByRole('link', { name: /^faktura \d+$/ })).toHaveLength(2);
  const all = within(result).getByRole('link', { name: t('sendMany.printInvoices', { n: 2 }) });
  const printed = await shop.http.inject({
    url: all.getAttribute('href')!,
    cookies: { office: owner.office! },
  });
  expect(
    linesOfPdf(printed.rawPayload)
      .join(' ')
      .match(/Sida 1 \(1\)/g),
  ).toHaveLength(2);
  // Nothing is left to tick.
  expect(screen.queryByRole('checkbox', { name: t('list.selectAll') })).toBeNull();
  expect((await owner.get('office/orders?state=toInvoice')).body.Rows).toEqual([]);
});

test('other lists invoice nothing', async () => {
  await sent();
  const page = await show(owner, '/office/orders');
  await page.settled();
  await page.user.click(screen.getByRole('checkbox', { name: t('list.selectAll') }));
  screen.getByRole('link', { name: t('sendMany.open') });
  expect(screen.queryByRole('button', { name: t('invoiceMany.open') })).toBeNull();
});
