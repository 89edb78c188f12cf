import fc from 'fast-check';
import { expect, test } from 'vitest';
import { article } from '../../../../test/seed-test-shop.ts';
import { eachInOffice } from '../../../../test/office.ts';
import { logInAs, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
let customer: Client;
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
  customer = await logInAs(shop, '1001');
});

/** Orders, sends and invoices twelve mugs; returns the number of the invoice. */
async function invoiced(): Promise<number> {
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  const { OrderId } = (await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body;
  const { Version, Rows } = (await office.get(`office/orders/${OrderId}`)).body;
  const sent = { Version, Mail: false, CarrierNumber: '', Rows: [{ RowId: Rows[0].Id, Quantity: 12 }] };
  await office.post(`office/orders/${OrderId}/consignments`, sent);
  return (await office.post(`office/orders/${OrderId}/invoices`, { Mail: false })).body.Number;
}

async function goOnFrom(number: string): Promise<void> {
  const { Version, ...settings } = (await office.get('office/settings')).body;
  const saved = await office.put('office/settings', { ...settings, FirstInvoiceNumber: number, Version });
  if (saved.status !== 200) throw new Error(saved.text);
}

test('invoices go on from the number that is set, and from the last one where that is higher', async () => {
  const steps = fc.array(
    fc.record({ set: fc.option(fc.constantFrom('', '0', '7', '4200', '100005', '250000')) }),
    {
      minLength: 4,
      maxLength: 6,
    },
  );
  const [trip] = fc.sample(steps, 1);
  let last: number | undefined;
  let from = 0;
  for (const { set } of trip!) {
    if (set !== null) {
      await goOnFrom(set);
      from = Number(set);
    }
    const expected = last === undefined ? from || 100_001 : Math.max(last + 1, from);
    expect(await invoiced(), JSON.stringify(trip)).toBe(expected);
    last = expected;
  }
});
