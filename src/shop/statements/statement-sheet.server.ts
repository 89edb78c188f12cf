import { parseLanguage, type Language } from '#kit/text/language.ts';
import { amountInWords } from '#kit/text/money-in-words.ts';
import { dateInFigures } from '#kit/text/short-dates.ts';
import type { CustomerDetails } from '#shop/customers/customers.server.ts';
import { accountFacts } from '#shop/printing/account-facts.server.ts';
import { footOf } from '#shop/printing/foot.server.ts';
import type { ListTable, PrintedList } from '#shop/printing/list-sheet.ts';
import type { Seller } from '#shop/printing/seller.ts';
import type { Fact } from '#shop/printing/sheet.ts';
import { townAndCountry } from '#shop/texts/town-and-country.ts';
import type { T } from '#shop/texts/text.ts';
import { ages, type CurrencyStatement, type OpenInvoice } from './statement.ts';
import type { AccountStatement } from './statements.server.ts';

export function statementSheetOf(
  { customer, day, currencies }: AccountStatement,
  seller: Seller,
  t: T,
): PrintedList {
  const language = parseLanguage(customer.language);
  const toPay = currencies.filter(({ total }) => total > 0);
  return {
    language,
    title: t('statement.documentTitle', { number: customer.customer_number }),
    heading: t('statement.heading'),
    sellerName: seller.name,
    box: [
      [t('statement.day'), dateInFigures(day, language)],
      [t('invoice.customerNumber'), customer.customer_number],
      ...currencies.map(({ currencyCode, total }): Fact => [
        t('statement.totalIn', { currency: currencyCode }),
        amountInWords(total, language),
      ]),
    ].slice(0, 6) as Fact[],
    buyer: { label: t('invoice.buyer'), lines: addressOf(customer, seller, language) },
    intro: [currencies.length === 0 ? t('statement.nothing') : t('statement.intro')],
    tables: currencies.map((currency) => tableOf(currency, language, t)),
    payment: toPay.length > 0 ? paymentOf(customer, toPay, seller, t) : undefined,
    foot: footOf(seller, language, t),
    page: (page, pages) => t('invoice.page', { page, pages }),
  };
}

function addressOf(customer: CustomerDetails, seller: Seller, language: Language): string[] {
  const { invoice_country_code: country, invoice_zip_code: zipCode, invoice_city: city } = customer;
  return [
    customer.name,
    customer.invoice_address1,
    customer.invoice_address2,
    ...townAndCountry({ country, zipCode, city }, language, seller.countryCode),
  ].filter((line) => line !== '');
}

function tableOf(
  { currencyCode, rows, byAge, credit, total }: CurrencyStatement,
  language: Language,
  t: T,
): ListTable {
  const amount = (ore: number) => amountInWords(ore, language);
  return {
    heading: currencyCode,
    columns: [
      { label: t('statement.document'), share: 30 },
      { label: t('invoice.date'), share: 14 },
      { label: t('invoice.dueDate'), share: 14 },
      { label: t('invoice.amount'), share: 14, right: true },
      { label: t('statement.settled'), share: 16, right: true },
      { label: t('statement.open'), share: 14, right: true },
    ],
    rows: rows.map((row) => ({
      cells: [
        t(`statement.${row.kind}`, { number: row.number }),
        dateInFigures(row.day, language),
        row.kind === 'invoice' ? dateInFigures(row.dueDate, language) : '',
        amount(row.total),
        amount(row.total - row.open),
        amount(row.open),
      ],
      below: movesIn(row, language, t),
    })),
    sums: [
      ...ages.map((age): Fact => [t(`statement.age.${age}`), amount(byAge[age])]),
      [t('statement.credited'), amount(credit)],
      [t('statement.totalIn', { currency: currencyCode }), amount(total)],
    ],
  };
}

function movesIn({ moves }: OpenInvoice, language: Language, t: T): string[] {
  return moves.map(({ kind, day, amount, note }) =>
    t(`statement.moved.${kind}`, {
      day: dateInFigures(day, language),
      amount: amountInWords(amount, language),
      number: note ?? '',
    }),
  );
}

/** Several invoices have several references: each is paid by its own. */
function paymentOf(
  customer: CustomerDetails,
  toPay: readonly CurrencyStatement[],
  seller: Seller,
  t: T,
): PrintedList['payment'] {
  const isAtHome =
    customer.invoice_country_code === seller.countryCode &&
    toPay.every(({ currencyCode }) => currencyCode === 'SEK');
  const known = accountFacts(seller, !isAtHome, t);
  if (known.length === 0) return undefined;
  return { heading: t('invoice.payment'), hint: t('statement.payWith'), facts: known, code: null };
}
