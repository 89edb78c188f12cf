import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aVisitor, logInAs, openTestShop, until, type Client, type TestShop } from '../../../test/shop.ts';
import { isOcr } from '#kit/text/bank-references.ts';
import { formatAmount, wireToOre } from '#kit/text/money.ts';
import { translator } from '#shop/texts/text.ts';
import { insertInvoices } from './seed.server.ts';
import { linesOfSheet, sheetOf } from './invoice-sheet.server.ts';
import { settingsOf } from '#shop/settings/declared-settings.ts';
import { sellerOf } from '#shop/printing/seller.ts';
import { readWholeInvoice } from './store.server.ts';

let shop: TestShop;
let client: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  client = await logInAs(shop, '1001');
});
afterAll(() => shop.close());

type Changes = Record<string, unknown>;

let invoiceId = 0;

/** Inserts an invoice with two rows, 100.00 and VAT of 25.00; today is 2026-10-14. */
async function invoice(invoice_number: number, changes: Changes = {}): Promise<void> {
  const id = ++invoiceId;
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
          buyer_vat_number: null,
          delivery_date: null,
          ...changes,
        },
      ],
      [
        { ...row, row_number: 1, description: 'Mugg', quantity: 1, total_amount: 2500 },
        { ...row, row_number: 2, description: 'Bricka', quantity: 3, total_amount: 7500 },
      ],
    ),
  );
}

async function numbers(path: string, from = client): Promise<number[]> {
  const { body } = await from.get(path);
  return (body.Invoices ?? body).map((one: { InvoiceNumber: number }) => one.InvoiceNumber);
}

test('an invoice on the wire', async () => {
  await invoice(100457, { is_paid: true, paid_date: '2026-09-30', balance: 0 });
  expect((await client.get('Invoices')).body).toEqual({
    TotalCount: 1,
    Invoices: [
      {
        InvoiceNumber: 100457,
        CreateDate: '2026-09-01',
        DueDate: '2026-10-01',
        TermsOfPayment: 30,
        IsPayed: true,
        PayDate: '2026-09-30',
        IsAnnulated: false,
        TotalAmount: 125,
        Balance: 0,
        CurrencyCode: 'SEK',
        Ocr: '10045789',
        PurchaseOrderNumber: '',
      },
    ],
  });
});

test('invoices come newest first, thirty at a time unless asked otherwise', async () => {
  for (let index = 1; index <= 33; index++) {
    await invoice(index, { invoice_date: `2026-08-${String(Math.ceil(index / 2)).padStart(2, '0')}` });
  }
  const newestFirst = Array.from({ length: 33 }, (_, index) => 33 - index);
  expect(await numbers('Invoices')).toEqual(newestFirst.slice(0, 30));
  expect(await numbers('invoices/?skip=30')).toEqual([3, 2, 1]);
  expect(await numbers('Invoices?skip=5&take=7')).toEqual(newestFirst.slice(5, 12));
  expect((await client.get('Invoices?skip=1000')).body).toEqual({ Invoices: [], TotalCount: 33 });
});

test.each(['skip=-1', 'take=0', 'take=101', 'take=x'])('%s is bad input', async (query) => {
  expect((await client.get(`Invoices?${query}`)).status).toBe(400);
});

test('a visitor has no invoices', async () => {
  await invoice(1);
  for (const path of ['Invoices', 'DueInvoices', 'pdf/Invoice/1', 'pdf/Invoice/x']) {
    expect((await aVisitor(shop).get(path)).status).toBe(401);
  }
});

test('somebody else’s invoice is as unknown as one that is not there', async () => {
  await invoice(1);
  const other = await logInAs(shop, '1002');
  expect((await other.get('Invoices')).body).toEqual({ Invoices: [], TotalCount: 0 });
  expect((await other.get('DueInvoices')).body).toEqual([]);
  const theirs = await other.get('pdf/Invoice/1');
  const none = await other.get('pdf/Invoice/2');
  expect([theirs.status, none.status]).toEqual([404, 404]);
  expect(theirs.text).toBe(none.text);
  expect(theirs.headers['content-type']).toMatch('application/problem+json');
});

test('overdue is what is unpaid, not annulled, past its day and still owed, the oldest first', async () => {
  await invoice(1, { due_date: '2026-10-13' });
  await invoice(2, { due_date: '2026-10-12', balance: 1 });
  await invoice(3, { due_date: '2026-10-14' });
  await invoice(4, { is_paid: true });
  await invoice(5, { is_annulled: true });
  await invoice(6, { balance: 0 });
  await invoice(7, { total_amount: -12500, balance: -12500 });
  expect(await numbers('DueInvoices')).toEqual([2, 1]);
});

