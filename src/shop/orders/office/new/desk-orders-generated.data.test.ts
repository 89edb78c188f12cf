import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff, logInToOfficeAs } from '../../../../../test/office.ts';
import { article, wayOfDelivery } from '../../../../../test/seed-test-shop.ts';
import { times } from '../../../../../test/sizes.ts';
import { aVisitor, openTestShop, type Client, type TestShop } from '../../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function startOver(): Promise<void> {
  await shop.startOver();
  await addStaff(shop, 'sales@maker.example', 'sales');
  office = await logInToOfficeAs(shop, 'sales@maker.example');
}

/** Prices in öre and percent of VAT; what is withdrawn is sold to nobody. */
const goods: Record<number, { number: string; price: number; vat: number }> = {
  [article.mug]: { number: 'A-1', price: 4990, vat: 25 },
  [article.tray]: { number: 'A-2', price: 12000, vat: 25 },
  [article.onOrder]: { number: 'A-4', price: 5000, vat: 25 },
  [article.madeToOrder]: { number: 'A-5', price: 5000, vat: 25 },
  [article.secret]: { number: 'A-6', price: 1000, vat: 25 },
  [article.book]: { number: 'A-8', price: 10, vat: 6 },
};

const homes = {
  stockholm: { CountryCode: 'SE', ZipCode: '11418', VatNumber: '' },
  berlin: { CountryCode: 'DE', ZipCode: '10115', VatNumber: 'DE123456789' },
  hamburg: { CountryCode: 'DE', ZipCode: '20095', VatNumber: '' },
  oslo: { CountryCode: 'NO', ZipCode: '0150', VatNumber: '' },
} as const;

const aCustomer = fc.record({
  home: fc.constantFrom(...(Object.keys(homes) as (keyof typeof homes)[])),
  /** The address of the invoice may be missing, in all but its country. */
  hasAddress: fc.boolean(),
  hasEmail: fc.boolean(),
  language: fc.constantFrom('sv', 'en', 'de'),
  /** In steps of a hundredth of a percent. */
  discount: fc.constantFrom(0, 0, 1000, 1250, 3333),
  blocked: fc.boolean(),
  /** What the customer has done before: nothing, logged in, or left something in the cart. */
  past: fc.constantFrom('never', 'logged in', 'has a cart'),
  isMonthly: fc.boolean(),
});
type Made = { customer: typeof aCustomer extends fc.Arbitrary<infer C> ? C : never; id: number };

