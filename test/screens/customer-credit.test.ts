import { fireEvent, screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addDays, stockholmToday } from '../../src/kit/text/dates.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import type { Client, TestShop } from '../shop.ts';
import { show } from './screen.ts';
import { eachOnOfficeScreen } from './each-on-screen.ts';

// What the office is told of a customer's credit, and what it says of it.

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
eachOnOfficeScreen((opened) => {
  ({ shop, owner } = opened);
});

const credit = async () => (await owner.get('office/customers/1001/credit')).body;
async function open() {
  const page = await show(owner, '/office/customers/1001');
  await page.settled();
  return page;
}

test('since when a fee is agreed is asked once it is, and is today unless somebody says another day', async () => {
  const page = await open();
  const agreed = () => screen.getByLabelText<HTMLSelectElement>(t('credit.feeAgreed'));
  const since = () => screen.queryByLabelText<HTMLInputElement>(t('credit.feeAgreedOn'));
  const save = async () => {
    await page.user.click(screen.getByRole('button', { name: t('credit.save') }));
    await page.settled();
  };
  expect([agreed().value, since()]).toEqual(['false', null]);
  await page.user.selectOptions(agreed(), 'true');
  expect(since()!.value).toBe('');
  await save();
  const today = stockholmToday(new Date());
  expect([since()!.value, await credit()]).toMatchObject([today, { FeeAgreed: true, FeeAgreedOn: today }]);
  fireEvent.change(since()!, { target: { value: addDays(today, 1) } });
  await save();
  // The day that has not come is told at its field, and stays there.
  expect([since()!.getAttribute('aria-invalid'), since()!.value]).toEqual(['true', addDays(today, 1)]);
  fireEvent.change(since()!, { target: { value: '2025-02-03' } });
  await save();
  expect(await credit()).toMatchObject({ FeeAgreed: true, FeeAgreedOn: '2025-02-03' });
  await page.user.selectOptions(agreed(), 'false');
  expect(since()).toBeNull();
  await save();
  expect(await credit()).toMatchObject({ FeeAgreed: false, FeeAgreedOn: null });
});

test('what is owed in another currency stands beside the limit', async () => {
  const today = stockholmToday(new Date());
  const charged = { net_amount: 483_602, vat_amount: 0, total_amount: 483_602, balance: 483_602, ocr: '1' };
  const days = { invoice_date: addDays(today, -40), due_date: addDays(today, -10), payment_days: 30 };
  await shop.db
    .insertInto('invoice')
    .values({
      ...charged,
      ...days,
      invoice_number: 500_001,
      customer_id: 1001,
      order_id: null,
      paid_date: null,
      credits_invoice_number: null,
      currency_code: 'EUR',
      language: 'sv',
      customer_number: '1001',
      buyer_name: 'Butiken',
      buyer_vat_number: null,
      delivery_date: null,
      pdf_key: null,
    })
    .execute();
  await open();
  const label = screen.getByText(t('credit.unpaidIn', { currency: 'EUR' }));
  expect(label.parentElement?.textContent.replace(/\s/g, ' ')).toContain('4 836,02 EUR');
  expect(screen.queryByText(t('credit.onAccountIn', { currency: 'EUR' }))).toBeNull();
});
