import { element, xmlFile, type XmlPart } from '#kit/text/markup/xml.server.ts';
import { endpointOf } from './peppol-endpoint.ts';
import { buyerParty, sellerParty, type Buyer } from './peppol-parties.server.ts';
import { partyElement, type Party } from './peppol-party.server.ts';
import { brokenPeppolRules, type BrokenRule } from './peppol-rules.server.ts';
import type { Seller } from '#shop/printing/seller.ts';
import type { WholeInvoice } from '#shop/invoices/store.server.ts';
import { vatOfInvoice } from '#shop/invoices/vat-of-invoice.ts';
import { vatRateIn } from '#shop/order-model/vat-case.ts';
import type { VatAtRate } from '#shop/printing/vat-per-rate.ts';
import { delivery, deliveryCountry } from './peppol-delivery.server.ts';
import { isPaidByBankgiro, paymentMeans, termsOf } from './peppol-payment.server.ts';
import { categoryOf, categoryElement, withoutReason } from './peppol-vat.server.ts';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';
const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/**
 * Renders an invoice or a credit note as Peppol BIS Billing 3 (UBL 2.1), to be sent by an access point. A credit
 * note's amounts are positive there. Elements are in the order of the schema, and none is empty.
 */
export function peppolXml(
  invoice: WholeInvoice,
  seller: Seller,
  buyer: Buyer,
): { xml: string } | { broken: readonly BrokenRule[] } {
  const isCredit = isCreditNote(invoice);
  const from = sellerParty(seller);
  const to = buyerParty(invoice, buyer);
  const [fromAt, toAt] = [addressOf(from), buyer.endpoint ?? addressOf(to)];
  const broken = brokenPeppolRules({
    from,
    to,
    toAt,
    account: { ...seller, isBankgiro: isPaidByBankgiro(invoice, seller) },
    currencyCode: invoice.currency_code,
    vatCase: invoice.vat_case,
    deliveryCountryCode: deliveryCountry(invoice),
    netAmount: invoice.net_amount,
    vatAmount: invoice.vat_amount,
    totalAmount: invoice.total_amount,
    rows: invoice.rows.map((row) => ({ ...row, isAllowance: isAllowance(row) })),
    rates: vatOfInvoice(invoice),
  });
  if (broken.length > 0 || !fromAt || !toAt) return { broken };
  const kind = isCredit ? 'CreditNote' : 'Invoice';
  const xml = xmlFile(
    element(
      kind,
      [
        element('cbc:CustomizationID', customization),
        element('cbc:ProfileID', profile),
        element('cbc:ID', String(invoice.invoice_number)),
        element('cbc:IssueDate', invoice.invoice_date),
        element('cbc:DueDate', isCredit ? '' : invoice.due_date),
        element(`cbc:${kind}TypeCode`, isCredit ? '381' : '380'),
        element('cbc:DocumentCurrencyCode', invoice.currency_code),
        element('cbc:TaxCurrencyCode', invoice.vat_sek === null ? '' : 'SEK'),
        element('cbc:BuyerReference', referenceOf(invoice)),
        orderReference(invoice),
        element('cac:BillingReference', [
          element('cac:InvoiceDocumentReference', [
            element('cbc:ID', String(invoice.credits_invoice_number ?? '')),
            element('cbc:IssueDate', invoice.credited_date ?? ''),
          ]),
        ]),
        partyElement('AccountingSupplierParty', from, fromAt),
        partyElement('AccountingCustomerParty', to, toAt),
        delivery(invoice),
        ...(isCredit ? [] : [paymentMeans(invoice, seller)]),
        element('cac:PaymentTerms', [element('cbc:Note', termsOf(invoice))]),
        ...invoice.rows.filter(isAllowance).map((row) => allowanceElement(invoice, row)),
        ...totals(invoice),
        ...invoice.rows.filter((row) => !isAllowance(row)).map((row) => lineElement(invoice, row)),
      ],
      {
        xmlns: `${ubl}:${kind}-2`,
        'xmlns:cac': `${ubl}:CommonAggregateComponents-2`,
        'xmlns:cbc': `${ubl}:CommonBasicComponents-2`,
      },
    ),
  );
  return { xml };
}

/** The VAT by rate, and what is to be paid. */
function totals(invoice: WholeInvoice): XmlPart[] {
  const { net_amount: net, vat_amount: vat, total_amount: total } = invoice;
  const rounding = total - net - vat;
  const allowances = invoice.rows.filter(isAllowance).reduce((sum, row) => sum + row.total_amount, 0);
  const money = (name: string, ore: number) => moneyElement(invoice, name, ore);
  return [
    element('cac:TaxTotal', [
      money('TaxAmount', vat),
      ...chargedRates(invoice).map(({ rate, base, vat: at }) =>
        element('cac:TaxSubtotal', [
          money('TaxableAmount', base),
          money('TaxAmount', at),
          categoryElement('cac:TaxCategory', categoryOf(invoice, rate)),
        ]),
      ),
    ]),
    ...vatInKronor(invoice),
    element('cac:LegalMonetaryTotal', [
      money('LineExtensionAmount', net - allowances),
      money('TaxExclusiveAmount', net),
      money('TaxInclusiveAmount', net + vat),
      ...(allowances === 0 ? [] : [money('AllowanceTotalAmount', 0 - allowances)]),
      ...(rounding === 0 ? [] : [money('PayableRoundingAmount', rounding)]),
      money('PayableAmount', total),
    ]),
  ];
}

