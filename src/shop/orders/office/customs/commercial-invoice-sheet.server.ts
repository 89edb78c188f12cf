import { dateInFigures } from '#kit/text/short-dates.ts';
import { amountInWords } from '#kit/text/money-in-words.ts';
import { wholeNumberInWords } from '#kit/text/numbers/number-in-words.ts';
import { formatZipCode } from '#kit/text/zip-code.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { valueOfConsignment, type ValuedLine } from '#shop/order-model/sending/value-of-consignment.ts';
import { buyerOf, deliveryOf } from '#shop/orders/pdf/order-sheet.server.ts';
import type { WholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { footOf } from '#shop/printing/foot.server.ts';
import type { ListTable, PrintedList } from '#shop/printing/list-sheet.ts';
import type { Seller } from '#shop/printing/seller.ts';
import type { PrintedSheet } from '#shop/printing/sheet.ts';
import { countryName } from '#shop/texts/country-name.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import type { T } from '#shop/texts/text.ts';
import type { Customs } from './customs-of-order.server.ts';

type Consignment = WholeOrder['consignments'][number];
type Line = ValuedLine<WholeOrder['rows'][number]>;

/** Customs everywhere reads English, whatever the language of the buyer. */
const language = 'en';
const officeT = officeTextIn(language);
/** For what is filled in by hand. */
const blank = '___________';

/** Tells customs what was sent with a consignment, of what origin, weight and value. `t` is English. */
export function commercialInvoiceOf(
  order: WholeOrder,
  consignment: Consignment,
  customs: Customs,
  { seller, t }: { seller: Seller; t: T },
): PrintedList {
  const inEnglish = { ...order, language } as const;
  // Each country is named, the maker's own too.
  const nowhere = { countryCode: '' };
  const number = numberOf(order, consignment);
  const { parcels } = consignment;
  const lines = valueOfConsignment(order, consignment.id);
  return {
    language,
    title: officeT('customs.title', { number }),
    heading: officeT('customs.heading'),
    sellerName: seller.name,
    box: [
      [officeT('customs.number'), number],
      [t('orders.date'), dateInFigures(consignment.sent_at, language)],
      [t('orders.total', { currency: order.currency_code }), amountInWords(sumOf(lines), language)],
    ],
    buyer: { label: officeT('customs.buyer'), lines: buyerOf(inEnglish, nowhere) },
    delivery: { label: officeT('customs.consignee'), lines: deliveryOf(inEnglish, nowhere) },
    references: referencesOf(order, customs, { seller, t }),
    intro: parcels.length === 0 ? [] : [`${t('deliveryNote.parcels')}: ${parcels.join(', ')}`],
    tables: [goodsTable(order, lines, consignment, { customs, t })],
    payment: undefined,
    signature: {
      text: officeT('customs.declaration'),
      lines: [officeT('customs.placeAndDate'), officeT('customs.name'), officeT('customs.signature')],
    },
    foot: footOf(seller, language, t),
    page: (page, pages) => t('invoice.page', { page, pages }),
  };
}

/** Consignments are only ever added, so that each keeps its number. */
function numberOf(order: WholeOrder, consignment: Consignment): string {
  return `${order.id}-${order.consignments.indexOf(consignment) + 1}`;
}

function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { quantity, priceOre }) => sum + quantity * priceOre, 0);
}

function referencesOf(
  order: WholeOrder,
  { eori, terms }: Customs,
  { seller, t }: { seller: Seller; t: T },
): PrintedSheet['references'] {
  const { address, zipCode, city, countryCode } = seller;
  const town = `${formatZipCode(countryCode, zipCode)} ${city}`.trim();
  return [
    [
      [officeT('customs.seller'), seller.name],
      ['', [address, town, countryName(countryCode, language)].filter(Boolean).join(', ')],
      [officeT('customs.eori'), eori],
      [officeT('customs.vatNumber'), seller.vatNumber],
    ] as const,
    [
      [
        officeT('customs.terms'),
        officeT('customs.termsOf2020', { terms: `${terms.incoterm} ${terms.place}` }),
      ],
      [officeT('customs.reason'), officeT('customs.sale')],
      [t('invoice.ourOrderNumber'), String(order.id)],
      [t('invoice.yourOrderNumber'), order.purchase_order_number],
      [t('invoice.yourVatNumber'), order.customer_vat_number ?? ''],
      [t('invoice.wayOfDelivery'), order.way_of_delivery_name],
    ] as const,
  ].map((facts) => facts.filter(([, value]) => value !== ''));
}

function goodsTable(
  { currency_code: currency }: WholeOrder,
  lines: readonly Line[],
  { parcels, gross_weight_g: grossG }: Consignment,
  { customs, t }: { customs: Customs; t: T },
): ListTable {
  const goods = lines.filter(({ row }) => !isFee(row));
  const netG = goods.reduce((sum, { row, quantity }) => sum + quantity * customs.factsOf(row).weightG, 0);
  return {
    heading: '',
    columns: [
      { label: t('invoice.articleNumber'), share: 58, wraps: true },
      { label: officeT('customs.goods'), share: 152, wraps: true },
      { label: officeT('customs.hsCode'), share: 62 },
      { label: officeT('customs.origin'), share: 56, wraps: true },
      { label: t('invoice.quantity'), share: 38, right: true },
      { label: officeT('customs.netKg'), share: 42, right: true },
      { label: t('invoice.unitPrice'), share: 48, right: true },
      { label: officeT('customs.value', { currency }), share: 56, right: true },
    ],
    rows: lines.map((line) => ({ cells: cellsOf(line, customs), below: [] })),
    sums: [
      [officeT('customs.parcels'), parcels.length === 0 ? blank : String(parcels.length)],
      [officeT('customs.netWeight'), `${kilograms(netG)} kg`],
      [officeT('customs.grossWeight'), `${grossG === null ? blank : kilograms(grossG)} kg`],
      [officeT('customs.valueOfGoods', { currency }), amountInWords(sumOf(goods), language)],
      [t('orders.total', { currency }), amountInWords(sumOf(lines), language)],
    ],
  };
}

/** A fee, such as freight, is part of the value, and no goods. */
function cellsOf({ row, quantity, priceOre }: Line, customs: Customs): string[] {
  const description = row.description_en || row.description;
  const value = amountInWords(quantity * priceOre, language);
  if (isFee(row)) return ['', description, '', '', '', '', '', value];
  const { hsCode, countryOfOrigin, weightG } = customs.factsOf(row);
  return [
    row.article_number,
    description,
    hsCode,
    countryName(countryOfOrigin, language),
    wholeNumberInWords(quantity, language),
    kilograms(quantity * weightG),
    amountInWords(priceOre, language),
    value,
  ];
}

function kilograms(grams: number): string {
  const whole = wholeNumberInWords(Math.floor(grams / 1000), language);
  return `${whole}.${String(grams % 1000).padStart(3, '0')}`;
}
