import { mailIsQueued, queueMail } from '#kit/mail/outbox.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/http/router.server.ts';
import { readWholeCustomer } from '#shop/customers/customers.server.ts';
import { prepareInvoiceMail } from '#shop/invoices/invoice-mail.server.ts';
import { readInvoiceWithNotes } from '#shop/invoices/whole-invoice-store.server.ts';
import { changeAs } from '#shop/staff/change-log/staff-change.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';

export async function mailAgain(services: Services, texts: TextRepository, by: StaffMember, number: number) {
  const write = await prepareInvoiceMail(services, texts);
  const done = await changeAs(by, services, {}, async (trx, note) => {
    const invoice = await readInvoiceWithNotes(trx, number);
    if (!invoice) return new Problem('not-found');
    const email = (await readWholeCustomer(trx, invoice.customer_id))?.email ?? '';
    if (email === '') return badField('Email', 'required', noEmail);
    await queueMail(trx, services, [write(invoice, email, `again-${services.now().getTime()}`)]);
    note({ entity: 'invoice', id: number, action: 'send', before: null, after: { Email: email } });
    return { Email: email };
  });
  if (!(done instanceof Problem)) mailIsQueued();
  return done;
}

const noEmail = officeTextOf('officeProblem.customerWithoutEmail');
