import { expect, test } from 'vitest';
import { openCredit, setSettings } from '../../../../test/credit-shop.ts';
import { eachInOffice } from '../../../../test/office.ts';
import { aVisitor, logInAs, type Client, type TestShop } from '../../../../test/shop.ts';
import { insertInvoices } from '#shop/invoices/seed.server.ts';

let shop: TestShop;
let office: Client;
let client: Client;
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
  client = await logInAs(shop, '1001');
});

type Changes = Record<string, unknown>;

/** Today is 2026-10-14. */
async function invoice(invoice_number: number, changes: Changes = {}): Promise<void> {
  const id = invoice_number;
  const row = { invoice_id: id, price: 2500, vat_rate: 25, article_number: 'A-1', ean: null };
  await shop.db.transaction().execute((trx) =>
    insertInvoices(
      trx,
      [
        {
          id,
          invoice_number,
          customer_id: 1001,
          order_id: null,
          customer_number: '1001',
          invoice_date: '2026-09-01',
          due_date: '2026-10-01',
          payment_days: 30,
          paid_date: null,
          credits_invoice_number: null,
          currency_code: 'SEK',
          language: 'sv',
          ocr: '10045789',
          net_amount: 10000,
          vat_amount: 2500,
          total_amount: 12500,
          balance: 12500,
          buyer_name: 'Butik Ett & Co',
          buyer_country_code: 'SE',
          buyer_vat_number: null,
          delivery_date: null,
          ...changes,
        },
      ],
      [{ ...row, row_number: 1, description: 'Mugg', quantity: 4, total_amount: 10000 }],
    ),
  );
}

async function set(settings: Record<string, string>): Promise<void> {
  const { body } = await office.get('office/settings');
  const { status } = await office.put('office/settings', { ...body, ...settings });
  expect(status).toBe(200);
}

const account = {
  CompanyRegistrationNumber: '556677-8899',
  Bankgiro: '991-2346',
  Iban: 'SE4550000000058398257466',
  Bic: 'ESSESESS',
};

test('how an invoice is paid', async () => {
  await set(account);
  await invoice(100457, { balance: 2500 });
  const { status, body } = await client.get('payinfo/100457');
  expect(status).toBe(200);
  expect(body).toEqual({
    Amount: 25,
    DueDate: '2026-10-01',
    CurrencyCode: 'SEK',
    Ocr: '10045789',
    Bankgiro: '991-2346',
    Iban: 'SE4550000000058398257466',
    Bic: 'ESSESESS',
    Qr: expect.stringContaining('"iref":"10045789","idt":"20260901","ddt":"20261001","due":25,"pt":"BG"'),
    Interest: 0,
    Fee: 0,
    ToldPaidDate: null,
    Releases: [],
  });
});

test('orders that a payment would release are told, and are released by it', async () => {
  await setSettings(shop, { CreditHold: 'true' });
  const desk = openCredit(shop, office);
  const late = await desk.owe(100_000, '2026-09-01');
  await desk.setCredit({ CreditLimit: 300 });
  const [first, second, third] = [
    await desk.place(client, 1),
    await desk.place(client, 1),
    await desk.place(client, 1),
  ];
  const releases = async (number: number) => (await client.get(`payinfo/${number}`)).body.Releases;
  expect(await releases(late)).toEqual([first, second]);
  // What is annulled is not late.
  await desk.owe(100, '2026-09-02', { is_annulled: true });
  expect(await releases(late)).toEqual([first, second]);
  const other = await desk.owe(100, '2026-09-02');
  expect(await releases(late)).toEqual([]);
  await desk.pay(other);
  expect(await releases(other)).toEqual([]);
  await setSettings(shop, { AutoRelease: 'false' });
  expect(await releases(late)).toEqual([]);
  await setSettings(shop, { AutoRelease: 'true' });
  const meant = await releases(late);
  await desk.pay(late);
  const held = await desk.held();
  expect(held).toEqual({ [first]: null, [second]: null, [third]: 'creditLimit' });
  expect(meant).toEqual([first, second]);
  // Euro make no room for kronor.
  const euro = await desk.owe(100_000, '2026-12-01', { currency_code: 'EUR' });
  expect(await releases(euro)).toEqual([]);
});

