import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { article, wayOfDelivery } from '../../../../test/seed-test-shop.ts';
import { times } from '../../../../test/sizes.ts';
import { logInAs, type Client, type TestShop } from '../../../../test/shop.ts';
import type { OfficeInvoice } from './contract.ts';

let shop: TestShop;
let office: Client;
let customer: Client;
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
});
beforeEach(async () => {
  customer = await logInAs(shop, '1001');
  const stock = { quantity_available: 90_000 };
  await shop.db.updateTable('article').set(stock).where('id', '=', article.mug).execute();
  await shop.services.versions.changed();
});

async function invoiced(): Promise<OfficeInvoice> {
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  const { OrderId } = (
    await customer.post('Order', { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true })
  ).body;
  const { Version, Rows } = (await office.get(`office/orders/${OrderId}`)).body;
  const sent = [{ RowId: Rows[0].Id, Quantity: 12 }];
  await office.post(`office/orders/${OrderId}/consignments`, {
    Version,
    Mail: false,
    CarrierNumber: '',
    Rows: sent,
  });
  const { body } = await office.post(`office/orders/${OrderId}/invoices`, { Mail: false });
  return (await office.get(`office/invoices/${body.Number}`)).body;
}

const act = async ({ Number: number, Version }: OfficeInvoice, what: string, more: object) =>
  await office.post(`office/invoices/${number}/${what}`, { Version, ...more });
const pay = async (invoice: OfficeInvoice, amount: number) =>
  await act(invoice, 'payment', { PaidDate: '2026-10-14', Amount: amount / 100 });
const ore = (amount: number) => Math.round(amount * 100);

async function setTolerance(PaymentTolerance: string): Promise<void> {
  const { Version } = (await office.get('office/settings')).body;
  const done = await office.put('office/settings', { Version, PaymentTolerance });
  expect(done.status).toBe(200);
}

test('an invoice of which no more than the tolerance is left counts as paid, and each payment can be undone', async () => {
  const seen = new Set<string>();
  type Entry = { amount: number; isRounding: boolean; stands: boolean };
  const property = fc.asyncProperty(
    fc.constantFrom('', '0', '1', '7', '10'),
    fc.array(
      fc.oneof(
        fc.record({ beyondTolerance: fc.constantFrom(0, 1) }),
        fc.record({ missing: fc.integer({ min: 1, max: 100 }) }),
        fc.record({ missing: fc.integer({ min: -1_100, max: 0 }) }),
        fc.record({ missing: fc.constant(0) }),
        fc.record({ share: fc.constantFrom(10, 33, 50) }),
        fc.record({ undo: fc.constantFrom(0, 0, 0, 1, 2, 3) }),
        fc.record({ undo: fc.constantFrom(0, 0, 0, 1, 2, 3) }),
      ),
      { minLength: 6, maxLength: 14 },
    ),
    async (chosen, steps) => {
      await setTolerance(chosen);
      const tolerance = chosen === '' ? 100 : Number(chosen) * 100;
      let invoice = await invoiced();
      const total = ore(invoice.TotalAmount);
      const entries: Entry[] = [];
      const sum = (of: readonly Entry[]) =>
        of.filter(({ stands }) => stands).reduce((all, { amount }) => all + amount, 0);
      for (const step of steps) {
        const left = total - sum(entries);
        if ('undo' in step) {
          const standing = entries.filter(({ stands }) => stands);
          const entry = standing.at(-1 - step.undo);
          if (!entry) continue;
          const place = entries.indexOf(entry);
          const done = await act(invoice, 'payment-undone', { PaymentId: invoice.Payments[place]?.Id });
          expect(done.status).toBe(200);
          entry.stands = false;
          // What was rounded off is asked for again as soon as anything else is.
          if (!entry.isRounding && total > sum(entries))
            for (const one of entries) if (one.isRounding) one.stands = false;
          seen.add(`undone ${entry.isRounding ? 'rounding' : 'payment'}`);
          invoice = done.body;
        } else {
          const amount =
            'share' in step
              ? Math.round((total * step.share) / 100)
              : left - ('missing' in step ? step.missing : tolerance + step.beyondTolerance);
          if (amount <= 0) continue;
          const done = await pay(invoice, amount);
          expect(done.status).toBe(200);
          entries.push({ amount, isRounding: false, stands: true });
          const rest = left - amount;
          if (rest > 0 && rest <= tolerance) {
            entries.push({ amount: rest, isRounding: true, stands: true });
            seen.add('rounded');
          } else seen.add(rest > 0 ? 'part' : rest === 0 ? 'even' : 'over');
          invoice = done.body;
        }
        const owed = total - sum(entries);
        const money = entries.filter(({ isRounding }) => !isRounding);
        expect({
          state: invoice.State,
          owed: ore(invoice.Balance) - ore(invoice.OnAccount),
          paid: ore(invoice.PaidAmount),
          entries: invoice.Payments.map(({ Amount, Source, UndoneAt }): Entry => {
            return { amount: ore(Amount), isRounding: Source === 'rounding', stands: UndoneAt === null };
          }),
        }).toEqual({
          state: owed <= 0 ? 'paid' : sum(money) > 0 ? 'partPaid' : 'unpaid',
          owed,
          paid: sum(money),
          entries,
        });
        expect((await office.get(`office/invoices?q=${invoice.Number}`)).body.Rows).toMatchObject([
          { State: invoice.State, PaidAmount: invoice.PaidAmount },
        ]);
      }
    },
  );
  await fc.assert(property, { numRuns: 14 * times });
  expect([...seen].sort()).toEqual(['even', 'over', 'part', 'rounded', 'undone payment', 'undone rounding']);
});

test('the tolerance is a whole number from 0 to 10', async () => {
  const { Version } = (await office.get('office/settings')).body;
  for (const PaymentTolerance of ['11', '-1', '0,5', 'en krona']) {
    const refused = await office.put('office/settings', { Version, PaymentTolerance });
    expect([PaymentTolerance, refused.status, refused.body.errors?.[0]?.field]).toEqual([
      PaymentTolerance,
      400,
      'PaymentTolerance',
    ]);
  }
});

test('a customer is not asked for what was rounded off', async () => {
  const invoice = await invoiced();
  await pay(invoice, ore(invoice.TotalAmount) - 60);
  expect((await customer.get('DueInvoices')).body).toEqual([]);
  expect((await customer.get('Invoices')).body.Invoices).toMatchObject([
    { IsPayed: true, PayDate: '2026-10-14', Balance: 0 },
  ]);
});
