import { stockholmClock } from '#kit/text/stockholm-clock.ts';
import type { Trx } from '#kit/database/db.server.ts';
import { badField, limitReached, Problem } from '#kit/http/problem.ts';
import type { Customer } from '#kit/http/principal.ts';
import type { Address } from '#shop/orders/order-draft.ts';
import { mostAdditions, openUntil } from '#shop/orders/open/open-minutes.ts';
import { deliveryAddressOf, isSameAddress } from '#shop/orders/open/open-orders.server.ts';
import { readOrderToExtend } from '#shop/orders/open/order-to-extend.server.ts';
import type { OrderToExtend } from '#shop/orders/open/order-to-extend.server.ts';
import type { Checkout, PreviewInput } from '#shop/checkout/checkout-input.ts';
import type { WayRow } from '#shop/checkout/store.server.ts';
import { transportDaysOf } from '#shop/checkout/ways-of-delivery.server.ts';
import type { Buyer, OrderCommand } from '#shop/checkout/order-command.server.ts';
import { textOf } from '#shop/texts/language-table.ts';

/** The order that rows are to be added to; undefined when there is none, or it is somebody else's. */
export type AdditionRequest = { customer: Customer; orderId: number | undefined };

/**
 * Locks the orders against changes, in the order of their ids so that two groups cannot deadlock. Runs no query when
 * nobody asks.
 */
export async function lockOrdersToExtend(
  trx: Trx,
  requests: readonly AdditionRequest[],
): Promise<(OrderToExtend | undefined)[]> {
  const found = new Map<AdditionRequest, OrderToExtend | undefined>();
  const withOrder = requests.flatMap((one) => (one.orderId === undefined ? [] : [{ one, id: one.orderId }]));
  for (const { one, id } of withOrder.sort((a, b) => a.id - b.id))
    found.set(one, await readOrderToExtend(trx, { id, customerId: one.customer.id, lock: true }));
  return requests.map((one) => found.get(one));
}

/** The longest message of an order with all that was added to it. */
const mostMessage = 4_000;

type Given = Pick<PreviewInput, 'deliveryAddressId'>;

/** Returns why rows cannot be added to the order, or undefined when they can. */
export function refusalOfAddition(
  order: OrderToExtend,
  { customer, given, address }: { customer: Customer; given: Given; address: Address | undefined },
  open: { now: Date; minutes: number },
): Problem | undefined {
  // Why an order is closed is told before that it is full.
  if (!openUntil({ ...order, addition_count: 0 }, open)) return new Problem('too-late');
  if (order.addition_count >= mostAdditions) return limitReached(mostAdditions);
  if (order.currency_code !== customer.currencyCode)
    return new Problem('conflict', { detail: textOf('addition.otherCurrency') });
  if (given.deliveryAddressId === undefined) return undefined;
  if (!address) return badField('deliveryAddressId', 'match');
  return isSameAddress(order, address)
    ? undefined
    : new Problem('conflict', { detail: textOf('addition.otherAddress') });
}

/** Returns the command for an addition: its delivery preferences are those of the order. */
export function additionCommandOf(
  { customer, checkout }: { customer: Customer; checkout: Checkout },
  { details, address }: Buyer,
  order: OrderToExtend | undefined,
  { ways, ...open }: { now: Date; minutes: number; ways: readonly WayRow[] },
): OrderCommand | Problem {
  if (!order) return new Problem('not-found');
  const refusal = refusalOfAddition(order, { customer, given: checkout, address }, open);
  if (refusal) return refusal;
  const message = appended(order.order_info_text, checkout.orderInfoText, open.now);
  const isTooLong = message.length > mostMessage && checkout.orderInfoText !== '';
  if (isTooLong) return tooLongBy(message.length - mostMessage, checkout.orderInfoText);
  const invoiceTo = {
    name: order.customer_name,
    address1: order.invoice_address1,
    address2: order.invoice_address2,
    zip_code: order.invoice_zip_code,
    city: order.invoice_city,
    country_code: order.invoice_country_code,
    contact_person: details.contact_person,
  };
  return {
    buyer: {
      id: customer.id,
      number: details.customer_number,
      email: details.email,
      telephone: details.telephone,
      vatNumber: order.customer_vat_number,
      language: details.language,
      invoiceTo,
    },
    currencyCode: order.currency_code,
    vatCase: order.vat_case,
    wayOfDelivery: {
      id: order.way_of_delivery_id ?? 0,
      name_sv: order.way_of_delivery_name,
      name_en: order.way_of_delivery_name,
    },
    week: order.week,
    transportDays: transportDaysOf(ways.find(({ id }) => id === order.way_of_delivery_id)),
    partialDelivery: order.partial_delivery,
    message,
    addedMessage: appended('', checkout.orderInfoText, open.now),
    purchaseOrderNumber: order.purchase_order_number,
    placedBy: customer.actingStaff?.name,
    deliverTo: deliveryAddressOf(order),
    addsTo: order,
  };
}

function tooLongBy(over: number, added: string): Problem {
  const count = Math.max(0, added.length - over);
  return badField('orderInfoText', 'maxLength', textOf('addition.messageTooLong', { count }));
}

/** A message that comes with an addition stands below the first one, with its time. */
function appended(message: string, added: string, at: Date): string {
  if (added === '') return message;
  const timed = `${stockholmClock(at).replace('T', ' ')}: ${added}`;
  return message === '' ? timed : `${message}\n\n${timed}`;
}
