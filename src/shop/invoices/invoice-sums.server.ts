import { amountInWords } from '#kit/text/money-in-words.ts';
import { dateInFigures } from '#kit/text/short-dates.ts';
import { formatPercent } from '#kit/text/percent.ts';
import type { T } from '#shop/texts/text.ts';
import { accountFacts } from '#shop/printing/account-facts.server.ts';
import type { Fact, PrintedSums } from '#shop/printing/sheet.ts';
import type { Seller } from '#shop/printing/seller.ts';
import { hasOcr, isPaidFromAbroad, paymentCodeOf } from '#shop/invoices/payinfo/payment-code.ts';
import type { WholeInvoice } from './store.server.ts';
import { isAtRate } from '#shop/printing/vat-per-rate.ts';
import { vatOfInvoice } from './vat-of-invoice.ts';

type About = { seller: Seller; isCredit: boolean; t: T };

export function sumsOf(invoice: WholeInvoice, { seller, isCredit, t }: About): PrintedSums {
  const { net_amount: net, vat_amount: vat, total_amount: total, currency_code: currency } = invoice;
  const amount = (ore: number) => amountInWords(ore, invoice.language);
  const percent = (rate: number) => formatPercent(rate, invoice.language);
  const rates = vatOfInvoice(invoice);
  const rounding = total - net - vat;
  const isToBePaid = !invoice.is_annulled && !isCredit;
  const toPay: Fact = isCredit
    ? [t('invoice.toCredit', { currency }), amount(-total)]
    : [t('invoice.toPayIn', { currency }), amount(isToBePaid ? total : 0)];
  return {
    lines: [
      [t('invoice.net'), amount(net)],
      ...rates.map((one): Fact => [
        isAtRate(one) ? t('invoice.vatAt', { rate: percent(one.rate) }) : t('invoice.vatOfSeveral'),
        amount(one.vat),
      ]),
      ...(rounding === 0 ? [] : [[t('invoice.rounding'), amount(rounding)] as const]),
      [t('invoice.total'), amount(total)],
      ...(invoice.vat_sek === null ? [] : [[t('invoice.vatInKronor'), amount(invoice.vat_sek)] as const]),
    ],
    toPay,
    vatTable: [
      [t('invoice.vatRate'), t('invoice.vatBase'), t('invoice.vat')],
      ...rates.map((one) => {
        const rate = isAtRate(one) ? percent(one.rate) : t('invoice.severalRates');
        return [rate, amount(one.base), amount(one.vat)] as const;
      }),
    ],
    exemption: exemptionOf(invoice, t),
    payment: isToBePaid && total > 0 ? paymentOf(invoice, { seller, toPay, t }) : undefined,
  };
}

function exemptionOf({ vat_case: vatCase }: WholeInvoice, t: T): string {
  if (vatCase === 'domestic') return '';
  return t(vatCase === 'intra_eu' ? 'invoice.intraEu' : 'invoice.export');
}

function paymentOf(
  invoice: WholeInvoice,
  { seller, toPay, t }: { seller: Seller; toPay: Fact; t: T },
): PrintedSums['payment'] {
  return {
    heading: t('invoice.payment'),
    hint: t(hasOcr(invoice) ? 'invoice.payWith' : 'invoice.payWithNumber'),
    facts: [
      ...accountFacts(seller, isPaidFromAbroad(invoice, seller), t),
      hasOcr(invoice)
        ? [t('invoice.ocr'), invoice.ocr]
        : [t('invoice.number'), String(invoice.invoice_number)],
      [t('invoice.dueDate'), dateInFigures(invoice.due_date, invoice.language)],
      toPay,
    ],
    // The paper asks for the whole amount: once something is paid, its code would ask for it again.
    code:
      invoice.balance === invoice.total_amount ? paymentCodeOf(invoice, invoice.total_amount, seller) : null,
  };
}
