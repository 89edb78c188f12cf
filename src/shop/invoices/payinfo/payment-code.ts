import { formatBankgiro, isBankgiro } from '#kit/text/bank-references.ts';
import { oreToWire } from '#kit/text/money.ts';
import { isOrganisationNumber } from '#kit/text/organisation-number.ts';
import type { Seller } from '#shop/printing/seller.ts';
import { isCreditNote } from '#shop/invoices/invoice-state.ts';

type Owed = {
  buyer_country_code: string;
  credits_invoice_number: number | null;
  currency_code: string;
  due_date: string;
  invoice_date: string;
  is_annulled: boolean;
  ocr: string;
  total_amount: number;
};
type Payee = Pick<Seller, 'name' | 'organisationNumber' | 'bankgiro' | 'countryCode'>;

/** Customers abroad pay to an IBAN, since a bankgiro can be reached only from Sweden and takes kronor alone. */
export function isPaidFromAbroad(
  invoice: Pick<Owed, 'buyer_country_code' | 'currency_code'>,
  seller: Pick<Seller, 'countryCode'>,
): boolean {
  return invoice.buyer_country_code !== seller.countryCode || invoice.currency_code !== 'SEK';
}

/** What reads an OCR takes kronor alone: in other currencies a payment names the invoice. */
export function hasOcr({ currency_code: currency }: Pick<Owed, 'currency_code'>): boolean {
  return currency === 'SEK';
}

/**
 * Returns the text of the QR code by which an app of a bank pays `due` öre of an invoice, as revision 2 of UsingQR
 * (qrkod.info) has it: JSON without spaces, in ASCII. Returns null when the code could not be paid as it stands.
 */
export function paymentCodeOf(invoice: Owed, due: number, seller: Payee): string | null {
  const isToBePaid = due > 0 && !invoice.is_annulled && !isCreditNote(invoice);
  const company = seller.organisationNumber.replace(/\s/g, '');
  const isKnown = isBankgiro(seller.bankgiro) && isOrganisationNumber('SE', company);
  if (!isToBePaid || !isKnown || isPaidFromAbroad(invoice, seller)) return null;
  return asciiJson({
    uqr: 1,
    tp: 1,
    nme: seller.name,
    cid: hyphenated(company),
    iref: invoice.ocr,
    idt: compact(invoice.invoice_date),
    ddt: compact(invoice.due_date),
    due: oreToWire(due),
    pt: 'BG',
    acc: formatBankgiro(seller.bankgiro),
  });
}

/** `556677-8899`, without the digits of the century. */
function hyphenated(company: string): string {
  return company.replace(/\D/g, '').replace(/^\d*(\d{6})(\d{4})$/, '$1-$2');
}

/** `20261021` */
function compact(day: string): string {
  return day.replaceAll('-', '');
}

function asciiJson(value: object): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, escaped);
}
