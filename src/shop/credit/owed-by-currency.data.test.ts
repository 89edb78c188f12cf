import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openCredit } from '../../../test/credit-shop.ts';
import { eachInOffice } from '../../../test/office.ts';
import { times } from '../../../test/sizes.ts';
import type { Client, TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});

const total = 10_000;
const currencies = ['SEK', 'EUR', 'NOK', 'DKK'] as const;

const invoice = fc.record({
  currency: fc.constantFrom(...currencies),
  kind: fc.constantFrom('invoice', 'invoice', 'note', 'annulled'),
  paid: fc.constantFrom(0, 0, 2_500, total, total + 700),
  lateCosts: fc.constantFrom(0, 0, 300),
});
type Invoice = typeof invoice extends fc.Arbitrary<infer I> ? I : never;

async function insert({ currency, kind, paid, lateCosts }: Invoice): Promise<void> {
  const sign = kind === 'note' ? -1 : 1;
  const money = kind === 'note' ? Math.min(paid, total) : paid;
  const balance = sign * (total - money);
  const more = {
    currency_code: currency,
    net_amount: sign * total,
    total_amount: sign * total,
    balance,
    late_costs: lateCosts,
    credits_invoice_number: kind === 'note' ? 1 : null,
    is_annulled: kind === 'annulled',
    is_paid: kind !== 'annulled' && (kind === 'note' ? balance === 0 : balance <= 0),
  };
  const number = await openCredit(shop, office).owe(total, '2026-09-01', more);
  if (money === 0) return;
  const { id } = await shop.db
    .selectFrom('invoice')
    .select('id')
    .where('invoice_number', '=', number)
    .executeTakeFirstOrThrow();
  const payment = { invoice_id: id, paid_on: '2026-09-02', amount: sign * money, currency_code: currency };
  await shop.db
    .insertInto('payment')
    .values({ ...payment, source: 'office', noted_at: new Date('2026-09-02T10:00:00Z'), undone_at: null })
    .execute();
}

/** What of it is to be paid, and what is the customer's money, in öre. */
function owed({ kind, paid, lateCosts }: Invoice): [unpaid: number, onAccount: number] {
  if (kind === 'annulled') return [0, paid];
  if (kind === 'note') return [Math.min(paid, total) - total, 0];
  return paid < total ? [total - paid, 0] : [0, Math.max(0, paid - total - lateCosts)];
}

test('what a customer owes is told by currency, that of others beside the limit', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(invoice, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...currencies),
      async (all, own) => {
        await shop.db.deleteFrom('payment').execute();
        await shop.db.deleteFrom('invoice').execute();
        const customer = shop.db.updateTable('customer').where('id', '=', 1001);
        await customer.set({ currency_code: own }).execute();
        const sums = new Map<string, [number, number]>();
        for (const one of all) {
          await insert(one);
          const [unpaid, over] = sums.get(one.currency) ?? [0, 0];
          const [more, moreOver] = owed(one);
          sums.set(one.currency, [unpaid + more, over + moreOver]);
        }
        const credit = (await office.get('office/customers/1001/credit')).body;
        const [unpaid, over] = sums.get(own) ?? [0, 0];
        expect([credit.Unpaid, credit.OnAccount]).toEqual([unpaid / 100, over / 100]);
        const others = [...sums]
          .filter(([currency, of]) => currency !== own && of.some((ore) => ore !== 0))
          .sort(([one], [other]) => (one < other ? -1 : 1));
        expect(credit.OtherCurrencies).toEqual(
          others.map(([CurrencyCode, of]) => ({ CurrencyCode, Unpaid: of[0] / 100, OnAccount: of[1] / 100 })),
        );
      },
    ),
    { seed: 214, numRuns: 25 * times },
  );
});
