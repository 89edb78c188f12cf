import { Problem } from '#kit/http/problem.ts';
import type { Services } from '#kit/services/services.server.ts';
import { readWholeCustomer } from '#shop/customers/customers.server.ts';
import { invoiceEmailOf } from '#shop/customers/invoicing-terms.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { readInvoiceWithNotes } from '#shop/invoices/whole-invoice-store.server.ts';
import { peppolXml } from './peppol-document.server.ts';
import { sellerOf } from '#shop/printing/seller.ts';

/** Returns the invoice in the format of an access point. */
export async function invoiceAsXml(
  { db, env }: Pick<Services, 'db' | 'env'>,
  texts: TextRepository,
  number: number,
): Promise<{ FileName: string; Xml: string } | Problem> {
  const invoice = await readInvoiceWithNotes(db, number);
  if (!invoice) return new Problem('not-found');
  const customer = await readWholeCustomer(db, invoice.customer_id);
  const settings = await texts.settings();
  const document = peppolXml(invoice, sellerOf(settings, env.publicUrl), {
    organisationNumber: customer?.organisation_number ?? '',
    email: invoiceEmailOf(customer),
    telephone: customer?.telephone ?? '',
    gln: customer?.gln ?? '',
    endpoint: customer?.peppol_id ? { scheme: customer.peppol_scheme, id: customer.peppol_id } : undefined,
  });
  if ('broken' in document) {
    return new Problem('conflict', {
      detail: (language) => document.broken.map(({ text }) => text(language)).join(' '),
      errors: document.broken.map(({ rule: field, text }) => ({ field, rule: 'regex', message: text })),
    });
  }
  return { FileName: `peppol-${number}.xml`, Xml: document.xml };
}
