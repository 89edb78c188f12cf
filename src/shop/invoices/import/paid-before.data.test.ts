import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { writeFile } from '../../../../test/import/write-file.ts';
import { times } from '../../../../test/sizes.ts';
import type { Client, TestShop } from '../../../../test/shop.ts';
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
