import type { Db, Trx } from '#kit/database/db.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { oreToWire } from '#kit/text/money.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { readWholeCustomer } from '#shop/customers/customers.server.ts';
import { storedAddresses } from '#shop/delivery-addresses/delivery-addresses.server.ts';
import { readInvoicedOfOrders } from '#shop/orders/invoiced/invoiced.server.ts';
import { inVatCase, vatCorrection, type BuyerNow, type VatFacts } from '#shop/order-model/vat-correction.ts';
import type { VatCase } from '#shop/order-model/vat-case.ts';
import { piecesOf } from '#shop/order-model/pieces.ts';
import { vatPercentsOn } from '#shop/order-model/vat-rates.ts';
import { tellOrderChanged } from '#shop/orders/order-events.server.ts';
import * as store from '#shop/orders/vat/orders-to-tax.server.ts';
import type { OrderToTax } from '#shop/orders/vat/orders-to-tax.server.ts';
import { changeAs, type Note } from '#shop/staff/change-log/change-as.server.ts';
import { readVatPeriods } from '#shop/vat-rates/vat-rates.server.ts';
import type { VatCorrection } from './contract.ts';

type Reading = Pick<Services, 'now'>;
type Decided = { order: OrderToTax; facts: VatFacts } & ReturnType<typeof inVatCase<Row>>;
type Row = OrderToTax['rows'][number] & { isInvoiced: boolean };

export async function vatCorrectionsOf(
  services: Pick<Services, 'db' | 'now'>,
  customerId: number,
): Promise<{ Rows: VatCorrection[] } | Problem> {
  const decided = await decide(services.db, services, { customerId });
  return decided ? { Rows: decided.map(correctionToWire) } : new Problem('not-found');
}

/** Returns what of an order's VAT is otherwise now; null when nothing is. */
export async function vatCorrectionOf(
  db: Db,
  services: Reading,
  order: { id: number; customer_id: number },
): Promise<VatCorrection | null> {
  const [one] = (await decide(db, services, { customerId: order.customer_id, orderIds: [order.id] })) ?? [];
  return one ? correctionToWire(one) : null;
}

type Given = { customerId: number; orders: readonly { Id: number; VatCase: VatCase }[] };

/** The orders are locked, so that none is invoiced meanwhile; one that would become something else is refused with all. */
export async function correctVat(services: Services, by: StaffMember, { customerId, orders }: Given) {
  return await changeAs(by, services, {}, async (trx, note) => {
    const orderIds = orders.map(({ Id }) => Id);
    const decided = await decide(trx, services, { customerId, orderIds, lock: true });
    if (!decided) return new Problem('not-found');
    const wanted = new Map(orders.map(({ Id, VatCase }) => [Id, VatCase]));
    const isAsSaid = decided.every(({ order, facts }) => wanted.get(order.id) === facts.vatCase);
    if (decided.length !== wanted.size || !isAsSaid) return new Problem('changed-meanwhile');
    for (const one of decided) await write(trx, services, one, note);
    return { Orders: decided.map(({ order }) => order.id) };
  });
}

/** Returns the orders that are taxed otherwise now; undefined when there is no such customer. */
async function decide(
  db: Db,
  { now }: Reading,
  wanted: { customerId: number; orderIds?: readonly number[]; lock?: boolean },
): Promise<Decided[] | undefined> {
  const customer = await readWholeCustomer(db, wanted.customerId);
  if (!customer) return undefined;
  const buyer: BuyerNow = {
    vatNumber: customer.vat_number,
    places: [
      {
        address1: customer.invoice_address1,
        address2: customer.invoice_address2,
        zip_code: customer.invoice_zip_code,
        city: customer.invoice_city,
        country_code: customer.invoice_country_code,
      },
      ...(await storedAddresses(db, wanted.customerId)),
    ],
  };
  const orders = await store.readOrdersToInvoice(db, wanted);
  const invoiced = await readInvoicedOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  const percents = vatPercentsOn(stockholmToday(now()), await readVatPeriods(db));
  return orders.flatMap((order) => {
    const facts = vatCorrection(taxedOrder(order), buyer);
    const rows = order.rows.map((row) => ({
      ...row,
      isInvoiced: (invoiced.get(row.id) ?? 0) >= row.quantity - row.quantity_cancelled,
    }));
    if (!facts || rows.every(({ isInvoiced }) => isInvoiced)) return [];
    return [{ order, facts, ...inVatCase(rows, { vatCase: facts.vatCase, percents }) }];
  });
}

