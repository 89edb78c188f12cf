import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { article, wayOfDelivery } from '../../../test/seed-test-shop.ts';
import { times } from '../../../test/sizes.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';
import {
  beginOf,
  dateOf,
  percentOn,
  swedishDay,
  vatOfPieces,
  type Period,
  type Piece,
} from '../../../test/vat-reckoning.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** 2026-10-25 and 2027-03-28, on which the clocks are changed, the days after them, and New Year. */
const days = [297, 298, 365, 451, 452];
const day = fc.constantFrom(...days);
const codes = ['soap', 'tea'] as const;
const standing: Period[] = ['25', '12', '6', '0'].map((code) => {
  return { code, percent: Number(code), from: null, to: null };
});
const percent = fc.constantFrom(25, 12, 6, 0, 17);
/** A code whose rate turns on some of the days, in any order, at times with days between that none has. */
const turningCode = (code: string) =>
  fc
    .tuple(fc.subarray(days, { minLength: 1 }), fc.array(percent, { minLength: 6, maxLength: 6 }), fc.nat(3))
    .chain(([turns, percents, gap]) => {
      const periods = [null, ...turns].map((from, place): Period => {
        const next = turns[place];
        const to = next === undefined ? null : next - 1 - (gap === 3 && from !== null ? 1 : 0);
        return { code, percent: percents[place]!, from, to: to === null ? to : Math.max(to, from ?? 0) };
      });
      return fc.shuffledSubarray(periods, { minLength: Math.min(2, periods.length) });
    });
const anyPeriod = fc
  .record({ code: fc.constantFrom(...codes), percent, from: fc.option(day), to: fc.option(day) })
  .filter(({ from, to }) => (from ?? 0) <= (to ?? 999));
const moment = fc
  .tuple(day, fc.constantFrom(-1, 0, 1_800, 43_200))
  .map(([on, seconds]) => beginOf(on) + seconds * 1000);
const quantities = fc.tuple(...[1, 1, 1].map(() => fc.integer({ min: 1, max: 9 })));
const scenario = fc.record({
  periods: fc
    .tuple(...codes.map(turningCode), fc.array(anyPeriod, { maxLength: 2 }))
    .map((all) => all.flat()),
  buyer: fc.constantFrom('1001', '1001', '1001', '1001', '1004'),
  chosen: fc.tuple(...[1, 1, 1].map(() => fc.constantFrom(...codes, ...codes, '6'))),
  packages: quantities,
  sentFirst: quantities,
  moments: fc
    .uniqueArray(moment, { minLength: 5, maxLength: 5 })
    .map((all) => all.sort((a, b) => a - b) as [number, number, number, number, number]),
  invoicedBetween: fc.boolean(),
});

const goods = [
  { id: article.mug, pack: 6, price: 4990 },
  { id: article.tray, pack: 1, price: 12_000 },
  { id: article.book, pack: 1, price: 10 },
];

function sharesDay(one: Period, other: Period): boolean {
  const all = Array.from({ length: 600 }, (_, on) => on);
  const covers = ({ from, to }: Period, on: number) => on >= (from ?? 0) && on <= (to ?? 600);
  return one.code === other.code && all.some((on) => covers(one, on) && covers(other, on));
}

/** Makes the periods in the office, which refuses those that share a day with an earlier one. */
async function makePeriods(office: Client, wanted: readonly Period[]): Promise<Period[]> {
  const accepted: Period[] = [];
  for (const period of wanted) {
    const { code: Code, percent: Percent, from, to } = period;
    const [ValidFrom, ValidTo] = [from, to].map((on) => (on === null ? null : dateOf(on)));
    const answer = await office.post('office/vat-rates', { Code, Percent, ValidFrom, ValidTo });
    if (accepted.some((other) => sharesDay(period, other)))
      expect([answer.status, answer.body.errors[0].field]).toEqual([
        400,
        expect.stringMatching(/^Valid(From|To)$/),
      ]);
    else {
      expect(answer.status, answer.text).toBe(200);
      accepted.push(period);
    }
  }
  return accepted;
}

function setTime(time: number): void {
  shop.setTime(new Date(time).toISOString());
}

async function at(time: number): Promise<Client> {
  setTime(time);
  return await logInToOfficeAs(shop, 'owner@maker.example');
}

async function send(office: Client, orderId: number, wanted: readonly number[]): Promise<number[]> {
  const { body } = await office.get(`office/orders/${orderId}`);
  const rows = body.Rows as { Id: number; Quantity: number; QuantityDelivered: number }[];
  const sent = rows.map((row, place) => Math.min(wanted[place]!, row.Quantity - row.QuantityDelivered));
  const Rows = rows
    .map(({ Id }, place) => ({ RowId: Id, Quantity: sent[place]! }))
    .filter(({ Quantity }) => Quantity > 0);
  const consignment = { Version: body.Version, Mail: false, CarrierNumber: '', Rows };
  const answer = await office.post(`office/orders/${orderId}/consignments`, consignment);
  expect(answer.status, answer.text).toBe(200);
  return sent;
}

