import type { Updateable } from 'kysely';
import type { Tables } from '#kit/database/db.server.ts';
import { inLanguage, type Language } from '#kit/text/language.ts';
import { nameIn } from '#kit/text/names.ts';
import type { OrderedRow } from '#shop/order-model/row.ts';
import { hasShortage, type OrderDraft } from './order-draft.ts';
import type { NewOrder, NewOrderRow } from './store.server.ts';

export function draftToRow(
  id: number,
  { buyer, deliverTo, week, wayOfDelivery, ...draft }: OrderDraft,
): NewOrder {
  const { invoiceTo, language } = buyer;
  return {
    id,
    customer_id: buyer.id,
    created_at: draft.at,
    has_shortage: hasShortage(draft),
    consignment_id: null,
    way_of_delivery_id: wayOfDelivery.id,
    way_of_delivery_name: nameIn(language, wayOfDelivery),
    collected: wayOfDelivery.collected,
    order_info_text: draft.message,
    purchase_order_number: draft.purchaseOrderNumber,
    carrier_account: draft.carrierAccount,
    placed_by: draft.placedBy ?? '',
    ordered_by: draft.orderer?.name ?? '',
    approved_by: draft.approvedBy ?? '',
    person_id: draft.orderer?.id ?? null,
    delivery_year: week?.year ?? null,
    delivery_week: week?.week ?? null,
    partial_delivery: draft.partialDelivery,
    held: draft.held,
    ...toldWeeks(draft),
    language,
    currency_code: draft.currencyCode,
    vat_case: draft.vatCase,
    amount_excluding_vat: draft.excludingVat,
    vat_amount: draft.vat,
    total_amount: draft.total,
    customer_name: invoiceTo.name,
    customer_email: buyer.email,
    customer_vat_number: buyer.vatNumber,
    invoice_address1: invoiceTo.address1,
    invoice_address2: invoiceTo.address2,
    invoice_zip_code: invoiceTo.zip_code,
    invoice_city: invoiceTo.city,
    invoice_country_code: invoiceTo.country_code,
    delivery_name: deliverTo.name,
    delivery_address1: deliverTo.address1,
    delivery_address2: deliverTo.address2,
    delivery_zip_code: deliverTo.zip_code,
    delivery_city: deliverTo.city,
    delivery_country_code: deliverTo.country_code,
    delivery_contact_person: deliverTo.contact_person,
    delivery_gln: draft.deliveryGln,
  };
}

function toldWeeks({ forecast, partialDelivery }: Pick<OrderDraft, 'forecast' | 'partialDelivery'>) {
  const { completeWeek, deliveries } = forecast;
  const isInParts = partialDelivery && deliveries.length > 1;
  return { told_week: completeWeek, told_first_week: isInParts ? (deliveries[0]?.week ?? null) : null };
}

/** Returns what an addition changes of the order itself. */
export function additionToOrder(draft: OrderDraft): Updateable<Tables['customer_order']> {
  return {
    has_shortage: hasShortage(draft),
    order_info_text: draft.message,
    ...toldWeeks(draft),
    amount_excluding_vat: draft.excludingVat,
    vat_amount: draft.vat,
    total_amount: draft.total,
    addition_count: draft.addition?.number ?? 0,
    ...(draft.addition?.isReleased && { was_released: true }),
    held: draft.held,
    ...(draft.approvedBy && { approved_by: draft.approvedBy }),
  };
}

export function draftToOrderRows(
  id: number,
  { rows, buyer, addition, at, placedBy, orderer }: OrderDraft,
): NewOrderRow[] {
  const added = addition && { added_at: at, added_by: placedBy ?? orderer?.name ?? '' };
  return rows.map((row, index) => ({
    ...storedRow(row, buyer.language),
    order_id: id,
    row_number: (addition?.firstRowNumber ?? 1) + index,
    ...added,
  }));
}

export function storedRow(row: OrderedRow, language: Language): Omit<NewOrderRow, 'order_id' | 'row_number'> {
  return {
    kind: row.kind,
    article_id: row.articleId,
    article_number: row.articleNumber,
    description: inLanguage(language, row.nameSv, row.nameEn),
    description_sv: row.nameSv,
    description_en: row.nameEn,
    quantity: row.quantity,
    quantity_short: row.quantityShort,
    expected_date: row.expectedDate,
    promised_date: row.promisedDate,
    promised_text: row.promisedText,
    promised_text_sv: row.promisedTextSv,
    promised_text_en: row.promisedTextEn,
    weight_g: row.weightG,
    price: row.priceOre,
    ordered_price: null,
    vat_code: row.vatCode,
    vat_rate: row.vatRate,
    total_amount: row.totalOre,
    added_at: null,
  };
}