function taxedOrder(order: OrderToTax) {
  const placeOf = (whose: 'delivery' | 'invoice') => ({
    address1: order[`${whose}_address1`],
    address2: order[`${whose}_address2`],
    zip_code: order[`${whose}_zip_code`],
    city: order[`${whose}_city`],
    country_code: order[`${whose}_country_code`],
  });
  return {
    vatCase: order.vat_case,
    vatNumber: order.customer_vat_number,
    collected: order.collected,
    delivery: placeOf('delivery'),
    invoice: placeOf('invoice'),
  };
}

async function write(trx: Trx, services: Services, decided: Decided, note: Note): Promise<void> {
  const { order, facts, rows, totals } = decided;
  const values = {
    vat_case: facts.vatCase,
    customer_vat_number: facts.vatNumber,
    delivery_country_code: facts.deliveryCountry,
    invoice_country_code: facts.invoiceCountry,
  };
  // Another number alone changes no row.
  const isTaxedAnew = facts.vatCase !== order.vat_case;
  const sums = isTaxedAnew ? { vat_amount: totals.vat, total_amount: totals.total } : {};
  await store.updateOrder(trx, order.id, { ...values, ...sums });
  let number = Math.max(0, ...order.rows.map((row) => row.row_number));
  for (const { row, parts } of isTaxedAnew ? rows : []) {
    const { isInvoiced, id, ...copied } = row;
    if (isInvoiced) continue;
    for (const [place, part] of parts.entries()) {
      // A row that staff have changed has the sum of what was not cancelled, others of what was ordered.
      const pieces = isOfOrdered(row) ? row.quantity : piecesOf(row);
      const taxed = { ...part, total_amount: part.price * pieces };
      if (place === 0) await store.updateOrderRow(trx, id, taxed);
      else await store.insertOrderRow(trx, { ...copied, ...taxed, row_number: ++number });
    }
  }
  note({
    entity: 'order',
    id: order.id,
    action: 'change',
    before: loggedOf(order),
    after: loggedOf({ ...order, ...values, ...sums }),
  });
  await tellOrderChanged(trx, services, order);
}

function isOfOrdered({ total_amount, price, quantity }: Row): boolean {
  return total_amount === price * quantity;
}

type Logged = Pick<
  OrderToTax,
  'vat_case' | 'customer_vat_number' | 'delivery_country_code' | 'vat_amount' | 'total_amount'
>;

function loggedOf(order: Logged) {
  return {
    VatCase: order.vat_case,
    VatNumber: order.customer_vat_number ?? '',
    DeliveryCountryCode: order.delivery_country_code,
    VatAmount: oreToWire(order.vat_amount),
    TotalAmount: oreToWire(order.total_amount),
  };
}

function correctionToWire({ order, facts, totals }: Decided): VatCorrection {
  const isTaxedAnew = facts.vatCase !== order.vat_case;
  return {
    OrderId: order.id,
    CurrencyCode: order.currency_code,
    VatCase: order.vat_case,
    Becomes: facts.vatCase,
    VatNumber: facts.vatNumber ?? '',
    CountryCode: facts.deliveryCountry,
    VatAmount: oreToWire(order.vat_amount),
    BecomesVatAmount: oreToWire(isTaxedAnew ? totals.vat : order.vat_amount),
    BecomesTotalAmount: oreToWire(isTaxedAnew ? totals.total : order.total_amount),
  };
}
