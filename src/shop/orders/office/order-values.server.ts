import { listDate } from '#kit/text/dates.ts';
import type { Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import { versionOf } from '#shop/staff/change-log/change-as.server.ts';
import { formatZipCode } from '#kit/text/zip-code.ts';
import { townAndCountry } from '#shop/texts/town-and-country.ts';
import { isTestOrder } from '#shop/order-model/test-order.ts';
import { addressFields } from '#shop/order-model/address.ts';
import { openUntil, type OpenAt } from '#shop/order-model/may.ts';
import { storedDiscount } from '#shop/order-model/change/discount.ts';
import { isMadeToOrder } from '#shop/order-model/pieces.ts';
import { wishedWeek } from '#shop/order-model/sending/wishes.ts';
import type { OfficeOrder, OfficeOrderSummary } from './contract.ts';
import {
  missingOf,
  orderLeavesUnion,
  type Customs,
  type CustomsSettings,
} from './customs/customs-of-order.server.ts';
import type { readNotes } from './notes/store.server.ts';
import type { SummaryColumn } from './store.server.ts';
import { parcelsToWire } from '#shop/orders/order-to-wire.server.ts';
import { nameOfRow } from '#shop/orders/row-texts.ts';
import { wayIn } from '#shop/orders/way/way-name.server.ts';
import type { WholeOrder } from '#shop/orders/whole-order-store.server.ts';

type SummaryRow = Pick<WholeOrder, SummaryColumn | 'way_names'>;

export function summaryToWire(
  row: SummaryRow,
  customerNumber: string,
  language: Language,
): OfficeOrderSummary {
  return {
    Id: row.id,
    CreateDate: row.created_at.toISOString(),
    Status: row.status,
    HasShortage: row.has_shortage,
    Held: row.held,
    CustomerId: row.customer_id,
    CustomerNumber: customerNumber,
    CustomerName: row.customer_name,
    WayOfDeliveryName: wayIn(row, language),
    Collected: row.collected,
    PurchaseOrderNumber: row.purchase_order_number,
    DeliveryWeek: wishedWeek(row),
    AmountExcludingVat: oreToWire(row.amount_excluding_vat),
    CurrencyCode: row.currency_code,
    Test: isTestOrder(row.id),
  };
}

type Beside = {
  customerNumber: string;
  notes: Awaited<ReturnType<typeof readNotes>>;
  /** Undefined where nothing leaves the union. */
  customs: Customs | undefined;
};
/** `trackingTemplate` is that of the settings, for ways of delivery without one of their own; the language is the reader's. */
export type OrderContext = {
  open: OpenAt;
  trackingTemplate: string;
  settings: CustomsSettings;
  language: Language;
};

export function officeOrderToWire(
  order: WholeOrder,
  { customerNumber, notes, customs }: Beside,
  { open, trackingTemplate, language }: OrderContext,
): OfficeOrder {
  return {
    ...summaryToWire(order, customerNumber, language),
    CustomerEmail: order.customer_email,
    PlacedBy: order.placed_by,
    CarrierAccount: order.carrier_account,
    ParcelPattern: order.parcel_pattern ?? '',
    OrderedBy: order.ordered_by || null,
    ApprovedBy: order.approved_by || null,
    Until: openUntil(order, open)?.toISOString() ?? null,
    PartialDelivery: order.partial_delivery,
    LeavesUnion: orderLeavesUnion(order),
    Message: order.order_info_text,
    VatAmount: oreToWire(order.vat_amount),
    TotalAmount: oreToWire(order.total_amount),
    ...addressesOf(order, language),
    Rows: order.rows.map((row) => ({
      Id: row.id,
      Kind: row.kind,
      ArticleId: row.article_id,
      ArticleNumber: row.article_number,
      // The buyer's language is for papers and mails.
      Description: nameOfRow(row, language),
      Price: oreToWire(row.price),
      Quantity: row.quantity,
      QuantityDelivered: row.quantity_delivered,
      QuantityCancelled: row.quantity_cancelled,
      QuantityShort: row.quantity_short,
      MadeToOrder: isMadeToOrder(row),
      ExpectedDate: row.expected_date ?? '',
      AddedAt: row.added_at?.toISOString() ?? null,
      AddedBy: row.added_at ? row.added_by || order.customer_name : '',
      OrderedPrice: row.ordered_price === null ? null : oreToWire(row.ordered_price),
      TotalAmount: oreToWire(row.total_amount),
    })),
    Consignments: order.consignments.map((one) => ({
      Id: one.id,
      CarrierNumber: one.carrier_number,
      Parcels: parcelsToWire(one.parcels, order.tracking_template ?? trackingTemplate),
      GrossWeight: one.gross_weight_g === null ? null : one.gross_weight_g / 1000,
      SentDate: listDate(one.sent_at),
      Rows: one.rows.map((row) => ({ RowId: row.order_row_id, Quantity: row.quantity })),
      MissingForCustoms: customs ? missingOf(order, one, customs) : null,
    })),
    Discount: discountToWire(order),
    Notes: notes.map((note) => ({
      Id: note.id,
      At: note.noted_at.toISOString(),
      By: note.noted_by,
      Text: note.body,
      Pinned: note.pinned,
    })),
    Version: versionOfOrder(order),
  };
}

function addressesOf(
  order: WholeOrder,
  language: Language,
): Pick<OfficeOrder, 'InvoiceAddress' | 'DeliveryAddress' | 'DeliverTo'> {
  const placeOf = (whose: 'invoice' | 'delivery') => ({
    country: order[`${whose}_country_code`],
    zipCode: order[`${whose}_zip_code`],
    city: order[`${whose}_city`],
  });
  return {
    InvoiceAddress: [
      order.customer_name,
      order.invoice_address1,
      order.invoice_address2,
      ...townAndCountry(placeOf('invoice'), language),
    ].filter(Boolean),
    DeliverTo: {
      Name: order.delivery_name,
      ContactPerson: order.delivery_contact_person,
      Address1: order.delivery_address1,
      Address2: order.delivery_address2,
      ZipCode: formatZipCode(order.delivery_country_code, order.delivery_zip_code),
      City: order.delivery_city,
      CountryCode: order.delivery_country_code,
    },
    DeliveryAddress: [
      order.delivery_name,
      order.delivery_contact_person,
      order.delivery_address1,
      order.delivery_address2,
      ...townAndCountry(placeOf('delivery'), language),
    ].filter(Boolean),
  };
}

function discountToWire(order: WholeOrder): OfficeOrder['Discount'] {
  const discount = storedDiscount(order);
  if (discount === null) return null;
  const { text: Text, amountOre, basisPoints } = discount;
  return {
    Percent: basisPoints === undefined ? null : basisPoints / 100,
    Amount: amountOre === undefined ? null : oreToWire(amountOre),
    Text,
  };
}

/** A version of the parts of an order that staff can change. */
export function versionOfOrder(order: Pick<WholeOrder, 'status' | 'held' | 'rows' | TermColumn>): string {
  return versionOf({
    status: order.status,
    ...(order.held !== null && { held: order.held }),
    terms: termColumns.map((column) => order[column]),
    rows: order.rows.map((row) => [
      row.id,
      row.quantity_delivered,
      row.quantity_cancelled,
      row.quantity_short,
      row.expected_date,
      row.quantity,
      row.price,
    ]),
  });
}

/** What an order was placed with, and can be changed. */
export const termColumns = [
  'delivery_year',
  'delivery_week',
  'partial_delivery',
  'purchase_order_number',
  'order_info_text',
  ...addressFields.map((field) => `delivery_${field}` as const),
] as const;
type TermColumn = (typeof termColumns)[number];