const anOrder = fc.record({
  of: fc.nat({ max: 3 }),
  /** Whether the customer was blocked, or is not any more, since the order before. */
  turns: fc.boolean(),
  rows: fc.array(
    fc.record({
      id: fc.constantFrom(...Object.keys(goods).map(Number)),
      pieces: fc.integer({ min: 1, max: 40 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  withWithdrawn: fc.constantFrom(false, false, false, true),
});

const idOf = (place: number) => 3_000 - place;
const mailOf = (id: number) => `k${id}@butik.example`;

async function make(customer: Made['customer'], place: number): Promise<Made> {
  const { hasAddress, hasEmail, discount } = customer;
  const { VatNumber, ...home } = homes[customer.home];
  const address = hasAddress
    ? { invoice_address1: 'Storgatan 1', invoice_zip_code: home.ZipCode, invoice_city: 'Staden' }
    : { invoice_address1: '', invoice_zip_code: '', invoice_city: '' };
  const id = idOf(place);
  await shop.db
    .insertInto('customer')
    .values({
      id,
      customer_number: `K${9 - place}`,
      name: `Butik ${place}`,
      email: hasEmail ? mailOf(id) : '',
      ...address,
      invoice_country_code: home.CountryCode,
      vat_number: VatNumber || null,
      language: customer.language as 'sv',
      discount_basis_points: discount,
      monthly_invoice: customer.isMonthly,
      password_hash: null,
      organisation_number: null,
      reseller_city: null,
    })
    .execute();
  if (customer.past !== 'never') {
    const buyer = await buyerOf(id);
    if (customer.past === 'has a cart') await buyer.post('cartrow', { ArticleId: article.tray, Quantity: 1 });
  }
  await setBlocked(id, customer.blocked);
  return { customer, id };
}

async function buyerOf(id: number): Promise<Client> {
  const buyer = aVisitor(shop);
  buyer.session = (await shop.sessions.start(shop.db, id)).value;
  return buyer;
}

async function setBlocked(id: number, blocked: boolean): Promise<void> {
  await shop.db.updateTable('customer').set({ blocked }).where('id', '=', id).execute();
}

/** Öre, rounded half up once per rate. */
function sumsOf({ home, discount }: Made['customer'], rows: ReadonlyMap<number, number>) {
  const isTaxed = home === 'stockholm' || home === 'hamburg';
  const nets = new Map<number, number>();
  for (const [id, pieces] of rows) {
    const { price, vat } = goods[id]!;
    const paid = Math.floor((price * (10_000 - discount) + 5_000) / 10_000);
    nets.set(vat, (nets.get(vat) ?? 0) + paid * pieces);
  }
  const net = [...nets.values()].reduce((sum, one) => sum + one, 0);
  const vat = [...nets].reduce((sum, [rate, one]) => sum + Math.floor((one * rate + 50) / 100), 0);
  return { net, vat: isTaxed ? vat : 0 };
}

type Order = typeof anOrder extends fc.Arbitrary<infer O> ? O : never;

async function orderFor({ customer, id }: Made, isBlocked: boolean, { rows, withWithdrawn }: Order) {
  const Text = rows.map((row) => `${goods[row.id]!.number};${row.pieces}`).join('\n');
  const preview = await office.post(`office/customers/${id}/quickorder/preview`, { Text });
  expect(preview.status).toBe(isBlocked ? 404 : 200);
  const wanted = [...rows, ...(withWithdrawn ? [{ id: article.withdrawn, pieces: 1 }] : [])];
  const { status, body } = await office.post('office/orders', {
    CustomerId: id,
    Rows: wanted.map((row) => ({ ArticleId: row.id, Quantity: row.pieces })),
    wayOfDeliveryId: wayOfDelivery.post,
    partialDelivery: true,
  });
  if (isBlocked) return void expect([status, body.errors?.[0]?.field]).toEqual([400, 'CustomerId']);
  if (withWithdrawn) return void expect([status, typeof body.detail]).toEqual([409, 'string']);
  expect([status, body]).toEqual([200, { OrderId: expect.any(Number) }]);
  const pieces = new Map<number, number>();
  for (const row of rows) pieces.set(row.id, (pieces.get(row.id) ?? 0) + row.pieces);
  const { net, vat } = sumsOf(customer, pieces);
  const placed = (await office.get(`office/orders/${body.OrderId}`)).body;
  expect(placed).toMatchObject({
    CustomerId: id,
    PlacedBy: 'sales',
    AmountExcludingVat: net / 100,
    VatAmount: vat / 100,
    TotalAmount: (net + vat) / 100,
    Rows: [...pieces].map(([one, quantity]) => ({ ArticleNumber: goods[one]!.number, Quantity: quantity })),
  });
  const mails = await shop.db.selectFrom('outbox_mail').select('recipient').execute();
  const own = mails.filter(({ recipient }) => recipient === mailOf(id));
  await shop.db.deleteFrom('outbox_mail').execute();
  expect(own).toHaveLength(customer.hasEmail ? 1 : 0);
}

test('whatever state a customer is in, staff order for it at its prices, or are told why not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aCustomer, { minLength: 4, maxLength: 4 }),
      fc.array(anOrder, { minLength: 1, maxLength: 5 }),
      async (customers, orders) => {
        await startOver();
        const made: Made[] = [];
        for (const [place, one] of customers.entries()) made.push(await make(one, place));
        const isBlocked = made.map(({ customer }) => customer.blocked);
        for (const order of orders) {
          const one = made[order.of]!;
          isBlocked[order.of] = isBlocked[order.of] !== order.turns;
          await setBlocked(one.id, isBlocked[order.of]!);
          await orderFor(one, isBlocked[order.of]!, order);
        }
        for (const { customer, id } of made) {
          await setBlocked(id, false);
          const left = (await (await buyerOf(id)).get('cart')).body.Rows;
          expect(left).toMatchObject(customer.past === 'has a cart' ? [{ Quantity: 1 }] : []);
        }
      },
    ),
    { numRuns: 12 * times },
  );
});
