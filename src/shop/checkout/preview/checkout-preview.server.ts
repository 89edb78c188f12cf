import { groupBy } from '#kit/text/group-by.ts';
import { inLanguage, type Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import { Problem } from '#kit/http/problem.ts';
import type { CustomerSession } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { articleIdsOf, readCartRows, type ForSale } from '#shop/cart/cart.server.ts';
import { deliveriesToWire, weekToWire } from '#shop/delivery-forecast/forecast-to-wire.ts';
import { readCreditsFor } from '#shop/credit/credits.server.ts';
import { decideOrder, type Decision } from '#shop/order-model/decide-order.ts';
import { valueOf, type Charge } from '#shop/order-model/fees.ts';
import type { Credit } from '#shop/order-model/hold.ts';
import type { OrderMoment } from '#shop/order-model/order-request.ts';
import type { FeeKind } from '#shop/order-model/row-kind.ts';
import type { OrderedRow } from '#shop/order-model/row.ts';
import { openStock, stockForTest, type Stock } from '#shop/order-model/stock.ts';
import { openOrdersOf } from '#shop/orders/open/open-orders.server.ts';
import {
  articleIdsOf as articleIdsOfOrder,
  readOrderToExtend,
} from '#shop/orders/open/order-to-extend.server.ts';
import { piecesWaitedFor } from '#shop/orders/shortages/waited-for.server.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';
import { findRows, verdictsOf, type RowServices, type WantedRow } from '#shop/wanted-rows/preview.server.ts';
import type { PreviewInput } from '#shop/checkout/checkout-input.ts';
import { readOrderMoment, type MomentRepositories } from '#shop/checkout/order-moment.server.ts';
import {
  deskRows,
  destinationsOf,
  factsOfOrder,
  mayBeShort,
  readBuyers,
  type PlacedAtDesk,
} from '#shop/checkout/order-facts.server.ts';
import { requestedOrder } from '#shop/checkout/requested-order.server.ts';
import type { CheckoutPreview } from './contract.ts';

export type PreviewShop = Pick<Services, 'db' | 'now'> &
  MomentRepositories & { catalogue: ForSale; rows: RowServices };

/**
 * Tells what an order of the cart would be now, or the whole order that the cart would be added to; with `desk`, an order
 * of its rows. Problems: those of `decideOrder`.
 */
export async function checkoutPreview(
  shop: PreviewShop,
  customer: CustomerSession,
  input: PreviewInput,
  language: Language,
  desk?: PlacedAtDesk,
): Promise<CheckoutPreview | Problem> {
  const moment = { ...(await readOrderMoment(shop, { mayExtend: true })), now: shop.now() };
  const { id: customerId, currencyCode } = customer;
  const { addToOrderId, deliveryAddressId } = input;
  const [[buyer], extended, cart] = await Promise.all([
    readBuyers(shop.db, [{ customer, checkout: input }]),
    addToOrderId === undefined ? undefined : readOrderToExtend(shop.db, { id: addToOrderId, customerId }),
    desk ? deskRows(desk) : readCartRows(shop.db, customer.person.cartId),
  ]);
  const ids = [...articleIdsOf(cart), ...(extended ? articleIdsOfOrder(extended) : [])];
  const facts = { cart, extended, articles: await shop.catalogue.articlesForSale(ids, customer) };
  const left = openStock(await piecesWaitedFor(shop.db, mayBeShort([facts])));
  const stock = customer.isTest ? stockForTest(left, extended?.rows ?? []) : left;
  if (!buyer) return new Problem('not-logged-in');
  const credit = desk?.isHoldIgnored ? undefined : await creditOf(shop.db, customer, extended?.id, moment);
  const decision = decideOrder(
    // Nobody has written a message yet that would be too long, and a preview tells what is, whatever was seen.
    {
      ...requestedOrder(input, moment.now, { isPreview: true }),
      message: '',
      isAtDesk: desk !== undefined,
      seen: { cartVersion: '', expectedTotal: undefined },
    },
    factsOfOrder(customer, facts, { ...destinationsOf(buyer), credit }),
    stock,
    moment,
  );
  if (decision instanceof Problem) return decision;
  const open = { now: moment.now, minutes: moment.openMinutes };
  const chosen = deliveryAddressId === undefined ? undefined : buyer.address;
  const orders = await openOrdersOf(shop.db, { ...open, customerId, currencyCode, address: chosen });
  const { totals, forecast, fees } = decision;
  return {
    Goods: oreToWire(totals.excludingVat - valueOf(fees)),
    Fees: feesToWire(decision, language),
    MissingToMinimum: missingOf(decision.charges, 'smallOrder'),
    MissingToFreeFreight: missingOf(decision.charges, 'freight'),
    VatAmount: oreToWire(totals.vat),
    TotalAmount: oreToWire(totals.total),
    NeedsApproval: decision.needsApproval,
    WillBeHeld: decision.held !== null,
    CompleteWeek: weekToWire(forecast.completeWeek),
    ArrivalWeek: weekToWire(forecast.arrivalWeek),
    AddTo: orders.map(({ orderId, until, rows: count, totalOre }) => ({
      OrderId: orderId,
      Until: until.toISOString(),
      Rows: count,
      TotalAmount: oreToWire(totalOre),
    })),
    Late: await verdictsAbout(shop.rows, customer, decision, {
      rows: forecast.late,
      language,
      stock,
    }),
    ...(decision.broken.length > 0 && {
      Broken: await verdictsAbout(shop.rows, customer, decision, {
        rows: decision.broken,
        language,
        stock,
      }),
    }),
    Deliveries: deliveriesToWire(forecast, (row) => ({
      ArticleId: row.articleId,
      ArticleNumber: row.articleNumber,
      ArticleText: inLanguage(language, row.nameSv, row.nameEn),
    })),
  };
}

/** Undefined, and not asked for, while no order is held. */
async function creditOf(
  db: Services['db'],
  { id: customerId, isTest }: CustomerSession,
  orderId: number | undefined,
  { settings }: OrderMoment,
): Promise<Credit | undefined> {
  if (!settings.CreditHold || isTest) return undefined;
  return (await readCreditsFor(db, [{ customerId, orderId }])).of(customerId, orderId);
}

/** A fee has a row for each rate of VAT in the order, and is one sum here. */
function feesToWire({ fees }: Decision, language: Language): CheckoutPreview['Fees'] {
  return [...groupBy(fees, ({ kind }) => kind)].map(([Kind, rows]) => ({
    Kind,
    Text: inLanguage(language, rows[0]!.nameSv, rows[0]!.nameEn),
    Amount: oreToWire(valueOf(rows)),
  }));
}

function missingOf(charges: readonly Charge[], kind: FeeKind): number | null {
  const missing = charges.find((charge) => charge.kind === kind)?.missingOre ?? null;
  return missing === null ? null : oreToWire(missing);
}

/** Returns verdicts with the row's place as `Line`, without regard to what the cart holds: that is the row. */
async function verdictsAbout(
  services: RowServices,
  customer: CustomerSession,
  { earlier, rows, broken }: Decision,
  { rows: chosen, language, stock }: { rows: readonly OrderedRow[]; language: Language; stock: Stock },
): Promise<Verdict[]> {
  if (chosen.length === 0) return [];
  const all = [...earlier, ...rows];
  const isKnown = (row: OrderedRow) => earlier.includes(row) || broken.includes(row);
  const wanted = chosen.map((row) => wantedOf(row, all.indexOf(row) + 1, isKnown(row)));
  const found = await findRows(services, customer, wanted, language);
  const months = await services.readMadeMonths();
  // The missing pieces of an earlier row are among those that are waited for.
  const waitedFor = new Map(
    chosen.flatMap((row) => {
      const { articleId: id, quantityShort } = row;
      const own = earlier.includes(row) ? quantityShort : 0;
      return id === null ? [] : [[id, (stock.waitedFor.get(id) ?? 0) - own] as const];
    }),
  );
  return verdictsOf(services, customer, { wanted, found, language, months, waitedFor }, () => 0);
}

function wantedOf(row: OrderedRow, line: number, isKnown: boolean): WantedRow {
  const { articleId, articleNumber, quantity, priceOre } = row;
  return {
    Line: line,
    Quantity: quantity,
    ...(isKnown && { PriceThen: oreToWire(priceOre) }),
    ...(articleId === null ? { Ref: articleNumber } : { ArticleId: articleId }),
  };
}
