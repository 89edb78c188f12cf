import { stockholmToday } from '#kit/text/dates.ts';
import type { Trx } from '#kit/database/db.server.ts';
import { badField } from '#kit/http/problem.ts';
import type { Problem } from '#kit/http/problem.ts';
import type { Customer } from '#kit/http/principal.ts';
import { findCustomerDetails } from '#shop/customers/customers.server.ts';
import type { CustomerDetails } from '#shop/customers/customers.server.ts';
import { vatCase } from '#shop/order-model/vat-case.ts';
import type { Destination } from '#shop/order-model/vat-case.ts';
import { chosenAddresses } from '#shop/delivery-addresses/delivery-addresses.server.ts';
import type { OrderToExtend } from '#shop/orders/open/order-to-extend.server.ts';
import type { Address, OrderDraft } from '#shop/orders/order-draft.ts';
import { textOf } from '#shop/texts/language-table.ts';
import type { Checkout } from './checkout-input.ts';
import { chosenWeek, weekText } from './delivery-week.ts';
import type { WeekError } from './delivery-week.ts';
import { transportDaysOf } from './ways-of-delivery.server.ts';
import type { WayRow } from './store.server.ts';

/** The parts of an order that are known before the cart is read. */
export type OrderCommand = Omit<
  OrderDraft,
  'at' | 'rows' | 'addition' | 'excludingVat' | 'vat' | 'total' | 'forecast'
> & {
  /** The order that the rows are added to; absent for an order of their own. */
  addsTo?: OrderToExtend;
  /** The message that comes with an addition; `message` is that of the whole order. */
  addedMessage?: string;
};

/** The buyer and the delivery address; the address is undefined when the customer has no such address. */
export type Buyer = { details: CustomerDetails; address: Address | undefined };

type BuyerRequest = { customer: Customer; checkout: Checkout };

/** Returns undefined for a customer that no longer exists. */
export async function readBuyers(
  trx: Trx,
  requests: readonly BuyerRequest[],
): Promise<(Buyer | undefined)[]> {
  const [addresses, customers] = await Promise.all([
    chosenAddresses(
      trx,
      requests.map(({ customer, checkout }) => ({ customerId: customer.id, id: checkout.deliveryAddressId })),
    ),
    findCustomerDetails(
      trx,
      requests.map(({ customer }) => customer.id),
    ),
  ]);
  return requests.map(({ customer }) => {
    const details = customers.find(({ id }) => id === customer.id);
    return details && { details, address: addresses.find((row) => row.customer_id === customer.id) };
  });
}

/** Returns the command for the checkout input, or a problem with the field that is invalid. */
export function orderCommandOf(
  { customer, checkout }: BuyerRequest,
  { details, address }: Buyer,
  ways: readonly WayRow[],
  now: Date,
): OrderCommand | Problem {
  const wayOfDelivery = ways.find(({ id }) => id === checkout.wayOfDeliveryId);
  if (!wayOfDelivery) return badField('wayOfDeliveryId', 'match');
  const chosen = chosenWeek(checkout, stockholmToday(now));
  if ('error' in chosen) return badWeek(chosen.error);
  if (!address && checkout.deliveryAddressId !== undefined) return badField('deliveryAddressId', 'match');

  const invoiceTo = invoiceAddressOf(details);
  const deliverTo = address ?? invoiceTo;
  return {
    buyer: {
      id: customer.id,
      number: details.customer_number,
      email: details.email,
      telephone: details.telephone,
      vatNumber: details.vat_number,
      language: details.language,
      invoiceTo,
    },
    currencyCode: customer.currencyCode,
    vatCase: vatCase({
      vatNumber: details.vat_number,
      destination: destinationOf(deliverTo),
      collected: wayOfDelivery.collected,
    }),
    wayOfDelivery,
    week: chosen.week,
    transportDays: transportDaysOf(wayOfDelivery),
    partialDelivery: checkout.partialDelivery ?? false,
    message: checkout.orderInfoText,
    purchaseOrderNumber: checkout.purchaseOrderNumber,
    placedBy: customer.actingStaff?.name,
    deliverTo,
  };
}

export function destinationOf({ country_code: countryCode, zip_code: zipCode }: Address): Destination {
  return { countryCode, zipCode };
}

export function badWeek({ field, rule }: WeekError): Problem {
  return badField(field, rule, textOf(weekText(field, rule)));
}

function invoiceAddressOf(customer: CustomerDetails): Address {
  return {
    name: customer.name,
    address1: customer.invoice_address1,
    address2: customer.invoice_address2,
    zip_code: customer.invoice_zip_code,
    city: customer.invoice_city,
    country_code: customer.invoice_country_code,
    contact_person: customer.contact_person,
  };
}
