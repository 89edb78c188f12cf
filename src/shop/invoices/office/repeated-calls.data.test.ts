import { expect, test } from 'vitest';
import { openCredit } from '../../../../test/credit-shop.ts';
import { eachInOffice } from '../../../../test/office.ts';
import type { Client, TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});

const read = async (number: number) => (await office.get(`office/invoices/${number}`)).body;

/** An invoice of 100 pieces at 1,00. */
async function invoiced(): Promise<{ number: number; RowId: number; Version: string }> {
  const number = await openCredit(shop, office).owe(10_000, '2026-10-30', { invoice_date: '2026-10-01' });
  const { id } = await shop.db
    .selectFrom('invoice')
    .select('id')
    .where('invoice_number', '=', number)
    .executeTakeFirstOrThrow();
  const row = { invoice_id: id, row_number: 1, article_number: 'A-1', description: 'Mugg', ean: null };
  const whole = { ...row, price: 100, quantity: 100, vat_rate: 0, total_amount: 10_000 };
  await shop.db.insertInto('invoice_row').values(whole).execute();
  const { Version, Rows } = await read(number);
  return { number, Version, RowId: Rows[0].Id };
}

const calls = [
  ['payment', () => ({ PaidDate: '2026-10-14', Amount: 30 }), { Balance: 70 }],
  ['credit-notes', (RowId: number) => ({ Mail: false, Rows: [{ RowId, Quantity: 25 }] }), { Balance: 75 }],
  ['credit-notes/amount', () => ({ Mail: false, Amount: 20, RowId: null, Text: '' }), { Balance: 80 }],
] as const;

test.each(calls)('a %s that is sent again with its key is done once', async (path, given, becomes) => {
  const { number, Version, RowId } = await invoiced();
  const send = (key: string, more: object = {}) =>
    office.post(
      `office/invoices/${number}/${path}`,
      { Version, ...given(RowId), ...more },
      { 'idempotency-key': key },
    );
  const first = await send('k1');
  expect([first.status, first.headers['idempotency-replayed']]).toEqual([200, undefined]);
  const again = await Promise.all([send('k1'), send('k1')]);
  for (const { status, headers, body } of again) {
    expect([status, headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect(body).toEqual(first.body);
  }
  expect(await read(number)).toMatchObject(becomes);
  const other = path === 'payment' ? { Amount: 31 } : { Mail: true };
  expect(await send('k1', other)).toMatchObject({ status: 422, body: { type: '/problems/key-reused' } });
  // Without its key, or with another, it is a call of its own, of a version that is old.
  expect(await send('k2')).toMatchObject({ status: 409, body: { type: '/problems/changed-meanwhile' } });
  expect(await read(number)).toMatchObject(becomes);
});

test.each(calls)(
  'a %s that was refused is done when it is sent again with its key',
  async (path, given, becomes) => {
    const { number, Version, RowId } = await invoiced();
    const headers = { 'idempotency-key': 'k1' };
    const send = () =>
      office.post(`office/invoices/${number}/${path}`, { Version, ...given(RowId) }, headers);
    const set = async (is_annulled: boolean) =>
      shop.db.updateTable('invoice').set({ is_annulled }).where('invoice_number', '=', number).execute();
    await set(true);
    expect((await send()).status).toBe(409);
    await set(false);
    expect((await send()).status).toBe(200);
    expect(await read(number)).toMatchObject(becomes);
  },
);
