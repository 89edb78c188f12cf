import { amountInWords } from '#kit/text/money-in-words.ts';
import { dateInFigures } from '#kit/text/short-dates.ts';
import { vatRateIn } from '#shop/order-model/vat-case.ts';
import { townAndCountry } from '#shop/texts/town-and-country.ts';
import type { T } from '#shop/texts/text.ts';
import { footOf } from '#shop/printing/foot.server.ts';
import { isCreditNote } from './invoice-state.ts';
import { hasOcr, isPaidFromAbroad } from './payinfo/payment-code.ts';
import { sumsOf } from './invoice-sums.server.ts';
import type { Fact, PrintedSheet } from '#shop/printing/sheet.ts';
import type { Seller } from '#shop/printing/seller.ts';
import { isAtRate } from '#shop/printing/vat-per-rate.ts';
import { vatOfInvoice } from './vat-of-invoice.ts';
import type { WholeInvoice } from './store.server.ts';

/** Tells nothing of what has become of the invoice since it was made, except that it is annulled. */
export function sheetOf(invoice: WholeInvoice, seller: Seller, t: T): PrintedSheet {
  const { language, currency_code: currency } = invoice;
  const number = invoice.invoice_number;
  const isCredit = isCreditNote(invoice);
  const sums = sumsOf(invoice, { seller, isCredit, t });
  const known = new Set(vatOfInvoice(invoice).flatMap((one) => (isAtRate(one) ? one.rate : [])));
  const vatRateOf = (rate: number) => (known.has(rate) ? String(rate) : '');
  return {
    language,
    title: t(isCredit ? 'invoice.creditDocumentTitle' : 'invoice.documentTitle', { number }),
    heading: t(isCredit ? 'invoice.creditHeading' : 'invoice.heading'),
    sellerName: seller.name,
    notes: notesOf(invoice, isCredit, t),
    stamp: invoice.is_annulled ? t('invoice.annulledStamp') : '',
    box: [
      [t('invoice.number'), String(number)],
      [t('invoice.date'), dateInFigures(invoice.invoice_date, language)],
      [t('invoice.customerNumber'), invoice.customer_number],
      ...(isCredit || !hasOcr(invoice) ? [] : [[t('invoice.ocr'), invoice.ocr] as const]),
      ...(isCredit ? [] : [[t('invoice.dueDate'), dateInFigures(invoice.due_date, language)] as const]),
      sums.toPay,
    ],
    buyer: { label: t('invoice.buyer'), lines: addressOf(invoice, 'buyer', seller) },
    delivery: { label: t('invoice.deliveryAddress'), lines: addressOf(invoice, 'delivery', seller) },
    references: referencesOf(invoice, isCredit, t),
    columns: {
      number: t('invoice.articleNumber'),
      description: t('invoice.description'),
      quantity: t('invoice.quantity'),
      price: t('invoice.unitPrice'),
      vatRate: t('invoice.vatPercent'),
      amount: `${t('invoice.amount')} ${currency}`,
    },
    rows: invoice.rows.map((row) => ({
      number: row.article_number,
      description: row.description,
      ean: [orderOf(invoice, row, t), row.ean ? t('invoice.ean', { ean: row.ean }) : '']
        .filter(Boolean)
        .join(', '),
      quantity: `${String(row.quantity).replace('-', '\u2212')} ${t('invoice.unitPiece')}`,
      price: amountInWords(row.price, language),
      vatRate: vatRateOf(vatRateIn(invoice.vat_case, row.vat_rate)),
      amount: amountInWords(row.total_amount, language),
    })),
    sums,
    foot: footOf(isPaidFromAbroad(invoice, seller) ? { ...seller, bankgiro: '' } : seller, language, t),
    page: (page, pages) => t('invoice.page', { page, pages }),
  };
}

/** On an invoice of several orders each row names its own. */
function orderOf(
  { order_id: whole }: WholeInvoice,
  { of_order: number }: WholeInvoice['rows'][number],
  t: T,
) {
  return whole === null && number !== null ? t('invoice.ofOrder', { number }) : '';
}

/** Returns all printed lines in reading order. */
export function linesOfSheet(sheet: PrintedSheet): string[] {
  const { sums, columns } = sheet;
  return [
    sheet.heading,
    sheet.sellerName,
    ...sheet.notes,
    sheet.stamp,
    ...sheet.box.flat(),
    sheet.buyer.label,
    ...sheet.buyer.lines,
    sheet.delivery.label,
    ...sheet.delivery.lines,
    ...sheet.references.flat(2),
    ...[columns, ...sheet.rows].flatMap((row) => Object.values(row)),
    ...sums.vatTable.flat(),
    sums.exemption,
    ...sums.lines.flat(),
    ...sums.toPay,
    ...(sums.payment ? [sums.payment.heading, sums.payment.hint, ...sums.payment.facts.flat()] : []),
    ...sheet.foot.flat(),
  ].filter((line) => line !== '');
}

/** Says `30 dagar netto`, and of no days that it is to be paid at once. */
export function termsInWords(days: number, t: T): string {
  if (days === 0) return t('invoice.termsNow');
  return days === 1 ? t('invoice.termsDay') : t('invoice.termsDays', { days });
}

function notesOf(invoice: WholeInvoice, isCredit: boolean, t: T): string[] {
  const inFigures = (day: string) => dateInFigures(day, invoice.language);
  const { credits_invoice_number: number, credited_date: date } = invoice;
  const notes = [];
  if (number !== null) {
    notes.push(
      date
        ? t('invoice.credits', { number, date: inFigures(date) })
        : t('invoice.creditsUndated', { number }),
    );
  }
  if (invoice.is_annulled) notes.push(t('invoice.annulledNote'));
  else if (isCredit) notes.push(t('invoice.creditNote'));
  return notes;
}

function addressOf(invoice: WholeInvoice, whose: 'buyer' | 'delivery', seller: Seller): string[] {
  const place = {
    country: invoice[`${whose}_country_code`],
    zipCode: invoice[`${whose}_zip_code`],
    city: invoice[`${whose}_city`],
  };
  return [
    invoice[`${whose}_name`],
    invoice[`${whose}_address1`],
    invoice[`${whose}_address2`],
    ...townAndCountry(place, invoice.language, seller.countryCode),
  ].filter((line) => line !== '');
}

function referencesOf(invoice: WholeInvoice, isCredit: boolean, t: T): Fact[][] {
  const columns: Fact[][] = [
    [
      [t('invoice.yourReference'), invoice.buyer_reference || invoice.buyer_contact_person],
      [t('invoice.yourOrderNumber'), invoice.purchase_order_number],
      [t('invoice.ourOrderNumber'), invoice.order_id === null ? '' : String(invoice.order_id)],
      [t('invoice.yourVatNumber'), invoice.buyer_vat_number ?? ''],
    ],
    [
      [
        t('invoice.deliveryDate'),
        invoice.delivery_date ? dateInFigures(invoice.delivery_date, invoice.language) : '',
      ],
      [t('invoice.wayOfDelivery'), invoice.way_of_delivery_name],
      [t('invoice.termsOfPayment'), isCredit ? '' : termsInWords(invoice.payment_days, t)],
      [t('invoice.lateInterest'), isCredit ? '' : t('invoice.lateInterestText')],
    ],
  ];
  return columns.map((facts) => facts.filter(([, value]) => value !== ''));
}
