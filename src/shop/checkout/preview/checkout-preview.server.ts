import { stockholmToday } from '#kit/text/dates.ts';
import type { Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { Customer } from '#kit/http/principal.ts';
import type { Services } from '#kit/http/router.server.ts';
import { readRowsForSale } from '#shop/cart/cart.server.ts';
import type { ForSale } from '#shop/cart/cart.server.ts';
import { totalsOf } from '#shop/order-model/totals.ts';
import { vatCase } from '#shop/order-model/vat-case.ts';
import type { VatCase } from '#shop/order-model/vat-case.ts';
import { chosenAddresses } from '#shop/delivery-addresses/delivery-addresses.server.ts';
import { deliveryTimesOf } from '#shop/delivery-forecast/delivery-times.ts';
import type { Asked } from '#shop/delivery-forecast/forecast.ts';
import { forecastOfRows } from '#shop/delivery-forecast/forecast-of-rows.ts';
import { deliveriesToWire, weekToWire } from '#shop/delivery-forecast/forecast-to-wire.ts';
import type { Address } from '#shop/orders/order-draft.ts';
import { openOrdersOf } from '#shop/orders/open/open-orders.server.ts';
import { articleIdsOf, earlierRowsOf, readOrderToExtend } from '#shop/orders/open/order-to-extend.server.ts';
import type { OrderToExtend } from '#shop/orders/open/order-to-extend.server.ts';
import type { ReadOpenMinutes } from '#shop/orders/open/read-open-minutes.server.ts';
import { piecesWaitedFor } from '#shop/orders/shortages/waited-for.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';
import { findRows, verdictsOf } from '#shop/wanted-rows/preview.server.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import { refusalOfAddition } from '#shop/checkout/addition/addition-command.server.ts';
import type { PreviewInput } from '#shop/checkout/checkout-input.ts';
import { chosenWeek } from '#shop/checkout/delivery-week.ts';
import { badWeek, destinationOf } from '#shop/checkout/order-command.server.ts';
import { transportDaysOf } from '#shop/checkout/ways-of-delivery.server.ts';
import type { DeliveryWayRepository } from '#shop/checkout/ways-of-delivery.server.ts';
import type { CheckoutPreview } from './contract.ts';
import { itemOf, previewRowOf, rowToSend, wantedOf } from './preview-rows.server.ts';
import type { PreviewRow } from './preview-rows.server.ts';

type Shop = Pick<Services, 'db' | 'now'> & {
  texts: TextRepository;
  ways: DeliveryWayRepository;
  catalogue: ForSale;
  rows: RowServices;
  readOpenMinutes: ReadOpenMinutes;
};

/**
 * Computes what an order of the cart would be now, or the whole order that the cart would be added to. Problems:
 * `bad-input`, `cart-empty`; of an addition also `not-found`, `too-late` and `conflict`.
 */
export async function checkoutPreview(
  shop: Shop,
  customer: Customer,
  input: PreviewInput,
  language: Language,
): Promise<CheckoutPreview | Problem> {
  const now = shop.now();
  const open = { now, minutes: await shop.readOpenMinutes() };
  const choice = await readChoice(shop, customer, input, open);
  if (choice instanceof Problem) return choice;
  const { order, address, vatCase: theCase, asked } = choice;
  const { id: customerId, currencyCode } = customer;
  const [cart, orders, settings] = await Promise.all([
    readRowsForSale(shop, customer),
    openOrdersOf(shop.db, { ...open, customerId, currencyCode, address }),
    shop.texts.settings(),
  ]);
  if (cart.length === 0) return new Problem('cart-empty');

  const earlier = order ? await earlierRows(shop, customer, order) : [];
  const rows = [...earlier, ...cart.map((row) => previewRowOf(row, theCase))];
  const waitedFor = await piecesWaitedFor(shop.db, missingArticles(rows));
  const [times, months] = [deliveryTimesOf(settings), settings];
  const forecast = forecastOfRows(rows, (row) => rowToSend(row, waitedFor), { now, times, months, ...asked });
  const { excludingVat, vat, total } = totalsOf(rows, theCase);
  return {
    Goods: oreToWire(excludingVat),
    Fees: [],
    VatAmount: oreToWire(vat),
    TotalAmount: oreToWire(total),
    CompleteWeek: weekToWire(forecast.completeWeek),
    ArrivalWeek: weekToWire(forecast.arrivalWeek),
    AddTo: orders.map(({ orderId, until, rows: count, totalOre }) => ({
      OrderId: orderId,
      Until: until.toISOString(),
      Rows: count,
      TotalAmount: oreToWire(totalOre),
    })),
    Late: await lateVerdicts(shop.rows, customer, { rows, late: forecast.late, language }),
    Deliveries: deliveriesToWire(forecast, (row) => itemOf(row, language)),
  };
}

type Choice = {
  order: OrderToExtend | undefined;
  address: Address | undefined;
  asked: Asked;
  vatCase: VatCase;
};

/** Refuses what an order would refuse. With an order to add to, the way and the week are those of the order. */
async function readChoice(
  { db, ways }: Shop,
  customer: Customer,
  input: PreviewInput,
  open: { now: Date; minutes: number },
): Promise<Choice | Problem> {
  const { addToOrderId, wayOfDeliveryId, deliveryAddressId } = input;
  const [address] =
    deliveryAddressId === undefined
      ? []
      : await chosenAddresses(db, [{ customerId: customer.id, id: deliveryAddressId }]);
  if (addToOrderId !== undefined) {
    const order = await readOrderToExtend(db, { id: addToOrderId, customerId: customer.id });
    if (!order) return new Problem('not-found');
    const refusal = refusalOfAddition(order, { customer, given: input, address }, open);
    if (refusal) return refusal;
    const itsWay = (await ways.ways()).find(({ id }) => id === order.way_of_delivery_id);
    return {
      order,
      address,
      asked: { week: order.week, transportDays: transportDaysOf(itsWay) },
      vatCase: order.vat_case,
    };
  }
  const offered = await ways.ways();
  const way = offered.find(({ id }) => id === wayOfDeliveryId);
  if (wayOfDeliveryId !== undefined && !way) return badField('wayOfDeliveryId', 'match');
  const chosen = chosenWeek(input, stockholmToday(open.now));
  if ('error' in chosen) return badWeek(chosen.error);
  if (deliveryAddressId !== undefined && !address) return badField('deliveryAddressId', 'match');
  const { vatNumber } = customer;
  const destination = address ? destinationOf(address) : customer.destination;
  const theCase = vatCase({ vatNumber, destination, collected: way?.collected ?? false });
  const asked = { week: chosen.week, transportDays: transportDaysOf(way ?? offered[0]) };
  return { order: undefined, address, asked, vatCase: theCase };
}

async function earlierRows(
  { catalogue }: Shop,
  customer: Customer,
  order: OrderToExtend,
): Promise<PreviewRow[]> {
  const articles = await catalogue.articlesForSale(articleIdsOf(order), customer);
  return earlierRowsOf(order, articles).map((row) => ({ isEarlier: true, ...row }));
}

function missingArticles(rows: readonly PreviewRow[]): number[] {
  const missing = rows.filter(({ quantityShort }) => quantityShort > 0);
  return [...new Set(missing.flatMap(({ articleId }) => articleId ?? []))];
}

/** Returns verdicts with the row's place as `Line`, without regard to what the cart holds: that is the row. */
async function lateVerdicts(
  services: RowServices,
  customer: Customer,
  { rows, late, language }: { rows: readonly PreviewRow[]; late: readonly PreviewRow[]; language: Language },
): Promise<Verdict[]> {
  if (late.length === 0) return [];
  const wanted = late.map((row) => wantedOf(row, rows.indexOf(row) + 1));
  const found = await findRows(services, customer, wanted, language);
  const months = await services.readMadeMonths();
  return verdictsOf(services, customer, { wanted, found, language, months }, () => 0);
}