/** A rate of which nothing is left has no row, and a breakdown without any is refused (BR-S-08). */
function chargedRates(invoice: WholeInvoice): readonly VatAtRate[] {
  const ofRows = new Set(invoice.rows.map(({ vat_rate }) => vatRateIn(invoice.vat_case, vat_rate)));
  return vatOfInvoice(invoice).filter(({ rate, base, vat }) => base !== 0 || vat !== 0 || ofRows.has(rate));
}

/** The Swedish VAT of an invoice in another currency, without rates (BR-53). */
function vatInKronor(invoice: WholeInvoice): XmlPart[] {
  if (invoice.vat_sek === null) return [];
  const inKronor = { ...invoice, currency_code: 'SEK' };
  return [element('cac:TaxTotal', [moneyElement(inKronor, 'TaxAmount', invoice.vat_sek)])];
}

/** The document must have one: without any it is the number that the buyer has with the seller. */
function referenceOf(invoice: WholeInvoice): string {
  const { buyer_reference, buyer_contact_person, customer_number } = invoice;
  return buyer_reference.trim() || buyer_contact_person.trim() || customer_number;
}

function lineElement(invoice: WholeInvoice, row: WholeInvoice['rows'][number]): XmlPart {
  const isCredit = isCreditNote(invoice);
  const quantity = isCredit ? -row.quantity : row.quantity;
  return element(`cac:${isCredit ? 'CreditNote' : 'Invoice'}Line`, [
    element('cbc:ID', String(row.row_number)),
    element('cbc:Note', invoice.order_id === null && row.of_order !== null ? `Order ${row.of_order}` : ''),
    element(`cbc:${isCredit ? 'Credited' : 'Invoiced'}Quantity`, String(quantity), { unitCode: 'EA' }),
    moneyElement(invoice, 'LineExtensionAmount', row.total_amount),
    element('cac:Item', [
      element('cbc:Name', row.description),
      element('cac:SellersItemIdentification', [element('cbc:ID', row.article_number)]),
      element('cac:StandardItemIdentification', [element('cbc:ID', row.ean ?? '', { schemeID: '0160' })]),
      categoryElement('cac:ClassifiedTaxCategory', withoutReason(categoryOf(invoice, row.vat_rate))),
    ]),
    element('cac:Price', [
      element('cbc:PriceAmount', (row.price / 100).toFixed(2), { currencyID: invoice.currency_code }),
    ]),
  ]);
}

/** A discount of an order is below 0, which no line may be (BR-27): it is an allowance of the document, by rate. */
function allowanceElement(invoice: WholeInvoice, row: WholeInvoice['rows'][number]): XmlPart {
  return element('cac:AllowanceCharge', [
    element('cbc:ChargeIndicator', 'false'),
    element('cbc:AllowanceChargeReasonCode', '95'),
    element('cbc:AllowanceChargeReason', row.description),
    moneyElement(invoice, 'Amount', 0 - row.total_amount),
    categoryElement('cac:TaxCategory', withoutReason(categoryOf(invoice, row.vat_rate))),
  ]);
}

/** The buyer's own order number and ours. `NA` says that the buyer gave none, as the specification of BIS Billing has it. */
function orderReference({ purchase_order_number: theirs, order_id: id }: WholeInvoice): XmlPart {
  const ours = id === null ? '' : String(id);
  return element('cac:OrderReference', [
    element('cbc:ID', theirs.trim() || (ours && 'NA')),
    element('cbc:SalesOrderID', ours),
  ]);
}

function isAllowance(row: Pick<WholeInvoice['rows'][number], 'of_kind'>): boolean {
  return row.of_kind === 'discount';
}

function isCreditNote(invoice: WholeInvoice): boolean {
  return invoice.total_amount < 0 || invoice.credits_invoice_number !== null;
}

function moneyElement(invoice: WholeInvoice, name: string, ore: number): XmlPart {
  const sign = isCreditNote(invoice) ? -1 : 1;
  const amount = (sign * ore + 0) / 100;
  return element(`cbc:${name}`, amount.toFixed(2), { currencyID: invoice.currency_code });
}

function addressOf({ address: { countryCode }, organisationNumber, vatNumber }: Party) {
  return endpointOf({ countryCode, organisationNumber, vatNumber });
}
