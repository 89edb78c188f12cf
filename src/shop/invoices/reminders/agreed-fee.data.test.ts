import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openCredit } from '../../../../test/credit-shop.ts';
import { eachInOffice, logInToOfficeAs } from '../../../../test/office.ts';
import { times } from '../../../../test/sizes.ts';
import type { Client, TestShop } from '../../../../test/shop.ts';
import { addDays } from '#kit/text/dates.ts';
import { importCustomers } from '#shop/customers/import/import-customers.server.ts';
import { openTextRepository } from '#shop/texts/texts.server.ts';
import { writeFile } from '../../../../test/import/write-file.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});

const first = '2026-10-01';

/** What the office saves, or a file of customers tells, so many days after the first. */
const act = fc.record({
  after: fc.integer({ min: 1, max: 4 }),
  by: fc.constantFrom('office', 'file'),
  agreed: fc.option(fc.boolean(), { freq: 6 }),
  since: fc.option(fc.integer({ min: -12, max: 0 })),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

async function save({ by, agreed, since }: Act, today: string): Promise<void> {
  if (by === 'office') {
    const FeeAgreedOn = since === null ? {} : { FeeAgreedOn: addDays(today, since) };
    const values = { ...(agreed !== null && { FeeAgreed: agreed }), ...FeeAgreedOn };
    expect((await openCredit(shop, office).setCredit(values)).status).toBe(200);
    return;
  }
  const cell = { true: 'ja', false: 'nej', null: '' }[String(agreed) as 'true'];
  const texts = openTextRepository(shop.services);
  const read = importCustomers(shop.services, texts, async () => async () => undefined);
  const outcome = await read(shop.db, writeFile(`customer_no;fee_agreed\n1001;${cell}\n`), {
    skipBad: false,
    dryRun: false,
  });
  expect(outcome.isCommitted).toBe(true);
}

/** The day from which on a fee is agreed after an act, as section 15 says it. */
function agreedAfter({ by, agreed, since }: Act, before: string | null, today: string): string | null {
  if (!(agreed ?? before !== null)) return null;
  if (by === 'office' && since !== null) return addDays(today, since);
  return before ?? today;
}

/** An invoice of a day, of which one reminder was sent. */
async function remindedOnce(number: number, invoiceDate: string): Promise<void> {
  const invoice = { invoice_number: number, invoice_date: invoiceDate };
  await openCredit(shop, office).owe(100_000, addDays(invoiceDate, 1), invoice);
  const { id } = await shop.db
    .selectFrom('invoice')
    .select('id')
    .where('invoice_number', '=', number)
    .executeTakeFirstOrThrow();
  const sent_on = addDays(invoiceDate, 6);
  const sent = { level: 1, sent_on, sent_at: new Date(`${sent_on}T10:00:00Z`), pdf_key: '' };
  await shop.db
    .insertInto('reminder')
    .values({ ...sent, invoice_id: id, balance: 100_000, fee: 0, interest: 0, asks_interest: false })
    .execute();
}

test('a fee is asked of what was invoiced since it was agreed, however that was told', async () => {
  let number = 700_000;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 5 }), async (acts) => {
      let today = first;
      let agreed: string | null = null;
      await shop.db.deleteFrom('customer_credit').execute();
      for (const one of acts) {
        today = addDays(today, one.after);
        shop.setTime(`${today}T10:00:00Z`);
        office = await logInToOfficeAs(shop, 'owner@maker.example');
        await save(one, today);
        agreed = agreedAfter(one, agreed, today);
      }
      const days = [-20, -10, -3, 0, 3].map((after) => addDays(agreed ?? today, after));
      const expected = new Map<number, number>();
      for (const day of days) {
        number += 1;
        await remindedOnce(number, day);
        expected.set(number, agreed !== null && day >= agreed ? 60 : 0);
      }
      shop.setTime('2026-12-15T10:00:00Z');
      office = await logInToOfficeAs(shop, 'owner@maker.example');
      const { body } = await office.get('office/reminders');
      const rows: { InvoiceNumber: number; Fee: number }[] = body.Rows;
      const found = rows.filter((row) => expected.has(row.InvoiceNumber));
      expect(new Map(found.map((row) => [row.InvoiceNumber, row.Fee]))).toEqual(expected);
    }),
    { seed: 15, numRuns: 8 * times },
  );
});
