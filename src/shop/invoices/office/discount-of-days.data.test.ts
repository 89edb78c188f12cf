import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff, logInToOfficeAs } from '../../../../test/office.ts';
import { article, wayOfDelivery } from '../../../../test/seed-test-shop.ts';
import { times } from '../../../../test/sizes.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const [dayBefore, dayAfter] = ['2026-11-30T11:00:00Z', '2026-12-02T11:00:00Z'];
const scenario = fc
  .record({
    quantity: fc.integer({ min: 2, max: 30 }),
    discount: fc.oneof(
      fc.record({ Percent: fc.integer({ min: 1, max: 1_000 }).map((tenths) => tenths / 10) }),
      fc.record({ Amount: fc.integer({ min: 1, max: 200_000 }).map((ore) => ore / 100) }),
    ),
    rates: fc.constantFrom([12, 25], [25, 12], [6, 0]),
    isInvoicedBetween: fc.boolean(),
  })
  .chain((made) =>
    fc.integer({ min: 1, max: made.quantity - 1 }).map((sentFirst) => ({ ...made, sentFirst })),
  );

async function at(moment: string): Promise<Client> {
  shop.setTime(moment);
  return await logInToOfficeAs(shop, 'owner@maker.example');
}

async function placeOrder(quantity: number): Promise<number> {
  const customer = await logInAs(shop, '1001');
  await customer.post('cartrow', { ArticleId: article.tray, Quantity: quantity });
  const order = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
  return (await customer.post('Order', order)).body.OrderId;
}

async function send(office: Client, orderId: number, quantity: number): Promise<void> {
  const { Version, Rows } = (await office.get(`office/orders/${orderId}`)).body;
  const [row] = Rows as { Id: number }[];
  const sent = { Version, Mail: false, CarrierNumber: '', Rows: [{ RowId: row!.Id, Quantity: quantity }] };
  const answer = await office.post(`office/orders/${orderId}/consignments`, sent);
  expect(answer.status, answer.text).toBe(200);
}

type InvoiceRow = { VatRate: number; Quantity: number; Price: number; TotalAmount: number };
const inOre = (amount: number) => Math.round(amount * 100);

async function discounted(office: Client, orderId: number, Discount: object): Promise<void> {
  const { Version } = (await office.get(`office/orders/${orderId}`)).body;
  const change = { Version, Reason: '', Mail: false, Rows: [], Discount };
  const changed = await office.post(`office/orders/${orderId}/changes`, change);
  expect(changed.status, changed.text).toBe(200);
}

/** Returns in öre what goods cost and what is taken off, by rate, after looking at the VAT of the invoice. */
async function invoiced(
  office: Client,
  orderId: number,
): Promise<Map<number, { goods: number; off: number }>> {
  const answer = await office.post(`office/orders/${orderId}/invoices`, { Mail: false });
  expect(answer.status, answer.text).toBe(200);
  const { body } = await office.get(`office/invoices/${answer.body.Number}`);
  const perRate = new Map<number, { goods: number; off: number }>();
  for (const { VatRate, TotalAmount } of body.Rows as InvoiceRow[]) {
    const sums = perRate.get(VatRate) ?? { goods: 0, off: 0 };
    if (TotalAmount < 0) sums.off -= inOre(TotalAmount);
    else sums.goods += inOre(TotalAmount);
    perRate.set(VatRate, sums);
  }
  let vat = 0;
  for (const [rate, { goods, off }] of perRate) vat += Math.floor(((goods - off) * rate + 50) / 100);
  expect(inOre(body.VatAmount)).toBe(vat);
  return perRate;
}

test('a discount has the rates of the goods it goes with, where a rate changes between two days of sending', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ quantity, discount, rates, isInvoicedBetween, sentFirst }) => {
      await shop.startOver();
      await addStaff(shop, 'owner@maker.example', 'owner');
      let office = await at(dayBefore);
      const [before, after] = rates as [number, number];
      const periods = [
        { Code: 'turning', Percent: before, ValidFrom: null, ValidTo: '2026-11-30' },
        { Code: 'turning', Percent: after, ValidFrom: '2026-12-01', ValidTo: null },
      ];
      for (const period of periods) expect((await office.post('office/vat-rates', period)).status).toBe(200);
      await shop.db
        .updateTable('article')
        .set({ vat_code: 'turning', quantity_available: 1_000 })
        .where('id', '=', article.tray)
        .execute();
      await shop.services.versions.changed();
      const orderId = await placeOrder(quantity);
      const price = 12_000;
      const value = quantity * price;
      const off = 'Amount' in discount ? { Amount: Math.min(discount.Amount, value / 100) } : discount;
      await discounted(office, orderId, off);
      const whole =
        'Percent' in off
          ? Math.floor((value * Math.round(off.Percent * 100) + 5_000) / 10_000)
          : inOre(off.Amount);

      await send(office, orderId, sentFirst);
      const charged: Map<number, { goods: number; off: number }>[] = [];
      if (isInvoicedBetween) charged.push(await invoiced(office, orderId));
      office = await at(dayAfter);
      await send(office, orderId, quantity - sentFirst);
      charged.push(await invoiced(office, orderId));

      const sumAt = (rate: number, what: 'goods' | 'off') =>
        charged.reduce((sum, one) => sum + (one.get(rate)?.[what] ?? 0), 0);
      const sent = { [before]: sentFirst, [after]: quantity - sentFirst };
      for (const rate of [before, after]) {
        expect(sumAt(rate, 'goods')).toBe(sent[rate]! * price);
        expect(Math.abs(sumAt(rate, 'off') - (whole * sent[rate]!) / quantity)).toBeLessThanOrEqual(1);
      }
      expect(sumAt(before, 'off') + sumAt(after, 'off')).toBe(whole);
    }),
    { numRuns: 12 * times, seed: 91 },
  );
});

test('a discount too small for a part of the goods leaves nothing to invoice', async () => {
  await shop.startOver();
  await addStaff(shop, 'owner@maker.example', 'owner');
  const office = await at(dayBefore);
  const orderId = await placeOrder(3);
  await discounted(office, orderId, { Amount: 0.01 });
  const toInvoice = async () => {
    const { Rows } = (await office.get('office/orders?state=toInvoice')).body as { Rows: { Id: number }[] };
    return Rows.some(({ Id }) => Id === orderId);
  };
  await send(office, orderId, 1);
  expect(await toInvoice()).toBe(true);
  expect([...(await invoiced(office, orderId)).values()]).toEqual([{ goods: 12_000, off: 0 }]);
  expect(await toInvoice()).toBe(false);
  await send(office, orderId, 2);
  expect(await toInvoice()).toBe(true);
  expect([...(await invoiced(office, orderId)).values()]).toEqual([{ goods: 24_000, off: 1 }]);
  expect(await toInvoice()).toBe(false);
});
