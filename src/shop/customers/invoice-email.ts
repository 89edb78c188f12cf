/** Where the customer's invoices, statements and reminders are mailed; '' for nowhere. */
export function invoiceEmailOf({ email }: { email: string }): string {
  return email;
}