test('the day ends in Stockholm, not in Greenwich', async () => {
  await invoice(1, { due_date: '2026-10-14' });
  shop.setTime('2026-10-14T21:59:00Z');
  client = await logInAs(shop, '1001');
  expect(await numbers('DueInvoices')).toEqual([]);
  shop.setTime('2026-10-14T22:00:00Z');
  expect(await numbers('DueInvoices')).toEqual([1]);
});

test('the invoice itself is a tagged PDF with a title, shown in the browser and kept by nobody', async () => {
  await invoice(100457);
  const { status, headers, text } = await client.get('PDF/invoice/100457');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="faktura-100457.pdf"',
    'cache-control': 'private, no-store',
    'content-security-policy': "frame-ancestors 'none'",
  });
  expect(text).toMatch(/^%PDF-1\.7/);
  expect(text).toContain('(Faktura 100457)');
  expect(text).toContain('/Lang (sv-SE)');
  expect(text).toContain('/Marked true');
  expect(pages(text)).toBe(1);
});

test('what is printed is what the list says', async () => {
  await invoice(100457, { balance: 2500 });
  const [listed] = (await client.get('Invoices')).body.Invoices;
  const t = translator(await shop.endpoints.texts.textsIn('sv'), 'sv');
  const whole = await readWholeInvoice(shop.db, 1001, 100457);
  if (!whole) throw new Error('no such invoice');
  const lines = linesOfSheet(sheetOf(whole, sellerOf(settingsOf({}), 'http://localhost'), t));
  expect(lines).toContain(formatAmount(wireToOre(listed.TotalAmount)));
  expect(lines).toContain(formatAmount(wireToOre(listed.Balance)));
  for (const fact of ['CreateDate', 'DueDate', 'Ocr']) expect(lines).toContain(listed[fact]);
  expect(isOcr(listed.Ocr, 'length')).toBe(true);
});

test('hostile words and hundreds of rows are printed too', async () => {
  await invoice(1, {
    buyer_name: 'Näst intill )oändlig\\ ('.repeat(14),
    buyer_city: '\u202eשלום 🙂',
    ocr: '1'.repeat(25),
    delivery_name: 'Ordutanblanksteg'.repeat(20),
    buyer_country_code: 'ZZ',
  });
  const invoice_id = invoiceId;
  const row = {
    invoice_id,
    quantity: 1,
    price: 1,
    vat_rate: 25,
    total_amount: 1,
    ean: '9'.repeat(90),
  };
  const rows = Array.from({ length: 198 }, (_, index) => ({
    ...row,
    row_number: index + 3,
    article_number: 'A'.repeat(60),
    description: 'Kopp '.repeat(60),
  }));
  await shop.db.insertInto('invoice_row').values(rows).execute();
  const { status, text } = await client.get('pdf/Invoice/1');
  expect(status).toBe(200);
  expect(pages(text)).toBeGreaterThan(10);
});

test('an invoice is written in the language it was sent in, whatever the reader’s', async () => {
  await invoice(1, { language: 'en' });
  expect((await client.get('pdf/Invoice/1?languageCode=sv')).text).toContain('(Invoice 1)');
});

test('asked for its head alone, it says what it would have sent', async () => {
  await invoice(1);
  const answer = await shop.http.inject({
    method: 'HEAD',
    url: '/api/pdf/Invoice/1',
    cookies: { session: client.session ?? '' },
  });
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    200,
    'application/pdf',
    '',
  ]);
});

test.each(['0', '-1', '01', 'x', '1.0', '1e3', '2147483648', '99999999999', '%00', '1%2f..', '1"'])(
  '%j is no invoice',
  async (number) => {
    await invoice(1);
    expect((await client.get(`pdf/Invoice/${number}`)).status).toBe(404);
  },
);

test('many at once wait for each other; too many are asked to come back', async () => {
  await invoice(1);
  const answers = await Promise.all(Array.from({ length: 40 }, () => client.get('pdf/Invoice/1')));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
  for (const { status, headers } of answers)
    if (status !== 200) expect([status, headers['retry-after']]).toEqual([503, '5']);
  await until(async () => (await client.get('pdf/Invoice/1')).status === 200);
});

function pages(pdf: string): number {
  return pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
