import { stockholmToday } from '#kit/text/dates.ts';
import { forLanguages, type Language } from '#kit/text/language.ts';
import type { CustomerSession } from '#kit/http/principal.ts';
import { madeInWords, type OrderMonths } from '#shop/articles/stock/stock-label.ts';
import type { CustomerDetails } from '#shop/customers/customers.server.ts';
import { restsOf } from '#shop/order-model/forecast/forecast.ts';
import type { Address } from '#shop/order-model/address.ts';
import type { Decision } from '#shop/order-model/decide-order.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import type { OrderedRow } from '#shop/order-model/row.ts';
import type { StoredOrder } from '#shop/orders/open/order-to-extend.server.ts';
import type { Addition, OrderDraft } from '#shop/orders/order-draft.ts';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';

/** Who orders; `address` is the chosen or usual one, undefined when the goods go where the invoice goes. */
export type Buyer = { details: CustomerDetails; address: (Address & { gln: string | null }) | undefined };

type Ordering = {
  customer: CustomerSession;
  /** What the customer writes on the order. */
  own: { purchaseOrderNumber: string; carrierAccount: string };
  buyer: Buyer;
  /** The order that rows are added to. */
  extended: StoredOrder | undefined;
};

/** Returns what is stored and told of a decided order. */
export function draftOfOrder(
  { terms, earlier, rows, fees, totals, forecast, held }: Decision,
  { customer, own, buyer: { details, address }, extended }: Ordering,
  { now, settings: months }: { now: Date; settings: OrderMonths },
): OrderDraft {
  const invoiceTo = extended ? invoiceAddressOfOrder(extended, details) : invoiceAddressOf(details);
  const words = { today: stockholmToday(now), months, language: details.language };
  const rests = restsOf(forecast.deliveries);
  return {
    at: now,
    buyer: {
      id: customer.id,
      number: details.customer_number,
      email: details.email,
      isMailed: details.order_mails,
      telephone: details.telephone,
      vatNumber: extended ? extended.customer_vat_number : details.vat_number,
      language: details.language,
      invoiceTo,
    },
    currencyCode: terms.currencyCode,
    vatCase: terms.vatCase,
    rows: [...rows.map((row) => withWords(row, words)), ...fees],
    addition: extended && additionTo(extended, earlier, { message: terms.addedMessage, held }),
    excludingVat: totals.excludingVat,
    vat: totals.vat,
    total: totals.total,
    wayOfDelivery: wayOf(terms.way, extended),
    week: terms.week,
    transportDays: terms.transportDays,
    partialDelivery: terms.partialDelivery,
    message: terms.message,
    forecast: {
      completeWeek: forecast.completeWeek,
      deliveries: forecast.deliveries.map(({ week, items }, place) => ({
        week,
        rows: items.length,
        rests: rests[place] ?? 0,
        pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
      })),
    },
    purchaseOrderNumber: extended ? extended.purchase_order_number : own.purchaseOrderNumber,
    carrierAccount: extended
      ? extended.carrier_account
      : terms.way?.carrier_account
        ? own.carrierAccount
        : '',
    orderer: ordererOf(customer),
    placedBy: customer.actingStaff?.name,
    deliverTo: extended?.deliverTo ?? address ?? invoiceTo,
    held,
    deliveryGln: (extended ? extended.delivery_gln : address?.gln) ?? '',
  };
}

function ordererOf({ person: { id, name, email, language, isMailedOrders } }: CustomerSession) {
  return name === undefined ? undefined : { id, name, email, language, isMailed: isMailedOrders };
}

export function invoiceAddressOf(customer: CustomerDetails): Address {
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

function invoiceAddressOfOrder(order: StoredOrder, { contact_person }: CustomerDetails): Address {
  return {
    name: order.customer_name,
    address1: order.invoice_address1,
    address2: order.invoice_address2,
    zip_code: order.invoice_zip_code,
    city: order.invoice_city,
    country_code: order.invoice_country_code,
    contact_person,
  };
}

/** An order keeps the name of its way, also when the way is no longer offered. */
function wayOf(
  way: Decision['terms']['way'],
  extended: StoredOrder | undefined,
): OrderDraft['wayOfDelivery'] {
  if (extended) {
    const { way_of_delivery_id: id, way_of_delivery_name: name } = extended;
    return { id: id ?? 0, name_sv: name, name_en: name, name_de: name, collected: way?.collected ?? false };
  }
  if (!way) throw new Error('an order was decided without a way of delivery');
  return way;
}

function additionTo(
  order: StoredOrder,
  earlier: readonly OrderedRow[],
  { message, held }: { message: string } & Pick<Decision, 'held'>,
): Addition {
  const goods = order.rows.filter((row) => !isFee(row));
  return {
    earlier,
    firstRowNumber: Math.max(0, ...goods.map((row) => row.row_number)) + 1,
    number: order.addition_count + 1,
    message,
    isReleased: order.held !== null && held === null,
  };
}

type Words = { today: string; months: OrderMonths; language: Language };

/** Says of missing pieces that are made to order what the customer is promised. */
export function withWords(row: OrderedRow, { today, months, language }: Words): OrderedRow {
  const { inbound, supply } = row;
  if (!inbound || supply?.state !== 'made') return row;
  const words = forLanguages((one) =>
    madeInWords(inbound, months, { language: one, t: translator(languageTables[one], one), today }),
  );
  return { ...row, promisedText: words[language], promisedTextSv: words.sv, promisedTextEn: words.en };
}
