import { parseLanguage } from '#kit/text/language.ts';
import { element, type XmlPart } from '#kit/text/markup/xml.server.ts';
import { isOcr } from '#kit/text/bank-references.ts';
import { withoutSeparators } from './peppol-parties.server.ts';
import type { Seller } from '#shop/printing/seller.ts';
import { hasOcr } from '#shop/invoices/payinfo/payment-code.ts';
import type { WholeInvoice } from '#shop/invoices/store.server.ts';
import { termsInWords } from '#shop/invoices/invoice-sheet.server.ts';
import { textOf } from '#shop/texts/language-table.ts';
import type { T } from '#shop/texts/text.ts';

export function isPaidByBankgiro(invoice: WholeInvoice, seller: Seller): boolean {
  return invoice.buyer_country_code === 'SE' && hasOcr(invoice) && seller.bankgiro !== '';
}

/** Others pay to an IBAN, since a bankgiro can be reached only from Sweden and takes kronor alone. */
export function paymentMeans(invoice: WholeInvoice, seller: Seller): XmlPart {
  const atHome = isPaidByBankgiro(invoice, seller);
  const account = atHome ? seller.bankgiro.replace(/\D/g, '') : withoutSeparators(seller.iban);
  const branch = atHome ? 'SE:BANKGIRO' : seller.bic;
  return element('cac:PaymentMeans', [
    element('cbc:PaymentMeansCode', account === '' ? '1' : '30'),
    element(
      'cbc:PaymentID',
      hasOcr(invoice) && isOcr(invoice.ocr, 'check') ? invoice.ocr : String(invoice.invoice_number),
    ),
    ...(account === ''
      ? []
      : [
          element('cac:PayeeFinancialAccount', [
            element('cbc:ID', account),
            element('cac:FinancialInstitutionBranch', [element('cbc:ID', branch)]),
          ]),
        ]),
  ]);
}

export function termsOf({ payment_days: days, language }: WholeInvoice): string {
  const own = parseLanguage(language);
  const t: T = (key, values) => textOf(key, values)(own);
  return t('invoice.peppolTerms', { terms: termsInWords(days, t) });
}