/** Invoices what is left, and compares it with these pieces; those of one article at one rate are one row. */
async function invoice(office: Client, orderId: number, pieces: readonly (Piece & { id: number })[]) {
  const answer = await office.post(`office/orders/${orderId}/invoices`, { Mail: false });
  if (pieces.length === 0) {
    expect(answer.status).toBe(409);
    return;
  }
  expect(answer.status, answer.text).toBe(200);
  const { body } = await office.get(`office/invoices/${answer.body.Number}`);
  const inTotal = new Map<string, number>();
  for (const { id, percent, quantity } of pieces)
    inTotal.set(`A-${id} ${percent}`, (inTotal.get(`A-${id} ${percent}`) ?? 0) + quantity);
  type Row = { ArticleNumber: string; VatRate: number; Quantity: number };
  const rows = (body.Rows as Row[]).map(({ ArticleNumber, VatRate, Quantity }) => [
    `${ArticleNumber} ${VatRate}`,
    Quantity,
  ]);
  expect(rows).toHaveLength(inTotal.size);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(inTotal));
  expect(Math.round(body.VatAmount * 100)).toBe(vatOfPieces(pieces));
}

test('cart and order have the rate of the day, an invoice that of the day of sending', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ periods: wanted, buyer, chosen, packages, moments, ...more }) => {
      await shop.startOver();
      await addStaff(shop, 'owner@maker.example', 'owner');
      const [cartAt, orderAt, sendAt, sendAgainAt, invoiceAt] = moments;
      let office = await at(cartAt);
      const made = await makePeriods(office, wanted);
      const periods = [...standing, ...made];
      const isKnown = (code: string) => periods.some((one) => one.code === code);
      const codeOf = chosen.map((code) => (isKnown(code) ? code : '12'));
      for (const [place, { id }] of goods.entries())
        await shop.db
          .updateTable('article')
          .set({ vat_code: codeOf[place]!, quantity_available: 1000 })
          .where('id', '=', id)
          .execute();
      await shop.services.versions.changed();
      const isExempt = buyer === '1004';
      const percentAt = (time: number, place: number) =>
        isExempt ? 0 : percentOn(swedishDay(time), codeOf[place]!, periods);
      const ordered = goods.map(({ id, pack, price }, place) => ({
        id,
        price,
        quantity: packages[place]! * pack,
      }));
      const piecesAt = (time: number, quantities: readonly number[]) =>
        ordered
          .map((row, place) => ({ ...row, quantity: quantities[place]!, percent: percentAt(time, place) }))
          .filter(({ quantity }) => quantity > 0);
      const all = ordered.map(({ quantity }) => quantity);

      let client = await logInAs(shop, buyer);
      for (const { id, quantity } of ordered)
        expect((await client.post('cartrow', { ArticleId: id, Quantity: quantity })).status).toBe(200);
      const seen = (await client.get('cart')).body;
      expect(Math.round(seen.VatAmount * 100)).toBe(vatOfPieces(piecesAt(cartAt, all)));

      // Nobody logs in to the office, which would make the catalogue anew: it turns by the clock alone.
      setTime(orderAt);
      client = await logInAs(shop, buyer);
      const vat = vatOfPieces(piecesAt(orderAt, all));
      const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
      const asSeen = { ...checkout, cartVersion: seen.Version, expectedTotal: seen.TotalAmount };
      // A refusal looks for changes of other nodes, so the cart is read before it.
      const now = (await client.get('cart')).body;
      const preview = (await client.post('checkoutpreview', checkout)).body;
      const shown = [now.VatAmount, preview.VatAmount].map((amount) => Math.round(amount * 100));
      expect(shown).toEqual([vat, vat]);
      let answer = await client.post('Order', asSeen);
      const isSame = vat === vatOfPieces(piecesAt(cartAt, all));
      expect([answer.status, answer.text]).toEqual([isSame ? 200 : 409, expect.any(String)]);
      if (!isSame) {
        expect([answer.body.type, answer.body.TotalAmount]).toEqual([
          '/problems/cart-changed',
          now.TotalAmount,
        ]);
        answer = await client.post('Order', {
          ...checkout,
          cartVersion: now.Version,
          expectedTotal: preview.TotalAmount,
        });
        expect(answer.status, answer.text).toBe(200);
      }
      const [order] = (await client.get('orders')).body.Orders;
      expect(Math.round(order.VatAmount * 100)).toBe(vat);
      const orderId: number = answer.body.OrderId;

      // An article that changes its code afterwards changes nothing that was ordered.
      await shop.db.updateTable('article').set({ vat_code: '0' }).execute();
      office = await at(sendAt);
      const first = await send(office, orderId, more.sentFirst);
      const pieces = piecesAt(sendAt, first);
      if (more.invoicedBetween) {
        await invoice(office, orderId, pieces);
        pieces.splice(0);
      }
      office = await at(sendAgainAt);
      const rest = all.map((quantity, place) => quantity - first[place]!);
      if (rest.some((quantity) => quantity > 0)) {
        await send(office, orderId, rest);
        pieces.push(...piecesAt(sendAgainAt, rest));
      }
      office = await at(invoiceAt);
      await invoice(office, orderId, pieces);
    }),
    { numRuns: 16 * times, seed: 176 },
  );
});
