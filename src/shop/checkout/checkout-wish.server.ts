import { stockholmToday } from '#kit/dates.ts';
import { badField } from '#kit/problem.ts';
import type { Problem } from '#kit/problem.ts';
import type { Customer } from '#kit/reader.ts';
import type { Services } from '#kit/router.server.ts';
import { readCustomerDetails } from '#shop/customers/customers.server.ts';
import type { CustomerDetails } from '#shop/customers/customers.server.ts';
import { vatCase } from '#shop/customers/vat-case.ts';
import { chooseAddress } from '#shop/delivery-addresses/delivery-addresses.server.ts';
import type { Address, OrderDraft } from '#shop/orders/order-draft.ts';
import { languageTable } from '#shop/texts/language-table.ts';
import type { Checkout } from './checkout-input.ts';
import { chosenWeek, weekText } from './delivery-week.ts';
import type { WeekError } from './delivery-week.ts';
import type { WayBook } from './ways-of-delivery.server.ts';

/** What of an order is known before the cart is looked into. */
export type Wish = Omit<OrderDraft, 'at' | 'rows' | 'excludingVat' | 'vat' | 'total'> & {
  vatExempt: boolean;
};

/** What was asked for at checkout, or the field of it that cannot be had. */
export async function readWish(
  { db, now }: Services,
  ways: WayBook,
  customer: Customer,
  checkout: Checkout,
): Promise<Wish | Problem> {
  const wayOfDelivery = await ways.find(checkout.wayOfDeliveryId);
  if (!wayOfDelivery) return badField('wayOfDeliveryId', 'match');
  const chosen = chosenWeek(checkout, stockholmToday(now()));
  if ('error' in chosen) return badWeek(chosen.error);
  const [address, details] = await Promise.all([
    chooseAddress(db, customer, checkout.deliveryAddressId),
    readCustomerDetails(db, customer.id),
  ]);
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
