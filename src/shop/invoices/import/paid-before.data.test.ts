import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { writeFile } from '../../../../test/import/write-file.ts';
import { times } from '../../../../test/sizes.ts';
import { logInAs, type Client, type TestShop } from '../../../../test/shop.ts';
import { addDays, dayNumber } from '#kit/text/dates.ts';
import { accountStatement } from '#shop/statements/statements.server.ts';
import { openTextRepository } from '#shop/texts/texts.server.ts';
import { importInvoices } from './import-invoices.server.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});

const today = '2026-10-14';
const due = '2026-08-31';
const total = 1_000_000;

async function readIn(table: string): Promise<void> {
  const read = importInvoices(shop.services, openTextRepository(shop.services));
  const outcome = await read(shop.db, writeFile(table), { skipBad: false, dryRun: false });
  expect([outcome.isCommitted, outcome.refusals]).toEqual([true, []]);
}

const kronor = (ore: number) => (ore / 100).toFixed(2).replace('.', ',');

test('what is paid of an invoice before the shop knows of it is not late unless the file says so', async () => {
  await office.put('office/reference-rates', { Rows: [{ From: '2026-07-01', Percent: 2 }] });
  const paid = fc.record({
    amount: fc.integer({ min: 1, max: total - 1 }),
    day: fc.option(
      fc.nat(60).map((days) => addDays('2026-08-15', days)),
      { freq: 2 },
    ),
  });
  let number = 91_000;
  await fc.assert(
    fc.asyncProperty(fc.array(paid, { minLength: 1, maxLength: 4 }), async (all) => {
      await shop.db.deleteFrom('payment').execute();
      await shop.db.deleteFrom('invoice_row').execute();
      await shop.db.deleteFrom('invoice').execute();
      const rows = all.map((one) => ({ ...one, number: (number += 1) }));
      const lines = rows.map(
        ({ amount, day, number: of }) =>
          `${of};invoice;1001;2026-08-01;${due};8000,00;2000,00;${kronor(total - amount)};${day ?? ''}`,
      );
      await readIn(
        `invoice_no;type;customer_no;invoice_date;due_date;net;vat;balance;paid_date\n${lines.join('\n')}\n`,
      );
      const { body } = await office.get('office/reminders');
      const found = new Map(
        body.Rows.map((row: { InvoiceNumber: number; Interest: number }) => [
          row.InvoiceNumber,
          row.Interest,
        ]),
      );
      for (const { number: of, amount, day } of rows) {
        // Terms were never agreed: interest begins thirty days after the invoice, which is its due day.
        const daysOf = (last: string) => Math.max(0, dayNumber(last) - dayNumber(due));
        const owed = (total - amount) * daysOf(today) + (day === null ? 0 : amount * daysOf(day));
        expect([of, day, found.get(of)]).toEqual([of, day, Math.round(owed / 3650) / 100]);
      }
      const open = async (day: string) => {
        const [sums] = (await accountStatement(shop.db, 1001, day))!.currencies;
        return sums!.total;
      };
      for (const day of ['2026-08-14', '2026-09-03', today]) {
        const paidUntil = rows.filter((row) => (row.day ?? '') <= day);
        const left = rows.length * total - paidUntil.reduce((sum, { amount }) => sum + amount, 0);
        expect([day, await open(day)]).toEqual([day, left]);
      }
    }),
    { seed: 42, numRuns: 12 * times },
  );
});

test('a later file tells the day of what was paid before', async () => {
  const heading = 'invoice_no;type;customer_no;invoice_date;due_date;net;vat;balance;paid_date';
  const row = (day: string) => `91001;invoice;1001;2026-08-01;${due};8000,00;2000,00;1000,00;${day}`;
  const payments = async () => (await office.get('office/invoices/91001')).body.Payments;
  await readIn(`${heading}\n${row('')}\n`);
  expect(await payments()).toMatchObject([{ PaidDate: null, Amount: 9000, Source: 'earlier' }]);
  await readIn(`${heading}\n${row('2026-09-03')}\n`);
  expect(await payments()).toMatchObject([{ PaidDate: '2026-09-03', Amount: 9000 }]);
  await readIn(`${heading}\n91001;invoice;1001;2026-08-01;${due};8000,00;2000,00;400,00;\n`);
  expect(await payments()).toMatchObject([{ Source: 'earlier' }, { Amount: 600, Source: 'file' }]);
});

test('what was paid of an invoice that a file annuls is the customer’s money, until it is undone', async () => {
  const heading = 'invoice_no;type;customer_no;invoice_date;due_date;net;vat';
  await readIn(`${heading}\n91001;invoice;1001;2026-08-01;${due};8000,00;2000,00\n`);
  const act = async (what: string, more: object) => {
    const { Version } = (await office.get('office/invoices/91001')).body;
    return (await office.post(`office/invoices/91001/${what}`, { Version, ...more })).status;
  };
  await act('payment', { PaidDate: '2026-09-03', Amount: 700.5 });
  await act('payment', { PaidDate: '2026-09-04', Amount: 9.5 });
  await readIn('invoice_no;annulled\n91001;ja\n');
  const customer = await logInAs(shop, '1001');
  const seen = async () => ({
    page: (await office.get('office/invoices/91001')).body.OnAccount,
    list: (await office.get('office/invoices')).body.Rows[0].OnAccount,
    customer: (await customer.get('Invoices')).body.Invoices[0].OnAccount,
    credit: (await office.get('office/customers/1001/credit')).body.OnAccount,
    unpaid: (await office.get('office/customers/1001/credit')).body.Unpaid,
    statement: (await accountStatement(shop.db, 1001, today))!.currencies[0]?.total,
  });
  const all = { page: 710, list: 710, customer: 710, credit: 710, unpaid: 0, statement: -71_000 };
  expect(await seen()).toEqual(all);
  const { Payments } = (await office.get('office/invoices/91001')).body;
  expect(await act('payment-undone', { PaymentId: Payments[0].Id })).toBe(200);
  const rest = { page: 9.5, list: 9.5, customer: 9.5, credit: 9.5, unpaid: 0, statement: -950 };
  expect(await seen()).toEqual(rest);
  expect(await act('payment-undone', {})).toBe(200);
  expect(await seen()).toEqual({
    ...rest,
    page: 0,
    list: 0,
    customer: undefined,
    credit: 0,
    statement: undefined,
  });
  // It is as it was charged again when the file takes the annulment back.
  await readIn('invoice_no;annulled\n91001;nej\n');
  expect((await office.get('office/invoices/91001')).body).toMatchObject({
    State: 'overdue',
    Balance: 10_000,
  });
});
