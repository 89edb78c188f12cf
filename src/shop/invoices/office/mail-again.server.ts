import { stockholmToday } from '#kit/text/dates.ts';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { readWholeCustomer } from '#shop/customers/customers.server.ts';
import { invoiceEmailOf } from '#shop/customers/invoicing-terms.ts';
import { prepareInvoiceMail } from '#shop/invoices/invoice-mail.server.ts';
import { deleteLinks, readLinkExpiry } from '#shop/invoices/link-store.server.ts';
import { readInvoiceWithNotes } from '#shop/invoices/whole-invoice-store.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';

export async function mailAgain(services: Services, texts: TextRepository, by: StaffMember, number: number) {
  const mail = await prepareInvoiceMail(services, texts);
  const done = await changeAs(by, services, {}, async (trx, note) => {
    const invoice = await readInvoiceWithNotes(trx, number);
    if (!invoice) return new Problem('not-found');
    const email = invoiceEmailOf(await readWholeCustomer(trx, invoice.customer_id));
    if (email === '') return badField('Email', 'required', noEmail);
    await mail(trx, invoice, email, `again-${services.now().getTime()}`);
    note({ entity: 'invoice', id: number, action: 'send', before: null, after: { Email: email } });
    return { Email: email };
  });
  if (!(done instanceof Problem)) mailIsQueued();
  return done;
}

/** No link that was mailed opens the invoice any more; its log-in still does. */
export async function revokeLinks(services: Services, by: StaffMember, number: number) {
  return await changeAs(by, services, {}, async (trx, note) => {
    const invoice = await readInvoiceWithNotes(trx, number);
    if (!invoice) return new Problem('not-found');
    const until = await readLinkExpiry(trx, invoice.id, services.now());
    if (!until) return undefined;
    await deleteLinks(trx, invoice.id);
    const before = { LinkUntil: stockholmToday(until) };
    note({ entity: 'invoice', id: number, action: 'change', before, after: { LinkUntil: '' } });
    return undefined;
  });
}

const noEmail = officeTextOf('officeProblem.customerWithoutEmail');
