import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { article, wayOfDelivery } from '../../../test/seed-test-shop.ts';
import { times } from '../../../test/sizes.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let client: Client;
let office: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(startOver);
afterAll(() => shop.close());

async function startOver(): Promise<void> {
  await shop.startOver();
  await addStaff(shop, 'owner@maker.example', 'owner');
  await shop.db
    .updateTable('article')
    .set({ quantity_available: 100 })
    .where('id', '=', article.tray)
    .execute();
  client = await logInAs(shop, '1001');
  office = await logInToOfficeAs(shop, 'owner@maker.example');
}

/** Where an invoice or goods go, and how goods that are sent there are taxed for a buyer with and without a number. */
const places = {
  home: { country: 'SE', zip: '12547', with: 'domestic', without: 'domestic' },
  germany: { country: 'DE', zip: '20095', with: 'intra_eu', without: 'domestic' },
  greece: { country: 'GR', zip: '10431', with: 'intra_eu', without: 'domestic' },
  belfast: { country: 'GB', zip: 'BT1 5GS', with: 'intra_eu', without: 'domestic' },
  london: { country: 'GB', zip: 'N1 9GU', with: 'export', without: 'export' },
  oslo: { country: 'NO', zip: '0150', with: 'export', without: 'export' },
  aland: { country: 'AX', zip: '22100', with: 'export', without: 'export' },
} as const;
type Place = keyof typeof places;

/** Whether each counts as a number of another member state. */
const numbers = {
  DE123456789: 'with',
  EL123456789: 'with',
  XI123456789: 'with',
  SE556677889901: 'without',
  NONE: 'without',
  DE12345: 'without',
  GB123456789: 'without',
  '': 'without',
} as const;
type VatNumber = keyof typeof numbers;

const place = fc.constantFrom(...(Object.keys(places) as Place[]));
const scenario = fc.record({
  invoiceTo: place,
  usual: fc.option(place, { nil: undefined }),
  chosen: fc.option(place, { nil: undefined }),
  vatNumber: fc.constantFrom(...(Object.keys(numbers) as VatNumber[])),
  collected: fc.boolean(),
});

/** The VAT in öre of rows of 120,00 at 25 % and 0,10 at 6 %. */
function vatOf(theCase: string, trays: number, books: number): number {
  return theCase === 'domestic' ? trays * 3000 + Math.round((books * 10 * 6) / 100) : 0;
}

async function addressAt(where: Place): Promise<number> {
  const { country: CountryCode, zip: ZipCode } = places[where];
  const address = { Name: `Lager ${where}`, Address1: 'Hamnen 2', Address2: '', City: 'Staden' };
  return (await client.post('deliveryaddress', { ...address, ZipCode, CountryCode })).body.Id;
}

