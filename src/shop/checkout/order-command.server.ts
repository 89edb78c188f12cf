import { stockholmToday } from '#kit/text/dates.ts';
import type { Trx } from '#kit/database/db.server.ts';
import { badField } from '#kit/http/problem.ts';
import type { Problem } from '#kit/http/problem.ts';
import type { Customer } from '#kit/http/principal.ts';
import { findCustomerDetails } from '#shop/customers/customers.server.ts';
import type { CustomerDetails } from '#shop/customers/customers.server.ts';
import { vatCase } from '#shop/customers/vat-case.ts';
import { chooseAddress } from '#shop/delivery-addresses/delivery-addresses.server.ts';
import type { Address, OrderDraft } from '#shop/orders/order-draft.ts';
import { languageTable } from '#shop/texts/language-table.ts';
import type { Checkout } from './checkout-input.ts';
import { chosenWeek, weekText } from './delivery-week.ts';
import type { WeekError } from './delivery-week.ts';
import type { WayRow } from './store.server.ts';

/** What of an order is known before the cart is looked into. */
export type OrderCommand = Omit<OrderDraft, 'at' | 'rows' | 'excludingVat' | 'vat' | 'total'> & {
  vatExempt: boolean;
};

/** Who orders, and where to; the address is undefined where the customer has none such. */
export type Buyer = { details: CustomerDetails; address: Address | undefined };

/** Undefined when the customer is gone. */
export async function readBuyer(
  trx: Trx,
  { id }: Customer,
  { deliveryAddressId }: Checkout,
): Promise<Buyer | undefined> {
  const [address, details] = await Promise.all([
    chooseAddress(trx, id, deliveryAddressId),
    findCustomerDetails(trx, id),
  ]);
  return details && { details, address };
}

/** What was asked for at checkout, or the field of it that cannot be had. */
export function orderCommandOf(
  { customer, checkout }: { customer: Customer; checkout: Checkout },
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
  const buyer = { countryCode: details.invoice_country_code, vatNumber: details.vat_number };
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
    vatExempt: vatCase(buyer) !== 'domestic',
    wayOfDelivery,
    week: chosen.week,
    partialDelivery: checkout.partialDelivery,
    message: checkout.orderInfoText,
    purchaseOrderNumber: checkout.purchaseOrderNumber,
    placedBy: customer.actingStaff?.name,
    deliverTo: address ?? invoiceTo,
  };
}

function badWeek({ field, rule }: WeekError): Problem {
  return badField(field, rule, languageTable[weekText(field, rule)]);
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
