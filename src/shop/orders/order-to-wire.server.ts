import { stockholmToday } from '#kit/text/dates.ts';
import type { Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import { weekString } from '#kit/text/weeks.ts';
import { townAndCountry } from '#shop/texts/town-and-country.ts';
import { nameOfRow, promiseOf } from './row-texts.ts';
import { openUntil, type OpenAt } from '#shop/order-model/may.ts';
import type { Order, OrderRow, Parcel } from './contract.ts';
import { trackingUrl } from './order-label.ts';
import type { readConsignments } from './whole-order-store.server.ts';
import { wayIn } from '#shop/orders/way/way-name.server.ts';
import type { OwnOrderRow } from './order-list-store.server.ts';
import type { readRowsOfOrder } from './order-rows-store.server.ts';

export type SentConsignment = Awaited<ReturnType<typeof readConsignments>>[number];
/** `trackingTemplate` is that of the settings, for ways of delivery without one of their own. */
export type OrderContext = { language: Language; open: OpenAt; trackingTemplate: string };
/** `today` is the day in Sweden. */
export type RowContext = { language: Language; today: string };
type Row = NonNullable<Awaited<ReturnType<typeof readRowsOfOrder>>>[number];

export function orderToWire(
  row: OwnOrderRow,
  sent: readonly SentConsignment[],
  { language, open, trackingTemplate }: OrderContext,
): Order {
  return {
    Id: row.id,
    CreateDate: row.created_at.toISOString(),
    Status: row.status,
    HasShortage: row.has_shortage,
    Held: row.held,
    ConsignmentId: row.consignment_id,
    Consignments: sent.map((one) => ({
      Id: one.id,
      ConsignmentId: one.parcels[0] ?? '',
      SentDate: stockholmToday(one.sent_at),
      Parcels: parcelsToWire(one.parcels, row.tracking_template ?? trackingTemplate),
      Rows: one.rows.map((part) => ({ OrderRowId: part.order_row_id, Quantity: part.quantity })),
    })),
    WayOfDeliveryName: wayIn(row, language),
    Collected: row.collected,
    TrackingTemplate: row.tracking_template,
    PurchaseOrderNumber: row.purchase_order_number,
    CarrierAccount: row.carrier_account,
    OrderedBy: row.ordered_by || null,
    ApprovedBy: row.approved_by || null,
    AmountExludeVat: oreToWire(row.amount_excluding_vat),
    VatAmount: oreToWire(row.vat_amount),
    TotalAmountIncludeVat: oreToWire(row.total_amount),
    CurrencyCode: row.currency_code,
    CancelledDate: row.cancelled_at && stockholmToday(row.cancelled_at),
    Until: openUntil(row, open)?.toISOString() ?? null,
    PartialDelivery: row.partial_delivery,
    DeliveryWeek: weekOf(row),
    DeliveryAddress: addressOf(row, language),
    Message: row.order_info_text,
  };
}

export function parcelsToWire(parcels: readonly string[], template: string): Parcel[] {
  return parcels.map((Number) => ({ Number, TrackingUrl: trackingUrl(template, Number) }));
}

/** Describes a row in the reader's language, whatever the buyer's was. */
export function orderRowToWire(row: Row, { language, today }: RowContext): OrderRow {
  const { date, month, text } = promiseOf(row, language, today);
  return {
    Id: row.id,
    Kind: row.kind,
    ArticleId: row.article_id,
    ImageId: row.image_id,
    ArticleNumber: row.article_number,
    Description: nameOfRow(row, language),
    Price: oreToWire(row.price),
    Quantity: row.quantity,
    QuantityDelivered: row.quantity_delivered,
    QuantityCancelled: row.quantity_cancelled,
    QuantityShort: row.quantity_short,
    ExpectedDate: date,
    PreviousExpectedDate: row.previous_expected_date,
    ChangedDate: row.date_changed_on,
    ExpectedMonth: month,
    ExpectedText: text,
    TotalAmount: oreToWire(row.total_amount),
  };
}

function weekOf({ delivery_year: year, delivery_week: week }: OwnOrderRow): string {
  return year === null || week === null ? '' : weekString(year, week);
}

function addressOf(row: OwnOrderRow, language: Language): string[] {
  const { delivery_country_code: country, delivery_zip_code: zipCode, delivery_city: city } = row;
  return [
    row.delivery_name,
    row.delivery_contact_person,
    row.delivery_address1,
    row.delivery_address2,
    ...townAndCountry({ country, zipCode, city }, language),
  ].filter((line) => line !== '');
}
