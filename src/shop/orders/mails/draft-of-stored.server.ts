import { earlierRowsOf, storedOrderOf } from '#shop/orders/open/order-to-extend.server.ts';
import type { OrderDraft } from '#shop/orders/order-draft.ts';
import type { WholeOrder } from '#shop/orders/whole-order-store.server.ts';
import type { Told } from './told-of-order.server.ts';

/** Describes an order as it is now for its confirmation: without what was cancelled, and without a forecast, which is of its day. */
export function draftOfStored(order: WholeOrder, customerNumber: string, told: readonly Told[]): OrderDraft {
  const stored = storedOrderOf(order);
  const { way_of_delivery_name: way } = order;
  const person = told.find(({ isOrderer }) => isOrderer);
  return {
    at: order.created_at,
    buyer: {
      id: order.customer_id,
      number: customerNumber,
      email: order.customer_email,
      telephone: '',
      vatNumber: order.customer_vat_number,
      language: order.language,
      invoiceTo: {
        name: order.customer_name,
        address1: order.invoice_address1,
        address2: order.invoice_address2,
        zip_code: order.invoice_zip_code,
        city: order.invoice_city,
        country_code: order.invoice_country_code,
        contact_person: '',
      },
    },
    currencyCode: order.currency_code,
    vatCase: order.vat_case,
    rows: earlierRowsOf(stored, new Map()).filter(({ quantity }) => quantity > 0),
    excludingVat: order.amount_excluding_vat,
    vat: order.vat_amount,
    total: order.total_amount,
    wayOfDelivery: {
      id: order.way_of_delivery_id ?? 0,
      name_sv: way,
      name_en: way,
      name_de: way,
      collected: order.collected,
    },
    week: stored.week,
    transportDays: 0,
    partialDelivery: order.partial_delivery,
    message: order.order_info_text,
    forecast: { completeWeek: null, deliveries: [] },
    purchaseOrderNumber: order.purchase_order_number,
    carrierAccount: order.carrier_account,
    ...(person && { orderer: { id: order.person_id ?? 0, isMailed: true, ...person } }),
    deliverTo: stored.deliverTo,
    held: order.held,
    deliveryGln: order.delivery_gln,
  };
}
