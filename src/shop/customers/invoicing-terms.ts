/** Returns to which address the customer's invoices, and what is about them, are mailed; '' for none. */
export function invoiceEmailOf(customer: { email: string; invoice_email: string } | undefined): string {
  return customer ? customer.invoice_email || customer.email : '';
}

/** Returns what an invoice has as the buyer's reference; `person` is who has ordered, where that is known. */
export function buyerReferenceOf(
  { buyer_reference, contact_person }: { buyer_reference: string; contact_person: string },
  person = '',
): string {
  return buyer_reference || person || contact_person;
}
