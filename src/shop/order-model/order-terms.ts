import { nameIn } from '#kit/text/names.ts';
import { stockholmClock } from '#kit/text/stockholm-clock.ts';
import type { Week } from '#kit/text/weeks.ts';
import { badField, limitReached, Problem } from '#kit/http/problem.ts';
import { countryName } from '#shop/texts/country-name.ts';
import { textOf } from '#shop/texts/language-table.ts';
import { destinationOf, isSameAddress } from './address.ts';
import { untoldTransportDays } from './forecast/delivery-times.ts';
import { mostAdditions, openUntil } from './may.ts';
import type { OrderFacts, OrderMoment, OrderRequest, OrderToExtend, Way } from './order-request.ts';
import { vatCase, type Destination, type VatCase } from './vat-case.ts';
import { tooLate } from './problems.ts';

/** How an order is sent and taxed. When its invoice is due, the customer's own days say. */
export type Terms = {
  /** Undefined while none is chosen, or when that of an order is no longer offered. */
  way: Way | undefined;
  /** That of an order also when it is no longer offered; undefined while none is chosen. */
  wayId: number | undefined;
  week: Week | null;
  /** Working days that the way of delivery takes. */
  transportDays: number;
  partialDelivery: boolean;
  currencyCode: string;
  vatCase: VatCase;
  destination: Destination;
  /** That of the whole order. */
  message: string;
  /** What comes with an addition; '' else. */
  addedMessage: string;
};

/** Returns the terms of an order of its own, or the problem with the field that is wrong. */
export function termsOfNew(
  { wayId, week, addressId, partialDelivery, message }: OrderRequest,
  { address, usual, vatNumber, currencyCode }: OrderFacts,
  { ways }: OrderMoment,
): Terms | Problem {
  const way = ways.find(({ id }) => id === wayId);
  if (wayId !== undefined && !way) return badField('wayOfDeliveryId', 'match');
  if (week instanceof Problem) return week;
  if (addressId !== undefined && !address) return badField('deliveryAddressId', 'match');
  const destination = address ? destinationOf(address) : usual;
  const { countryCode } = destination;
  if (way && !isOfferedTo(way, countryCode)) return notTo(way, countryCode);
  return {
    way,
    wayId: way?.id,
    week,
    // While none is chosen, the first one is reckoned with.
    transportDays: transportDaysOf(way ?? ways.find((one) => isOfferedTo(one, countryCode))),
    partialDelivery,
    currencyCode,
    destination,
    vatCase: vatCase({ vatNumber, destination, collected: way?.collected ?? false }),
    message,
    addedMessage: '',
  };
}

export function isOfferedTo({ countries }: Pick<Way, 'countries'>, countryCode: string): boolean {
  return countries.length === 0 || countries.includes(countryCode);
}

function notTo(way: Way, countryCode: string): Problem {
  return badField('wayOfDeliveryId', 'match', (language) =>
    textOf('checkout.wayNotToCountry', {
      way: nameIn(language, way),
      country: countryName(countryCode, language),
    })(language),
  );
}

/** The longest message of an order with all that was added to it. */
export const mostMessage = 4_000;

/** Returns the terms of an addition, which are those of its order, or why nothing can be added to it. */
export function termsOfAddition(
  request: OrderRequest,
  facts: OrderFacts,
  { now, openMinutes, ways }: OrderMoment,
): Terms | Problem {
  const { order } = facts;
  if (!order) return new Problem('not-found');
  const refusal = refusalOf(order, request, facts, { now, minutes: openMinutes });
  if (refusal) return refusal;
  const message = appended(order.order_info_text, request.message, now);
  const over = message.length - mostMessage;
  if (over > 0 && request.message !== '') return tooLongBy(over, request.message);
  return { ...termsOfStored(order, ways), message, addedMessage: appended('', request.message, now) };
}

/** Returns the terms that an order has. */
export function termsOfStored(order: OrderToExtend, ways: readonly Way[]): Terms {
  const way = ways.find(({ id }) => id === order.way_of_delivery_id);
  return {
    way,
    wayId: order.way_of_delivery_id ?? undefined,
    week: order.week,
    transportDays: transportDaysOf(way),
    partialDelivery: order.partial_delivery,
    currencyCode: order.currency_code,
    vatCase: order.vat_case,
    destination: destinationOf(order.deliverTo),
    message: order.order_info_text,
    addedMessage: '',
  };
}

function refusalOf(
  order: OrderToExtend,
  { addressId }: OrderRequest,
  { currencyCode, address }: OrderFacts,
  open: { now: Date; minutes: number },
): Problem | undefined {
  // Why an order is closed is told before that it is full.
  if (!openUntil({ ...order, addition_count: 0 }, open)) return new Problem(tooLate);
  if (order.addition_count >= mostAdditions) return limitReached(mostAdditions);
  if (order.currency_code !== currencyCode)
    return new Problem('conflict', { detail: textOf('addition.otherCurrency') });
  if (addressId === undefined) return undefined;
  if (!address) return badField('deliveryAddressId', 'match');
  return isSameAddress(order.deliverTo, address)
    ? undefined
    : new Problem('conflict', { detail: textOf('addition.otherAddress') });
}

/** A way that is no longer offered takes as long as one whose days nobody has told. */
function transportDaysOf(way: Way | undefined): number {
  return way?.transport_days ?? untoldTransportDays;
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
