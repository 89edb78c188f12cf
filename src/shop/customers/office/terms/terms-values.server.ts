import { readGln } from '#kit/text/codes/gln.ts';
import { readPeppolIdentifier } from '#kit/text/codes/peppol-identifier.ts';
import type { WholeCustomerRow } from '#shop/customers/store.server.ts';
import type { CustomerTerms } from './contract.ts';

const basisPointsInPercent = 100;

export function rowOfTerms(input: CustomerTerms) {
  const peppol = readPeppolIdentifier(input.PeppolScheme, input.PeppolId);
  return {
    discount_basis_points: Math.round(input.DiscountPercent * basisPointsInPercent),
    invoice_email: input.InvoiceEmail,
    peppol_scheme: peppol?.scheme ?? '',
    peppol_id: peppol?.id ?? '',
    gln: readGln(input.Gln) ?? '',
    buyer_reference: input.BuyerReference,
    monthly_invoice: input.MonthlyInvoice,
    prices_on_delivery_notes: input.PricesOnDeliveryNotes,
  };
}

export function termsOfRow(row: Pick<WholeCustomerRow, keyof ReturnType<typeof rowOfTerms>>): CustomerTerms {
  return {
    DiscountPercent: row.discount_basis_points / basisPointsInPercent,
    InvoiceEmail: row.invoice_email,
    PeppolScheme: row.peppol_scheme,
    PeppolId: row.peppol_id,
    Gln: row.gln,
    BuyerReference: row.buyer_reference,
    MonthlyInvoice: row.monthly_invoice,
    PricesOnDeliveryNotes: row.prices_on_delivery_notes,
  };
}
