import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { stockholmToday } from '../../src/kit/text/dates.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { seedWithCanaries } from '../security/seed-canaries.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = translator(languageTables.sv, 'sv');
let shop: TestShop;
let client: Client;

beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
  // The browser's day is the real one.
  shop.setTime(new Date().toISOString());
  await shop.db
    .insertInto('setting')
    .values([
      { name: 'Bankgiro', value: '991-2346' },
      { name: 'CompanyRegistrationNumber', value: '556677-8899' },
    ])
    .execute();
  client = await logInAs(shop, '1001');
  await seedWithCanaries(shop, client, '1001');
  await shop.db
    .updateTable('invoice')
    .set({
      is_paid: false,
      is_annulled: false,
      balance: 12500,
      total_amount: 12500,
      buyer_country_code: 'SE',
    })
    .where('customer_id', '=', 1001)
    .execute();
});
afterAll(async () => {
  close();
  await shop.close();
});

async function payWindow(refused?: RegExp) {
  const page = await show(client, '/invoices');
  if (refused) page.refuse(refused);
  const due = screen.queryByRole('dialog', { name: t('dueInvoices.title') });
  if (due) await page.user.click(within(due).getAllByRole('button', { name: t('general.close') })[0]!);
  const [button] = await screen.findAllByRole('button', { name: /^Betala faktura/ });
  return { page, open: () => page.user.click(button!) };
}

test('how an invoice is paid opens at its row, and a payment is told of there', async () => {
  const { page, open } = await payWindow();
  await open();
  const dialog = within(await screen.findByRole('dialog', { name: /^Betala faktura/ }));
  expect(await dialog.findByText('991-2346')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Kopiera Bankgiro' })).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Kopiera OCR' })).toBeDefined();
  expect(dialog.getByRole('img', { name: /^QR-kod/ })).toBeDefined();
  await page.user.click(dialog.getByText(t('payInfo.tell')));
  await page.user.click(dialog.getByRole('button', { name: t('payInfo.tellGo') }));
  expect(await dialog.findByText(/^Du har sagt att fakturan betalades/)).toBeDefined();
  const today = stockholmToday(new Date());
  expect(page.sent).toEqual([
    { method: 'POST', path: '/api/paymenttold', body: expect.objectContaining({ PaidDate: today }) },
  ]);
});

test('a day that is refused is said at its field, and what was typed stays', async () => {
  const { page, open } = await payWindow();
  await open();
  const dialog = within(await screen.findByRole('dialog', { name: /^Betala faktura/ }));
  await page.user.click(await dialog.findByText(t('payInfo.tell')));
  const field = dialog.getByLabelText(new RegExp(t('payInfo.paidDate')));
  fireEvent.change(field, { target: { value: '2020-01-01' } });
  await page.user.click(dialog.getByRole('button', { name: t('payInfo.tellGo') }));
  expect(await dialog.findByText(/högst 30 dagar/)).toBeDefined();
  expect((field as HTMLInputElement).value).toBe('2020-01-01');
});

test('what cannot be fetched is asked for again', async () => {
  const { page, open } = await payWindow(/payinfo/);
  await open();
  const dialog = within(await screen.findByRole('dialog', { name: /^Betala faktura/ }));
  expect(await dialog.findByText(t('payInfo.failed'))).toBeDefined();
  page.allow();
  await page.user.click(dialog.getByRole('button', { name: t('general.tryAgain') }));
  expect(await dialog.findByText('991-2346')).toBeDefined();
});

test('how much is left is read again by whoever comes back from the bank', async () => {
  const { page, open } = await payWindow();
  await open();
  const dialog = within(await screen.findByRole('dialog', { name: /^Betala faktura/ }));
  await dialog.findByText('991-2346');
  await page.settled();
  const asked = () => page.called.filter((path) => path.includes('payinfo')).length;
  const before = asked();
  expect(before).toBeGreaterThan(0);
  dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(asked()).toBe(before + 1));
});
