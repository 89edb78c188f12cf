import { parseLanguage } from '#kit/text/language.ts';
import { amountInWords } from '#kit/text/money-in-words.ts';
import { dateInFigures } from '#kit/text/short-dates.ts';
import { hasOcr, isPaidFromAbroad } from '#shop/invoices/payinfo/payment-code.ts';
import { accountFacts } from '#shop/printing/account-facts.server.ts';
import { footOf } from '#shop/printing/foot.server.ts';
import type { PrintedList } from '#shop/printing/list-sheet.ts';
import type { Seller } from '#shop/printing/seller.ts';
import type { Fact } from '#shop/printing/sheet.ts';
import { townAndCountry } from '#shop/texts/town-and-country.ts';
import type { T } from '#shop/texts/text.ts';
import type { Proposal } from './proposals.server.ts';

/** A reminder of one invoice, in the language of the invoice. */
export function reminderSheetOf(proposal: Proposal, day: string, seller: Seller, t: T): PrintedList {
  const { invoice, level, total } = proposal;
  const language = parseLanguage(invoice.language);
  const { currency_code: currency, invoice_number: number } = invoice;
  const inFigures = (date: string) => dateInFigures(date, language);
  const toPay: Fact = [t('invoice.toPayIn', { currency }), amountInWords(total, language)];
  return {
    language,
    title: t('reminder.documentTitle', { number }),
    heading: t('reminder.heading', { level }),
    sellerName: seller.name,
    box: [
      [t('invoice.number'), String(number)],
      [t('reminder.day'), inFigures(day)],
      [t('invoice.customerNumber'), invoice.customer_number],
      ...(hasOcr(invoice) ? [[t('invoice.ocr'), invoice.ocr] as const] : []),
      [t('invoice.dueDate'), inFigures(invoice.due_date)],
      toPay,
    ],
    buyer: { label: t('invoice.buyer'), lines: addressOf(proposal, seller) },
    intro: [
      t('reminder.intro', {
        number,
        date: inFigures(invoice.invoice_date),
        due: inFigures(invoice.due_date),
      }),
      t('reminder.already'),
    ],
    tables: [
      {
        heading: '',
        columns: [
          { label: t('reminder.what'), share: 70 },
          { label: `${t('invoice.amount')} ${currency}`, share: 30, right: true },
        ],
        rows: linesOf(proposal, t).map(({ text, ore, below }) => ({
          cells: [text, amountInWords(ore, language)],
          below,
        })),
        sums: [toPay],
      },
    ],
    payment: paymentOf(proposal, seller, toPay, t),
    foot: footOf(isPaidFromAbroad(invoice, seller) ? { ...seller, bankgiro: '' } : seller, language, t),
    page: (page, pages) => t('invoice.page', { page, pages }),
  };
}

type Line = { text: string; ore: number; below: string[] };

function linesOf(proposal: Proposal, t: T): Line[] {
  const { invoice, fee, feeBefore, interest, asksInterest, daysWithoutRate: count } = proposal;
  const language = parseLanguage(invoice.language);
  const from = dateInFigures(proposal.interestFrom, language);
  const lines: Line[] = [
    { text: t('reminder.balance', { number: invoice.invoice_number }), ore: invoice.balance, below: [] },
  ];
  if (fee + feeBefore > 0) lines.push({ text: t('reminder.fee'), ore: fee + feeBefore, below: [] });
  if (interest > 0)
    lines.push({
      text: t(asksInterest ? 'reminder.interest' : 'reminder.interestNotAsked', { from }),
      ore: interest,
      below: count > 0 ? [t('reminder.daysWithoutRate', { count })] : [],
    });
  return lines;
}

function addressOf({ invoice }: Proposal, seller: Seller): string[] {
  const { buyer_country_code: country, buyer_zip_code: zipCode, buyer_city: city } = invoice;
  return [
    invoice.buyer_name,
    invoice.buyer_address1,
    invoice.buyer_address2,
    ...townAndCountry({ country, zipCode, city }, invoice.language, seller.countryCode),
  ].filter((line) => line !== '');
}

function paymentOf({ invoice }: Proposal, seller: Seller, toPay: Fact, t: T): PrintedList['payment'] {
  const account = accountFacts(seller, isPaidFromAbroad(invoice, seller), t);
  const reference: Fact = hasOcr(invoice)
    ? [t('invoice.ocr'), invoice.ocr]
    : [t('invoice.number'), String(invoice.invoice_number)];
  const facts: Fact[] = [...account, reference, toPay];
  return {
    heading: t('invoice.payment'),
    hint: t(hasOcr(invoice) ? 'invoice.payWith' : 'invoice.payWithNumber'),
    facts: facts.filter(([, value]) => value !== ''),
    code: null,
  };
}