test('VAT follows the goods, in cart, preview, order, addition, invoice and credit note', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ invoiceTo, usual, chosen, vatNumber, collected }) => {
      await startOver();
      const { country, zip } = places[invoiceTo];
      await shop.db
        .updateTable('customer')
        .set({ invoice_country_code: country, invoice_zip_code: zip, vat_number: vatNumber || null })
        .where('id', '=', 1001)
        .execute();
      shop.sessions.forget();
      const caseAt = (where: Place) => places[where][numbers[vatNumber]];
      // The first address that is made is the default one.
      if (usual) await addressAt(usual);
      const deliveryAddressId = chosen && usual ? await addressAt(chosen) : undefined;
      const shown = caseAt(usual ?? invoiceTo);
      const theCase = collected ? 'domestic' : caseAt((usual && chosen) ?? usual ?? invoiceTo);

      await client.post('cartrow', { ArticleId: article.tray, Quantity: 3 });
      await client.post('cartrow', { ArticleId: article.book, Quantity: 77 });
      const cart = (await client.get('cart')).body;
      expect(Math.round(cart.VatAmount * 100)).toBe(vatOf(shown, 3, 77));

      const checkout = {
        wayOfDeliveryId: collected ? wayOfDelivery.pickUp : wayOfDelivery.post,
        partialDelivery: false,
        deliveryAddressId,
      };
      const preview = (await client.post('checkoutpreview', checkout)).body;
      expect(Math.round(preview.VatAmount * 100)).toBe(vatOf(theCase, 3, 77));
      const sent = await client.post('Order', {
        ...checkout,
        cartVersion: cart.Version,
        expectedTotal: preview.TotalAmount,
      });
      expect(sent.status, sent.text).toBe(200);
      const addToOrderId: number = sent.body.OrderId;

      // What the buyer is by now does not matter to what is added, nor to the invoice.
      await shop.db
        .updateTable('customer')
        .set({ vat_number: 'FI12345678', invoice_country_code: 'US' })
        .where('id', '=', 1001)
        .execute();
      shop.sessions.forget();
      await client.post('cartrow', { ArticleId: article.tray, Quantity: 2 });
      const whole = (await client.post('checkoutpreview', { addToOrderId })).body;
      const expectedTotal = whole.TotalAmount;
      expect((await client.post('Order', { addToOrderId, expectedTotal })).status).toBe(200);
      const vat = vatOf(theCase, 5, 77);
      const [order] = (await client.get('orders')).body.Orders;
      expect([order.VatAmount, order.TotalAmountIncludeVat]).toEqual([vat / 100, expectedTotal]);
      const rates = await shop.db.selectFrom('order_row').select('vat_rate').orderBy('row_number').execute();
      const expectedRates = theCase === 'domestic' ? [25, 6, 25] : [0, 0, 0];
      expect(rates.map(({ vat_rate }) => vat_rate)).toEqual(expectedRates);

      const toSend = (await office.get(`office/orders/${addToOrderId}`)).body;
      const Rows = toSend.Rows.map((row: { Id: number; Quantity: number }) => ({
        RowId: row.Id,
        Quantity: row.Quantity,
      }));
      const consignment = { Version: toSend.Version, Mail: false, CarrierNumber: '', Rows };
      await office.post(`office/orders/${addToOrderId}/consignments`, consignment);
      const { Number: number } = (
        await office.post(`office/orders/${addToOrderId}/invoices`, { Mail: false })
      ).body;
      const invoice = (await office.get(`office/invoices/${number}`)).body;
      expect(invoice.VatAmount).toBe(vat / 100);
      const [first] = invoice.Rows;
      const credited = { Version: invoice.Version, Mail: false, Rows: [{ RowId: first.Id, Quantity: 1 }] };
      expect((await office.post(`office/invoices/${number}/credit-notes`, credited)).status).toBe(200);
      const cases = await shop.db
        .selectFrom('invoice')
        .select(['vat_case', 'vat_amount'])
        .orderBy('id')
        .execute();
      expect(cases).toEqual([
        { vat_case: theCase, vat_amount: vat },
        { vat_case: theCase, vat_amount: 0 - vatOf(theCase, 1, 0) },
      ]);
    }),
    { numRuns: 14 * times, seed: 21 },
  );
});

test('a cart follows the usual address at once', async () => {
  await client.post('cartrow', { ArticleId: article.tray, Quantity: 1 });
  const vat = async () => (await client.get('cart')).body.VatAmount;
  expect(await vat()).toBe(30);
  const oslo = await addressAt('oslo');
  expect(await vat()).toBe(0);
  const home = await addressAt('home');
  expect(await vat()).toBe(0);
  await client.put(`DeliveryAddress/DefaultAddress/${home}`, {});
  expect(await vat()).toBe(30);
  await client.put(`DeliveryAddress/DefaultAddress/${oslo}`, {});
  expect(await vat()).toBe(0);
  const address = (await client.get(`deliveryaddress/${oslo}`)).body;
  const moved = { ...address, ZipCode: '12547', CountryCode: 'SE' };
  expect((await client.put(`deliveryaddress/${oslo}`, moved)).status).toBe(200);
  expect(await vat()).toBe(30);
});