test('nothing is to be paid of what is paid, annulled, or a credit', async () => {
  await set(account);
  await invoice(1, { is_paid: true, balance: 0, paid_date: '2026-09-10' });
  await invoice(2, { is_annulled: true });
  await invoice(3, { total_amount: -12500, balance: -12500, credits_invoice_number: 1 });
  for (const number of [1, 2, 3])
    expect((await client.get(`payinfo/${number}`)).body).toMatchObject({ Amount: 0, Qr: null });
});

test('in another currency it goes to an IBAN', async () => {
  await set(account);
  await invoice(1, { currency_code: 'EUR' });
  const { body } = await client.get('payinfo/1');
  expect(body).toMatchObject({ Amount: 125, CurrencyCode: 'EUR', Bankgiro: '', Qr: null, Bic: 'ESSESESS' });
});

test('a payment is told of, told again, and seen by the office, while the invoice stays unpaid', async () => {
  await invoice(1);
  const tell = (PaidDate: string) => client.post('paymenttold', { InvoiceNumber: 1, PaidDate });
  expect((await office.get('office/invoices/1')).body.ToldPaid).toBeNull();
  expect((await tell('2026-10-10')).status).toBe(204);
  expect((await tell('2026-10-14')).status).toBe(204);
  expect((await client.get('payinfo/1')).body).toMatchObject({ ToldPaidDate: '2026-10-14', Amount: 125 });
  const { body } = await office.get('office/invoices/1');
  expect(body).toMatchObject({
    State: 'overdue',
    Balance: 125,
    ToldPaid: { PaidDate: '2026-10-14', ToldAt: shop.services.now().toISOString() },
  });
});

test.each([
  ['2026-10-15', 'maxAmount'],
  ['2026-09-13', 'minAmount'],
  ['2026-02-30', 'regex'],
  ['', 'required'],
])('%s is refused as %s', async (PaidDate, rule) => {
  await invoice(1, { invoice_date: '2026-01-01' });
  const { status, body } = await client.post('paymenttold', { InvoiceNumber: 1, PaidDate });
  expect([status, body.errors[0].field, body.errors[0].rule]).toEqual([400, 'PaidDate', rule]);
});

test('thirty days back are allowed, but no day before that of the invoice', async () => {
  await invoice(1, { invoice_date: '2026-09-14' });
  await invoice(2, { invoice_date: '2026-10-01' });
  const tell = async (InvoiceNumber: number, PaidDate: string) =>
    (await client.post('paymenttold', { InvoiceNumber, PaidDate })).status;
  expect(await tell(1, '2026-09-14')).toBe(204);
  expect(await tell(2, '2026-09-30')).toBe(400);
  expect(await tell(2, '2026-10-01')).toBe(204);
});

test('nobody tells of a payment of what is paid or annulled', async () => {
  await invoice(1, { is_paid: true, balance: 0, paid_date: '2026-09-10' });
  await invoice(2, { is_annulled: true });
  for (const InvoiceNumber of [1, 2]) {
    const { status, body } = await client.post('paymenttold', { InvoiceNumber, PaidDate: '2026-10-01' });
    expect([status, body.type]).toEqual([409, '/problems/conflict']);
  }
});

test('an invoice of another customer is not there, nor any for a visitor', async () => {
  await invoice(1);
  const other = await logInAs(shop, '1002');
  const told = { InvoiceNumber: 1, PaidDate: '2026-10-10' };
  expect((await other.get('payinfo/1')).status).toBe(404);
  expect((await other.post('paymenttold', told)).status).toBe(404);
  expect((await other.get('payinfo/1')).text).toBe((await other.get('payinfo/2')).text);
  expect((await aVisitor(shop).get('payinfo/1')).status).toBe(401);
  expect((await aVisitor(shop).post('paymenttold', told)).status).toBe(401);
  expect((await client.get('payinfo/1')).body.ToldPaidDate).toBeNull();
});
